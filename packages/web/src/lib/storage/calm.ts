// Whether the player prefers reduced motion. Then nothing is animated and no step is delayed.
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

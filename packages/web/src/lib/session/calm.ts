// Whether the player wants less motion: what would be waited for then happens at once.
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

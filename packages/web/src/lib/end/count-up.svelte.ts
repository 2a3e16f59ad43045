// The end of a game counts up step by step: areas, foxes, total, stars. Finished at once for players who want less motion,
// for games that were over before, and at a tap or key.
import { calm } from '#lib/storage/calm.ts';

/** The figure that a step shows. */
export type CountStep =
  | { readonly kind: 'area'; readonly area: number }
  | { readonly kind: 'foxes' | 'total' }
  | { readonly kind: 'star'; readonly stars: number };

const PAUSES: Readonly<Record<CountStep['kind'], number>> = { area: 480, foxes: 640, total: 640, star: 260 };

/** All steps: the areas in the sheet's order, foxes last, the total, and the stars one by one, the last perhaps half. */
export function countSteps(areas: number, stars: number): CountStep[] {
  return [
    ...Array.from({ length: areas }, (_, area) => ({ kind: 'area' as const, area })),
    { kind: 'foxes' },
    { kind: 'total' },
    ...Array.from({ length: Math.ceil(stars) }, (_, i) => ({
      kind: 'star' as const,
      stars: Math.min(i + 1, stars),
    })),
  ];
}

export class CountUp {
  readonly #steps: readonly CountStep[];
  readonly #onstep: (step: CountStep, index: number) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many steps are known. */
  #known = $state(0);

  constructor(
    steps: readonly CountStep[],
    live: boolean,
    onstep: (step: CountStep, index: number) => void = () => {},
  ) {
    this.#steps = steps;
    this.#onstep = onstep;
    if (live && !calm()) this.#wait();
    else this.#known = steps.length;
  }

  #wait(): void {
    const next = this.#steps[this.#known];
    if (next) this.#timer = setTimeout(() => this.#go(next), PAUSES[next.kind]);
  }

  #go(step: CountStep): void {
    this.#known++;
    this.#onstep(step, this.#known - 1);
    this.#wait();
  }

  /** Whether a step of this kind is known: the `index`-th of them, by default the first. */
  knows(kind: CountStep['kind'], index = 0): boolean {
    return this.#steps.slice(0, this.#known).filter((step) => step.kind === kind).length > index;
  }

  /** The stars known so far. */
  get stars(): number {
    return this.#steps
      .slice(0, this.#known)
      .reduce((stars, step) => (step.kind === 'star' ? step.stars : stars), 0);
  }

  get done(): boolean {
    return this.#known === this.#steps.length;
  }

  /** Everything at once. */
  finish(): void {
    clearTimeout(this.#timer);
    if (this.done) return;
    this.#known = this.#steps.length;
    this.#onstep(this.#steps[this.#known - 1], this.#known - 1);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

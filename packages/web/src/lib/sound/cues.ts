// The cues: what a player hears and feels. table/feel.ts chooses the cue for an event.
export type SoundCue =
  /** Dice were rolled. */
  | { readonly kind: 'roll'; readonly dice: number }
  /** A field was marked: after how many bonuses in a row, and how many it earned. */
  | { readonly kind: 'mark'; readonly chain: number; readonly earned: number }
  /** The end counts up. */
  | { readonly kind: 'count'; readonly step: number }
  /** The total is known. */
  | { readonly kind: 'over' };

/** The vibration of a cue, in milliseconds of trembling and of rest; a longer chain is felt more. */
export function tremble(cue: SoundCue): number[] {
  switch (cue.kind) {
    case 'roll':
      return [6, 34, 8, 46, 14];
    case 'mark':
      return cue.earned > 0 ? [12, 40, 10 + 4 * Math.min(6, cue.chain)] : [8];
    case 'count':
      return [5];
    case 'over':
      return [16, 70, 16, 70, 40];
  }
}

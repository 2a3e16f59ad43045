// The sound of an event at the table. Pure, so that it can be tested without a sound.
import { checkEvent, gainsOf } from '@reynard/engine';
import type { Happening } from '#lib/session/session.svelte.ts';
import type { SoundCue } from '#lib/sound/cues.ts';

/** The cue of an event, given how long the chain is with it; null: it is silent. */
export function cueOf({ event, before }: Happening, chain: number): SoundCue | null {
  if (event.e === 'roll') return { kind: 'roll', dice: Object.keys(event.dice).length };
  if (!('mark' in event)) return null;
  const checked = checkEvent(before, event);
  const earned = checked.ok && 'move' in checked ? gainsOf(before, checked.move).earned.length : 0;
  return { kind: 'mark', chain, earned };
}

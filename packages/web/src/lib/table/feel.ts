// Lets an event at the table be heard and felt. A chain builds up: each bonus in a row sounds higher.
import { chainAfter } from '#lib/scores/chains.ts';
import type { Happening } from '#lib/session/session.svelte.ts';
import { play } from '#lib/sound/sound.ts';
import { cueOf } from './cue-of.ts';

let chain = 0;

export function feel(happening: Happening): void {
  chain = chainAfter(chain, happening.event);
  const cue = cueOf(happening, chain);
  if (cue) play(cue);
}

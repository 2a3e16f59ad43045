// Chains: bonuses that one mark sets off, one after another. Read off the events alone.
import type { Event } from '@reynard/engine';

/** How long the chain is after this event, given how long it was: each bonus that is used adds one. */
export const chainAfter = (chain: number, event: Event): number => (event.e === 'bonus' ? chain + 1 : 0);

/** The longest chain of a seat. */
export function longestChain(events: readonly Event[], seat: number): number {
  let [chain, longest] = [0, 0];
  for (const event of events) {
    if (event.e !== 'roll' && event.p !== seat) continue;
    chain = chainAfter(chain, event);
    longest = Math.max(longest, chain);
  }
  return longest;
}

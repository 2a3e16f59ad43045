// Everything `@reynard/client` offers. Runs in browsers and in Node.
export { type Pledges, ReynardClient } from './client.ts';
export { DuelDice, firstDifference } from './duel.ts';
export { FollowerError, ReynardError } from './error.ts';
export {
  commitmentOf,
  FAIR_SCHEME,
  FairDice,
  type FairFault,
  type FairSource,
  type FairVerdict,
  newSecret,
  newSeed,
  type Pledge,
  verifyDice,
} from './fair.ts';
export type { Connection, Follower, FollowOptions } from './follow.ts';
export type * from './wire.ts';

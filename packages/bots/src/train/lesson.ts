// One lesson: a worker plays its share of the games between two checkpoints and learns from them. Its dice depend only on
// the plan's seed, the lesson and the worker, so a run that was stopped and resumed gives the same network.
import { readFileSync } from 'node:fs';
import { Random } from '@reynard/engine';
import type { Features } from '../net/features.ts';
import { readNet } from '../net/net-file.ts';
import { SelfPlay } from '../net/self-play.ts';
import type { TrainingNet } from '../net/training-net.ts';
import { gamesAfter, type Plan, temperAt } from './plan.ts';

/** Trains the network and returns the mean of the totals of its solo games. */
export function giveLesson(
  net: TrainingNet,
  features: Features,
  plan: Plan,
  lesson: number,
  worker: number,
): number {
  const random = new Random(`${plan.seed}/train/${lesson}/${worker}`);
  const player = plan.player ? readNet(readFileSync(plan.player), features.layout).net : net;
  const selfPlay = new SelfPlay(net, features, random, player);
  let sum = 0;
  let solo = 0;
  for (let i = 1; i <= plan.lesson; i++) {
    const games = Math.min(plan.games, (lesson * plan.lesson + i) * plan.workers);
    const players = random.below(1000) < 1000 * plan.company ? 2 + random.below(3) : 1;
    const mean = selfPlay.play(players, temperAt(plan, games));
    if (players === 1) {
      sum += mean;
      solo++;
    }
  }
  // Apply what is left of the last batch: a lesson carries nothing over to the next.
  net.step(temperAt(plan, gamesAfter(plan, lesson + 1)).rate);
  return sum / solo;
}

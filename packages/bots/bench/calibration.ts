// Measures whether chances come true: games of the reference are stopped at a random point, `chances` predicts the end, and
// the game goes on. In a solo game it predicts the level, in a game of several the winner.
//   node packages/bots/bench/calibration.ts [--games N] [--tries N] [--game ID] [--seed S]
import { parseArgs } from 'node:util';
import { Position, Random, resultOf, SHEETS, soloLevel } from '@reynard/engine';
import { chances, type Evaluator, loadEvaluator } from '../src/analysis/index.ts';
import { bareGame, playOut, streamsOf } from '../src/index.ts';
import { playStep, TurnDice } from '../src/trial.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '350' },
    tries: { type: 'string', default: '128' },
    game: { type: 'string' },
    seed: { type: 'string', default: 'calibration' },
  },
});

/** A predicted chance and what happened, from 0 to 1. */
interface Call {
  readonly called: number;
  readonly happened: number;
}

/** A game of the reference after a random number of steps. */
function midway(evaluator: Evaluator, players: number, seed: string): Position {
  const whole = Position.start(evaluator.sheet, players);
  const bots = new Array(players).fill(evaluator.reference);
  const steps = playOut(bareGame(whole), bots, streamsOf(seed, players));
  const position = Position.start(evaluator.sheet, players);
  const dice = new TurnDice(`${seed}/midway`);
  for (let left = new Random(seed).below(steps); left > 0 && !position.isOver; left--) {
    playStep(position, position.active, evaluator.reference, dice);
  }
  return position;
}

function callsOf(evaluator: Evaluator, players: number, seed: string): Call[] {
  const position = midway(evaluator, players, seed);
  let called = chances(position, evaluator, { tries: 1 }).next().value;
  for (const step of chances(position, evaluator, { tries: Number(values.tries), seed })) called = step;
  const end = resultOf(evaluator.playToEnd(position, `${seed}/end`));
  if (called.levels === null) {
    return called.seats.map(({ win }, seat) => ({
      called: win,
      happened: end.winners.includes(seat) ? 1 / end.winners.length : 0,
    }));
  }
  const reached = soloLevel(evaluator.sheet, end.scores[0].total).index;
  const { levels } = called;
  // The last level is always reached.
  return levels.slice(0, -1).map((_, level) => ({
    called: levels.slice(0, level + 1).reduce((sum, share) => sum + share, 0),
    happened: reached <= level ? 1 : 0,
  }));
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);

function print(calls: readonly Call[]): void {
  console.log('   called   happened      calls');
  for (let bin = 0; bin <= 10; bin++) {
    const here = calls.filter(({ called }) => Math.round(10 * called) === bin);
    const mean = (key: keyof Call) => here.reduce((sum, call) => sum + call[key], 0) / here.length;
    if (here.length > 0)
      console.log(
        `${percent(mean('called'))}   ${percent(mean('happened'))}   ${String(here.length).padStart(8)}`,
      );
  }
}

const all: Call[] = [];
let games = 0;
for (const sheet of SHEETS) {
  if (values.game !== undefined && values.game !== sheet.id) continue;
  const evaluator = await loadEvaluator(sheet);
  for (const players of [1, 2]) {
    for (let i = 0; i < Number(values.games); i++, games++) {
      all.push(...callsOf(evaluator, players, `${values.seed}/${i}`));
    }
  }
}
console.log(`${games} games, ${values.tries} tries each`);
print(all);

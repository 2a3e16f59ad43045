// What each seat scores on average when the evaluator's choices are played for all: prints the `pars` of each game for src/games.ts.
//   node packages/bots/bench/pars.ts [--game ID] [--games N] [--seed S]
import { parseArgs } from 'node:util';
import { Position, SHEETS, type Sheet } from '@reynard/engine';
import { loadEvaluator } from '../src/analysis/index.ts';
import { type Bot, bareGame, playOut, streamsOf, summary } from '../src/index.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '4000' },
    seed: { type: 'string', default: 'pars' },
  },
});

function totalsOf(sheet: Sheet, bot: Bot, players: number): number[][] {
  const position = Position.start(sheet, players);
  return Array.from({ length: Number(values.games) }, (_, game) => {
    position.restart();
    playOut(bareGame(position), new Array(players).fill(bot), streamsOf(`${values.seed}/${game}`, players));
    return Array.from({ length: players }, (_, seat) => position.total(seat));
  });
}

for (const sheet of SHEETS) {
  if (values.game !== undefined && values.game !== sheet.id) continue;
  const { reference: bot } = await loadEvaluator(sheet);
  console.log(`${sheet.id}\n    pars: [`);
  for (let players = 1; players <= 4; players++) {
    const totals = totalsOf(sheet, bot, players);
    const seats = Array.from({ length: players }, (_, seat) => summary(totals.map((one) => one[seat])));
    const errors = seats.map(({ error }) => error.toFixed(1)).join(', ');
    console.log(`      [${seats.map(({ mean }) => mean.toFixed(1)).join(', ')}], // ± ${errors}`);
  }
  console.log('    ],');
}

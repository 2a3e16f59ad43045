// What each area brings the strongest bot that answers at once, on average: prints the content of src/area-means.ts.
//   node packages/bots/bench/area-means.ts [--games N] [--bot isengrim] > packages/bots/src/area-means.ts
import { parseArgs } from 'node:util';
import { Position, SHEETS, type Sheet, scoreOf } from '@reynard/engine';
import { type BotName, bareTable, loadBot, playOut, streamsOf } from '../src/index.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '4000' }, bot: { type: 'string', default: 'isengrim' } },
});
const games = Number(values.games);

async function meansOf(sheet: Sheet): Promise<string> {
  const bot = await loadBot(values.bot as BotName, sheet);
  const position = Position.start(sheet, 1);
  const scores = Array.from({ length: games }, (_, game) => {
    position.restart();
    playOut(bareTable(position), [bot], streamsOf(`area-means/${game}`, 1));
    return scoreOf(position, 0);
  });
  const mean = (points: (score: (typeof scores)[number]) => number) =>
    (scores.reduce((sum, score) => sum + points(score), 0) / games).toFixed(1).replace('.0', '');
  const areas = sheet.areas.map(({ colour }) => `${colour}: ${mean((score) => score.areas[colour] ?? 0)}`);
  return `  '${sheet.id}': {
    bot: '${values.bot}',
    total: ${mean((score) => score.total)},
    foxes: ${mean((score) => score.foxPoints)},
    areas: { ${areas.join(', ')} },
  },`;
}

const entries: string[] = [];
for (const sheet of SHEETS) entries.push(await meansOf(sheet));
console.log(`// What each area and the foxes bring a strong bot in a solo game, on average; a measure for players.
// Written by: node packages/bots/bench/area-means.ts --games ${games} --bot ${values.bot}
import type { Colour } from '@reynard/engine';

export interface AreaMeans {
  /** Whose means these are. */
  readonly bot: string;
  readonly total: number;
  /** The points of all foxes together. */
  readonly foxes: number;
  readonly areas: Readonly<Partial<Record<Colour, number>>>;
}

/** By game. */
export const AREA_MEANS: Readonly<Record<string, AreaMeans>> = {
${entries.join('\n')}
};`);

// The average points of each area in solo games of a bot: prints the `areaMeans` of each game for src/games.ts.
//   node packages/bots/bench/area-means.ts [--game ID] [--games N] [--bot isengrim]
import { parseArgs } from 'node:util';
import { Position, SHEETS, type Sheet, scoreOf } from '@reynard/engine';
import { type BotName, bareGame, loadBot, playOut, streamsOf } from '../src/index.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '4000' },
    bot: { type: 'string', default: 'isengrim' },
  },
});
const games = Number(values.games);

async function meansOf(sheet: Sheet): Promise<string> {
  const bot = await loadBot(values.bot as BotName, sheet);
  const position = Position.start(sheet, 1);
  const scores = Array.from({ length: games }, (_, game) => {
    position.restart();
    playOut(bareGame(position), [bot], streamsOf(`area-means/${game}`, 1));
    return scoreOf(position, 0);
  });
  const mean = (points: (score: (typeof scores)[number]) => number) =>
    (scores.reduce((sum, score) => sum + points(score), 0) / games).toFixed(1).replace('.0', '');
  const areas = sheet.areas.map(({ colour }) => `${colour}: ${mean((score) => score.areas[colour] ?? 0)}`);
  return `${sheet.id}
    areaMeans: {
      bot: '${values.bot}',
      total: ${mean((score) => score.total)},
      foxes: ${mean((score) => score.foxPoints)},
      areas: { ${areas.join(', ')} },
    },`;
}

for (const sheet of SHEETS) {
  if (values.game === undefined || values.game === sheet.id) console.log(await meansOf(sheet));
}

// What each level loses per game and how lucky it was: the `losses` of each game for src/games.ts, and whether luck averages
// zero. All seats of a game are of the same level, and every seat is analysed.
//   node packages/bots/bench/losses.ts [--game ID] [--bot NAME,…] [--players N] [--games N] [--deep] [--seed S]
import { parseArgs } from 'node:util';
import { Game, SHEETS, type Sheet } from '@reynard/engine';
import {
  type Analysis,
  analyse,
  type Evaluator,
  type Judgement,
  loadEvaluator,
} from '../src/analysis/index.ts';
import { LEVELS, type LevelId, loadBot, type Measured, playOut, streamsOf, summary } from '../src/index.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    bot: { type: 'string' },
    players: { type: 'string', default: '1' },
    games: { type: 'string', default: '500' },
    deep: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'losses' },
  },
});
const players = Number(values.players);
const games = Number(values.games);

async function* gamesOf(sheet: Sheet, level: LevelId): AsyncGenerator<Game> {
  const bot = await loadBot(level, sheet);
  for (let i = 0; i < games; i++) {
    const game = Game.start(sheet, new Array(players).fill(level));
    playOut(game, new Array(players).fill(bot), streamsOf(`${values.seed}/${i}`, players));
    yield game;
  }
}

/** The last analysis that the generator gives. */
function lastOf(steps: Generator<Analysis, Analysis>): Analysis {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const figure = ({ mean, error }: Measured) => `${mean.toFixed(1)} ± ${error.toFixed(1)}`.padStart(13);

/**
 * The mean luck by the level's published mean total instead of that of these games: more exact, as most of the luck's spread is
 * that of the totals. Only for solo games.
 */
function luckByMeans({ game: { levelMeans, pars } }: Evaluator, level: LevelId, lost: Measured): string {
  return players === 1
    ? figure({ ...lost, mean: levelMeans[level] - pars[0][0] + lost.mean })
    : ''.padStart(13);
}

async function measure(sheet: Sheet, level: LevelId, evaluator: Evaluator): Promise<void> {
  const analyses: Analysis[] = [];
  let ms = 0;
  for await (const { record } of gamesOf(sheet, level)) {
    const before = process.cpuUsage();
    for (let seat = 0; seat < players; seat++) {
      analyses.push(lastOf(analyse(record, seat, evaluator, { deep: values.deep })));
    }
    const { user, system } = process.cpuUsage(before);
    ms += (user + system) / 1000;
  }
  const over = (figureOf: (one: Analysis) => number) => summary(analyses.map(figureOf));
  const total = over((one) => one.total);
  const lost = over((one) => one.lost);
  const luck = over((one) => one.luck);
  const adjusted = over((one) => one.total - one.luck);
  const count = (word: Judgement) =>
    over(({ decisions }) => decisions.filter(({ judgement }) => judgement === word).length).mean;
  const cells = [
    level.padEnd(9),
    figure(total),
    figure(lost),
    figure(luck),
    luckByMeans(evaluator, level, lost),
    total.spread.toFixed(1).padStart(7),
    adjusted.spread.toFixed(1).padStart(9),
    ...WORDS.map((word) =>
      count(word)
        .toFixed(1)
        .padStart(word.length + 1),
    ),
    (ms / analyses.length).toFixed(0).padStart(6),
  ];
  console.log(cells.join(''));
}

const WORDS = ['blunder', 'mistake', 'inaccuracy', 'better'] as const;
const HEAD = `level            total         lost         luck   luck (means) spread  adjusted ${WORDS.join(' ')}    ms`;

for (const sheet of SHEETS) {
  if (values.game !== undefined && values.game !== sheet.id) continue;
  const evaluator = await loadEvaluator(sheet);
  const depth = values.deep ? 'deep' : 'quick';
  console.log(`\n${sheet.id}, players: ${players}, games: ${games}, ${depth}, seed ${values.seed}\n${HEAD}`);
  for (const { id } of LEVELS) {
    if (values.bot === undefined || values.bot.split(',').includes(id)) await measure(sheet, id, evaluator);
  }
}

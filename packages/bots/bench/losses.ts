// Measures how many points each level loses per game (the `losses` of each game for src/games.ts) and whether its luck averages
// zero. All seats of a game are of the same level, and every seat is analysed. With `--against-reference` one seat is of the
// level, each seat in turn, and the others play the reference, as tries assume. Then only that seat is analysed.
//   node packages/bots/bench/losses.ts [--game ID] [--bot NAME,…] [--players N] [--games N] [--against-reference] [--deep] [--seed S]
import { parseArgs } from 'node:util';
import { Game, Position, SHEETS } from '@reynard/engine';
import {
  type Analysis,
  analyse,
  type Evaluator,
  type Judgement,
  loadEvaluator,
} from '../src/analysis/index.ts';
import {
  type Bot,
  bareGame,
  LEVELS,
  type LevelId,
  loadBot,
  type Measured,
  playOut,
  streamsOf,
  summary,
} from '../src/index.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    bot: { type: 'string' },
    players: { type: 'string', default: '1' },
    games: { type: 'string', default: '500' },
    'against-reference': { type: 'boolean', default: false },
    deep: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'losses' },
  },
});
const players = Number(values.players);
const games = Number(values.games);
/** Games that are played for their totals alone. */
const PLAYED = 4000;

/** The players of a game by seat, and the seats that are of the level. */
function seating(game: number, bot: Bot, reference: Bot): { bots: Bot[]; seats: number[] } {
  const all = Array.from({ length: players }, (_, seat) => seat);
  const seats = values['against-reference'] ? [game % players] : all;
  return { bots: all.map((seat) => (seats.includes(seat) ? bot : reference)), seats };
}

/** The last analysis that the generator gives. */
function lastOf(steps: Generator<Analysis, Analysis>): Analysis {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const figure = ({ mean, error }: Measured) => `${mean.toFixed(1)} ± ${error.toFixed(1)}`.padStart(13);

/**
 * How much more than par the level scores, by games that are not analysed; of a level that thinks, and so
 * takes long, by its published mean, which it has only for solo games.
 */
function surplusOf(level: LevelId, bot: Bot, { sheet, game, reference }: Evaluator): Measured {
  const pars = game.pars[players - 1];
  if (LEVELS.find(({ id }) => id === level)!.thinks) {
    return summary(players === 1 ? [game.levelMeans[level] - pars[0]] : []);
  }
  const position = Position.start(sheet, players);
  const played = Array.from({ length: PLAYED }, (_, i) => {
    const { bots, seats } = seating(i, bot, reference);
    position.restart();
    playOut(bareGame(position), bots, streamsOf(`${values.seed}/means/${i}`, players));
    return seats.map((seat) => position.total(seat) - pars[seat]);
  });
  return summary(played.flat());
}

/** The mean luck, with `surplusOf` in place of the analysed games' totals, because those cause most of its variance. */
function luckByMeans(surplus: Measured, lost: Measured): Measured {
  return { ...lost, mean: surplus.mean + lost.mean, error: Math.hypot(surplus.error, lost.error) };
}

async function measure(level: LevelId, evaluator: Evaluator): Promise<void> {
  const bot = await loadBot(level, evaluator.sheet);
  const analyses: Analysis[] = [];
  let ms = 0;
  for (let i = 0; i < games; i++) {
    const { bots, seats } = seating(i, bot, evaluator.reference);
    const game = Game.start(evaluator.sheet, new Array(players).fill(level));
    playOut(game, bots, streamsOf(`${values.seed}/${i}`, players));
    const before = process.cpuUsage();
    for (const seat of seats) {
      analyses.push(lastOf(analyse(game.record, seat, evaluator, { deep: values.deep })));
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
    figure(luckByMeans(surplusOf(level, bot, evaluator), lost)),
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
  const others = values['against-reference'] ? ', against the reference' : '';
  console.log(
    `\n${sheet.id}, players: ${players}${others}, games: ${games}, ${depth}, seed ${values.seed}\n${HEAD}`,
  );
  for (const { id } of LEVELS) {
    if (values.bot === undefined || values.bot.split(',').includes(id)) await measure(id, evaluator);
  }
}

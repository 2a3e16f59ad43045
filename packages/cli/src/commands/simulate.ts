// `reynard simulate`: plays many games between bots and prints statistics.
import { randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { BOT_NAMES, type BotName } from '@reynard/bots';
import type { Sheet } from '@reynard/engine';
import { botNamed } from '../bot-names.ts';
import { type Command, fileProblem, readArguments, UsageError, wholeNumber } from '../command.ts';
import { DEFAULT_GAME, gameNamed, gameOption } from '../games.ts';
import { playBatches } from '../simulation/batches.ts';
import { Progress } from '../simulation/progress.ts';
import { report } from '../simulation/report.ts';
import { GameTally } from '../simulation/tally.ts';
import { columnsOf } from '../terminal/text.ts';

const options = {
  game: gameOption(),
  players: {
    type: 'string',
    short: 'p',
    value: 'N',
    help: '1 to 4 players (default: 1, or one per bot named)',
  },
  bot: {
    type: 'string',
    short: 'b',
    value: 'NAME[,NAME…]',
    help: `one bot for all seats, or one per seat (default: greedy)\none of: ${BOT_NAMES.join(', ')}`,
  },
  games: { type: 'string', short: 'n', value: 'M', help: 'how many games (default: 1000)' },
  seed: {
    type: 'string',
    short: 's',
    value: 'S',
    help: 'same seed, same games (default: a random one, shown)',
  },
  records: { type: 'string', value: 'FILE', help: 'write every game as a record, one line each' },
  json: { type: 'boolean', help: 'print one JSON object and nothing else' },
  workers: { type: 'string', value: 'K', help: 'threads (default: all cores if the run is long)' },
} as const;

const MOST_GAMES = 1_000_000_000;

function botsFrom(text: string, players: number | null): BotName[] {
  const names = text.split(',').map((name) => botNamed(name.trim()));
  const seats = players ?? names.length;
  if (names.length > 4) throw new UsageError(`a game has 1 to 4 players, but ${names.length} bots are named`);
  if (names.length === 1) return new Array(seats).fill(names[0]);
  if (names.length !== seats) {
    throw new UsageError(
      `${names.length} bots are named for ${seats} ${seats === 1 ? 'player' : 'players'}; name one for all or one each`,
    );
  }
  return names;
}

/** Runs a file operation; a failure becomes a usage error. */
async function withFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${fileProblem(error)}`, { showHint: false });
  }
}

interface Run {
  readonly sheet: Sheet;
  readonly bots: readonly BotName[];
  readonly games: number;
  readonly seed: string;
  readonly workers: number | null;
  readonly records: string | undefined;
}

function readRun(argv: string[]): Run & { json: boolean } {
  const { values, positionals } = readArguments(options, argv);
  if (positionals.length > 0) throw new UsageError(`unexpected argument "${positionals[0]}"`);
  const players = values.players === undefined ? null : wholeNumber(values.players, 'players', 1, 4);
  return {
    sheet: gameNamed(values.game ?? DEFAULT_GAME.id),
    bots: botsFrom(values.bot ?? 'greedy', players),
    games: wholeNumber(values.games ?? '1000', 'games', 1, MOST_GAMES),
    seed: values.seed ?? randomBytes(5).toString('hex'),
    workers: values.workers === undefined ? null : wholeNumber(values.workers, 'workers', 1, 256),
    records: values.records,
    json: values.json,
  };
}

/** Plays until all games are done or Ctrl-C is pressed; the games played so far count. */
async function play(run: Run): Promise<{ tally: GameTally; seconds: number; interrupted: boolean }> {
  const { sheet, bots, games, seed, workers, records: path } = run;
  const file: FileHandle | null = path === undefined ? null : await withFile(path, () => open(path, 'w'));
  const tally = new GameTally(sheet, bots);
  const progress = new Progress(games);
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
  };
  process.once('SIGINT', interrupt); // a second one ends the process at once
  const started = performance.now();
  try {
    const setup = { sheet, bots, seed, keepRecords: file !== null };
    for await (const batch of playBatches(setup, games, workers, availableParallelism())) {
      tally.add(batch);
      if (file) await withFile(path!, () => file.appendFile(batch.records));
      if (interrupted) break;
      progress.show(tally.games);
    }
    return { tally, seconds: (performance.now() - started) / 1000, interrupted };
  } finally {
    process.removeListener('SIGINT', interrupt);
    progress.clear();
    await file?.close();
  }
}

async function run(argv: string[]): Promise<number> {
  const { json, ...setup } = readRun(argv);
  const { tally, seconds, interrupted } = await play(setup);
  if (tally.games === 0) return 130;
  const { sheet, bots, seed } = setup;
  const gamesPerSecond = tally.games / seconds;
  if (json) {
    const { games, seats, levels } = tally;
    const summary = {
      game: sheet.id,
      players: bots.length,
      bots,
      games,
      seed,
      gamesPerSecond,
      seats,
      levels,
    };
    console.log(JSON.stringify(summary));
  } else {
    console.log(report(sheet, tally, seed, gamesPerSecond, columnsOf(process.stdout)));
  }
  if (!interrupted) return 0;
  console.error(`Interrupted: ${tally.games} of ${setup.games} games were played.`);
  return 130;
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games between bots and print statistics',
  usage: '[OPTIONS]',
  options,
  notes: `
Game i of seed S is seeded "S/i": the same seed gives the same games whatever the number of
threads, and "reynard play --seed S/i" rolls the same dice. Quantiles are linear between
neighbouring totals; sd is the sample standard deviation. Ctrl-C stops and reports the games
played so far.

Examples:
  reynard simulate --game gsc --bot greedy --games 10000
  reynard simulate --game c4e --bot greedy,random --games 500 --seed 7 --records games.jsonl
  reynard simulate --game dsc --players 4 --json`,
  run,
};

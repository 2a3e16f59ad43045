// `reynard bench`: the speed of the engine on this machine.
import { cpus } from 'node:os';
import { SHEETS } from '@reynard/engine';
import { type EngineFigures, measureEngine } from '../bench/engine.ts';
import { type Command, readArguments, UsageError, wholeNumber } from '../command.ts';
import { GAME_NAMES, gameNamed, gameOption } from '../games.ts';
import { table, whole } from '../simulation/report.ts';

const options = {
  game: gameOption(`measure this game only: ${GAME_NAMES}`),
  ms: { type: 'string', value: 'N', help: 'length of a single run in milliseconds (default: 500)' },
  json: { type: 'boolean', help: 'print one JSON object and nothing else' },
} as const;

function figuresTable(figures: readonly EngineFigures[]): string {
  const ns = (value: number) => `${value.toFixed(0)} ns`;
  return table([
    ['', 'games/s', 'moves/s', 'clone', 'copy', 'list', 'play'],
    ...figures.map((f) => [
      f.game,
      whole(f.gamesPerSecond),
      whole(f.movesPerSecond),
      ...[f.cloneNs, f.copyNs, f.listNs, f.playNs].map(ns),
    ]),
  ]);
}

async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readArguments(options, argv);
  if (positionals.length > 0) throw new UsageError(`unexpected argument "${positionals[0]}"`);
  const sheets = values.game === undefined ? SHEETS : [gameNamed(values.game)];
  const ms = wholeNumber(values.ms ?? '500', 'ms', 1, 60_000);
  const figures: EngineFigures[] = [];
  for (const sheet of sheets) {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2Kmeasuring ${sheet.id} …`);
    figures.push(await measureEngine(sheet, ms));
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' };
  if (values.json) console.log(JSON.stringify({ ...machine, games: figures }));
  else {
    console.log(`Random solo games, one thread, Node ${machine.node}, ${machine.cpu}\n`);
    console.log(figuresTable(figures));
  }
  return 0;
}

export const bench: Command = {
  name: 'bench',
  summary: 'measure the speed of the engine on this machine',
  usage: '[OPTIONS]',
  options,
  notes: `
games/s and moves/s: random solo games with the complete rules in one thread; a move is a decision
or a roll. clone, copy, list and play: the time to copy a position into a new one, to copy it into
an existing one, to list a seat's choices and to play a move, over positions of random games. Each
figure is the median of five runs after a warm-up.`,
  run,
};

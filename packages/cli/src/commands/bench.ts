// `reynard bench`: how fast the engine is on this machine.
import { cpus } from 'node:os';
import { SHEETS } from '@reynard/engine';
import { type EngineFigures, measureEngine } from '../bench/engine.ts';
import { type Command, gameNamed, readArguments, UsageError, wholeNumber } from '../command.ts';
import { table, whole } from '../simulation/report.ts';

const options = {
  game: { type: 'string', short: 'g', value: 'GAME', help: 'measure this game only: gsc, dsc or c4e' },
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
games/s and moves/s are fully random solo games with the complete rules on one thread (a move is
a decision or a roll). clone, copy, list and play are the cost of copying a position into a new
one, into an existing one, of listing a seat's choices, and of playing a move, over positions of
random games. Each figure is the median of five runs after a warm-up.`,
  run,
};

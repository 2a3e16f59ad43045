// The speed of analysis: processor time per solo game, quick and deep, and the longest step in real time, in one thread.
//   node packages/bots/bench/analysis.ts [--games N]
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Game, type GameRecord, SHEETS, type Sheet } from '@reynard/engine';
import { type Analysis, analyse, chances, type Evaluator, loadEvaluator } from '../src/analysis/index.ts';
import { type LevelId, loadBot, playOut, streamsOf } from '../src/index.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '10' } } });

/** The levels whose games are analysed: a weak player makes the most mistakes to look at, a strong one the fewest. */
const LEVELS: readonly LevelId[] = ['tibert', 'isengrim'];

async function recordsOf(sheet: Sheet, level: LevelId): Promise<GameRecord[]> {
  const bot = await loadBot(level, sheet);
  return Array.from({ length: Number(values.games) }, (_, i) => {
    const game = Game.start(sheet, [level]);
    playOut(game, [bot], streamsOf(`bench/${i}`, 1));
    return game.record;
  });
}

/** Runs a generator to its end. Returns the processor time, the longest step and the result. */
function timed<T>(steps: Generator<T, T>): { ms: number; longest: number; result: T } {
  const before = process.cpuUsage();
  let longest = 0;
  for (;;) {
    const started = performance.now();
    const step = steps.next();
    longest = Math.max(longest, performance.now() - started);
    if (!step.done) continue;
    const { user, system } = process.cpuUsage(before);
    return { ms: (user + system) / 1000, longest, result: step.value };
  }
}

function measure(records: readonly GameRecord[], evaluator: Evaluator): string {
  let quick = 0;
  let deep = 0;
  let longest = 0;
  for (const record of records) {
    const first = timed<Analysis>(analyse(record, 0, evaluator));
    const rest = timed<Analysis>(analyse(record, 0, evaluator, { deep: true, from: first.result }));
    quick += first.ms;
    deep += rest.ms;
    longest = Math.max(longest, first.longest, rest.longest);
  }
  const mean = (ms: number) => `${(ms / records.length).toFixed(0)} ms`.padStart(9);
  return `${mean(quick)}${mean(deep)}${`${longest.toFixed(0)} ms`.padStart(14)}`;
}

console.log(`Solo games, one thread, Node ${process.version}, ${cpus()[0]?.model ?? 'unknown'}\n`);
console.log('game                player       quick     deep  longest step   chances at the start');
for (const sheet of SHEETS) {
  const evaluator = await loadEvaluator(sheet);
  // Warm up.
  for (const record of await recordsOf(sheet, 'grimbert')) timed(analyse(record, 0, evaluator));
  const { ms } = timed(chances(Game.start(sheet, ['Ada']).position, evaluator));
  for (const level of LEVELS) {
    const figures = measure(await recordsOf(sheet, level), evaluator);
    console.log(`${sheet.id.padEnd(20)}${level.padEnd(9)}${figures}${`${ms.toFixed(0)} ms`.padStart(23)}`);
  }
}

// How the solo totals of each level are distributed: writes nets/<game>.totals.json, which src/totals.ts lists.
//   node packages/bots/bench/totals.ts [--game ID] [--games N] [--thinking N] [--seed S]
// The level that thinks takes a thousand times longer than the others, so it plays fewer games (`--thinking`).
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SHEETS, type Sheet } from '@reynard/engine';
import { botsFor, LEVELS, type LevelId, loadBot, measureSolo } from '../src/index.ts';
import type { LevelTotals } from '../src/totals.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '4000' },
    thinking: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'totals' },
  },
});

/** The quantiles from 0 to 100 percent: the lowest total, the highest one, and 99 between them. */
function quantilesOf(scores: readonly number[]): number[] {
  const sorted = scores.toSorted((a, b) => a - b);
  return Array.from(
    { length: 101 },
    (_, percent) => sorted[Math.round((percent / 100) * (sorted.length - 1))],
  );
}

async function measure(sheet: Sheet, id: LevelId, games: number): Promise<LevelTotals> {
  const { scores, mean, error } = measureSolo(await loadBot(id, sheet), sheet, games, values.seed);
  console.log(`${sheet.id}  ${id.padEnd(9)} ${games} games, mean ${mean.toFixed(1)} ± ${error.toFixed(1)}`);
  return { games, quantiles: quantilesOf(scores) };
}

for (const sheet of SHEETS) {
  if (values.game !== undefined && values.game !== sheet.id) continue;
  if (!botsFor(sheet).includes(LEVELS[0].id)) continue;
  const totals: Partial<Record<LevelId, LevelTotals>> = {};
  for (const { id, thinks } of LEVELS) {
    totals[id] = await measure(sheet, id, Number(thinks ? values.thinking : values.games));
  }
  const lines = Object.entries(totals).map(
    ([id, level]) => `  ${JSON.stringify(id)}: ${JSON.stringify(level)}`,
  );
  writeFileSync(new URL(`../nets/${sheet.id}.totals.json`, import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
}

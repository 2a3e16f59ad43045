// Writes the golden records: one finished random game per game and number of players, from fixed seeds. They change only
// when the rules, the order of listed moves or the generator change, and then on purpose:
//
//   node packages/engine/test/golden/make.ts
import { writeFileSync } from 'node:fs';
import { writeRecord } from '../../src/index.ts';
import { randomGame } from '../play.ts';
import { GAMES } from '../rules.ts';

/** The golden records of a game as JSON Lines. */
export function goldenRecords(game: string): string {
  const games = [1, 2, 3, 4].map((players) => randomGame(game, players, `golden ${game} ${players}`));
  return games.map(({ record }) => `${writeRecord(record)}\n`).join('');
}

/** Where they are kept. */
export const goldenFile = (game: string): URL => new URL(`${game}.jsonl`, import.meta.url);

if (import.meta.main) {
  for (const game of GAMES) writeFileSync(goldenFile(game), goldenRecords(game));
}

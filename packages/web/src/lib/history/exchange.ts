// Exports all games of this device as one JSON Lines file, and imports such a file. Nothing is overwritten: games that are
// already here are skipped (same content), unreadable lines are reported, and the rest is added.
import { type GameRecord, parseRecord, type RecordError } from '@reynard/engine';
import { addGames, listGames } from '#lib/storage/database.ts';
import { fromElsewhere } from '#lib/storage/import.ts';
import { newId } from '#lib/storage/new-id.ts';
import type { SavedGame, SavedRecord } from '#lib/storage/saved-game.ts';

export interface ImportReport {
  readonly added: number;
  /** Already here, or twice in the file. */
  readonly known: number;
  readonly damaged: readonly { readonly line: number; readonly error: RecordError }[];
}

const sorted = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** What makes two records the same game, whatever the order of their keys. */
const contentOf = ({ game, players, events }: GameRecord): string =>
  JSON.stringify([game, players, events], sorted);

/** The id the record came with, as long as it is free. */
function idFor({ id }: Partial<SavedRecord>, taken: ReadonlySet<string>): string {
  return typeof id === 'string' && id !== '' && !taken.has(id) ? id : newId();
}

/** Lets the page react between batches of a long file. */
const PORTION = 25;
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Adds the games of a file to this device. */
export async function importGames(
  text: string,
  onprogress?: (done: number, all: number) => void,
): Promise<ImportReport> {
  const here = await listGames();
  const contents = new Set(here.map(({ record }) => contentOf(record)));
  const ids = new Set(here.map(({ id }) => id));
  const games: SavedGame[] = [];
  const damaged: { line: number; error: RecordError }[] = [];
  let known = 0;
  const lines = text.split('\n');
  for (const [i, line] of lines.entries()) {
    if (i % PORTION === PORTION - 1) {
      onprogress?.(i, lines.length);
      await breathe();
    }
    if (line.trim() === '') continue;
    const read = parseRecord(line);
    if (!read.ok) {
      damaged.push({ line: i + 1, error: read.error });
      continue;
    }
    const content = contentOf(read.record);
    if (contents.has(content)) {
      known++;
      continue;
    }
    const game = fromElsewhere(read.record, read.position, idFor(read.record, ids));
    contents.add(content);
    ids.add(game.id);
    games.push(game);
  }
  await addGames(games);
  return { added: games.length, known, damaged };
}

/** Every game on this device that was begun, the oldest first. */
export async function allRecords(): Promise<GameRecord[]> {
  const records = (await listGames()).reverse().map(({ record }) => record);
  return records.filter(({ events }) => events.length > 0);
}

// All games of this device as one file of JSON Lines, and back. Nothing is overwritten: what is here already is recognised
// by its content, what cannot be read is reported line by line, and the rest is added.
import { type GameRecord, parseRecord, type RecordError } from '@reynard/engine';
import { addGames, listGames } from '#lib/storage/database.ts';
import { type SavedGame, seatsOf, type TableRecord } from '#lib/storage/saved-game.ts';

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

function keep(record: GameRecord, taken: ReadonlySet<string>): SavedGame {
  const { id, createdAt } = record as Partial<TableRecord>;
  const date = new Date(createdAt ?? Number.NaN);
  const when = Number.isNaN(date.getTime()) ? new Date() : date;
  const kept: TableRecord = {
    ...record,
    id: typeof id === 'string' && id !== '' && !taken.has(id) ? id : crypto.randomUUID(),
    createdAt: when.toISOString(),
    bots: seatsOf(record).map((seat) => (typeof seat.bot === 'string' ? seat.bot : null)),
  };
  return { id: kept.id, record: kept, updatedAt: when.getTime(), revision: 1 };
}

/** A breath for the page between portions of a long file. */
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
    const game = keep(read.record, ids);
    contents.add(content);
    ids.add(game.id);
    games.push(game);
  }
  await addGames(games);
  return { added: games.length, known, damaged };
}

/** Every record on this device, the oldest first. */
export async function allRecords(): Promise<GameRecord[]> {
  return (await listGames()).reverse().map(({ record }) => record);
}

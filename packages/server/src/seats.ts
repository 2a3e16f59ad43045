// Who sits where: making a table, joining, leaving, kicking, bots, the rematch. A game starts by itself as soon as every
// seat is taken. Each function is one change of a table's rows (`Tables.change`).
import { type BotName, LEVELS } from '@reynard/bots';
import type { Insertable, Transaction } from 'kysely';
import type { PlayerRow, Schema, SeatRow, Storage, TableRow } from './database.ts';
import { commitmentOf, newSecret } from './fair.ts';
import { newId } from './ids.ts';
import { Problem } from './problem.ts';
import type { Tables } from './tables.ts';

export interface TablePlan {
  readonly game: string;
  readonly seats: number;
  readonly open: boolean;
  readonly pace: 'live' | number;
  readonly bots: readonly BotName[];
  readonly seed: string;
}

const FREE = { kind: 'open', player_id: null, name: '', bot: null, seed: '' } as const;

/** A new table with a fresh commitment: it is published before anybody's seed is known. */
export async function newTableRow(
  game: string,
  host: string,
  settings: { open: number; pace: number; now: number },
): Promise<TableRow> {
  const secret = newSecret();
  return {
    id: newId(),
    game,
    status: 'waiting',
    open: settings.open,
    pace: settings.pace,
    host,
    created_at: settings.now,
    started_at: null,
    over_at: null,
    secret,
    commitment: await commitmentOf(secret),
    daily: null,
    next_id: null,
    result: null,
  };
}

export async function createTable(storage: Storage, player: PlayerRow, plan: TablePlan): Promise<string> {
  const now = Date.now();
  const pace = plan.pace === 'live' ? 0 : plan.pace;
  const row = await newTableRow(plan.game, player.id, { open: plan.open ? 1 : 0, pace, now });
  const firstBot = plan.seats - plan.bots.length;
  const seats = Array.from({ length: plan.seats }, (_, seat): SeatRow => {
    const at = { table_id: row.id, seat };
    if (seat === 0) return { ...at, ...seated(player, plan.seed) };
    return seat < firstBot ? { ...at, ...FREE } : { ...at, ...botSeat(plan.bots[seat - firstBot]!) };
  });
  await storage.db.transaction().execute((trx) => insertTable(trx, startIfFull(row, seats, now), seats));
  return row.id;
}

export async function insertTable(
  trx: Transaction<Schema>,
  row: Insertable<TableRow>,
  seats: readonly SeatRow[],
): Promise<void> {
  await trx.insertInto('tables').values(row).execute();
  await trx
    .insertInto('seats')
    .values([...seats])
    .execute();
}

function seated(player: PlayerRow, seed: string): Omit<SeatRow, 'table_id' | 'seat'> {
  return { kind: 'player', player_id: player.id, name: player.name, bot: null, seed };
}

function botSeat(bot: BotName): Omit<SeatRow, 'table_id' | 'seat'> {
  return { kind: 'bot', player_id: null, name: botTitle(bot), bot, seed: '' };
}

/** What a bot is called at the table. */
export function botTitle(bot: BotName): string {
  return levelOf(bot)?.name ?? bot;
}

/** What a bot of the ladder reaches, by game. */
export function botMeans(bot: BotName): Record<string, number> | null {
  const level = levelOf(bot);
  return level ? { ...level.means } : null;
}

function levelOf(bot: BotName): (typeof LEVELS)[number] | undefined {
  return LEVELS.find(({ id }) => id === bot);
}

function startIfFull(row: TableRow, seats: readonly SeatRow[], now: number): TableRow {
  const full = seats.every(({ kind }) => kind === 'player' || kind === 'bot');
  return full ? { ...row, status: 'playing', started_at: now } : row;
}

/** Stores a seat and, if it was the last one free, the start of the game. */
async function fill(
  trx: Transaction<Schema>,
  row: TableRow,
  seats: SeatRow[],
  seat: number,
  who: Omit<SeatRow, 'table_id' | 'seat'>,
): Promise<void> {
  seats[seat] = { ...seats[seat]!, ...who };
  await setSeat(trx, row.id, seat, who);
  const next = startIfFull(row, seats, Date.now());
  if (next === row) return;
  await setTable(trx, row.id, { status: next.status, started_at: next.started_at });
}

async function setSeat(
  trx: Transaction<Schema>,
  id: string,
  seat: number,
  values: Partial<SeatRow>,
): Promise<void> {
  await trx.updateTable('seats').set(values).where('table_id', '=', id).where('seat', '=', seat).execute();
}

async function setTable(trx: Transaction<Schema>, id: string, values: Partial<TableRow>): Promise<void> {
  await trx.updateTable('tables').set(values).where('id', '=', id).execute();
}

function mustWait(row: TableRow): void {
  if (row.status === 'abandoned') throw new Problem('closed');
  if (row.status !== 'waiting') throw new Problem('already-started');
}

/** Takes a free seat, or the one kept for this player. Who already sits there just stays. */
export function join(tables: Tables, id: string, player: PlayerRow, seed: string): Promise<void> {
  return tables.change(id, async (trx, row, seats) => {
    if (seats.some((seat) => seat.player_id === player.id && seat.kind === 'player')) return;
    mustWait(row);
    const mine =
      seats.find((seat) => seat.player_id === player.id) ?? seats.find((seat) => seat.kind === 'open');
    if (mine === undefined) throw new Problem('table-full');
    await fill(trx, row, seats, mine.seat, seated(player, seed));
  });
}

/** The host starts now: bots take the seats that are still free. */
export function startWithBots(tables: Tables, id: string, player: PlayerRow, bot: BotName): Promise<void> {
  return tables.change(id, async (trx, row, seats) => {
    if (!seats.some((seat) => seat.player_id === player.id)) throw new Problem('not-seated');
    mustWait(row);
    if (row.host !== player.id) throw new Problem('not-host');
    for (const { seat, kind } of [...seats]) {
      if (kind === 'open' || kind === 'invited') await fill(trx, row, seats, seat, botSeat(bot));
    }
  });
}

/** Leaves one's own seat or, as the host of a table that has not started, frees another. */
export function leave(
  tables: Tables,
  id: string,
  player: PlayerRow,
  seat: number,
  standIn: BotName,
): Promise<void> {
  return tables.change(id, async (trx, row, seats) => {
    const there = seats[seat];
    if (there === undefined) throw new Problem('not-found');
    const isOwn = there.player_id === player.id;
    if (!isOwn && row.host !== player.id) throw new Problem('not-your-seat');
    if (row.status === 'waiting') await free(trx, row, seats, seat);
    else if (!isOwn) throw new Problem('already-started');
    else if (row.status !== 'playing') throw new Problem('closed');
    else await setSeat(trx, id, seat, { bot: standIn });
  });
}

/** Before the start a seat becomes free again; a table without people is closed; a host who leaves hands over. */
async function free(trx: Transaction<Schema>, row: TableRow, seats: SeatRow[], seat: number): Promise<void> {
  const left = seats.filter((other) => other.seat !== seat && other.kind === 'player');
  await setSeat(trx, row.id, seat, FREE);
  if (left.length === 0) await setTable(trx, row.id, { status: 'abandoned', over_at: Date.now() });
  else if (seats[seat]!.player_id === row.host) await setTable(trx, row.id, { host: left[0]!.player_id });
}

/** The others let a bot play for somebody who has kept the table waiting longer than its limit. */
export async function standIn(
  tables: Tables,
  id: string,
  player: PlayerRow,
  seat: number,
  bot: BotName,
  limitMs: (pace: number) => number,
): Promise<void> {
  const table = await tables.get(id);
  await tables.catchUp(table);
  return tables.change(id, async (trx, row, seats) => {
    const there = seats[seat];
    if (there === undefined) throw new Problem('not-found');
    if (!seats.some((other) => other.player_id === player.id)) throw new Problem('not-seated');
    if (row.status !== 'playing') throw new Problem(row.status === 'waiting' ? 'not-started' : 'closed');
    if (there.kind !== 'player') throw new Problem('seat-not-human');
    if (there.bot !== null) return;
    if (!table.isDeciding(seat)) throw new Problem('not-deciding');
    if (Date.now() - table.lastAt < limitMs(row.pace)) throw new Problem('not-overdue');
    await setSeat(trx, id, seat, { bot });
  });
}

/** A player takes the seat back from the bot that stood in. */
export function takeBack(tables: Tables, id: string, player: PlayerRow, seat: number): Promise<void> {
  return tables.change(id, async (trx, row, seats) => {
    const there = seats[seat];
    if (there === undefined) throw new Problem('not-found');
    if (there.kind !== 'player' || there.player_id !== player.id) throw new Problem('not-your-seat');
    if (row.status !== 'playing') throw new Problem('closed');
    await setSeat(trx, id, seat, { bot: null });
  });
}

/**
 * The same people and bots once more, the next seat beginning. Whoever asks first makes the table, with a seat kept for
 * everybody; whoever asks later takes theirs. Answers the id of the new table.
 */
export async function rematch(tables: Tables, id: string, player: PlayerRow, seed: string): Promise<string> {
  const next = await tables.change(id, async (trx, row, seats) => {
    if (!seats.some((seat) => seat.player_id === player.id)) throw new Problem('not-seated');
    if (row.status !== 'over') throw new Problem('not-over');
    if (row.daily !== null) throw new Problem('closed');
    if (row.next_id !== null) return row.next_id;
    const now = Date.now();
    const again = await newTableRow(row.game, player.id, { open: 0, pace: row.pace, now });
    const order = seats.map((_, seat) => ({
      ...seats[(seat + 1) % seats.length]!,
      table_id: again.id,
      seat,
      seed: '',
    }));
    const kept = order.map(
      (seat): SeatRow =>
        seat.kind === 'bot'
          ? seat
          : seat.player_id === player.id
            ? { ...seat, ...seated(player, seed) }
            : { ...seat, kind: 'invited', bot: null },
    );
    await insertTable(trx, startIfFull(again, kept, now), kept);
    await setTable(trx, id, { next_id: again.id });
    return again.id;
  });
  await join(tables, next, player, seed);
  return next;
}

// The seats of a table: creating it, joining, leaving, bots, the rematch. A game starts by itself as soon as every seat is
// taken and every player has added a seed to the dice. Each function is one change of a table's rows (`Tables.change`).
import { type BotName, botRating, isRatedGame, LEVELS, levelMeans } from '@reynard/bots';
import { commitmentOf, newSecret } from '@reynard/client';
import type { Transaction } from 'kysely';
import { blockersOf } from './blocks.ts';
import type { Database, PlayerRow, Schema, SeatRow, Storage, TableRow } from './database.ts';
import { newId } from './ids.ts';
import { Problem } from './problem.ts';
import { insertTable, readTable, updateSeat, updateTable } from './table-rows.ts';
import type { Tables } from './tables.ts';

export interface TablePlan {
  readonly game: string;
  readonly seats: number;
  readonly open: boolean;
  readonly pace: 'live' | number;
  readonly bots: readonly BotName[];
  readonly invite: readonly { readonly table: string; readonly seat: number }[];
  readonly seed: string;
  readonly rated: boolean;
}

const FREE = { kind: 'open', player_id: null, name: '', bot: null, seed: '', left_at: null } as const;

/** A new table with a new commitment. The players see it before they add their seeds. */
export async function newTableRow(
  game: string,
  host: string,
  settings: { open: number; pace: number; rated?: number; now: number },
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
    due_at: settings.now,
    rated: settings.rated ?? 0,
  };
}

export async function createTable(storage: Storage, player: PlayerRow, plan: TablePlan): Promise<string> {
  const now = Date.now();
  const pace = plan.pace === 'live' ? 0 : plan.pace;
  const [open, rated] = [plan.open ? 1 : 0, plan.rated ? 1 : 0];
  const row = await newTableRow(plan.game, player.id, { open, pace, rated, now });
  if (plan.rated && !isRatedGame(plan.game)) throw new Problem('not-rated');
  for (const bot of plan.bots) mustCount(row, bot);
  const firstBot = plan.seats - plan.bots.length;
  const invited = await invitedSeats(storage.db, player, plan.invite);
  const seats = Array.from({ length: plan.seats }, (_, seat): SeatRow => {
    const at = { table_id: row.id, seat };
    if (seat === 0) return { ...at, ...seatOf(player, plan.seed) };
    if (seat <= invited.length) return { ...at, ...invited[seat - 1]! };
    return seat < firstBot ? { ...at, ...FREE } : { ...at, ...botSeat(plan.bots[seat - firstBot]!) };
  });
  await storage.db.transaction().execute((trx) => insertTable(trx, startIfReady(row, seats, now), seats));
  return row.id;
}

/** At a rated table only bots with a rating sit, as a game against others would prove nothing. */
function mustCount({ rated, game }: TableRow, bot: BotName): void {
  if (rated === 1 && botRating(game, bot) === null) throw new Problem('bot-not-rated');
}

/** Seats that are kept for players with whom this one has shared a table. */
async function invitedSeats(db: Database, player: PlayerRow, invite: TablePlan['invite']) {
  const kept: Omit<SeatRow, 'table_id' | 'seat'>[] = [];
  for (const { table, seat } of invite) {
    const rows = await readTable(db, table);
    const there = rows?.seats[seat];
    const shared = rows?.seats.some(({ player_id, kind }) => player_id === player.id && kind === 'player');
    if (!shared || there?.kind !== 'player' || there.player_id === player.id)
      throw new Problem('not-an-opponent');
    if (kept.some(({ player_id }) => player_id === there.player_id)) continue;
    const { player_id, name } = there;
    kept.push({ kind: 'invited', player_id, name, bot: null, seed: '', left_at: null });
  }
  return kept;
}

function seatOf(player: PlayerRow, seed: string): Omit<SeatRow, 'table_id' | 'seat'> {
  return { kind: 'player', player_id: player.id, name: player.name, bot: null, seed, left_at: null };
}

function botSeat(bot: BotName): Omit<SeatRow, 'table_id' | 'seat'> {
  return { kind: 'bot', player_id: null, name: botTitle(bot), bot, seed: '', left_at: null };
}

/** The name of a bot at the table. */
export function botTitle(bot: BotName): string {
  return levelOf(bot)?.name ?? bot;
}

/** The mean solo score of a bot of the ladder, by game. */
export function botMeans(bot: BotName): Record<string, number> | null {
  const level = levelOf(bot);
  return level ? levelMeans(level.id) : null;
}

function levelOf(bot: BotName): (typeof LEVELS)[number] | undefined {
  return LEVELS.find(({ id }) => id === bot);
}

/** The game starts when no seat is free and the dice depend on every player's seed. */
function startIfReady(row: TableRow, seats: readonly SeatRow[], now: number): TableRow {
  const ready = seats.every(({ kind, seed }) => kind === 'bot' || (kind === 'player' && seed !== ''));
  return ready ? { ...row, status: 'playing', started_at: now } : row;
}

/** Stores a change of a seat and, if it was the last thing missing, the start of the game. */
async function fill(
  trx: Transaction<Schema>,
  row: TableRow,
  seats: SeatRow[],
  seat: number,
  change: Partial<SeatRow>,
): Promise<void> {
  seats[seat] = { ...seats[seat]!, ...change };
  await updateSeat(trx, row.id, seat, change);
  const next = startIfReady(row, seats, Date.now());
  if (next === row) return;
  await updateTable(trx, row.id, { status: next.status, started_at: next.started_at });
}

function mustWait(row: TableRow): void {
  if (row.status === 'abandoned') throw new Problem('closed');
  if (row.status !== 'waiting') throw new Problem('already-started');
}

/** Takes a free seat, or the one reserved for this player. Does nothing if the player already has a seat. */
export function join(tables: Tables, id: string, player: PlayerRow, seed: string): Promise<void> {
  return tables.change(id, async (trx, row, seats) => {
    if (seats.some((seat) => seat.player_id === player.id && seat.kind === 'player')) return;
    mustWait(row);
    if (await wasRemoved(trx, id, player.id)) throw new Problem('removed');
    const seated = seats.map((seat) => (seat.kind === 'player' ? seat.player_id : null));
    // The same answer as if the host had removed the player: nobody is told about a block.
    if ((await blockersOf(trx, player.id, seated)).size > 0) throw new Problem('removed');
    const mine =
      seats.find((seat) => seat.player_id === player.id) ?? seats.find((seat) => seat.kind === 'open');
    if (mine === undefined) throw new Problem('table-full');
    await fill(trx, row, seats, mine.seat, seatOf(player, seed));
  });
}

/**
 * Adds a player's seed to the dice. A request of its own, as the player must know the commitment before the server knows the
 * seed: else the server could choose a secret to suit it.
 */
export function addSeed(tables: Tables, id: string, player: PlayerRow, seed: string): Promise<void> {
  return tables.change(id, async (trx, row, seats) => {
    const mine = seats.find((seat) => seat.player_id === player.id && seat.kind === 'player');
    if (mine === undefined) throw new Problem('not-seated');
    if (mine.seed === seed) return;
    mustWait(row);
    if (mine.seed !== '') throw new Problem('seed-given');
    await fill(trx, row, seats, mine.seat, { seed });
  });
}

/** The host starts now: bots take the seats that are still free. */
export function startWithBots(tables: Tables, id: string, player: PlayerRow, bot: BotName): Promise<void> {
  return tables.change(id, async (trx, row, seats) => {
    if (!seats.some((seat) => seat.player_id === player.id)) throw new Problem('not-seated');
    mustWait(row);
    if (row.host !== player.id) throw new Problem('not-host');
    mustCount(row, bot);
    for (const { seat, kind } of [...seats]) {
      if (kind === 'open' || kind === 'invited') await fill(trx, row, seats, seat, botSeat(bot));
    }
  });
}

/** Leaves one's own seat or, as the host before the start, removes another player. */
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
    if (row.status === 'waiting') {
      await free(trx, row, seats, seat);
      if (!isOwn && there.player_id !== null) await remember(trx, id, there.player_id);
    } else if (!isOwn) throw new Problem('already-started');
    else if (row.status !== 'playing') throw new Problem('closed');
    else {
      const left = { bot: standIn, left_at: there.left_at ?? Date.now() };
      await updateSeat(trx, id, seat, left);
      const now = seats.map((each) => (each.seat === seat ? { ...each, ...left } : each));
      // A rated game without anybody left to play it is lost at once.
      const isDeserted = now.every(({ kind, bot }) => kind !== 'player' || bot !== null);
      if (row.rated === 1 && isDeserted) await tables.abandon(trx, row, now);
    }
  });
}

/** Remembers that the host has removed a player, who cannot join this table again. */
async function remember(trx: Transaction<Schema>, table_id: string, player_id: string): Promise<void> {
  await trx
    .insertInto('removed')
    .values({ table_id, player_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function wasRemoved(trx: Transaction<Schema>, id: string, player: string): Promise<boolean> {
  const found = trx.selectFrom('removed').select('player_id').where('table_id', '=', id);
  return (await found.where('player_id', '=', player).executeTakeFirst()) !== undefined;
}

/** Frees a seat before the start. A table without players is closed; if the host leaves, another player becomes host. */
export async function free(
  trx: Transaction<Schema>,
  row: TableRow,
  seats: SeatRow[],
  seat: number,
): Promise<void> {
  const left = seats.filter((other) => other.seat !== seat && other.kind === 'player');
  await updateSeat(trx, row.id, seat, FREE);
  if (left.length === 0) await updateTable(trx, row.id, { status: 'abandoned', over_at: Date.now() });
  else if (seats[seat]!.player_id === row.host) await updateTable(trx, row.id, { host: left[0]!.player_id });
}

/** Lets a bot play for somebody who has kept the table waiting longer than its limit. */
export async function standIn(
  tables: Tables,
  id: string,
  player: PlayerRow,
  seat: number,
  bot: BotName,
  liveSeconds: number,
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
    if (!table.isOverdue(liveSeconds)) throw new Problem('not-overdue');
    await updateSeat(trx, id, seat, { bot, left_at: there.left_at ?? Date.now() });
  });
}

/** Gives a seat back to its player, for whom a bot stood in. */
export function takeBack(tables: Tables, id: string, player: PlayerRow, seat: number): Promise<void> {
  return tables.change(id, async (trx, row, seats) => {
    const there = seats[seat];
    if (there === undefined) throw new Problem('not-found');
    if (there.kind !== 'player' || there.player_id !== player.id) throw new Problem('not-your-seat');
    if (row.status !== 'playing') throw new Problem('closed');
    await updateSeat(trx, id, seat, { bot: null });
  });
}

/**
 * Another game with the same people and bots; the next seat begins. The first request creates the table with a seat reserved
 * for everybody; later requests take theirs.
 */
export async function rematch(
  tables: Tables,
  id: string,
  player: PlayerRow,
  seed: string,
): Promise<{ id: string; isNew: boolean }> {
  let isNew = false;
  const next = await tables.change(id, async (trx, row, seats) => {
    if (!seats.some((seat) => seat.player_id === player.id)) throw new Problem('not-seated');
    if (row.status !== 'over') throw new Problem('not-over');
    if (row.daily !== null) throw new Problem('closed');
    if (row.next_id !== null) return row.next_id;
    const now = Date.now();
    const again = await newTableRow(row.game, player.id, { open: 0, pace: row.pace, rated: row.rated, now });
    const order = seats.map((_, seat) => ({
      ...seats[(seat + 1) % seats.length]!,
      table_id: again.id,
      seat,
      seed: '',
      left_at: null,
    }));
    const kept = order.map(
      (seat): SeatRow =>
        seat.kind === 'bot'
          ? seat
          : seat.player_id === player.id
            ? { ...seat, ...seatOf(player, seed) }
            : { ...seat, kind: 'invited', bot: null },
    );
    await insertTable(trx, startIfReady(again, kept, now), kept);
    await updateTable(trx, id, { next_id: again.id });
    isNew = true;
    return again.id;
  });
  await join(tables, next, player, seed);
  return { id: next, isNew };
}

// Work of a server without a request: after a restart it finds the games in which a bot has to move, without reading all others
// and without ever holding more tables than its limit.
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import {
  newPlayer,
  newStorage,
  playUntilBotIsDue,
  removeStorage,
  type Settings,
  serve,
  storedEvents,
  until,
} from './world.ts';

const GAMES = 12;
const HELD = 3;
/** Tables that only have to be looked at. */
const WAITING = 80;

/** A lock that lets nobody read events, where the database has one. */
async function lockEvents({ DATABASE_URL }: Settings): Promise<pg.Client | null> {
  if (!DATABASE_URL) return null;
  const operator = new pg.Client(DATABASE_URL);
  await operator.connect();
  await operator.query('BEGIN; LOCK TABLE events IN ACCESS EXCLUSIVE MODE');
  return operator;
}

/** How many tables a server has taken to look at. */
async function taken({ node }: RunningServer): Promise<number> {
  const rows = await node.storage.db
    .selectFrom('tables')
    .select('id')
    .where('due_at', '>', Date.now())
    .execute();
  return rows.length;
}

describe.each(['sqlite', 'postgresql'] as const)('many unfinished games with bots on %s', (kind) => {
  let storage: Settings;
  let server: RunningServer | undefined;
  afterEach(async () => {
    await server?.close();
    removeStorage(storage);
  });

  /**
   * Games in which a bot is to move, and how many events each has. The events of one of them cannot be read. The server is
   * gone before the bots move.
   */
  async function leaveGames(): Promise<{ games: [id: string, events: number][]; broken: string[] }> {
    const before = await serve({ ...storage, BOT_DELAY_MS: '10000' });
    const ada = await newPlayer(before.url, 'Ada');
    const games: [string, number][] = [];
    for (let i = 0; i < GAMES; i++) {
      const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2, bots: ['random'] });
      games.push([id, await playUntilBotIsDue(ada, id)]);
    }
    const [nonsense, unstarted] = [games.shift()![0], games.shift()![0]];
    const { db } = before.node.storage;
    await db
      .updateTable('events')
      .set({ event: '{"e":"nonsense"}' })
      .where('table_id', '=', nonsense)
      .execute();
    await db.updateTable('tables').set({ status: 'waiting' }).where('id', '=', unstarted).execute();
    const row = (await before.node.tables.get(unstarted)).row;
    const waiting = Array.from({ length: WAITING }, (_, i) => ({
      ...row,
      id: `waiting-${i}`,
      status: 'waiting' as const,
      due_at: 0,
    }));
    await db.insertInto('tables').values(waiting).execute();
    await before.close();
    return { games, broken: [nonsense, unstarted] };
  }

  it('go on after a restart in small lots, and one that cannot be read holds up no other', async () => {
    storage = await newStorage(kind);
    const { games, broken } = await leaveGames();
    const lock = await lockEvents(storage);
    server = await serve({ ...storage, TABLES_HELD: String(HELD), LOG_LEVEL: 'silent' });
    const held = () => [...server!.node.tables.all()].length;
    if (lock) {
      // It listens although it cannot read a single game yet, and has taken only a few of them.
      await until(async () => (await taken(server!)) > 0, 'the first lot');
      expect(await taken(server)).toBeLessThan(WAITING / 2);
      await lock.query('COMMIT');
      await lock.end();
    }
    for (const [id, played] of games) {
      await until(async () => (await storedEvents(storage, id)) > played, 'the bot’s move');
    }
    for (const id of broken) expect((await fetch(`${server.url}/api/tables/${id}`)).status).toBe(500);
    const bots = () => games.some(([id]) => server!.node.tables.held(id)?.botToMove != null);
    await until(() => !bots(), 'the end of the bots’ turns');
    for (const [id] of games) expect((await fetch(`${server.url}/api/tables/${id}`)).status).toBe(200);
    expect(held()).toBeLessThanOrEqual(HELD);
    // Nothing is due now, apart from the one that will be tried again later.
    const due = await server.node.storage.db
      .selectFrom('tables')
      .select('id')
      .where('due_at', '<=', Date.now())
      .execute();
    expect(due).toEqual([]);
  });
});

it('a server that holds as many tables as it may drops the one that was not used for longest, unless it is watched', async () => {
  const storage = await newStorage('sqlite');
  const server = await serve({ ...storage, TABLES_HELD: '2' });
  const ada = await newPlayer(server.url, 'Ada');
  const create = async () => (await ada.createTable({ game: 'doppelt-so-clever', seats: 2 })).id;
  const [first, second] = [await create(), await create()];
  await ada.table(first);
  const third = await create();
  expect([...server.node.tables.all()].map(({ id }) => id).sort()).toEqual([first, third].sort());
  expect((await ada.table(second)).status).toBe('waiting');

  // One that somebody watches stays, however long ago it was used.
  const watched = await fetch(`${server.url}/api/tables/${first}/stream`);
  const [fourth, fifth] = [await create(), await create()];
  expect([...server.node.tables.all()].map(({ id }) => id).sort()).toEqual([first, fifth].sort());
  expect((await ada.table(fourth)).status).toBe('waiting');
  await watched.body?.cancel();
  await server.close();
  removeStorage(storage);
});

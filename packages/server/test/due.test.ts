// Work of a server without a request: after a restart it finds the games in which a bot has to move, without reading all others
// and without ever holding more tables than its limit.
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
    await before.close();
    return { games, broken: [nonsense, unstarted] };
  }

  it('go on after a restart in small lots, and one that cannot be read holds up no other', async () => {
    storage = await newStorage(kind);
    const { games, broken } = await leaveGames();
    server = await serve({ ...storage, TABLES_HELD: String(HELD), LOG_LEVEL: 'silent' });
    const held = () => [...server!.node.tables.all()].length;
    expect(held(), 'tables read before it listens').toBeLessThan(GAMES / 2);
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

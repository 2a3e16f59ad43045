// Players: making one, looking at oneself, changing one's name or token.
import { createRoute, z } from '@hono/zod-openapi';
import type { Api } from '../app.ts';
import type { SeatRow } from '../database.ts';
import { Me, type MyTable, NewPlayer, Player, PlayerWithToken } from '../schema.ts';
import { viewListed } from '../view.ts';
import { body, json, NEEDS_TOKEN, problems } from './route.ts';

const MOST_TABLES = 100;

const create = createRoute({
  method: 'post',
  path: '/api/players',
  summary: 'Become a player. A name is enough; keep the token.',
  request: { body: body(NewPlayer) },
  responses: {
    201: { description: 'The player and the token', content: json(PlayerWithToken) },
    ...problems(400),
  },
});

const me = createRoute({
  method: 'get',
  path: '/api/me',
  summary: 'Who you are and the tables you sit at, newest first.',
  ...NEEDS_TOKEN,
  responses: { 200: { description: 'You', content: json(Me) }, ...problems(401) },
});

const rename = createRoute({
  method: 'patch',
  path: '/api/me',
  summary: 'Change your name. Games under way keep the old one.',
  ...NEEDS_TOKEN,
  request: { body: body(NewPlayer) },
  responses: { 200: { description: 'You', content: json(Player) }, ...problems(400, 401) },
});

const renew = createRoute({
  method: 'post',
  path: '/api/me/token',
  summary: 'A new token. From its first use on the old one, on whatever device, is worth nothing.',
  ...NEEDS_TOKEN,
  responses: {
    200: { description: 'The new token', content: json(z.object({ token: z.string() })) },
    ...problems(401),
  },
});

export function addPlayerRoutes(api: Api): void {
  const { app, node } = api;
  const { players, storage, tables } = node;

  app.openapi(create, async (c) => {
    api.limitCreation(c);
    return c.json(await players.create(c.req.valid('json').name), 201);
  });

  app.openapi(me, async (c) => {
    const { id, name } = await api.mustPlayer(c);
    const rows = await storage.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .selectAll('tables')
      .select('seats.seat as you')
      .where('seats.player_id', '=', id)
      .where('seats.kind', 'in', ['player', 'invited'])
      .orderBy('tables.created_at', 'desc')
      .limit(MOST_TABLES)
      .execute();
    const seats = await seatsOf(rows.map((row) => row.id));
    const mine: MyTable[] = [];
    for (const row of rows) {
      mine.push({
        ...viewListed(row, seats.get(row.id) ?? []),
        status: row.status,
        you: row.you,
        yourTurn: row.status === 'playing' && (await isTurnOf(row.id, row.you)),
        daily: row.daily,
      });
    }
    return c.json({ id, name, tables: mine }, 200);
  });

  /** Whether a game waits for the person at a seat. */
  async function isTurnOf(id: string, seat: number): Promise<boolean> {
    const table = await tables.find(id);
    return table !== null && table.seats[seat]!.bot === null && table.isDeciding(seat);
  }

  async function seatsOf(ids: readonly string[]): Promise<Map<string, SeatRow[]>> {
    if (ids.length === 0) return new Map();
    const rows = await storage.db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute();
    return Map.groupBy(rows, (row) => row.table_id);
  }

  app.openapi(rename, async (c) => {
    const { id } = await api.mustPlayer(c);
    const { name } = c.req.valid('json');
    await players.rename(id, name);
    return c.json({ id, name }, 200);
  });

  app.openapi(renew, async (c) => {
    const { id } = await api.mustPlayer(c);
    return c.json({ token: await players.renew(id) }, 200);
  });
}

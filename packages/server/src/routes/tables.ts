// Tables: making, finding, sitting down and getting up, playing, following. A table's id is the key to it: whoever has it
// may watch, nobody can guess it, and a wrong one answers like one that does not exist.

import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Api, Env } from '../app.ts';
import { strictHeaders } from '../app.ts';
import { closesAt } from '../daily.ts';
import type { PlayerRow } from '../database.ts';
import { Problem } from '../problem.ts';
import {
  After,
  Choices,
  DEFAULT_BOT,
  IdempotencyKey,
  Join,
  NewMove,
  NewTable,
  NumberedEvent,
  NumberedEvents,
  OpenTables,
  SeatParam,
  Table,
  TableParam,
  TableRecord,
  WithBot,
} from '../schema.ts';
import { createTable, join, leave, rematch, standIn, startWithBots, takeBack } from '../seats.ts';
import type { Table as TableState } from '../table.ts';
import { viewEvent, viewListed, viewRecord, viewTable } from '../view.ts';
import { body, json, NEEDS_TOKEN, problems } from './route.ts';

const MOST_LISTED = 100;
const DAY_MS = 86_400_000;
const tableAnswer = { description: 'The table as it is now', content: json(Table) };

const list = createRoute({
  method: 'get',
  path: '/api/tables',
  summary: 'Open tables that wait for players, newest first.',
  responses: { 200: { description: 'Open tables', content: json(OpenTables) }, ...problems() },
});

const create = createRoute({
  method: 'post',
  path: '/api/tables',
  summary: 'Make a table and sit down at seat 0. The game starts as soon as every seat is taken.',
  ...NEEDS_TOKEN,
  request: { body: body(NewTable) },
  responses: { 201: tableAnswer, ...problems(400, 401) },
});

const show = createRoute({
  method: 'get',
  path: '/api/tables/{id}',
  summary: 'A table. With a token, "you" is your seat.',
  request: { params: TableParam },
  responses: { 200: tableAnswer, ...problems(404) },
});

const sit = createRoute({
  method: 'post',
  path: '/api/tables/{id}/seats',
  summary: 'Take a free seat (or the one kept for you).',
  ...NEEDS_TOKEN,
  request: { params: TableParam, body: body(Join) },
  responses: { 200: tableAnswer, ...problems(400, 401, 404, 409) },
});

const start = createRoute({
  method: 'post',
  path: '/api/tables/{id}/start',
  summary: 'Start now: the host gives the free seats to bots.',
  ...NEEDS_TOKEN,
  request: { params: TableParam, body: body(WithBot) },
  responses: { 200: tableAnswer, ...problems(400, 401, 403, 404, 409) },
});

const getUp = createRoute({
  method: 'delete',
  path: '/api/tables/{id}/seats/{seat}',
  summary: 'Leave your seat, or kick somebody as the host of a table that has not started.',
  description: 'Leaving a game under way lets a bot play on; you can take the seat back.',
  ...NEEDS_TOKEN,
  request: { params: SeatParam },
  responses: { 200: tableAnswer, ...problems(400, 401, 403, 404, 409) },
});

const callBot = createRoute({
  method: 'post',
  path: '/api/tables/{id}/seats/{seat}/bot',
  summary: 'Let a bot play for somebody who has kept the table waiting longer than its limit.',
  ...NEEDS_TOKEN,
  request: { params: SeatParam, body: body(WithBot) },
  responses: { 200: tableAnswer, ...problems(400, 401, 403, 404, 409) },
});

const dismissBot = createRoute({
  method: 'delete',
  path: '/api/tables/{id}/seats/{seat}/bot',
  summary: 'Take your seat back from the bot that stood in.',
  ...NEEDS_TOKEN,
  request: { params: SeatParam },
  responses: { 200: tableAnswer, ...problems(400, 401, 403, 404, 409) },
});

const again = createRoute({
  method: 'post',
  path: '/api/tables/{id}/rematch',
  summary: 'Once more with the same people. Answers the new table, with you at it.',
  ...NEEDS_TOKEN,
  request: { params: TableParam, body: body(Join) },
  responses: { 200: tableAnswer, ...problems(400, 401, 403, 404, 409) },
});

const choices = createRoute({
  method: 'get',
  path: '/api/tables/{id}/choices',
  summary: 'Everything your seat can do now, as events to send. Empty: it is not your turn.',
  ...NEEDS_TOKEN,
  request: { params: TableParam },
  responses: { 200: { description: 'Your choices', content: json(Choices) }, ...problems(401, 403, 404) },
});

const play = createRoute({
  method: 'post',
  path: '/api/tables/{id}/moves',
  summary: 'Play a move. Answered once it is on disk; the same key again gives the same answer.',
  ...NEEDS_TOKEN,
  request: { params: TableParam, headers: IdempotencyKey, body: body(NewMove) },
  responses: {
    200: { description: 'The event as it was stored', content: json(NumberedEvent) },
    ...problems(400, 401, 403, 404, 409),
  },
});

const events = createRoute({
  method: 'get',
  path: '/api/tables/{id}/events',
  summary: 'The events of a game, after the number given.',
  request: { params: TableParam, query: After },
  responses: { 200: { description: 'Events', content: json(NumberedEvents) }, ...problems(400, 404) },
});

const stream = createRoute({
  method: 'get',
  path: '/api/tables/{id}/stream',
  summary: 'Follow a table: server-sent events.',
  description:
    'Events: "table" (Table), "move" (NumberedEvent, with its number as id), "presence" (Presence), "bye". Goes on after Last-Event-ID or ?after. With a token your seat shows as connected.',
  request: {
    params: TableParam,
    query: After,
    headers: z.object({
      'last-event-id': z
        .string()
        .regex(/^\d{1,6}$/)
        .optional(),
    }),
  },
  responses: {
    200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
    ...problems(400, 404),
  },
});

const record = createRoute({
  method: 'get',
  path: '/api/tables/{id}/record',
  summary: 'The record of the game, with what is needed to check its dice.',
  request: { params: TableParam },
  responses: { 200: { description: 'The record', content: json(TableRecord) }, ...problems(404) },
});

export function addTableRoutes(api: Api): void {
  const { app, node } = api;
  const { tables, streams, presence, storage, config, metrics } = node;
  const streamHeaders = strictHeaders(config.PUBLIC_URL?.startsWith('https:') ?? false);

  /** The table for the player who asked. */
  const view = async (id: string, player: PlayerRow | undefined) => {
    const table = await tables.get(id);
    const you = table.seatOf(player?.id);
    return viewTable(table, presence.of(id), config.LIVE_LIMIT_SECONDS, you);
  };
  const seatOf = (table: { seatOf(id: string): number | null }, player: PlayerRow) => {
    const seat = table.seatOf(player.id);
    if (seat === null) throw new Problem('not-seated');
    return seat;
  };

  app.openapi(list, async (c) => {
    const rows = await storage.db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', 'waiting')
      .where('open', '=', 1)
      .orderBy('created_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
    const ids = rows.map((row) => row.id);
    const seats =
      ids.length === 0
        ? []
        : await storage.db
            .selectFrom('seats')
            .selectAll()
            .where('table_id', 'in', ids)
            .orderBy('seat')
            .execute();
    const byTable = Map.groupBy(seats, (seat) => seat.table_id);
    return c.json({ tables: rows.map((row) => viewListed(row, byTable.get(row.id) ?? [])) }, 200);
  });

  app.openapi(create, async (c) => {
    const player = await api.mustPlayer(c);
    api.limitCreation(c);
    const id = await createTable(storage, player, c.req.valid('json'));
    return c.json(await view(id, player), 201);
  });

  app.openapi(show, async (c) => c.json(await view(c.req.valid('param').id, await api.player(c)), 200));

  app.openapi(sit, async (c) => {
    const player = await api.mustPlayer(c);
    const { id } = c.req.valid('param');
    await join(tables, id, player, c.req.valid('json').seed);
    return c.json(await view(id, player), 200);
  });

  app.openapi(start, async (c) => {
    const player = await api.mustPlayer(c);
    const { id } = c.req.valid('param');
    await startWithBots(tables, id, player, c.req.valid('json').bot);
    return c.json(await view(id, player), 200);
  });

  app.openapi(getUp, async (c) => {
    const player = await api.mustPlayer(c);
    const { id, seat } = c.req.valid('param');
    await leave(tables, id, player, seat, DEFAULT_BOT);
    return c.json(await view(id, player), 200);
  });

  app.openapi(callBot, async (c) => {
    const player = await api.mustPlayer(c);
    const { id, seat } = c.req.valid('param');
    const limit = (pace: number) => (pace === 0 ? config.LIVE_LIMIT_SECONDS * 1000 : pace * DAY_MS);
    await standIn(tables, id, player, seat, c.req.valid('json').bot, limit);
    return c.json(await view(id, player), 200);
  });

  app.openapi(dismissBot, async (c) => {
    const player = await api.mustPlayer(c);
    const { id, seat } = c.req.valid('param');
    await takeBack(tables, id, player, seat);
    return c.json(await view(id, player), 200);
  });

  app.openapi(again, async (c) => {
    const player = await api.mustPlayer(c);
    api.limitCreation(c);
    const next = await rematch(tables, c.req.valid('param').id, player, c.req.valid('json').seed);
    return c.json(await view(next, player), 200);
  });

  app.openapi(choices, async (c) => {
    const player = await api.mustPlayer(c);
    const table = await tables.get(c.req.valid('param').id);
    await tables.catchUp(table);
    return c.json({ events: table.stored, choices: table.choices(seatOf(table, player)) }, 200);
  });

  app.openapi(play, async (c) => {
    const begun = performance.now();
    const player = await api.mustPlayer(c);
    const table = await tables.get(c.req.valid('param').id);
    if (table.seatOf(player.id) === null) await tables.refresh(table.id);
    const seat = seatOf(table, player);
    const { after, event } = c.req.valid('json');
    if (event.p !== undefined && event.p !== seat) throw new Problem('not-your-seat');
    const key = c.req.valid('header')['idempotency-key'];
    const refusal = refusalNow(table, seat);
    if (refusal) {
      // A move that was stored before is answered all the same: its player only wants to know.
      await tables.catchUp(table);
      if (!table.answered({ seat, key })) throw new Problem(refusal);
    }
    const row = await tables.play(table, { seat, key, after, event });
    metrics.moves.observe((performance.now() - begun) / 1000);
    return c.json(viewEvent(row), 200);
  });

  app.openapi(events, async (c) => {
    const table = await tables.get(c.req.valid('param').id);
    await tables.catchUp(table);
    return c.json({ events: table.since(c.req.valid('query').after ?? 0).map(viewEvent) }, 200);
  });

  app.openapi(stream, async (c) => {
    const player = await api.player(c);
    const table = await tables.get(c.req.valid('param').id);
    // Another node may have stored events a moment ago.
    await tables.catchUp(table);
    const after = c.req.valid('header')['last-event-id'] ?? c.req.valid('query').after ?? 0;
    const who = { playerId: player?.id, client: c.get('client') };
    streams.open(table, who, Number(after), c.env.outgoing, { ...streamHeaders, ...corsOf(c) });
    return RESPONSE_ALREADY_SENT as never;
  });

  app.openapi(record, async (c) => {
    const table = await tables.get(c.req.valid('param').id);
    if (table.row.status === 'playing') await tables.refresh(table.id);
    return c.json(viewRecord(table), 200);
  });
}

/** Why a player may not move at all now, whatever the rules say. */
function refusalNow({ seats, row }: TableState, seat: number): 'bot-plays' | 'attempt-over' | null {
  if (seats[seat]!.bot !== null) return 'bot-plays';
  return row.daily !== null && closesAt(row.daily) <= Date.now() ? 'attempt-over' : null;
}

/** What the CORS middleware has decided, for answers that do not pass through it. */
function corsOf(c: Context<Env>): Record<string, string> {
  const names = ['access-control-allow-origin', 'vary'] as const;
  return Object.fromEntries(
    names.flatMap((name) => (c.res.headers.has(name) ? [[name, c.res.headers.get(name)!]] : [])),
  );
}

// The game at a table: what a seat can do, moves, events, and the stream.
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Api, Env } from '../app.ts';
import type { Days } from '../daily.ts';
import type { PlayerRow } from '../database.ts';
import { strictHeaders } from '../headers.ts';
import { RateLimit } from '../limits.ts';
import type { LiveTable } from '../live-table.ts';
import { Problem } from '../problem.ts';
import {
  After,
  IdempotencyKey,
  NewMove,
  NewReaction,
  NumberedEvent,
  NumberedEvents,
  SeatChoices,
  TableParam,
} from '../schema.ts';
import { STREAM_HEAD } from '../streams.ts';
import { viewEvent } from '../view.ts';
import { body, json, NEEDS_TOKEN, problems } from './route.ts';

const choices = createRoute({
  method: 'get',
  path: '/api/tables/{id}/choices',
  summary: 'Everything your seat can do now, as events to send. Empty: it is not your turn.',
  ...NEEDS_TOKEN,
  request: { params: TableParam },
  responses: { 200: { description: 'Your choices', content: json(SeatChoices) }, ...problems(401, 403, 404) },
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
  responses: { 200: { description: 'Events', content: json(NumberedEvents) }, ...problems(400, 403, 404) },
});

const react = createRoute({
  method: 'post',
  path: '/api/tables/{id}/reactions',
  summary: 'Say something to everybody at the table, from a fixed set. It is not stored.',
  ...NEEDS_TOKEN,
  request: { params: TableParam, body: body(NewReaction) },
  responses: { 204: { description: 'Said' }, ...problems(400, 401, 403, 404) },
});

const stream = createRoute({
  method: 'get',
  path: '/api/tables/{id}/stream',
  summary: 'Follow a table: server-sent events.',
  description:
    'Events: "table" (Table), "move" (NumberedEvent, with its number as id), "presence" (Presence), "reaction", "bye". Continues after Last-Event-ID or ?after. With a token your seat shows as connected.',
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
    ...problems(400, 403, 404),
  },
});

export function addPlayRoutes(api: Api): void {
  const { app, node } = api;
  const { tables, streams, days, config, metrics } = node;
  const streamHeaders = strictHeaders(config);

  app.openapi(choices, async (c) => {
    const player = await api.mustPlayer(c);
    const table = await tables.get(c.req.valid('param').id);
    await tables.catchUp(table);
    await tables.settle(table);
    return c.json({ events: table.stored, choices: table.choices(seatAt(table, player)) }, 200);
  });

  app.openapi(play, async (c) => {
    const begun = performance.now();
    const player = await api.mustPlayer(c);
    const table = await tables.get(c.req.valid('param').id);
    if (table.seatOf(player.id) === null) await tables.refresh(table.id);
    const seat = seatAt(table, player);
    const { after, event } = c.req.valid('json');
    if (event.p !== undefined && event.p !== seat) throw new Problem('not-your-seat');
    const key = c.req.valid('header')['idempotency-key'];
    const refusal = refusalNow(table, seat, days);
    if (refusal) {
      // A retry of a move that is already stored still gets its answer.
      await tables.catchUp(table);
      if (!table.answered({ seat, key })) throw new Problem(refusal);
    }
    const row = await tables.play(table, { seat, key, after, event });
    metrics.moves.observe((performance.now() - begun) / 1000);
    return c.json(viewEvent(row), 200);
  });

  app.openapi(events, async (c) => {
    const table = await api.findTable(c.req.valid('param').id, await api.player(c));
    await tables.catchUp(table);
    return c.json({ events: table.since(c.req.valid('query').after ?? 0).map(viewEvent) }, 200);
  });

  // A burst of reactions, then one every two seconds.
  const reactions = new RateLimit(0.5, 5);
  app.openapi(react, async (c) => {
    const player = await api.mustPlayer(c);
    const table = await tables.get(c.req.valid('param').id);
    const seat = seatAt(table, player);
    const wait = reactions.take(player.id);
    if (wait > 0) throw new Problem('too-many-requests', {}, wait);
    await node.react(table, { seat, ...c.req.valid('json') });
    return c.body(null, 204);
  });

  app.openapi(stream, async (c) => {
    const player = await api.player(c);
    const table = await api.findTable(c.req.valid('param').id, player);
    // Another node may have stored events a moment ago.
    await tables.catchUp(table);
    const after = c.req.valid('header')['last-event-id'] ?? c.req.valid('query').after ?? 0;
    // A HEAD request has no body to follow.
    if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEAD) as never;
    const who = { playerId: player?.id, client: c.get('client') };
    streams.open(table, who, Number(after), c.env.outgoing, { ...streamHeaders, ...corsOf(c) });
    return RESPONSE_ALREADY_SENT as never;
  });
}

function seatAt(table: LiveTable, player: PlayerRow): number {
  const seat = table.seatOf(player.id);
  if (seat === null) throw new Problem('not-seated');
  return seat;
}

/** Why a player may not move now, whatever the rules of the game say. */
function refusalNow(
  { seats, row }: LiveTable,
  seat: number,
  days: Days,
): 'bot-plays' | 'attempt-over' | null {
  if (seats[seat]!.bot !== null) return 'bot-plays';
  return row.daily !== null && days.isOver(row.daily) ? 'attempt-over' : null;
}

/** The headers set by the CORS middleware, for answers that do not pass through it. */
function corsOf(c: Context<Env>): Record<string, string> {
  const names = ['access-control-allow-origin', 'access-control-expose-headers', 'vary'] as const;
  return Object.fromEntries(
    names.flatMap((name) => (c.res.headers.has(name) ? [[name, c.res.headers.get(name)!]] : [])),
  );
}

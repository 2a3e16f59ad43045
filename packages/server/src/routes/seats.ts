// Seats: sitting down and getting up, bots that stand in, the rematch. Every request answers the table as it is then.
import { createRoute } from '@hono/zod-openapi';
import type { Api } from '../app.ts';
import { DEFAULT_BOT, Join, NewSeed, SeatParam, StandIn, TableParam, WithBot } from '../schema.ts';
import { addSeed, join, leave, rematch, standIn, startWithBots, takeBack } from '../seats.ts';
import { body, NEEDS_TOKEN, problems, tableAnswer } from './route.ts';

const sit = createRoute({
  method: 'post',
  path: '/api/tables/{id}/seats',
  summary: 'Take a free seat (or the one reserved for you).',
  ...NEEDS_TOKEN,
  request: { params: TableParam, body: body(Join) },
  responses: { 200: tableAnswer, ...problems(400, 401, 404, 409) },
});

const seed = createRoute({
  method: 'put',
  path: '/api/tables/{id}/seed',
  summary: 'Add your seed to the dice, once you have kept the commitment of the table.',
  description: 'The game starts when all seats are taken and every player has added a seed.',
  ...NEEDS_TOKEN,
  request: { params: TableParam, body: body(NewSeed) },
  responses: { 200: tableAnswer, ...problems(400, 401, 403, 404, 409) },
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
  summary: 'Leave your seat or, as the host before the start, remove another player.',
  description: 'If the game has started, a bot plays on; you can take the seat back.',
  ...NEEDS_TOKEN,
  request: { params: SeatParam },
  responses: { 200: tableAnswer, ...problems(400, 401, 403, 404, 409) },
});

const callBot = createRoute({
  method: 'post',
  path: '/api/tables/{id}/seats/{seat}/bot',
  summary: 'Let a bot play for somebody who has kept the table waiting longer than its limit.',
  ...NEEDS_TOKEN,
  request: { params: SeatParam, body: body(StandIn) },
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
  summary: 'Another game with the same players. Answers the new table, at which you have a seat.',
  ...NEEDS_TOKEN,
  request: { params: TableParam, body: body(Join) },
  responses: { 200: tableAnswer, ...problems(400, 401, 403, 404, 409) },
});

export function addSeatRoutes(api: Api): void {
  const { app, node } = api;
  const { tables, config } = node;

  app.openapi(sit, async (c) => {
    const player = await api.mustPlayer(c);
    const { id } = c.req.valid('param');
    await join(tables, id, player, c.req.valid('json').seed);
    return c.json(await api.viewTable(id, player), 200);
  });

  app.openapi(seed, async (c) => {
    const player = await api.mustPlayer(c);
    const { id } = c.req.valid('param');
    await addSeed(tables, id, player, c.req.valid('json').seed);
    return c.json(await api.viewTable(id, player), 200);
  });

  app.openapi(start, async (c) => {
    const player = await api.mustPlayer(c);
    const { id } = c.req.valid('param');
    await startWithBots(tables, id, player, c.req.valid('json').bot);
    return c.json(await api.viewTable(id, player), 200);
  });

  app.openapi(getUp, async (c) => {
    const player = await api.mustPlayer(c);
    const { id, seat } = c.req.valid('param');
    await leave(tables, id, player, seat, DEFAULT_BOT);
    return c.json(await api.viewTable(id, player), 200);
  });

  app.openapi(callBot, async (c) => {
    const player = await api.mustPlayer(c);
    const { id, seat } = c.req.valid('param');
    await standIn(tables, id, player, seat, c.req.valid('json').bot, config.LIVE_LIMIT_SECONDS);
    return c.json(await api.viewTable(id, player), 200);
  });

  app.openapi(dismissBot, async (c) => {
    const player = await api.mustPlayer(c);
    const { id, seat } = c.req.valid('param');
    await takeBack(tables, id, player, seat);
    return c.json(await api.viewTable(id, player), 200);
  });

  app.openapi(again, async (c) => {
    const player = await api.mustPlayer(c);
    api.limitCreation(c, player);
    const next = await rematch(tables, c.req.valid('param').id, player, c.req.valid('json').seed);
    if (next.isNew) node.calls.note(await tables.get(next.id), true);
    return c.json(await api.viewTable(next.id, player), 200);
  });
}

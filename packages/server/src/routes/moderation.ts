// Routes for trouble between players: reports to the operators, and blocks. Players are named by a seat at a table, as
// everywhere.
import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Api, Env } from '../app.ts';
import { block, blocksOf, unblock } from '../blocks.ts';
import type { PlayerRow } from '../database.ts';
import { RateLimit } from '../limits.ts';
import { Problem } from '../problem.ts';
import { report } from '../reports.ts';
import { BlockParam, Blocks, NewReport, SeatParam } from '../schema.ts';
import { body, json, NEEDS_TOKEN, problems } from './route.ts';

const tell = createRoute({
  method: 'post',
  path: '/api/tables/{id}/seats/{seat}/reports',
  summary: 'Tell the operators about the player of a seat.',
  ...NEEDS_TOKEN,
  request: { params: SeatParam, body: body(NewReport) },
  responses: { 204: { description: 'Kept' }, ...problems(400, 401, 404, 409) },
});

const add = createRoute({
  method: 'put',
  path: '/api/tables/{id}/seats/{seat}/block',
  summary: 'Block the player of a seat.',
  description:
    'You get no invitation and no reaction of that player, who cannot take a seat at your tables. The player is not told.',
  ...NEEDS_TOKEN,
  request: { params: SeatParam },
  responses: { 204: { description: 'Blocked' }, ...problems(400, 401, 404, 409) },
});

const list = createRoute({
  method: 'get',
  path: '/api/me/blocks',
  summary: 'The players you have blocked.',
  ...NEEDS_TOKEN,
  responses: { 200: { description: 'Newest first', content: json(Blocks) }, ...problems(401) },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/me/blocks/{block}',
  summary: 'Unblock a player.',
  ...NEEDS_TOKEN,
  request: { params: BlockParam },
  responses: { 204: { description: 'Unblocked' }, ...problems(400, 401) },
});

export function addModerationRoutes(api: Api): void {
  const { app, node } = api;
  const { db } = node.storage;
  // A few at once, then one every five minutes.
  const reports = new RateLimit(1 / 300, 10);

  /** The player who asks, and the other person, who sits at that seat. */
  async function both(c: Context<Env>, { id, seat }: { id: string; seat: number }) {
    const you: PlayerRow = await api.mustPlayer(c);
    const table = await node.tables.get(id);
    const there = table.seats[seat];
    if (there === undefined) throw new Problem('not-found');
    if (there.player_id === null || there.player_id === you.id) throw new Problem('seat-not-human');
    return { you: you.id, other: there.player_id, name: there.name };
  }

  app.openapi(tell, async (c) => {
    const param = c.req.valid('param');
    const { you, other, name } = await both(c, param);
    const wait = reports.take(you);
    if (wait > 0) throw new Problem('too-many-requests', {}, wait);
    const { reason } = c.req.valid('json');
    await report(db, { reporter: you, player: other, name, table: param.id, reason });
    node.metrics.reports.inc();
    return c.body(null, 204);
  });

  app.openapi(add, async (c) => {
    const { you, other } = await both(c, c.req.valid('param'));
    await block(db, you, other);
    return c.body(null, 204);
  });

  app.openapi(list, async (c) => {
    const { id } = await api.mustPlayer(c);
    return c.json({ blocks: await blocksOf(db, id) }, 200);
  });

  app.openapi(remove, async (c) => {
    const { id } = await api.mustPlayer(c);
    await unblock(db, id, c.req.valid('param').block);
    return c.body(null, 204);
  });
}

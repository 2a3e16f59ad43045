// A player's own data: reading all of it, and deleting it. Banned players may do both.
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Api, Env } from '../app.ts';
import type { PlayerRow } from '../database.ts';
import { dataOf, deletePlayer } from '../own-data.ts';
import { Problem } from '../problem.ts';
import { NEEDS_TOKEN, problems } from './route.ts';

const read = createRoute({
  method: 'get',
  path: '/api/me/data',
  summary: 'Everything that is stored about you, as lines of JSON.',
  ...NEEDS_TOKEN,
  responses: {
    200: {
      description:
        'One object per line: the player first, then devices, blocks, reports, daily attempts, tables',
      content: { 'application/x-ndjson': { schema: z.string() } },
    },
    ...problems(401),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/me',
  summary: 'Delete yourself and everything about you.',
  description:
    'Games with others stay, without your name; in games under way a bot plays on. This cannot be undone.',
  ...NEEDS_TOKEN,
  responses: { 204: { description: 'Deleted' }, ...problems(401) },
});

export function addOwnDataRoutes({ app, node, limitCreation }: Api): void {
  const { storage, players, transact } = node;

  async function self(c: Context<Env>): Promise<PlayerRow> {
    const player = await players.authenticate(c.req.header('authorization'));
    if (player === undefined) throw new Problem('unauthorized');
    // Both cost as much as a game or more.
    limitCreation(c, player);
    return player;
  }

  app.openapi(read, async (c) => {
    const player = await self(c);
    const encoder = new TextEncoder();
    const pieces = dataOf(storage.db, player);
    // Pieces are read as they are sent, so that much data needs little memory.
    const lines = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    });
    return c.body(lines, 200, { 'content-type': 'application/x-ndjson; charset=utf-8' }) as never;
  });

  app.openapi(remove, async (c) => {
    const { id } = await self(c);
    await deletePlayer(storage, id, transact);
    players.forget(id);
    return c.body(null, 204);
  });
}

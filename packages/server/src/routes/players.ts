// Players: creating one, looking at yourself, changing your name or token.
import { setImmediate } from 'node:timers/promises';
import { createRoute, z } from '@hono/zod-openapi';
import type { MyTable } from '@reynard/client';
import type { Api } from '../app.ts';
import { strangersTo } from '../blocks.ts';
import { forgetDevice, keepDevice } from '../calls.ts';
import type { LiveTable } from '../live-table.ts';
import { opponentsOf } from '../opponents.ts';
import { Problem } from '../problem.ts';
import { readRatingsOf } from '../rating/seat-ratings.ts';
import { Device, DeviceAddress, Me, NewPlayer, Opponents, Player, PlayerWithToken } from '../schema.ts';
import { listTablesOf } from '../table-rows.ts';
import { viewListed } from '../view.ts';
import { body, json, NEEDS_TOKEN, problems } from './route.ts';

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
  summary: 'Change your name. Games that have started keep the old one.',
  ...NEEDS_TOKEN,
  request: { body: body(NewPlayer) },
  responses: { 200: { description: 'You', content: json(Player) }, ...problems(400, 401) },
});

const renew = createRoute({
  method: 'post',
  path: '/api/me/token',
  summary: 'A new token. Its first use makes the old one invalid on all devices.',
  ...NEEDS_TOKEN,
  responses: {
    200: { description: 'The new token', content: json(z.object({ token: z.string() })) },
    ...problems(401),
  },
});

const opponents = createRoute({
  method: 'get',
  path: '/api/me/opponents',
  summary: 'Players you have played against lately, and how those games ended.',
  ...NEEDS_TOKEN,
  responses: { 200: { description: 'Newest first', content: json(Opponents) }, ...problems(401) },
});

const call = createRoute({
  method: 'put',
  path: '/api/me/devices',
  summary:
    'Let this device be called (Web Push) when it is your turn at a slow table, or when you are invited.',
  ...NEEDS_TOKEN,
  request: { body: body(Device) },
  responses: { 204: { description: 'Stored' }, ...problems(400, 401, 409) },
});

const silence = createRoute({
  method: 'delete',
  path: '/api/me/devices',
  summary: 'Call this device no more.',
  ...NEEDS_TOKEN,
  request: { body: body(DeviceAddress) },
  responses: { 204: { description: 'Forgotten' }, ...problems(400, 401) },
});

export function addPlayerRoutes(api: Api): void {
  const { app, node } = api;
  const { players, storage, tables, config } = node;

  app.openapi(create, async (c) => {
    api.limitCreation(c);
    return c.json(await players.create(c.req.valid('json').name), 201);
  });

  app.openapi(me, async (c) => {
    const { id, name } = await api.mustPlayer(c);
    const mine: MyTable[] = [];
    const strangers = await strangersTo(storage.db, id);
    const listing = await listTablesOf(storage.db, id);
    const ratings = await readRatingsOf(storage.db, listing);
    for (const [i, { you, ...listed }] of listing.entries()) {
      const { status, daily, host } = listed.row;
      const invited = status === 'waiting' && listed.seats[you]!.kind === 'invited';
      // Invitations of somebody this player has blocked are not shown.
      if (invited && host !== null && strangers.has(host)) continue;
      const table = status === 'playing' ? await tables.find(listed.row.id) : null;
      // Reading tables blocks the event loop with SQLite: other requests come in between.
      if (status === 'playing') await setImmediate();
      const yourTurn = table !== null && table.seats[you]!.bot === null && table.isDeciding(you);
      mine.push({
        ...viewListed(listed, ratings[i]!),
        status,
        you,
        yourTurn,
        invited,
        deadline: deadlineOf(table),
        daily,
      });
    }
    return c.json({ id, name, tables: mine }, 200);
  });

  /** When the others may call a bot. A daily attempt has no others. */
  function deadlineOf(table: LiveTable | null): string | null {
    if (table === null || table.row.daily !== null || table.row.status !== 'playing') return null;
    return new Date(table.lastAt + table.limit(config.LIVE_LIMIT_SECONDS)).toISOString();
  }

  app.openapi(opponents, async (c) => {
    const { id } = await api.mustPlayer(c);
    return c.json({ opponents: await opponentsOf(storage.db, id) }, 200);
  });

  app.openapi(call, async (c) => {
    const { id } = await api.mustPlayer(c);
    const { endpoint, keys, zone, quiet } = c.req.valid('json');
    if (!node.push.isService(endpoint)) throw new Problem('unknown-push-service');
    await keepDevice(storage.db, {
      endpoint,
      player_id: id,
      ...keys,
      zone,
      quiet_from: quiet?.from ?? null,
      quiet_until: quiet?.until ?? null,
    });
    return c.body(null, 204);
  });

  app.openapi(silence, async (c) => {
    const { id } = await api.mustPlayer(c);
    await forgetDevice(storage.db, c.req.valid('json').endpoint, id);
    return c.body(null, 204);
  });

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

// Tables: listing, creating, looking at one, its record. A table's id is the key to it: whoever has it may watch, nobody can
// guess it, and an unknown id is answered like one that does not exist.
import { createRoute } from '@hono/zod-openapi';
import type { Api } from '../app.ts';
import { strangersTo } from '../blocks.ts';
import { readRatingsOf } from '../rating/seat-ratings.ts';
import { NewTable, OnlineRecord, OpenTables, TableParam } from '../schema.ts';
import { createTable } from '../seats.ts';
import { listOpenTables } from '../table-rows.ts';
import { viewListed, viewRecord } from '../view.ts';
import { body, json, NEEDS_TOKEN, problems, tableAnswer } from './route.ts';

const list = createRoute({
  method: 'get',
  path: '/api/tables',
  summary: 'Open tables that wait for players, newest first.',
  responses: { 200: { description: 'Open tables', content: json(OpenTables) }, ...problems() },
});

const create = createRoute({
  method: 'post',
  path: '/api/tables',
  summary: 'Create a table and take seat 0. The game starts as soon as every seat is taken.',
  ...NEEDS_TOKEN,
  request: { body: body(NewTable) },
  responses: { 201: tableAnswer, ...problems(400, 401, 409) },
});

const show = createRoute({
  method: 'get',
  path: '/api/tables/{id}',
  summary: 'A table. With a token, "you" is your seat.',
  request: { params: TableParam },
  responses: { 200: tableAnswer, ...problems(403, 404) },
});

const record = createRoute({
  method: 'get',
  path: '/api/tables/{id}/record',
  summary: 'The record of the game, with what is needed to verify its dice.',
  request: { params: TableParam },
  responses: { 200: { description: 'The record', content: json(OnlineRecord) }, ...problems(403, 404) },
});

export function addTableRoutes(api: Api): void {
  const { app, node } = api;
  const { tables, storage } = node;

  app.openapi(list, async (c) => {
    const player = await api.player(c);
    const strangers = await strangersTo(storage.db, player?.id);
    const open = (await listOpenTables(storage.db)).filter(({ row }) => !strangers.has(row.host ?? ''));
    const ratings = await readRatingsOf(storage.db, open);
    return c.json({ tables: open.map((table, i) => viewListed(table, ratings[i]!)) }, 200);
  });

  app.openapi(create, async (c) => {
    const player = await api.mustPlayer(c);
    api.limitCreation(c, player);
    const id = await createTable(storage, player, c.req.valid('json'));
    node.calls.note(await tables.get(id), true);
    return c.json(await api.viewTable(id, player), 201);
  });

  app.openapi(show, async (c) =>
    c.json(await api.viewTable(c.req.valid('param').id, await api.player(c)), 200),
  );

  app.openapi(record, async (c) => {
    const table = await api.findTable(c.req.valid('param').id, await api.player(c));
    if (table.row.status === 'playing') await tables.refresh(table.id);
    return c.json(viewRecord(table, node.days.secretOf(table.row)), 200);
  });
}

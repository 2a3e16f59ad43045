// The daily challenge: today's challenges, the attempt, the leaderboards.
import { createRoute } from '@hono/zod-openapi';
import type { Api } from '../app.ts';
import { attempt, dayOf, today } from '../daily.ts';
import { Daily, GameParam, Scores, ScoresQuery, Table } from '../schema.ts';
import { json, NEEDS_TOKEN, problems } from './route.ts';

const show = createRoute({
  method: 'get',
  path: '/api/daily',
  summary: 'Today’s challenges (UTC). With a token, the tables of your attempts.',
  responses: { 200: { description: 'Today', content: json(Daily) }, ...problems() },
});

const begin = createRoute({
  method: 'post',
  path: '/api/daily/{game}',
  summary: 'Start today’s rated attempt, or continue it. It is a solo table: play it like any other.',
  ...NEEDS_TOKEN,
  request: { params: GameParam },
  responses: {
    200: { description: 'Your attempt, already started', content: json(Table) },
    201: { description: 'Your attempt', content: json(Table) },
    ...problems(400, 401),
  },
});

const ofDay = createRoute({
  method: 'get',
  path: '/api/daily/{game}/scores',
  summary: 'The best of a day, once you have played it yourself or it is over.',
  request: { params: GameParam, query: ScoresQuery },
  responses: {
    200: { description: 'The first hundred, and yours', content: json(Scores) },
    ...problems(400),
  },
});

const ofAllTime = createRoute({
  method: 'get',
  path: '/api/daily/{game}/best',
  summary: 'The best of all days, each player’s best. Days that you can still play are left out.',
  request: { params: GameParam },
  responses: {
    200: { description: 'The first hundred, and yours', content: json(Scores) },
    ...problems(400),
  },
});

export function addDailyRoutes(api: Api): void {
  const { app, node } = api;
  const { storage, boards } = node;

  app.openapi(show, async (c) => c.json(await today(storage.db, await api.player(c)), 200));

  app.openapi(begin, async (c) => {
    const player = await api.mustPlayer(c);
    const begun = await attempt(storage, player, c.req.valid('param').game);
    return c.json(await api.viewTable(begun.table, player), begun.isNew ? 201 : 200);
  });

  app.openapi(ofDay, async (c) => {
    const day = c.req.valid('query').day ?? dayOf(Date.now());
    const you = (await api.player(c))?.id;
    return c.json(await boards.ofDay(c.req.valid('param').game, day, you), 200);
  });

  app.openapi(ofAllTime, async (c) => {
    const you = (await api.player(c))?.id;
    return c.json(await boards.ofAllTime(c.req.valid('param').game, you), 200);
  });
}

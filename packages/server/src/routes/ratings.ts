// Ratings: the leaderboard of a game, and one's own.
import { createRoute } from '@hono/zod-openapi';
import type { Api } from '../app.ts';
import { RatingBoards, ratingsOf } from '../rating/rating-boards.ts';
import { GameParam, MyRatings, Ratings, RatingsQuery } from '../schema.ts';
import { json, NEEDS_TOKEN, problems } from './route.ts';

const board = createRoute({
  method: 'get',
  path: '/api/ratings/{game}',
  summary: 'The highest ratings in a game, with the bots among them.',
  request: { params: GameParam, query: RatingsQuery },
  responses: {
    200: { description: 'The first hundred, and yours', content: json(Ratings) },
    ...problems(400),
  },
});

const mine = createRoute({
  method: 'get',
  path: '/api/me/ratings',
  summary: 'Your ratings by game, and what changed them lately.',
  ...NEEDS_TOKEN,
  responses: { 200: { description: 'Your ratings', content: json(MyRatings) }, ...problems(401) },
});

export function addRatingRoutes(api: Api): void {
  const { app, node } = api;
  const { db } = node.storage;
  const boards = new RatingBoards(db);

  app.openapi(board, async (c) => {
    const you = (await api.player(c))?.id;
    const { kind } = c.req.valid('query');
    return c.json(await boards.show(c.req.valid('param').game, kind, you), 200);
  });

  app.openapi(mine, async (c) => c.json(await ratingsOf(db, (await api.mustPlayer(c)).id), 200));
}

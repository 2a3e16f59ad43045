// For operators and programmers: health, metrics, what this server offers, the OpenAPI document and its page.
import { readFileSync } from 'node:fs';
import { createRoute } from '@hono/zod-openapi';
import { BOT_NAMES, botRating } from '@reynard/bots';
import { SHEETS } from '@reynard/engine';
import { apiPage, type OpenApiDocument } from '../api-page.ts';
import type { Api } from '../app.ts';
import { canWrite } from '../database.ts';
import { sameText } from '../ids.ts';
import { Problem } from '../problem.ts';
import { Info } from '../schema.ts';
import { botMeans, botTitle } from '../seats.ts';
import { json, problems } from './route.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const info = createRoute({
  method: 'get',
  path: '/api',
  summary: 'What this server offers.',
  responses: { 200: { description: 'Games, bots, version', content: json(Info) }, ...problems() },
});

export function addOpsRoutes({ app, node }: Api): void {
  const { config, storage, metrics } = node;

  app.openapi(info, (c) => {
    const games = SHEETS.map(({ id, name }) => ({ id, name }));
    const publicUrl = config.PUBLIC_URL ?? new URL(c.req.url).origin;
    const bots = BOT_NAMES.map((id) => ({
      id,
      name: botTitle(id),
      means: botMeans(id),
      ratings: ratingsOf(id),
    }));
    const keepsDays = {
      unfinished: config.KEEP_UNFINISHED_DAYS,
      finished: config.KEEP_FINISHED_DAYS,
      players: config.KEEP_PLAYERS_DAYS,
    };
    return c.json({ version, games, bots, publicUrl, keepsDays, pushKey: node.push.publicKey }, 200);
  });

  // The process runs.
  app.get('/healthz', (c) => c.text('ok\n'));

  // The storage answers and can be written, and the other nodes are heard.
  app.get('/readyz', async (c) => {
    await canWrite(storage);
    if (!node.isHeard) throw new Problem('unavailable');
    return c.text('ready\n');
  });

  app.get('/metrics', async (c) => {
    const token = config.METRICS_TOKEN;
    if (token && !sameText(c.req.header('authorization') ?? '', `Bearer ${token}`))
      throw new Problem('not-found');
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });

  app.openAPIRegistry.registerComponent('securitySchemes', 'player', { type: 'http', scheme: 'bearer' });
  // Made once, at the first request: all routes are known then.
  const document = once(() =>
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Reynard API',
        version,
        description: 'Play the Clever dice games online. docs/api.md explains it with a complete bot.',
      },
      servers: [{ url: config.PUBLIC_URL ?? '/' }],
    }),
  );
  const text = once(() => JSON.stringify(document()));
  const page = once(() => apiPage(document() as unknown as OpenApiDocument));
  app.get('/api/openapi.json', (c) => c.body(text(), 200, { 'content-type': 'application/json' }));
  app.get('/api/docs', (c) => c.html(page()));
}

/** The fixed ratings of a bot, by game. */
function ratingsOf(bot: string): Record<string, number> | null {
  const found = SHEETS.flatMap(({ id }) => {
    const rating = botRating(id, bot);
    return rating === null ? [] : [[id, rating] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

/** Calls a function the first time only, and keeps what it returns. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

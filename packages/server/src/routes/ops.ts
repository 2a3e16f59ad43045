// For operators and programmers: health, figures, what this server offers, the OpenAPI document and its page.
import { readFileSync } from 'node:fs';
import { createRoute } from '@hono/zod-openapi';
import { BOT_NAMES } from '@reynard/bots';
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
    const games = SHEETS.map(({ id, titles }) => ({ id, titles: { ...titles } }));
    const publicUrl = config.PUBLIC_URL ?? new URL(c.req.url).origin;
    const bots = BOT_NAMES.map((id) => ({ id, name: botTitle(id), means: botMeans(id) }));
    return c.json({ version, games, bots, publicUrl }, 200);
  });

  // The process lives.
  app.get('/healthz', (c) => c.text('ok\n'));

  // It can do its work: the storage answers and can be written.
  app.get('/readyz', async (c) => {
    await canWrite(storage);
    return c.text('ready\n');
  });

  app.get('/metrics', async (c) => {
    const token = config.METRICS_TOKEN;
    if (token && !sameText(c.req.header('authorization') ?? '', `Bearer ${token}`))
      throw new Problem('not-found');
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });

  app.openAPIRegistry.registerComponent('securitySchemes', 'player', { type: 'http', scheme: 'bearer' });
  const document = () =>
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Reynard API',
        version,
        description: 'Play the Clever dice games online. docs/api.md explains it with a complete bot.',
      },
      servers: [{ url: config.PUBLIC_URL ?? '/' }],
    });
  app.get('/api/openapi.json', (c) => c.json(document()));
  app.get('/api/docs', (c) => c.html(apiPage(document() as unknown as OpenApiDocument)));
}

// The HTTP side of a node: the middleware of every request, then the routes. Input is validated here and nowhere else; every
// error is answered as a `Problem`.

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Table } from '@reynard/client';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Config } from './config.ts';
import { isUnavailable, type PlayerRow } from './database.ts';
import { strictHeaders } from './headers.ts';
import { clientOf, RateLimit, siteOf } from './limits.ts';
import type { LiveTable } from './live-table.ts';
import { describe } from './log.ts';
import type { Node } from './node.ts';
import { previewOf, tableOfPath } from './preview.ts';
import { Problem } from './problem.ts';
import { addDailyRoutes } from './routes/daily.ts';
import { addModerationRoutes } from './routes/moderation.ts';
import { addOpsRoutes } from './routes/ops.ts';
import { addOwnDataRoutes } from './routes/own-data.ts';
import { addPlayRoutes } from './routes/play.ts';
import { addPlayerRoutes } from './routes/players.ts';
import { addRatingRoutes } from './routes/ratings.ts';
import { addSeatRoutes } from './routes/seats.ts';
import { addTableRoutes } from './routes/tables.ts';
import type { Site } from './site.ts';
import { viewTable } from './view.ts';

export interface Env {
  Bindings: HttpBindings;
  Variables: { client: string };
}
export type App = OpenAPIHono<Env>;

/** Everything a route needs. */
export interface Api {
  readonly app: App;
  readonly node: Node;
  /** The player of the request; undefined without a token. */
  player(c: Context<Env>): Promise<PlayerRow | undefined>;
  /** The player of the request; throws without a token. */
  mustPlayer(c: Context<Env>): Promise<PlayerRow>;
  /** Counts a new player or table against the limits of the client and of the player. */
  limitCreation(c: Context<Env>, player?: PlayerRow): void;
  /** The table, if this player, or anybody, may see it. */
  findTable(id: string, player: PlayerRow | undefined): Promise<LiveTable>;
  /** The table as a player, or anybody, sees it. */
  viewTable(id: string, player: PlayerRow | undefined): Promise<Table>;
}

const API_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export function createApp(node: Node, site: Site): App {
  const app: App = new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (result.success) return;
      const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      throw new Problem('bad-request', { issues: issues.slice(0, 10) });
    },
  });
  const { config } = node;
  const creation = limitOfCreation(config);
  app.use(keepStreams, identifyClient(config.TRUST_PROXY), measure(node), setHeaders(node));
  if (config.CORS_ORIGINS !== '') app.use('/api/*', openTo(config.CORS_ORIGINS));
  const limited = limitRate(node);
  for (const path of ['/api/*', '/readyz', '/metrics']) app.use(path, limited);
  app.use('/api/*', bodyLimit({ maxSize: config.BODY_LIMIT, onError: tooLarge }));
  const api: Api = {
    app,
    node,
    player: (c) => node.players.identify(c.req.header('authorization')),
    async mustPlayer(c) {
      const player = await this.player(c);
      if (player === undefined) throw new Problem('unauthorized');
      return player;
    },
    limitCreation(c, player) {
      const wait = creation(c.get('client'), player?.id);
      if (wait > 0) throw new Problem('too-many-requests', {}, wait);
    },
    async findTable(id, player) {
      const table = await node.tables.get(id);
      await node.gate.admit(table, player?.id);
      return table;
    },
    async viewTable(id, player) {
      const table = await this.findTable(id, player);
      const you = table.seatOf(player?.id);
      const secret = node.days.secretOf(table.row);
      return viewTable(table, node.presence.of(id), config.LIVE_LIMIT_SECONDS, you, secret);
    },
  };
  addPlayerRoutes(api);
  addTableRoutes(api);
  addSeatRoutes(api);
  addPlayRoutes(api);
  addDailyRoutes(api);
  addModerationRoutes(api);
  addOwnDataRoutes(api);
  addRatingRoutes(api);
  addOpsRoutes(api);
  const strict = strictHeaders(config);
  app.get('*', limitRate(node, FILES_PER_REQUEST), async (c) => {
    const table = tableOfPath(c.req.path);
    // If the table cannot be read, its page says so.
    const found = table === null ? null : await node.tables.find(table).catch(() => null);
    if (found) {
      const base = config.PUBLIC_URL?.replace(/\/$/, '') ?? new URL(c.req.url).origin;
      return site.serveTable(c, strict, previewOf(found, base, c.req.query('in'))) ?? notFound(c);
    }
    return (c.req.path.startsWith('/api/') ? undefined : site.serve(c, strict)) ?? notFound(c);
  });
  app.notFound(notFound);
  app.onError((error, c) =>
    answerProblem(c, hasGone(c) ? new Problem('bad-request') : toProblem(error, node)),
  );
  return app;
}

function identifyClient(proxies: number): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { remoteAddress } = c.env.incoming.socket;
    c.set('client', clientOf(remoteAddress, c.req.header('x-forwarded-for'), proxies));
    await next();
  };
}

/** Streams are written directly, not through Hono, so Hono must not send a second answer. */
const keepStreams: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (!c.env.outgoing.headersSent) return;
  c.res = undefined;
  c.res = RESPONSE_ALREADY_SENT;
};

function measure({ metrics, log, config }: Node): MiddlewareHandler<Env> {
  return async (c, next) => {
    const begun = performance.now();
    await next();
    const seconds = (performance.now() - begun) / 1000;
    // The route's pattern, never the path: paths contain table ids.
    const route = routePath(c);
    const labels = { method: c.req.method, route, status: String(c.res.status) };
    metrics.requests.observe(labels, seconds);
    if (config.LOG_REQUESTS) log.info('request', { ...labels, ms: Math.round(seconds * 1000) });
  };
}

function setHeaders({ config }: Node): MiddlewareHandler<Env> {
  const headers = Object.entries(strictHeaders(config));
  return async (c, next) => {
    await next();
    if (c.env.outgoing.headersSent) return;
    for (const [name, value] of headers) c.res.headers.set(name, value);
    if (!c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', API_POLICY);
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  };
}

function openTo(origins: string): MiddlewareHandler<Env> {
  const origin = origins === '*' ? '*' : origins.split(',').map((each) => each.trim());
  return cors({
    origin,
    allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
    // Browsers hide these from other origins: the server's clock, and when to try again.
    exposeHeaders: ['date', 'retry-after'],
    maxAge: 86_400,
  });
}

/** A page needs many files, which cost little: there may be this many times as many of them as requests to the API. */
const FILES_PER_REQUEST = 10;

function limitRate({ config, metrics }: Node, times = 1): MiddlewareHandler<Env> {
  const limit = new RateLimit(times * config.RATE_LIMIT, times * config.RATE_BURST);
  return async (c, next) => {
    const wait = limit.take(c.get('client'));
    if (wait > 0) {
      metrics.limited.inc();
      throw new Problem('too-many-requests', {}, wait);
    }
    await next();
  };
}

/** A /48 network may create as much as this many clients. */
const CLIENTS_PER_SITE = 4;

/** Takes a new player or table off every limit that applies. Returns the seconds to wait, or 0. */
function limitOfCreation({ CREATE_LIMIT, CREATE_BURST }: Config) {
  const limit = (times: number) => new RateLimit((times * CREATE_LIMIT) / 3600, times * CREATE_BURST);
  const [clients, sites, players] = [limit(1), limit(CLIENTS_PER_SITE), limit(1)];
  return (client: string, player: string | undefined): number => {
    const site = siteOf(client);
    return Math.max(
      clients.take(client),
      site === null ? 0 : sites.take(site),
      player === undefined ? 0 : players.take(player),
    );
  };
}

function tooLarge(): never {
  throw new Problem('too-large');
}

function notFound(c: Context<Env>): Response {
  return answerProblem(c, new Problem('not-found'));
}

/** Whether the client has gone before its request had arrived: what failed then is reading it, and nobody waits for an answer. */
function hasGone(c: Context<Env>): boolean {
  const { destroyed, complete } = c.env.incoming;
  return destroyed && !complete;
}

function toProblem(error: unknown, { log, metrics }: Node): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status < 500) return new Problem('bad-request');
  if (isUnavailable(error)) {
    metrics.unavailable.inc();
    log.error('the storage cannot be reached or written', describe(error));
    return new Problem('unavailable');
  }
  log.error('a request failed', describe(error));
  return new Problem('internal');
}

function answerProblem(c: Context<Env>, problem: Problem): Response {
  if (problem.retryAfter !== undefined) c.header('retry-after', String(problem.retryAfter));
  return c.json(problem.body, problem.status as ContentfulStatusCode);
}

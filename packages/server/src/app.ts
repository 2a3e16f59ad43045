// The HTTP side of a node: what happens to every request, then the routes. Input is checked at this edge and nowhere
// else; whatever goes wrong leaves as a `Problem`.

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { matchedRoutes } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isUnavailable, type PlayerRow } from './database.ts';
import { clientOf, Limit } from './limits.ts';
import { describe } from './log.ts';
import type { Node } from './node.ts';
import { Problem } from './problem.ts';
import { addDailyRoutes } from './routes/daily.ts';
import { addOpsRoutes } from './routes/ops.ts';
import { addPlayerRoutes } from './routes/players.ts';
import { addTableRoutes } from './routes/tables.ts';
import type { Site } from './site.ts';

export interface Env {
  Bindings: HttpBindings;
  Variables: { client: string };
}
export type App = OpenAPIHono<Env>;

/** Everything a route needs. */
export interface Api {
  readonly app: App;
  readonly node: Node;
  /** The player of the request, if it names one. */
  player(c: Context<Env>): Promise<PlayerRow | undefined>;
  /** The player of the request. */
  mustPlayer(c: Context<Env>): Promise<PlayerRow>;
  /** Counts the making of something lasting against the client's limit. */
  limitCreation(c: Context<Env>): void;
}

const STRICT_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Addresses hold table ids, and those are keys.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;
const API_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export function strictHeaders(isHttps: boolean): Record<string, string> {
  return isHttps
    ? { ...STRICT_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : STRICT_HEADERS;
}

export function createApp(node: Node, site: Site): App {
  const app: App = new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (result.success) return;
      const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      throw new Problem('bad-request', { issues: issues.slice(0, 10) });
    },
  });
  const { config } = node;
  const creation = new Limit(config.CREATE_LIMIT / 3600, config.CREATE_BURST);
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
    limitCreation(c) {
      const wait = creation.take(c.get('client'));
      if (wait > 0) throw new Problem('too-many-requests', {}, wait);
    },
  };
  addPlayerRoutes(api);
  addTableRoutes(api);
  addDailyRoutes(api);
  addOpsRoutes(api);
  app.get(
    '*',
    async (c) => (c.req.path.startsWith('/api/') ? undefined : await site.serve(c)) ?? notFound(c),
  );
  app.notFound(notFound);
  app.onError((error, c) => answerProblem(c, toProblem(error, node)));
  return app;
}

function identifyClient(proxies: number): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { remoteAddress } = c.env.incoming.socket;
    c.set('client', clientOf(remoteAddress, c.req.header('x-forwarded-for'), proxies));
    await next();
  };
}

/** Streams are written past Hono; whatever other middleware made of the answer, it is not to be sent again. */
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
    // The route's pattern, never the path: paths hold table ids.
    const route = matchedRoutes(c).at(-1)?.path ?? '';
    const labels = { method: c.req.method, route, status: String(c.res.status) };
    metrics.requests.observe(labels, seconds);
    if (config.LOG_REQUESTS) log.info('request', { ...labels, ms: Math.round(seconds * 1000) });
  };
}

function setHeaders({ config }: Node): MiddlewareHandler<Env> {
  const headers = Object.entries(strictHeaders(config.PUBLIC_URL?.startsWith('https:') ?? false));
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
    maxAge: 86_400,
  });
}

function limitRate({ config, metrics }: Node): MiddlewareHandler<Env> {
  const limit = new Limit(config.RATE_LIMIT, config.RATE_BURST);
  return async (c, next) => {
    const wait = limit.take(c.get('client'));
    if (wait > 0) {
      metrics.limited.inc();
      throw new Problem('too-many-requests', {}, wait);
    }
    await next();
  };
}

function tooLarge(): never {
  throw new Problem('too-large');
}

function notFound(c: Context<Env>): Response {
  return answerProblem(c, new Problem('not-found'));
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

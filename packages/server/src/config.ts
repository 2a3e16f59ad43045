// The settings: environment variables, read once, checked, with defaults that suit a person who just runs `npm start`.
// docs/operating.md lists them; a test keeps that list complete.
import { z } from 'zod';

const whole = (least: number, most: number, fallback: number) =>
  z.coerce.number().int().min(least).max(most).default(fallback);
const flag = z
  .enum(['0', '1', 'false', 'true'])
  .default('0')
  .transform((value) => value === '1' || value === 'true');

export const Settings = z.object({
  /** Where to listen. */
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65535, 3000),
  /** The address players see, for links; by default the one we listen on. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** SQLite lives here unless DATABASE_URL names a PostgreSQL. */
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: whole(2, 100, 10),
  /** The built site; the API works without it. */
  SITE_DIR: z.string().optional(),
  /** How many reverse proxies stand in front: that many entries of X-Forwarded-For are believed. */
  TRUST_PROXY: whole(0, 10, 0),
  /** Other origins whose pages may call the API, separated by commas; `*` for all. Closed by default. */
  CORS_ORIGINS: z.string().default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Who may read /metrics: with a token set, only `Authorization: Bearer <token>`. */
  METRICS_TOKEN: z.string().min(8).optional(),
  /** Requests per second, and at once, that one client address may make. */
  RATE_LIMIT: whole(1, 1_000_000, 30),
  RATE_BURST: whole(1, 1_000_000, 120),
  /** New players and tables an hour, and at once, from one client address. */
  CREATE_LIMIT: whole(1, 10_000_000, 120),
  CREATE_BURST: whole(1, 10_000_000, 40),
  /** Open event streams of one client address, and of the whole node. */
  STREAMS_PER_CLIENT: whole(1, 1_000_000, 100),
  STREAMS: whole(1, 1_000_000, 20_000),
  /** The largest request body, in bytes. */
  BODY_LIMIT: whole(1024, 1_048_576, 16_384),
  /** What may wait in one stream for a slow reader, in bytes, before it is cut off to resume later. */
  STREAM_BUFFER: whole(4096, 16_777_216, 262_144),
  HEARTBEAT_SECONDS: whole(1, 300, 15),
  /** How long a player at a live table may think before the others can call a bot. */
  LIVE_LIMIT_SECONDS: whole(1, 86_400, 120),
  /** A pause before a bot at a table moves, so that people can follow. */
  BOT_DELAY_MS: whole(0, 10_000, 500),
  /** Threads in which bots think. */
  BOT_THREADS: whole(1, 64, 1),
  /** Unstarted tables and games nobody goes on with are cleared after this. */
  ABANDON_WAITING_HOURS: whole(1, 8760, 24),
  ABANDON_PLAYING_DAYS: whole(1, 365, 14),
  /** How long a shutdown waits for requests under way. */
  SHUTDOWN_SECONDS: whole(1, 300, 10),
  /** Print requests in the log, one line each. */
  LOG_REQUESTS: flag,
});
export type Config = z.infer<typeof Settings>;

/** Reads the settings; a bad one ends in a message that names it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings are not right (docs/operating.md lists them all):\n${lines.join('\n')}`);
}

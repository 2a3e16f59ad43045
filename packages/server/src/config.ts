// The settings: environment variables, read once and validated, with defaults for a plain `npm start`. docs/operating.md
// lists them; a test keeps that list complete.
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
  /** The folder of the SQLite file, unless DATABASE_URL names a PostgreSQL. */
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: whole(2, 100, 10),
  /** Redis or Valkey for the messages between nodes, where there are too many for PostgreSQL. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** The hosts of push services that may be asked to call players, separated by commas; ".host" for its subdomains. */
  PUSH_SERVICES: z
    .string()
    .default(
      'fcm.googleapis.com,updates.push.services.mozilla.com,.push.apple.com,.notify.windows.com,android.googleapis.com',
    ),
  /** The built site; the API works without it. */
  SITE_DIR: z.string().optional(),
  /** How many reverse proxies are in front: that many entries of X-Forwarded-For are trusted. */
  TRUST_PROXY: whole(0, 10, 0),
  /** Other origins whose pages may call the API, separated by commas; `*` for all. Closed by default. */
  CORS_ORIGINS: z.string().default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Who may read /metrics: with a token set, only `Authorization: Bearer <token>`. */
  METRICS_TOKEN: z.string().min(8).optional(),
  /** Requests per second, and in a burst, per client address. */
  RATE_LIMIT: whole(1, 1_000_000, 30),
  RATE_BURST: whole(1, 1_000_000, 120),
  /** New players and tables per hour, and in a burst, per client address. */
  CREATE_LIMIT: whole(1, 10_000_000, 120),
  CREATE_BURST: whole(1, 10_000_000, 40),
  /** Open event streams per client address, and per node. */
  STREAMS_PER_CLIENT: whole(1, 1_000_000, 100),
  STREAMS: whole(1, 1_000_000, 20_000),
  /** Open connections per node, and per client address where clients connect directly (TRUST_PROXY is 0). */
  CONNECTIONS: whole(1, 1_000_000, 25_000),
  CONNECTIONS_PER_CLIENT: whole(1, 1_000_000, 250),
  /** A connection on which nothing was sent or read for this long is closed. Streams get heartbeats. */
  UNREAD_SECONDS: whole(1, 3600, 60),
  /** Tables kept in memory, beside those that somebody watches. */
  TABLES_HELD: whole(1, 1_000_000, 2000),
  /** The largest request body, in bytes. */
  BODY_LIMIT: whole(1024, 1_048_576, 16_384),
  /** How many bytes may wait for a slow reader before its stream is cut off. */
  STREAM_BUFFER: whole(4096, 16_777_216, 262_144),
  HEARTBEAT_SECONDS: whole(1, 300, 15),
  /** How long a player at a live table may think before the others can call a bot. */
  LIVE_LIMIT_SECONDS: whole(1, 86_400, 120),
  /** A pause before a bot at a table moves, so that people can follow. */
  BOT_DELAY_MS: whole(0, 10_000, 500),
  /** Threads in which bots think. */
  BOT_THREADS: whole(1, 64, 1),
  /** After this, tables that did not start are deleted and games without moves are closed. */
  ABANDON_WAITING_HOURS: whole(1, 8760, 24),
  ABANDON_PLAYING_DAYS: whole(1, 365, 14),
  /** How many days are kept: games that nobody finished, finished games, players who do not come back. 0: for ever. */
  KEEP_UNFINISHED_DAYS: whole(0, 36_500, 90),
  KEEP_FINISHED_DAYS: whole(0, 36_500, 1095),
  KEEP_PLAYERS_DAYS: whole(0, 36_500, 730),
  /** A file with the names that nobody may take; by default the list that comes with the server. */
  NAME_FILTER: z.string().min(1).optional(),
  /** How long a shutdown waits for open requests. */
  SHUTDOWN_SECONDS: whole(1, 300, 10),
  /** Whether to log each request. */
  LOG_REQUESTS: flag,
});
export type Config = z.infer<typeof Settings>;

/** Reads the settings; throws a message that names the bad ones. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Settings.safeParse(given);
  if (parsed.success) {
    const { REDIS_URL, DATABASE_URL } = parsed.data;
    if (REDIS_URL && !DATABASE_URL) throw new Error('REDIS_URL is for several nodes: it needs DATABASE_URL.');
    return parsed.data;
  }
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(
    `These settings are not valid (docs/operating.md lists all settings):\n${lines.join('\n')}`,
  );
}

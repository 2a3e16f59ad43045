// The program: `npm start`. Reads the settings, starts the server, and shuts it down gracefully on SIGTERM or Ctrl-C.
import './one-core.ts';
import { type Config, readConfig } from './config.ts';
import { lockDataDir } from './data-dir.ts';
import { isUnavailable } from './database.ts';
import { asJson, asText, type Log, openLog } from './log.ts';
import { type RunningServer, startServer } from './server.ts';

const RETRY_MS = 1000;

/** A person at a terminal reads text; everything else reads JSON. */
const atTerminal = process.stdout.isTTY;

if (process.argv.includes('--help')) {
  console.log(
    'Serves Reynard: the site and the API for online play.\n\n' +
      'Settings are environment variables; the main ones:\n' +
      '  PORT, HOST      where to listen (3000 on 127.0.0.1)\n' +
      '  DATA_DIR        where SQLite keeps everything (data)\n' +
      '  DATABASE_URL    postgres://… to use PostgreSQL instead\n' +
      '  PUBLIC_URL      the address players see\n' +
      'All of them: docs/operating.md',
  );
  process.exit(0);
}

let stopping = false;
/** Held until the process ends. */
let lock: { release(): void } | undefined;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.LOG_LEVEL, undefined, atTerminal ? asText : asJson);
  if (!config.DATABASE_URL) lock = lockDataDir(config.DATA_DIR);
  let server: RunningServer | undefined;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info('shutting down', { signal });
    await server?.close();
    lock?.release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  server = await start(config, log);
  if (atTerminal) return greet(config, server);
  const storage = config.DATABASE_URL ? 'postgresql' : 'sqlite';
  log.info('listening', { url: server.url, storage, site: server.hasSite });
}

/** Starts the server. If PostgreSQL is not up yet, waits for it. */
async function start(config: Config, log: Log): Promise<RunningServer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await startServer(config, log);
    } catch (error) {
      if (!config.DATABASE_URL || !isUnavailable(error) || stopping) throw error;
      if (attempt % 10 === 0) log.warn('the database cannot be reached yet; waiting for it');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function greet(config: Config, server: RunningServer): void {
  // Addresses of the loopback interface and "all interfaces" are easier to read, and to open, as localhost.
  const here = server.url.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?=:)/, '//localhost');
  console.log(`Reynard is ready: ${config.PUBLIC_URL ?? here} (Ctrl-C stops it)`);
  if (!server.hasSite) console.log('It serves only the API: "npm start" builds the web app.');
}

/** What is wrong in terms of the settings, not where in our code. */
function explain(error: { code?: string; address?: string; port?: number; message: string }): string {
  const { code, address, port } = error;
  if (code === 'EADDRINUSE') {
    return `port ${port} is already in use. Stop the program that uses it, or set PORT to another one.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `this user may not listen on port ${port}. Set PORT to one above 1023.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST is ${address ?? process.env.HOST}, which is not an address of this computer.`;
  }
  return error.message;
}

main().catch((error) => {
  console.error(`Reynard cannot start: ${explain(error)}`);
  process.exit(1);
});

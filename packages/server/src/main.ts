// The program: `npm start`. Reads the settings, starts the server, and ends it well on SIGTERM or Ctrl-C.

import { type Config, readConfig } from './config.ts';
import { isUnavailable } from './database.ts';
import { openLog } from './log.ts';
import { type RunningServer, startServer } from './server.ts';

const RETRY_MS = 1000;

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

/** PostgreSQL may come up after us: wait for it rather than give up. */
async function start(config: Config): Promise<RunningServer> {
  const log = openLog(config.LOG_LEVEL);
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

let stopping = false;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.LOG_LEVEL);
  let server: RunningServer | undefined;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info('shutting down', { signal });
    await server?.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  server = await start(config);
  const storage = config.DATABASE_URL ? 'postgresql' : 'sqlite';
  log.info('listening', { url: server.url, storage, site: server.hasSite });
  if (process.stdout.isTTY) {
    console.log(`\nReynard is at ${config.PUBLIC_URL ?? server.url}\n`);
    if (!server.hasSite) console.log('The site is not built yet: npm run build -w packages/web\n');
  }
}

main().catch((error: unknown) => {
  // For the person at the terminal: what is wrong, not where in our code.
  const problem = error as { code?: string; message: string };
  const message =
    problem.code === 'EADDRINUSE' ? 'That port is already in use. Set PORT to another one.' : problem.message;
  console.error(`Reynard cannot start: ${message}`);
  process.exit(1);
});

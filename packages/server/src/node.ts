// One node: all parts put together, without HTTP. Also what a node does by itself: hearing the others, moving bots (also
// those another node left standing), clearing tables nobody comes back to.

import { Bots } from './bots.ts';
import type { Bus, Message } from './bus.ts';
import { NO_BUS, PostgresBus } from './bus.ts';
import type { Config } from './config.ts';
import { openStorage, type Storage } from './database.ts';
import { describe, type Log } from './log.ts';
import { type Metrics, newMetrics } from './metrics.ts';
import { Players } from './players.ts';
import { PresenceBook } from './presence.ts';
import { Streams } from './streams.ts';
import { clearAbandoned, gamesWithBots } from './sweep.ts';
import { Tables } from './tables.ts';

const LOOK_MS = 3000;
const SWEEP_MS = 600_000;
/** How often a node looks for bots that stand still because another node went down, and how far back. */
const WAKE_MS = 30_000;
const WAKE_BACK_MS = 10 * WAKE_MS;
/** Whoever stored the last event lets the bots answer; only after this does anybody else. */
const WAKE_AFTER_MS = 10_000;

export interface Node {
  readonly config: Config;
  readonly log: Log;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly players: Players;
  readonly tables: Tables;
  readonly presence: PresenceBook;
  readonly streams: Streams;
  /** Clears abandoned tables now. */
  sweep(now?: number): Promise<void>;
  /** Lets bots go on in games that nobody watches, where the last event lies between two moments. */
  wakeBots(from: number, to: number): Promise<void>;
  /** Ends the streams: the first step of a shutdown. */
  endStreams(): void;
  close(): Promise<void>;
}

export async function openNode(config: Config, log: Log): Promise<Node> {
  const storage = await openStorage(config, (error) =>
    log.warn('a database connection broke', describe(error)),
  );
  const metrics = newMetrics();
  let bus: Bus = NO_BUS;
  const getBus = () => bus;
  let closed = false;
  const presence = new PresenceBook(getBus, (id) => streams.sendPresence(id));
  const streams = new Streams(config, metrics, presence);
  const tables = new Tables(
    storage,
    getBus,
    {
      onEvent(table, row) {
        streams.sendEvent(table, row);
        bots.look(table);
      },
      onTable(table) {
        streams.sendTable(table);
        bots.look(table);
      },
      isWatched: (id) => streams.isWatched(id),
    },
    metrics,
  );
  const bots = new Bots((table, move) => tables.play(table, move), getBus, config, log);
  const players = new Players(storage.db, getBus);

  /** Work in the background whose failure (no storage, mostly) only means trying later. */
  const inBackground = (what: string, work: Promise<unknown>) => {
    work.catch((error) => closed || log.warn(`${what} failed and is tried again later`, describe(error)));
  };
  const hear = (message: Message, from: string) => {
    if (message.kind === 'events') inBackground('reading new events', tables.hear(message.tables));
    else if (message.kind === 'table') inBackground('reading a table', tables.refresh(message.id));
    else if (message.kind === 'player') players.forget(message.id);
    else presence.hear(from, message.tables, message.ask ?? false);
  };
  if (config.DATABASE_URL) {
    const catchUp = () => inBackground('catching up', tables.refreshAll());
    const postgresBus = new PostgresBus(storage.db, config.DATABASE_URL, log, hear, catchUp);
    await postgresBus.open();
    bus = postgresBus;
  }
  const sweep = async (now = Date.now()) => {
    tables.dropIdle(now);
    for (const id of await clearAbandoned(storage.db, config, now)) await tables.refresh(id);
  };
  const wakeBots = async (from: number, to: number) => {
    for (const id of await gamesWithBots(storage.db, from, to)) {
      if (closed) return;
      const table = await tables.find(id);
      if (table) bots.look(table);
    }
  };
  // Everything that was interrupted when this server, or all of them, went down.
  inBackground('looking for interrupted bots', wakeBots(0, Date.now()));
  const waking = setInterval(() => {
    const now = Date.now();
    inBackground('looking for interrupted bots', wakeBots(now - WAKE_BACK_MS, now - WAKE_AFTER_MS));
  }, WAKE_MS);
  const look = setInterval(() => {
    for (const table of tables.all()) if (streams.isWatched(table.id)) bots.look(table);
  }, LOOK_MS);
  const sweeping = setInterval(() => inBackground('clearing tables', sweep()), SWEEP_MS);

  return {
    config,
    log,
    storage,
    metrics,
    players,
    tables,
    presence,
    streams,
    sweep,
    wakeBots,
    endStreams: () => streams.close(),
    async close() {
      closed = true;
      clearInterval(look);
      clearInterval(waking);
      clearInterval(sweeping);
      streams.close();
      presence.close();
      await bots.close();
      await tables.idle();
      await bus.close();
      await storage.close();
    },
  };
}

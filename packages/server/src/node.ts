// One node: all parts put together, without HTTP. Also its background work: messages of other nodes, moving bots (also those
// of a node that went down), cleaning up tables.

import type { SeatReaction } from '@reynard/client';
import { blockersOf } from './blocks.ts';
import { Boards } from './boards.ts';
import { Bots } from './bots.ts';
import type { Bus, BusEvents, Message } from './bus.ts';
import { noBus, PostgresBus, type Transact } from './bus.ts';
import { Calls } from './calls.ts';
import type { Config } from './config.ts';
import { Days } from './daily.ts';
import { openStorage, type Storage } from './database.ts';
import { Lookout } from './due.ts';
import { Gate } from './gate.ts';
import type { LiveTable } from './live-table.ts';
import { describe, type Log } from './log.ts';
import { type Metrics, newMetrics } from './metrics.ts';
import { NameFilter } from './name-filter.ts';
import { takeNotices } from './notices.ts';
import { Players } from './players.ts';
import { PresenceBook } from './presence.ts';
import { Push } from './push.ts';
import { DayRatings } from './rating/daily-ratings.ts';
import { RedisBus } from './redis-bus.ts';
import { clearOld } from './retention.ts';
import { Streams } from './streams.ts';
import { Tables } from './tables.ts';

const LOOK_MS = 3000;
const SWEEP_MS = 600_000;
/** How often a node looks which days of the daily challenge are over. */
const CLOSE_MS = 60_000;
/** How often a node looks for calls whose quiet hours are over. */
const CALL_MS = 60_000;
/** How often a server with SQLite looks for what operators have changed. */
const NOTICES_MS = 1000;
/** How often a node looks for tables at which something is due. */
const WAKE_MS = 5000;
/** The node that stored the last event moves the bots; other nodes only do so after this time. */
const WAKE_AFTER_MS = 10_000;

export interface Node {
  readonly config: Config;
  readonly log: Log;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly players: Players;
  readonly boards: Boards;
  readonly days: Days;
  readonly gate: Gate;
  readonly tables: Tables;
  readonly presence: PresenceBook;
  readonly streams: Streams;
  readonly push: Push;
  readonly calls: Calls;
  /** Shows a reaction to everybody at a table who has not blocked the player. */
  react(table: LiveTable, reaction: SeatReaction): Promise<void>;
  /** Runs a transaction, and tells this and the other nodes what it has changed. */
  readonly transact: Transact;
  /** Whether this node hears the others. */
  readonly isHeard: boolean;
  /** Does what is due at tables, and cleans up, now. */
  sweep(now?: number): Promise<void>;
  /** Moves bots and closes tables that were due at a time, even if nobody watches. */
  lookAtDue(until?: number): Promise<void>;
  /** Counts days that are over for ratings, now. */
  rateDays(): Promise<void>;
  /** Ends the streams: the first step of a shutdown. */
  endStreams(): void;
  close(): Promise<void>;
}

export async function openNode(config: Config, log: Log): Promise<Node> {
  const filter = NameFilter.read(config.NAME_FILTER);
  const storage = await openStorage(config, (error) =>
    log.warn('a database connection broke', describe(error)),
  );
  const metrics = newMetrics();
  let bus: Bus = noBus(storage.db);
  const getBus = () => bus;
  let closed = false;
  const days = new Days(storage.db);
  await days.close();
  const presence = new PresenceBook(getBus, (id) => streams.sendPresence(id));
  const streams = new Streams(config, metrics, presence, days);
  const tables: Tables = new Tables(
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
        calls.see(table);
      },
      onStored: (table) => calls.note(table),
      onEnd({ row: { daily, game } }) {
        if (daily !== null) boards.forget(game, daily);
      },
      isInUse: (id) => streams.isWatched(id) || bots.isBusy(id),
    },
    metrics,
    config,
  );
  const bots = new Bots((table, request) => tables.play(table, request), getBus, config, log);
  const gate = new Gate(storage.db, days);
  const boards = new Boards(storage.db, days, gate);
  const players = new Players(storage.db, getBus, filter);
  const dayRatings = new DayRatings(storage, bots, days, getBus);
  let rating: Promise<void> | null = null;
  /** One at a time. */
  const rateDays = () => {
    rating ??= dayRatings.rate().finally(() => {
      rating = null;
    });
    return rating;
  };
  const push = await Push.open(storage.db, config);
  const calls = new Calls(storage, tables, presence, push, log);

  /** Starts background work. If it fails (mostly because of the storage), it is tried again later. */
  const inBackground = (what: string, work: Promise<unknown>) => {
    work.catch((error) => closed || log.warn(`${what} failed and is tried again later`, describe(error)));
  };
  const hear = (message: Message, from: string) => {
    if (message.kind === 'events') inBackground('reading new events', tables.hear(message.tables));
    else if (message.kind === 'table') tables.readUntilDone([message.id]);
    else if (message.kind === 'player') players.forget(message.id);
    else if (message.kind === 'reaction')
      streams.sendReaction(message.table, message.reaction, message.hiddenFrom);
    else if (message.kind === 'presence') presence.hear(from, message.tables, message.ask ?? false);
    // A node of a newer version may say more than we know.
    else log.info('an unknown message of another node was ignored');
  };
  if (config.DATABASE_URL) {
    const on: BusEvents = {
      onMessage: hear,
      onGap: () => tables.refreshAll(),
      onSilence: () => storage.reconnect(),
    };
    const postgresBus = new PostgresBus(storage.db, config.DATABASE_URL, log, on);
    await postgresBus.open();
    bus = postgresBus;
    if (config.REDIS_URL) {
      const redisBus = new RedisBus(storage.db, config.REDIS_URL, postgresBus, log, on);
      await redisBus.open();
      bus = redisBus;
    }
  }
  const transact: Transact = async (work) => {
    const told: Message[] = [];
    const done = await bus.transact((trx, tell) =>
      work(trx, (message) => {
        told.push(message);
        return tell(message);
      }),
    );
    for (const message of told) {
      if (message.kind === 'table') await tables.refresh(message.id);
      else hear(message, '');
    }
    return done;
  };
  const lookout = new Lookout(storage, tables, bots, config, log);
  const sweep = async (now = Date.now()) => {
    tables.dropIdle(now);
    await days.close(now);
    await lookout.look(now, now);
    await clearOld(storage, config, transact, now);
  };
  let looking: Promise<void> | null = null;
  /** One look at a time. */
  const lookAtDue = (until = Date.now()) => {
    looking ??= lookout.look(until).finally(() => {
      looking = null;
    });
    return looking;
  };
  // Games that were interrupted when this server, or all of them, went down. Not before it listens.
  const starting = setImmediate(() => inBackground('looking at tables', lookAtDue()));
  const waking = setInterval(
    () => inBackground('looking at tables', lookAtDue(Date.now() - WAKE_AFTER_MS)),
    WAKE_MS,
  );
  const noticing = setInterval(() => {
    if (storage.pool === null)
      inBackground(
        'reading notices',
        takeNotices(storage.db).then((messages) => {
          for (const message of messages) hear(message, '');
        }),
      );
  }, NOTICES_MS);
  const look = setInterval(() => {
    for (const table of tables.all()) if (streams.isWatched(table.id)) bots.look(table);
  }, LOOK_MS);
  const calling = setInterval(() => void calls.make(), CALL_MS);
  const closing = setInterval(() => inBackground('closing days', days.close().then(rateDays)), CLOSE_MS);
  const sweeping = setInterval(() => inBackground('clearing tables', sweep()), SWEEP_MS);

  return {
    config,
    log,
    storage,
    metrics,
    players,
    boards,
    days,
    gate,
    tables,
    presence,
    streams,
    push,
    calls,
    transact,
    async react({ id: table, seats }, reaction) {
      const blockers = await blockersOf(
        storage.db,
        seats[reaction.seat]!.player_id,
        seats.map(({ player_id }) => player_id),
      );
      const hiddenFrom = seats.flatMap(({ seat, player_id }) =>
        player_id !== null && blockers.has(player_id) ? [seat] : [],
      );
      streams.sendReaction(table, reaction, hiddenFrom);
      inBackground('sending a reaction', bus.send({ kind: 'reaction', table, reaction, hiddenFrom }));
    },
    get isHeard() {
      return bus.isHeard;
    },
    sweep,
    lookAtDue,
    rateDays,
    endStreams: () => streams.close(),
    async close() {
      closed = true;
      lookout.close();
      clearImmediate(starting);
      clearInterval(look);
      clearInterval(noticing);
      clearInterval(waking);
      clearInterval(sweeping);
      clearInterval(closing);
      clearInterval(calling);
      await calls.close();
      streams.close();
      presence.close();
      await bots.close();
      await looking?.catch(() => {});
      await tables.close();
      await bus.close();
      await storage.close();
    },
  };
}

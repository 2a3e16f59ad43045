// One node: all parts put together, without HTTP. Also when its background work is done: moving bots (also those of a node that
// went down), cleaning up tables, calls, days that are over.

import type { SeatReaction } from '@reynard/client';
import { Background, SingleRun } from './background.ts';
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
  const background = new Background(log);
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
  const rating = new SingleRun(() => dayRatings.rate());
  const push = await Push.open(storage.db, config);
  const calls = new Calls(storage, tables, presence, push, log);

  const hear = listener({ tables, players, streams, presence }, background, log);
  bus = await openBus(config, storage, log, {
    onMessage: hear,
    onGap: () => tables.refreshAll(),
    onSilence: () => storage.reconnect(),
  });
  const transact = transactor(getBus, tables, hear);
  const lookout = new Lookout(storage, tables, bots, config, log);
  const sweep = async (now = Date.now()) => {
    tables.dropIdle(now);
    await days.close(now);
    await lookout.look(now, now);
    await clearOld(storage, config, transact, now);
  };
  const looking = new SingleRun((until: number) => lookout.look(until));
  // Games that were interrupted when this server, or all of them, went down. Not before it listens.
  background.soon('looking at tables', () => looking.run(Date.now()));
  background.every(WAKE_MS, 'looking at tables', () => looking.run(Date.now() - WAKE_AFTER_MS));
  if (storage.pool === null) {
    background.every(NOTICES_MS, 'reading notices', async () => {
      for (const message of await takeNotices(storage.db)) hear(message, '');
    });
  }
  background.every(LOOK_MS, 'looking at bots', async () => {
    for (const table of tables.all()) if (streams.isWatched(table.id)) bots.look(table);
  });
  background.every(CALL_MS, 'making calls', () => calls.make());
  background.every(CLOSE_MS, 'closing days', () => days.close().then(() => rating.run()));
  background.every(SWEEP_MS, 'clearing tables', () => sweep());

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
    async react(table, reaction) {
      const hiddenFrom = await blockersAt(storage, table, reaction.seat);
      streams.sendReaction(table.id, reaction, hiddenFrom);
      const message = { kind: 'reaction', table: table.id, reaction, hiddenFrom } as const;
      background.leave('sending a reaction', bus.send(message));
    },
    get isHeard() {
      return bus.isHeard;
    },
    sweep,
    lookAtDue: (until = Date.now()) => looking.run(until),
    rateDays: () => rating.run(),
    endStreams: () => streams.close(),
    async close() {
      lookout.close();
      background.close();
      await calls.close();
      streams.close();
      presence.close();
      await bots.close();
      await looking.settled();
      await tables.close();
      await bus.close();
      await storage.close();
    },
  };
}

type Listeners = Pick<Node, 'tables' | 'players' | 'streams' | 'presence'>;
type Hear = (message: Message, from: string) => void;

/** Returns what a node does with a message of another one. */
function listener({ tables, players, streams, presence }: Listeners, background: Background, log: Log): Hear {
  return (message, from) => {
    if (message.kind === 'events') background.leave('reading new events', tables.hear(message.tables));
    else if (message.kind === 'table') tables.readUntilDone([message.id]);
    else if (message.kind === 'player') players.forget(message.id);
    else if (message.kind === 'reaction')
      streams.sendReaction(message.table, message.reaction, message.hiddenFrom);
    else if (message.kind === 'presence') presence.hear(from, message.tables, message.ask ?? false);
    // A node of a newer version may say more than we know.
    else log.info('an unknown message of another node was ignored');
  };
}

/** Opens the bus that the settings ask for. */
async function openBus(config: Config, storage: Storage, log: Log, on: BusEvents): Promise<Bus> {
  if (!config.DATABASE_URL) return noBus(storage.db);
  const postgresBus = new PostgresBus(storage.db, config.DATABASE_URL, log, on);
  await postgresBus.open();
  if (!config.REDIS_URL) return postgresBus;
  const redisBus = new RedisBus(storage.db, config.REDIS_URL, postgresBus, log, on);
  await redisBus.open();
  return redisBus;
}

/** Returns `transact`, which tells this node what a transaction has changed; the bus tells the others. */
function transactor(getBus: () => Bus, tables: Tables, hear: Hear): Transact {
  return async (work) => {
    const told: Message[] = [];
    const done = await getBus().transact((trx, tell) =>
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
}

/** The seats at a table whose players have blocked the player of this seat. */
async function blockersAt({ db }: Storage, { seats }: LiveTable, of: number): Promise<number[]> {
  const players = seats.map(({ player_id }) => player_id);
  const blockers = await blockersOf(db, players[of], players);
  return seats.flatMap(({ seat, player_id }) =>
    player_id !== null && blockers.has(player_id) ? [seat] : [],
  );
}

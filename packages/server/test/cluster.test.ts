// Two nodes on one PostgreSQL: any node serves any game, players of one table sit at different nodes, one node dies.

import { randomUUID } from 'node:crypto';
import { ReynardClient, verifyDice } from '@reynard/client';
import { SHEETS } from '@reynard/engine';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTENING, PostgresBus } from '../src/bus.ts';
import { QUERY_LIMITS } from '../src/database.ts';
import { openLog, type RunningServer } from '../src/index.ts';
import { READ_AGAIN_MS } from '../src/tables.ts';
import { LossyNetwork } from './lossy-network.ts';
import {
  AutoPlayer,
  newPlayer,
  newStorage,
  passTogether,
  playGame,
  playUntilBotIsDue,
  ServerProcess,
  type Settings,
  serve,
  storedEvents,
  until,
  verifyRecords,
} from './world.ts';

describe('two nodes on one PostgreSQL', () => {
  let storage: Settings;
  let nodes: RunningServer[];

  beforeAll(async () => {
    storage = await newStorage('postgresql');
    // Both start on an empty database at the same moment: the migrations must not collide.
    nodes = await Promise.all([serve(storage), serve(storage)]);
  });
  afterAll(() => Promise.all(nodes.map((node) => node.close())));

  const urls = () => nodes.map(({ url }) => url);

  it.each(SHEETS.map(({ id }) => id))('play %s with seats on both', async (game) => {
    const players = await playGame(urls(), game, 4);
    await until(() => players.every((player) => player.isOver), 'the end of the game', 200_000);
    const record = await players[0]!.client.record(players[0]!.table);
    expect(verifyRecords([record])).toMatchObject([{ ok: true }]);
    expect(await verifyDice(record)).toMatchObject({ ok: true });
    for (const player of players) {
      expect(player.seen.map(({ event }) => event)).toEqual(record.events);
      player.stop();
    }
  });

  it('answer the same idempotency key with the same event, whichever node is asked', async () => {
    const ada = await newPlayer(nodes[0]!.url, 'Ada');
    const { id } = await ada.createTable({ game: 'ganz-schoen-clever', seats: 2, bots: ['random'] });
    const elsewhere = new ReynardClient(nodes[1]!.url, ada.token);
    const key = 'the-same-key';
    const answers = await Promise.all(
      [ada, elsewhere, ada, elsewhere].map((client) => client.play(id, 0, { e: 'roll' }, { key })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await elsewhere.choices(id)).events).toBe(1);
  });

  it('let players act at the same time on different nodes', async () => {
    const players = await Promise.all([0, 1, 2, 3].map((i) => newPlayer(nodes[i % 2]!.url, `P${i}`)));
    const { id } = await players[0]!.createTable({ game: 'doppelt-so-clever', seats: 4 });
    for (const player of players.slice(1)) await player.join(id);
    expect(await passTogether(players, id)).toEqual([7, 8, 9]);
  });

  it('show who is connected to the other node, and notice a renewed token', async () => {
    const [ada, bo] = [await newPlayer(nodes[0]!.url, 'Ada'), await newPlayer(nodes[1]!.url, 'Bo')];
    const { id } = await ada.createTable({ game: 'clever-4ever', seats: 2 });
    await bo.join(id);
    const stops = [ada.follow(id, {}), bo.follow(id, {})];
    await until(
      async () => (await ada.table(id)).presence.online.length === 2,
      'both seen from the first node',
    );
    await until(
      async () => (await bo.table(id)).presence.online.length === 2,
      'both seen from the second node',
    );
    stops[0]!();
    await until(async () => (await bo.table(id)).presence.online.length === 1, 'the first has gone');
    stops[1]!();
    const old = new ReynardClient(nodes[1]!.url, ada.token);
    await old.me();
    await ada.renewToken();
    await until(
      () =>
        old.me().then(
          () => false,
          () => true,
        ),
      'the old token is refused everywhere',
    );
  });

  it('claim work for one node, and for another once that node is gone', async () => {
    const url = storage.DATABASE_URL!;
    const { db } = nodes[0]!.node.storage;
    const log = openLog('silent');
    const on = { onMessage() {}, onGap() {}, onSilence() {} };
    const buses = [0, 1].map(() => new PostgresBus(db, url, log, on));
    await Promise.all(buses.map((bus) => bus.open()));
    const [one, two] = buses as [PostgresBus, PostgresBus];
    const claims = await Promise.all([one.claim('bots x'), two.claim('bots x')]);
    expect(claims.sort()).toEqual([false, true]);
    expect(await two.claim('bots y')).toBe(true);
    for (const bus of buses) await bus.release('bots x');
    expect(await one.claim('bots x')).toBe(true);
    await one.close();
    await until(() => two.claim('bots x'), 'what a gone node held');
    await two.close();
  });

  it('make the move of a bot whose node died, exactly once', async () => {
    const dying = new ServerProcess({ ...storage, BOT_DELAY_MS: '10000' });
    await dying.start();
    const ada = await newPlayer(dying.url, 'Ada');
    const { id } = await ada.createTable({ game: 'ganz-schoen-clever', seats: 2, bots: ['isengrim'] });
    const played = await playUntilBotIsDue(ada, id);
    await dying.kill();
    expect(await storedEvents(storage, id)).toBe(played);
    await Promise.all(nodes.map(({ node }) => node.lookAtDue()));
    await until(async () => (await storedEvents(storage, id)) > played, 'the bot’s move');
    const again = new ReynardClient(nodes[1]!.url, ada.token);
    await until(async () => !(await again.table(id)).deciding.includes(1), 'the bot’s turn is over');
    expect(verifyRecords([await again.record(id)])).toMatchObject([{ ok: true }]);
  });

  it('let a player go on at another node when one shuts down, with nothing lost', async () => {
    const third = await serve(storage);
    const ada = await newPlayer(third.url, 'Ada');
    const { id } = await ada.createTable({ game: 'ganz-schoen-clever', seats: 2, bots: ['greedy'] });
    const states: string[] = [];
    const stop = ada.follow(id, { onConnection: (state) => states.push(state) });
    await until(() => states.includes('open'), 'the stream');
    await ada.play(id, 0, { e: 'roll' });
    await third.close();
    await until(() => states.includes('lost'), 'the end of the stream');
    stop();
    const elsewhere = new ReynardClient(nodes[0]!.url, ada.token);
    const player = new AutoPlayer(elsewhere, id, 'over');
    await until(() => player.isOver, 'the end of the game', 200_000);
    player.stop();
    expect(player.seen[0]!.event).toMatchObject({ e: 'roll' });
  });
});

describe('a node whose connections fall silent', () => {
  it('says that it is not ready, and delivers what it missed once the network works again', async () => {
    const storage = await newStorage('postgresql');
    const { network, url } = await LossyNetwork.to(storage.DATABASE_URL!);
    const [here, there] = [await serve(storage), await serve({ DATABASE_URL: url, LOG_LEVEL: 'silent' })];
    try {
      const ada = await newPlayer(here.url, 'Ada');
      const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2, bots: ['random'] });
      const seen: number[] = [];
      const stop = new ReynardClient(there.url).follow(id, { onMove: ({ n }) => seen.push(n) });
      await ada.play(id, 0, { e: 'roll' });
      await until(() => seen.length === 1, 'the first move');
      const noticed = { silences: 0, gaps: 0 };
      const bus = new PostgresBus(there.node.storage.db, url, openLog('silent'), {
        onMessage() {},
        onGap: () => noticed.gaps++,
        onSilence: () => noticed.silences++,
      });
      await bus.open();
      network.isBroken = true;
      await ada.play(id, 1, { e: 'pass' });
      await until(async () => (await fetch(`${there.url}/readyz`)).status === 503, 'not ready');
      expect((await fetch(`${there.url}/healthz`)).status).toBe(200);
      network.isBroken = false;
      await until(() => seen.length === 2, 'the move that was missed');
      await until(async () => (await fetch(`${there.url}/readyz`)).status === 200, 'ready again');
      // Not only because somebody looks at the table now and then: the bus itself notices, and connects again.
      await until(() => noticed.silences > 0 && noticed.gaps > 0, 'a new connection of the bus');
      await bus.close();
      stop();
    } finally {
      network.close();
      await Promise.all([here.close(), there.close()]);
    }
  });

  it('delivers within ten seconds of the network’s return, however badly its timers and attempts fall', () => {
    const { pingMs, silenceMs, connectMs, reconnectFirstMs, reconnectMostMs } = LISTENING;
    // The network returned before the silence was noticed: the pause between two looks, then a new connection.
    const unnoticed = silenceMs + pingMs + reconnectFirstMs;
    // It returned while the node was reconnecting: an attempt from before is waited for, then the longest pause.
    const reconnecting = Math.max(connectMs, silenceMs) + reconnectMostMs;
    // A reading from before the return is waited for too, and then made again.
    const reading = Math.max(QUERY_LIMITS.connectMs, QUERY_LIMITS.answerMs) + READ_AGAIN_MS;
    expect(Math.max(unnoticed, reconnecting, reading)).toBeLessThan(10_000);
  });

  it('reads again what it could not read when it was told', async () => {
    const storage = await newStorage('postgresql');
    const here = await serve(storage);
    const operator = new pg.Client(storage.DATABASE_URL);
    await operator.connect();
    // The second node is another user, whom we can forbid to read.
    const role = `r${randomUUID().replaceAll('-', '')}`;
    await operator.query(`CREATE ROLE ${role} LOGIN PASSWORD 'test'; GRANT ALL ON SCHEMA public TO ${role};
      GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`);
    const url = new URL(storage.DATABASE_URL!);
    url.username = role;
    const there = new ServerProcess({ DATABASE_URL: url.href });
    try {
      await there.start();
      const ada = await newPlayer(here.url, 'Ada');
      const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2, bots: ['random'] });
      const seen: number[] = [];
      let isOpen = false;
      const stop = new ReynardClient(there.url).follow(id, {
        onTable: () => {
          isOpen = true;
        },
        onMove: ({ n }) => seen.push(n),
      });
      await until(() => isOpen, 'the stream');
      await operator.query(`REVOKE SELECT ON events FROM ${role}`);
      await ada.play(id, 0, { e: 'roll' });
      await until(() => there.output.includes('reading new events failed'), 'the failed reading');
      await operator.query(`GRANT SELECT ON events TO ${role}`);
      await until(() => seen.length === 1, 'the move');
      stop();
    } finally {
      await there.kill();
      await here.close();
      await operator.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
      await operator.end();
    }
  });

  it('ignores messages it does not know, or cannot read', async () => {
    const storage = await newStorage('postgresql');
    const server = new ServerProcess(storage);
    await server.start();
    const operator = new pg.Client(storage.DATABASE_URL);
    await operator.connect();
    try {
      for (const payload of [
        '{"node":"newer","message":{"kind":"of-a-later-version","id":"x"}}',
        'nonsense',
        '{"node":"x"}',
      ]) {
        await operator.query('SELECT pg_notify($1, $2)', ['reynard', payload]);
      }
      await until(() => server.output.split('of another node').length > 3, 'three lines in the log');
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    } finally {
      await operator.end();
      await server.stop();
    }
  });
});

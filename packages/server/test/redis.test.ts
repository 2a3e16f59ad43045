// Two nodes that talk through a real Redis or Valkey: every player sees every move, also after the bus was gone or silent.
import { ReynardClient, verifyDice } from '@reynard/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/index.ts';
import { LossyNetwork } from './lossy-network.ts';
import { Redis, redisProgram } from './redis.ts';
import {
  AutoPlayer,
  newPlayer,
  newStorage,
  playGame,
  ServerProcess,
  type Settings,
  serve,
  until,
} from './world.ts';

if (redisProgram === undefined)
  console.warn('Skipped: the bus of Redis. Neither valkey-server nor redis-server is installed.');

it('REDIS_URL needs a PostgreSQL', () => {
  expect(() => readConfig({ REDIS_URL: 'redis://localhost' })).toThrow(/needs DATABASE_URL/);
});

describe.skipIf(redisProgram === undefined)('two nodes with Redis between them', () => {
  let redis: Redis;
  let storage: Settings;
  let nodes: ServerProcess[];

  beforeAll(async () => {
    redis = await Redis.start();
    storage = { ...(await newStorage('postgresql')), REDIS_URL: redis.url };
    nodes = [new ServerProcess(storage), new ServerProcess(storage)];
    for (const node of nodes) await node.start();
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await redis.kill();
  });

  const isReady = async (node: ServerProcess) => (await fetch(`${node.url}/readyz`)).ok;

  it('play a whole game, and everybody sees it', async () => {
    const players = await playGame(
      nodes.map(({ url }) => url),
      'ganz-schoen-clever',
      2,
    );
    await until(() => players.every((player) => player.isOver), 'the end of the game');
    const record = await players[0]!.client.record(players[0]!.table);
    for (const player of players) {
      await player.stop();
      expect(player.seen.map(({ event }) => event)).toEqual(record.events);
    }
    expect(await verifyDice(record)).toMatchObject({ ok: true });
  });

  /** A table with a player at each node, of whom the second only watches. */
  async function watchedTable() {
    const [ada, ben] = [await newPlayer(nodes[0]!.url, 'Ada'), await newPlayer(nodes[1]!.url, 'Ben')];
    const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2 });
    await ben.join(id);
    const seen: number[] = [];
    const stop = ben.follow(id, { onTable: () => {}, onMove: ({ n }) => seen.push(n) });
    await ada.play(id, 0, { e: 'roll' });
    await until(() => seen.length === 1, 'the first move');
    return { ada, id, seen, stop };
  }

  it('a move made while Redis is gone arrives once it is back', async () => {
    const { ada, id, seen, stop } = await watchedTable();
    await redis.kill();
    expect(await ada.play(id, 1, { e: 'pass' })).toMatchObject({ n: 2 });
    await until(async () => !(await isReady(nodes[1]!)), 'the node saying that it hears nobody');
    await redis.resume();
    await until(() => seen.length === 2, 'the second move');
    await until(() => isReady(nodes[1]!), 'the node being ready again');
    stop();
  });

  it('a move made while Redis is silent arrives once it answers again', async () => {
    const { ada, id, seen, stop } = await watchedTable();
    redis.freeze();
    expect(await ada.play(id, 1, { e: 'pass' })).toMatchObject({ n: 2 });
    await until(async () => !(await isReady(nodes[1]!)), 'the node noticing the silence');
    redis.thaw();
    await until(() => seen.length === 2, 'the second move');
    stop();
  });

  it('a move made while the way to Redis is broken arrives once it works again', async () => {
    const { network, url } = await LossyNetwork.to(redis.url);
    const there = await serve({ ...storage, REDIS_URL: url, LOG_LEVEL: 'silent' });
    try {
      const ada = await newPlayer(nodes[0]!.url, 'Ada');
      const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2, bots: ['random'] });
      const seen: number[] = [];
      const stop = new ReynardClient(there.url).follow(id, { onMove: ({ n }) => seen.push(n) });
      await ada.play(id, 0, { e: 'roll' });
      await until(() => seen.length === 1, 'the first move');
      network.isBroken = true;
      await ada.play(id, 1, { e: 'pass' });
      await until(async () => (await fetch(`${there.url}/readyz`)).status === 503, 'not ready');
      // It tries to connect meanwhile; what that sends gets lost too, and stays so.
      await until(() => network.lost > 0, 'an attempt that is lost');
      network.isBroken = false;
      await until(() => seen.length === 2, 'the move that was missed');
      await until(async () => (await fetch(`${there.url}/readyz`)).ok, 'ready again');
      stop();
    } finally {
      network.close();
      await there.close();
    }
  });

  it('a game goes on after a node was killed', async () => {
    const [ada, ben] = [await newPlayer(nodes[0]!.url, 'Ada'), await newPlayer(nodes[1]!.url, 'Ben')];
    const { id } = await ada.createTable({ game: 'clever-4ever', seats: 2 });
    await ben.join(id);
    const players = [new AutoPlayer(ada, id, 'a'), new AutoPlayer(ben, id, 'b')];
    await until(() => players[1]!.seen.length > 20, 'some play');
    await nodes[0]!.kill();
    await nodes[0]!.start();
    await until(() => players.every((player) => player.isOver), 'the end of the game');
    const record = await ben.record(id);
    for (const player of players) {
      await player.stop();
      expect(player.seen.map(({ event }) => event)).toEqual(record.events);
    }
  });
});

// Two nodes on one PostgreSQL: any node serves any game, players of one table sit at different nodes, one node dies.
import { checkRecord, SHEETS } from '@reynard/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReynardClient, verifyDice } from '../src/client.ts';
import type { RunningServer } from '../src/index.ts';
import {
  AutoPlayer,
  newPlayer,
  newStorage,
  passTogether,
  playGame,
  type Settings,
  serve,
  until,
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
    expect(checkRecord(record)).toMatchObject({ ok: true });
    expect(await verifyDice(record)).toMatchObject({ ok: true });
    for (const player of players) {
      expect(player.seen.map(({ event }) => event)).toEqual(record.events);
      player.stop();
    }
  });

  it('answer the same key with the same event, whichever is asked', async () => {
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

  it('show who is connected to the other, and notice a new token', async () => {
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

  it('hand players over when one shuts down: nothing is lost, the game goes on', async () => {
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

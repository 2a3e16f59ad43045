// Two nodes on one PostgreSQL: any node serves any game, players of one table sit at different nodes, one node dies.
import { SHEETS } from '@reynard/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresBus } from '../src/bus.ts';
import { ReynardClient, verifyDice } from '../src/client.ts';
import { openLog, type RunningServer } from '../src/index.ts';
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

  it('share work so that one node does it, and another once that one is gone', async () => {
    const url = storage.DATABASE_URL!;
    const { db } = nodes[0]!.node.storage;
    const log = openLog('silent');
    const buses = [0, 1].map(
      () =>
        new PostgresBus(
          db,
          url,
          log,
          () => {},
          () => {},
        ),
    );
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

  it('go on for a bot whose node died before it moved, each move made once', async () => {
    const dying = new ServerProcess({ ...storage, BOT_DELAY_MS: '10000' });
    await dying.start();
    const ada = await newPlayer(dying.url, 'Ada');
    const { id } = await ada.createTable({ game: 'ganz-schoen-clever', seats: 2, bots: ['isengrim'] });
    const played = await playUntilBotIsDue(ada, id);
    await dying.kill();
    expect(await storedEvents(storage, id)).toBe(played);
    const everything = [0, Date.now()] as const;
    await Promise.all(nodes.map(({ node }) => node.wakeBots(...everything)));
    await until(async () => (await storedEvents(storage, id)) > played, 'the bot’s move');
    const again = new ReynardClient(nodes[1]!.url, ada.token);
    await until(async () => !(await again.table(id)).deciding.includes(1), 'the bot’s turn is over');
    expect(verifyRecords([await again.record(id)])).toMatchObject([{ ok: true }]);
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

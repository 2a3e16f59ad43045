// Players are called back: push messages through a real push service that checks and decrypts them, quiet hours, reactions,
// invitations of earlier opponents.
import { ReynardClient, type SeatReaction } from '@reynard/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextCallTime } from '../src/call-times.ts';
import { MOST_DEVICES } from '../src/calls.ts';
import type { RunningServer } from '../src/index.ts';
import { PushService, type TestDevice } from './push-service.ts';
import { AutoPlayer, newPlayer, newStorage, removeStorage, type Settings, serve, until } from './world.ts';

const GAME = 'ganz-schoen-clever';

describe.each(['sqlite', 'postgresql'] as const)('calls on %s', (kind) => {
  const pushes = new PushService();
  let storage: Settings;
  let server: RunningServer;
  let ada: ReynardClient;
  let ben: ReynardClient;

  beforeAll(async () => {
    await pushes.start();
    storage = await newStorage(kind);
    server = await serve({ ...storage, PUSH_SERVICES: '127.0.0.1' });
    [ada, ben] = [await newPlayer(server.url, 'Ada'), await newPlayer(server.url, 'Ben')];
  });
  afterAll(async () => {
    expect(pushes.faults).toEqual([]);
    await server.close();
    await pushes.stop();
    removeStorage(storage);
  });

  const callsTo = (device: TestDevice) => pushes.arrived.get(device)!.map(({ call }) => call);

  /** The first seat gives up its turn, so that the game waits for the second one. */
  async function giveTurnAway(client: ReynardClient, id: string): Promise<void> {
    for (;;) {
      const { events, choices } = await client.choices(id);
      const { deciding } = await client.table(id);
      if (!deciding.includes(0)) return;
      await client.play(id, events, choices.find(({ e }) => e === 'pass') ?? choices[0]!);
    }
  }

  it('say whose turn it is at a table with days per turn: signed, encrypted, and nothing of the game', async () => {
    const device = pushes.subscribe();
    await ben.callDevice(device.describe());
    const { id } = await ada.createTable({ game: GAME, seats: 2, pace: 3 });
    await ben.join(id);
    await giveTurnAway(ada, id);
    await until(() => callsTo(device).length > 0, 'the call');
    const [{ key, call }] = pushes.arrived.get(device) as [{ key: string; call: object }];
    expect(call).toEqual({ kind: 'turn', table: id, game: GAME, names: ['Ada'] });
    expect(key).toBe((await ben.info()).pushKey);
    await ben.silenceDevice(device.endpoint);
  });

  it('are not made to a player who is at the table, at a live table, or who wants none', async () => {
    const [device, silenced] = [pushes.subscribe(), pushes.subscribe()];
    for (const each of [device, silenced]) await ben.callDevice(each.describe());
    await ben.silenceDevice(silenced.endpoint);
    const live = await ada.createTable({ game: GAME, seats: 2 });
    await ben.join(live.id);
    await giveTurnAway(ada, live.id);
    const watched = await ada.createTable({ game: GAME, seats: 2, pace: 1 });
    await ben.join(watched.id);
    const stop = ben.follow(watched.id, {});
    await until(async () => (await ada.table(watched.id)).presence.online.includes(1), 'Ben at the table');
    await giveTurnAway(ada, watched.id);
    // A call that is made comes after those that are not.
    const { id } = await ada.createTable({ game: GAME, seats: 2, pace: 1 });
    await ben.join(id);
    await giveTurnAway(ada, id);
    await until(() => callsTo(device).length > 0, 'the call');
    stop();
    expect(callsTo(device).map(({ table }) => table)).toEqual([id]);
    expect(callsTo(silenced)).toEqual([]);
    await ben.silenceDevice(device.endpoint);
  });

  it('wait for the end of quiet hours, and are not made if the turn is over by then', async () => {
    const device = pushes.subscribe();
    const hour = new Date().getUTCHours();
    await ben.callDevice(device.describe({ from: hour, until: (hour + 2) % 24 }, 'UTC'));
    const [kept, moved] = [
      await ada.createTable({ game: GAME, seats: 2, pace: 3 }),
      await ada.createTable({ game: GAME, seats: 2, pace: 3 }),
    ];
    for (const { id } of [kept, moved]) {
      await ben.join(id);
      await giveTurnAway(ada, id);
    }
    const { db } = server.node.storage;
    await until(async () => (await db.selectFrom('calls').selectAll().execute()).length === 2, 'both calls');
    await server.node.calls.make();
    expect(callsTo(device)).toEqual([]);
    const { events, choices } = await ben.choices(moved.id);
    await ben.play(moved.id, events, choices[0]!);
    while ((await ben.table(moved.id)).deciding.includes(1)) {
      const now = await ben.choices(moved.id);
      await ben.play(moved.id, now.events, now.choices[0]!);
    }
    await server.node.calls.make(Date.now() + 3 * 3600_000);
    expect(callsTo(device).map(({ table }) => table)).toEqual([kept.id]);
    await ben.silenceDevice(device.endpoint);
  });

  it('end when the browser has withdrawn its permission, and go to push services only', async () => {
    const device = pushes.subscribe();
    await ben.callDevice(device.describe());
    pushes.unsubscribe(device);
    const { id } = await ada.createTable({ game: GAME, seats: 2, pace: 3 });
    await ben.join(id);
    await giveTurnAway(ada, id);
    const { db } = server.node.storage;
    await until(
      async () => (await db.selectFrom('devices').selectAll().execute()).length === 0,
      'no device left',
    );
    for (const endpoint of [
      'http://10.0.0.1/push',
      'https://example.org/push',
      'http://127.0.0.1.example.org/',
    ]) {
      await expect(ben.callDevice({ ...device.describe(), endpoint })).rejects.toMatchObject({
        code: 'unknown-push-service',
      });
    }
  });

  it('go to a limited number of devices per player, the newest one always among them', async () => {
    const devices = Array.from({ length: MOST_DEVICES + 3 }, () => pushes.subscribe());
    for (const device of devices) await ada.callDevice(device.describe());
    const { db } = server.node.storage;
    const kept = await db.selectFrom('devices').select('endpoint').execute();
    expect(kept).toHaveLength(MOST_DEVICES);
    expect(kept.map(({ endpoint }) => endpoint)).toContain(devices.at(-1)!.endpoint);
    for (const { endpoint } of kept) await ada.silenceDevice(endpoint);
  });

  it('invite an earlier opponent, whose seat is kept, and who is told', async () => {
    const device = pushes.subscribe();
    await ben.callDevice(device.describe());
    const first = await ada.createTable({ game: GAME, seats: 2 });
    await ben.join(first.id);
    const players = [new AutoPlayer(ada, first.id, 'a'), new AutoPlayer(ben, first.id, 'b')];
    await until(() => players.every(({ isOver }) => isOver), 'the end of the game');
    await Promise.all(players.map((player) => player.stop()));
    const { scores } = (await ada.table(first.id)).result!;
    const [opponent] = await ada.opponents();
    expect(opponent).toMatchObject({ name: 'Ben', table: first.id, seat: 1, games: 1 });
    expect(opponent!.won).toBe(Number(scores[0]!.total > scores[1]!.total));
    expect(opponent!.lost).toBe(Number(scores[0]!.total < scores[1]!.total));

    const next = await ada.createTable({ game: GAME, seats: 2, invite: [{ table: first.id, seat: 1 }] });
    expect(next.seats[1]).toMatchObject({ kind: 'invited', name: 'Ben' });
    await until(() => callsTo(device).length > 0, 'the call');
    expect(callsTo(device)).toEqual([{ kind: 'invitation', table: next.id, game: GAME, names: ['Ada'] }]);
    const mine = (await ben.me()).tables.find(({ id }) => id === next.id);
    expect(mine).toMatchObject({ invited: true, yourTurn: false, deadline: null });
    const eve = await newPlayer(server.url, 'Eve');
    await expect(eve.join(next.id)).rejects.toMatchObject({ code: 'table-full' });
    expect((await ben.join(next.id)).status).toBe('playing');
    await expect(
      eve.createTable({ game: GAME, seats: 2, invite: [{ table: first.id, seat: 1 }] }),
    ).rejects.toMatchObject({ code: 'not-an-opponent' });
  });

  it('of a slow table tell the deadline of a turn', async () => {
    const { id } = await ada.createTable({ game: GAME, seats: 2, pace: 2, bots: ['greedy'] });
    const { lastAt } = await ada.table(id);
    const mine = (await ada.me()).tables.find((table) => table.id === id)!;
    expect(mine.yourTurn).toBe(true);
    expect(Date.parse(mine.deadline!) - Date.parse(lastAt)).toBe(2 * 24 * 3600_000);
  });
});

describe('reactions', () => {
  let storage: Settings;
  let nodes: RunningServer[];
  beforeAll(async () => {
    storage = await newStorage('postgresql');
    nodes = [await serve(storage), await serve(storage)];
  });
  afterAll(() => Promise.all(nodes.map((node) => node.close())));

  it('reach everybody at the table, on the other node too, and are limited', async () => {
    const [ada, ben] = [await newPlayer(nodes[0]!.url, 'Ada'), await newPlayer(nodes[1]!.url, 'Ben')];
    const { id } = await ada.createTable({ game: GAME, seats: 2 });
    await ben.join(id);
    const seen: SeatReaction[][] = [[], []];
    const stops = [ada, new ReynardClient(nodes[1]!.url)].map((client, i) =>
      client.follow(id, { onReaction: (reaction) => seen[i]!.push(reaction) }),
    );
    await until(async () => (await ada.table(id)).presence.spectators === 1, 'both readers');
    await ben.react(id, 'well-played');
    await until(() => seen.every((reactions) => reactions.length === 1), 'the reaction');
    expect(seen).toEqual([[{ seat: 1, reaction: 'well-played' }], [{ seat: 1, reaction: 'well-played' }]]);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => ada.react(id, 'laugh')));
    expect(answers.some(({ status }) => status === 'rejected')).toBe(true);
    const eve = await newPlayer(nodes[0]!.url, 'Eve');
    await expect(eve.react(id, 'hello')).rejects.toMatchObject({ code: 'not-seated' });
    await expect(ben.react(id, 'boo' as 'hello')).rejects.toMatchObject({ code: 'bad-request' });
    for (const stop of stops) stop();
  });
});

describe('quiet hours', () => {
  const at = (time: string) => Date.parse(`2026-01-15T${time}Z`);
  it.each([
    [
      'in the evening end on the next morning',
      { zone: 'Europe/Berlin', from: 22, until: 7 },
      '21:30:00',
      '06:00:00',
      1,
    ],
    [
      'after midnight end on the same morning',
      { zone: 'Europe/Berlin', from: 22, until: 7 },
      '03:10:00',
      '06:00:00',
      0,
    ],
    ['do not delay a call at noon', { zone: 'Europe/Berlin', from: 22, until: 7 }, '11:00:00', '11:00:00', 0],
    [
      'follow zones that differ by half an hour',
      { zone: 'Asia/Kolkata', from: 22, until: 7 },
      '20:00:00',
      '01:30:00',
      1,
    ],
    ['can lie within a day', { zone: 'UTC', from: 9, until: 17 }, '12:34:00', '17:00:00', 0],
  ])('%s', (_, quiet, now, then, days) => {
    expect(nextCallTime(quiet, at(now))).toBe(at(then) + days * 24 * 3600_000);
  });

  it('can be absent', () => {
    expect(nextCallTime({ zone: 'UTC', from: null, until: null }, 5)).toBe(5);
  });
});

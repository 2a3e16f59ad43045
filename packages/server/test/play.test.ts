// Online play on both databases: everything a player sees of a table, from creating it to the rematch.

import { ReynardClient, type ReynardError, verifyDice } from '@reynard/client';
import { SHEETS } from '@reynard/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import {
  AutoPlayer,
  newPlayer,
  newStorage,
  passTogether,
  playGame,
  playUntilBotIsDue,
  removeStorage,
  type Settings,
  serve,
  until,
  verifyRecords,
} from './world.ts';

const refusal = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'accepted',
    (error: ReynardError) => error.code,
  );
const bodyOf = async (response: Response) => (await response.json()) as never;

describe.each(['sqlite', 'postgresql'] as const)('online play on %s', (kind) => {
  let server: RunningServer;
  let storage: Settings;
  let url: string;

  beforeAll(async () => {
    storage = await newStorage(kind);
    server = await serve(storage);
    url = server.url;
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(async () => {
    await server?.close();
    removeStorage(storage);
  });

  const post = (client: ReynardClient, table: string, body: unknown, key = 'key-00000001') =>
    fetch(`${url}/api/tables/${table}/moves`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });

  it.each(SHEETS.map(({ id }) => id))(
    'plays %s to the end, and everybody sees the same game',
    async (game) => {
      const players = await playGame([url], game, 3);
      await until(() => players.every((player) => player.isOver), 'the end of the game', 200_000);
      const record = await players[0]!.client.record(players[0]!.table);
      expect(verifyRecords([record])).toMatchObject([{ ok: true, result: record.result }]);
      expect(await verifyDice(record)).toMatchObject({ ok: true });
      for (const player of players) {
        expect(player.seen.map(({ event }) => event)).toEqual(record.events);
        expect(player.seen.map(({ n }) => n)).toEqual(record.events.map((_, i) => i + 1));
        expect(player.state!.result).toEqual(record.result);
        for (const move of player.acknowledged) expect(record.events[move.n - 1]).toEqual(move.event);
        player.stop();
      }
    },
  );

  it('plays with bots on the free seats', async () => {
    const client = await newPlayer(url, 'Ada');
    const table = await client.createTable({
      game: 'doppelt-so-clever',
      seats: 3,
      bots: ['greedy', 'random'],
    });
    expect(table.status).toBe('playing');
    const player = new AutoPlayer(client, table.id, 'bots');
    await until(() => player.isOver, 'the end of the game', 200_000);
    player.stop();
    const record = await client.record(table.id);
    expect(await verifyDice(record)).toMatchObject({ ok: true });
    // Bots on seats of their own stand in for nobody.
    expect(record.standIns).toEqual([]);
    const own = new Set(player.acknowledged.map(({ n }) => n));
    expect(player.seen.filter(({ bot }) => bot).map(({ n }) => n)).toEqual(
      player.seen.map(({ n }) => n).filter((n) => !own.has(n)),
    );
  });

  it('lists open tables only, and starts when the last seat is taken', async () => {
    const [host, guest] = [await newPlayer(url, 'Host'), await newPlayer(url, 'Guest')];
    const hidden = await host.createTable({ game: 'clever-4ever', seats: 2 });
    const shown = await host.createTable({
      game: 'clever-4ever',
      seats: 3,
      open: true,
      pace: 3,
      bots: ['random'],
    });
    const listed = (await guest.openTables()).map(({ id }) => id);
    expect(listed).toContain(shown.id);
    expect(listed).not.toContain(hidden.id);
    expect(shown).toMatchObject({ status: 'waiting', pace: 3, limitSeconds: 3 * 86_400, host: 0, you: 0 });
    const joined = await guest.join(shown.id);
    expect(joined).toMatchObject({ status: 'playing', you: 1 });
    expect((await guest.openTables()).map(({ id }) => id)).not.toContain(shown.id);
    expect(await refusal((await newPlayer(url, 'Late')).join(shown.id))).toBe('already-started');
    expect((await guest.me()).tables.map(({ id }) => id)).toEqual([shown.id]);
    // The host begins: her list of tables says so, the guest's does not.
    const turns = async (player: ReynardClient) =>
      (await player.me()).tables.filter(({ yourTurn }) => yourTurn).map(({ id }) => id);
    expect([await turns(host), await turns(guest)]).toEqual([[shown.id], []]);
  });

  it('before the start the host can remove players and start with bots, and others can leave', async () => {
    const [host, guest, other] = [
      await newPlayer(url, 'H'),
      await newPlayer(url, 'G'),
      await newPlayer(url, 'O'),
    ];
    const { id } = await host.createTable({ game: 'clever-4ever', seats: 4 });
    await guest.join(id);
    await other.join(id);
    expect(await refusal(guest.leave(id, 2))).toBe('not-your-seat');
    expect(await refusal(guest.startWithBots(id))).toBe('not-host');
    expect((await host.leave(id, 2)).seats[2]).toMatchObject({ kind: 'open', name: '' });
    expect((await host.leave(id, 0)).host).toBe(1);
    const started = await guest.startWithBots(id, 'random');
    expect(started.seats.map(({ kind }) => kind)).toEqual(['bot', 'player', 'bot', 'bot']);
    expect(started.status).toBe('playing');
    expect(await refusal(guest.leave(id, 0))).toBe('already-started');
  });

  it('closes a table that everybody left before the start', async () => {
    const host = await newPlayer(url, 'H');
    const { id } = await host.createTable({ game: 'clever-4ever', seats: 2 });
    expect((await host.leave(id, 0)).status).toBe('abandoned');
    expect(await refusal((await newPlayer(url, 'L')).join(id))).toBe('closed');
  });

  it('gives the same answer to the same idempotency key, also for simultaneous requests', async () => {
    const client = await newPlayer(url, 'Ada');
    const { id } = await client.createTable({ game: 'ganz-schoen-clever', seats: 2, bots: ['random'] });
    const body = { after: 0, event: { e: 'roll' } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(client, id, body).then(bodyOf)));
    answers.push(await post(client, id, body).then(bodyOf));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await client.table(id)).events).toBe(1);
    const other = await post(client, id, { after: 0, event: { e: 'done' } });
    expect(other.status).toBe(409);
    expect(await bodyOf(other)).toMatchObject({ error: { code: 'key-reused' } });
  });

  it('refuses what is not possible, with the reason, and changes nothing', async () => {
    const [ada, bo] = [await newPlayer(url, 'Ada'), await newPlayer(url, 'Bo')];
    const { id } = await ada.createTable({ game: 'ganz-schoen-clever', seats: 2 });
    expect(await refusal(ada.play(id, 0, { e: 'roll' }))).toBe('not-started');
    await bo.join(id);
    expect(await refusal(bo.play(id, 0, { e: 'roll' }))).toBe('not-your-turn');
    expect(await refusal(ada.play(id, 5, { e: 'roll' }))).toBe('ahead');
    expect(await refusal(ada.play(id, 0, { e: 'done' }))).toBe('roll-due');
    expect(await refusal(ada.play(id, 0, { e: 'done', p: 1 } as never))).toBe('not-your-seat');
    await ada.play(id, 0, { e: 'roll' });
    expect(await refusal(ada.play(id, 1, { e: 'roll' }))).toBe('no-roll-now');
    expect(await refusal(ada.play(id, 0, { e: 'roll' }))).toBe('stale');
    expect(await refusal(ada.play(id, 1, { e: 'pick', die: 'white' } as never))).toBe('malformed-event');
    const stranger = await newPlayer(url, 'Cy');
    expect(await refusal(stranger.play(id, 1, { e: 'roll' }))).toBe('not-seated');
    expect((await ada.table(id)).events).toBe(1);
  });

  it('stores the moves of players who act at the same time', async () => {
    const players = [];
    for (const name of ['A', 'B', 'C', 'D']) players.push(await newPlayer(url, name));
    const { id } = await players[0]!.createTable({ game: 'doppelt-so-clever', seats: 4 });
    for (const player of players.slice(1)) await player.join(id);
    expect(await passTogether(players, id)).toEqual([7, 8, 9]);
    const done = await Promise.all(
      players.map((player) =>
        player.choices(id).then(({ events }) => player.play(id, events, { e: 'done' })),
      ),
    );
    expect(new Set(done.map((move) => move.n)).size).toBe(4);
    expect((await players[1]!.table(id)).deciding).toEqual([1]);
  });

  it('resumes a stream after the given event, with nothing lost or doubled', async () => {
    const client = await newPlayer(url, 'Ada');
    const { id } = await client.createTable({ game: 'doppelt-so-clever', seats: 2, bots: ['random'] });
    await client.play(id, 0, { e: 'roll' });
    await client.play(id, 1, { e: 'pass' });
    const seen: number[] = [];
    const stop = client.follow(id, { onMove: ({ n }) => seen.push(n) }, { after: 1 });
    await until(() => seen.length === 1, 'the second event');
    await client.play(id, 2, { e: 'roll' });
    await until(() => seen.length === 2, 'the third event');
    expect(seen).toEqual([2, 3]);
    stop();
  });

  it('shows who is connected, as player or as spectator', async () => {
    const [ada, bo] = [await newPlayer(url, 'Ada'), await newPlayer(url, 'Bo')];
    const { id } = await ada.createTable({ game: 'clever-4ever', seats: 2 });
    const stops = [ada, bo, new ReynardClient(url)].map((client) => client.follow(id, {}));
    await until(async () => (await ada.table(id)).presence.spectators === 2, 'two spectators');
    await bo.join(id);
    await until(async () => (await ada.table(id)).presence.online.length === 2, 'both players');
    expect((await ada.table(id)).presence).toEqual({ online: [0, 1], spectators: 1 });
    stops[0]!();
    await until(async () => (await bo.table(id)).presence.online.length === 1, 'one player');
    for (const stop of stops) stop();
  });

  it('lets a bot take over for an absent player after the limit, and the player come back', async () => {
    const [ada, bo] = [await newPlayer(url, 'Ada'), await newPlayer(url, 'Bo')];
    const { id } = await ada.createTable({ game: 'ganz-schoen-clever', seats: 2 });
    await bo.join(id);
    expect(await refusal(bo.callBot(id, 0))).toBe('not-overdue');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
    expect(await refusal((await newPlayer(url, 'Cy')).callBot(id, 0))).toBe('not-seated');
    expect(await refusal(ada.callBot(id, 1))).toBe('not-deciding');
    expect((await bo.callBot(id, 0, 'greedy')).seats[0]).toMatchObject({
      kind: 'player',
      name: 'Ada',
      bot: 'greedy',
    });
    await until(async () => (await bo.table(id)).deciding.includes(1), 'the bot’s turn is over');
    // The record says which moves were not Ada's own.
    const record = await bo.record(id);
    expect(record.standIns).toEqual(record.events.map((_, i) => i + 1));
    expect(await refusal(ada.play(id, 0, { e: 'roll' }))).toBe('bot-plays');
    expect(await refusal(bo.takeSeatBack(id, 0))).toBe('not-your-seat');
    expect((await ada.takeSeatBack(id, 0)).seats[0]).toMatchObject({ bot: null });
  });

  it('calls a strong bot for an absent player, unless another is named', async () => {
    const [ada, bo] = [await newPlayer(url, 'Ada'), await newPlayer(url, 'Bo')];
    const { id } = await ada.createTable({ game: 'ganz-schoen-clever', seats: 2 });
    await bo.join(id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
    expect((await bo.callBot(id, 0)).seats[0]).toMatchObject({ name: 'Ada', bot: 'isengrim' });
  });

  it('tells the player that a move was stored, even if a bot has taken the seat since', async () => {
    const [ada, bo] = [await newPlayer(url, 'Ada'), await newPlayer(url, 'Bo')];
    const { id } = await ada.createTable({ game: 'ganz-schoen-clever', seats: 2 });
    await bo.join(id);
    const body = { after: 0, event: { e: 'roll' } };
    const stored = await bodyOf(await post(ada, id, body));
    await ada.leave(id, 0);
    expect(await bodyOf(await post(ada, id, body))).toEqual(stored);
    const late = await post(ada, id, body, 'another-key');
    expect(await bodyOf(late)).toMatchObject({ error: { code: 'bot-plays' } });
  });

  it('lets a bot play for a player who leaves, but not when all have left', async () => {
    const [ada, bo] = [await newPlayer(url, 'Ada'), await newPlayer(url, 'Bo')];
    const { id } = await ada.createTable({ game: 'ganz-schoen-clever', seats: 2 });
    await bo.join(id);
    await ada.leave(id, 0);
    await until(async () => (await bo.table(id)).deciding.includes(1), 'the bot’s turn is over');
    const { events } = await bo.leave(id, 1);
    // Meanwhile the bot of another table plays a whole turn.
    const other = await bo.createTable({ game: 'ganz-schoen-clever', seats: 2, bots: ['random'] });
    await playUntilBotIsDue(bo, other.id);
    await until(async () => !(await bo.table(other.id)).deciding.includes(1), 'the bot’s turn is over');
    expect((await bo.table(id)).events).toBeLessThanOrEqual(events + 1);
    await ada.takeSeatBack(id, 0);
    const player = new AutoPlayer(ada, id, 'back');
    await until(() => player.isOver, 'the end of the game', 200_000);
    player.stop();
  });

  it('starts a rematch when all have agreed, with the next seat as starting player', async () => {
    const players = await playGame([url], 'ganz-schoen-clever', 2);
    const [ada, bo] = players.map((player) => player.client) as [ReynardClient, ReynardClient];
    const { table } = players[0]!;
    expect(await refusal(ada.rematch(table))).toBe('not-over');
    await until(() => players.every((player) => player.isOver), 'the end of the game', 200_000);
    for (const player of players) player.stop();
    expect(await refusal((await newPlayer(url, 'Cy')).rematch(table))).toBe('not-seated');
    const next = await ada.rematch(table);
    expect(next).toMatchObject({ status: 'waiting', you: 1 });
    expect(next.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['invited', 'Player 1'],
      ['player', 'Player 0'],
    ]);
    expect((await bo.table(table)).next).toBe(next.id);
    expect(await bo.rematch(table)).toMatchObject({ id: next.id, status: 'playing', you: 0 });
  });

  it('moves a player to another device by link, and signs out the old device on demand', async () => {
    const old = await newPlayer(url, 'Ada');
    const link = old.recoveryLink(`${url}/recover`);
    const other = new ReynardClient(url, ReynardClient.tokenOf(new URL(link).hash));
    expect((await other.me()).name).toBe('Ada');
    await other.rename('  Ada \u0301 Lovelace ');
    expect((await old.me()).name).toBe('Ada \u0301 Lovelace'.normalize('NFC'));
    // If the answer with a new token is lost, the old token still works.
    await fetch(`${url}/api/me/token`, { method: 'POST', headers: { authorization: `Bearer ${old.token}` } });
    expect((await old.me()).id).toBe((await other.me()).id);
    await other.renewToken();
    expect(await refusal(old.me())).toBe('unauthorized');
    expect((await other.me()).name).toContain('Lovelace');
  });

  it('deletes tables nobody comes back to and keeps finished games', async () => {
    const ada = await newPlayer(url, 'Ada');
    const waiting = await ada.createTable({ game: 'clever-4ever', seats: 2 });
    const slow = await ada.createTable({ game: 'clever-4ever', seats: 2, pace: 2, bots: ['random'] });
    const later = Date.now() + 15 * 86_400_000;
    await server.node.sweep(later);
    expect(await refusal(ada.table(waiting.id))).toBe('not-found');
    expect((await ada.table(slow.id)).status).toBe('playing');
    await server.node.sweep(later + 2 * 86_400_000);
    expect((await ada.table(slow.id)).status).toBe('abandoned');
    expect(await refusal(ada.play(slow.id, 0, { e: 'roll' }))).toBe('closed');
  });
});

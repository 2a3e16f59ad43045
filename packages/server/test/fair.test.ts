// Fair dice between a player and a server that is not trusted: the seed comes after the commitment, and a server that changes
// what it had promised is caught.
import {
  commitmentOf,
  newSecret,
  newSeed,
  type ReynardClient,
  type Table,
  verifyDice,
} from '@reynard/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { AutoPlayer, newPlayer, newStorage, removeStorage, type Settings, serve, until } from './world.ts';

const GAME = 'ganz-schoen-clever';

let storage: Settings;
let server: RunningServer;
beforeAll(async () => {
  storage = await newStorage('sqlite');
  server = await serve(storage);
});
afterAll(async () => {
  await server.close();
  removeStorage(storage);
});

async function send(client: ReynardClient, method: string, path: string, body: object) {
  const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/api${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Table };
}

describe('a seed', () => {
  it('is asked for after the commitment is known, and the game starts with the last one', async () => {
    const ada = await newPlayer(server.url, 'Ada');
    const { body: table } = await send(ada, 'POST', '/tables', { game: GAME, seats: 2, bots: ['random'] });
    expect(table).toMatchObject({ status: 'waiting', you: 0, fair: { seeds: ['', ''] } });
    expect(table.fair.commitment).toMatch(/^[0-9a-f]{64}$/);
    const seed = newSeed();
    const { body: started } = await send(ada, 'PUT', `/tables/${table.id}/seed`, { seed });
    expect(started).toMatchObject({
      status: 'playing',
      fair: { commitment: table.fair.commitment, seeds: [seed, ''] },
    });
  });

  it('can be repeated but not changed, and only by a player at the table', async () => {
    const [ada, bo] = [await newPlayer(server.url, 'Ada'), await newPlayer(server.url, 'Bo')];
    const { id } = await ada.createTable({ game: GAME, seats: 2 });
    const { seed } = ada.pledges.get(id)!;
    const put = (client: ReynardClient, body: object) => send(client, 'PUT', `/tables/${id}/seed`, body);
    expect(await put(ada, { seed })).toMatchObject({ status: 200 });
    expect(await put(ada, { seed: newSeed() })).toMatchObject({
      status: 409,
      body: { error: { code: 'seed-given' } },
    });
    expect(await put(bo, { seed: newSeed() })).toMatchObject({ status: 403 });
    for (const bad of ['', 'xyz', 'AB'.repeat(16), 'ab'.repeat(33)])
      expect(await put(bo, { seed: bad })).toMatchObject({ status: 400 });
  });

  it('is added later by a device that was interrupted, with what it had kept', async () => {
    const ada = await newPlayer(server.url, 'Ada');
    const { body: table } = await send(ada, 'POST', '/tables', { game: GAME, seats: 2, bots: ['random'] });
    const pledge = { commitment: table.fair.commitment, seat: 0, seed: newSeed() };
    ada.pledges.set(table.id, pledge);
    expect((await ada.addSeed(await ada.table(table.id))).fair.seeds).toEqual([pledge.seed, '']);
    expect((await ada.addSeed(await ada.table(table.id))).status).toBe('playing');
  });
});

/** Ada plays a game against a bot to the end; `attack` changes the table's rows before the first roll. */
async function playAttacked(attack: (id: string) => Promise<unknown>) {
  const ada = await newPlayer(server.url, 'Ada');
  const { id } = await ada.createTable({ game: GAME, seats: 2, bots: ['random'] });
  await attack(id);
  // A server that reads its rows anew deals from what it finds there.
  await server.close();
  server = await serve(storage);
  const back = await newPlayer(server.url, 'Somebody');
  back.token = ada.token;
  const player = new AutoPlayer(back, id, 'attacked');
  await until(() => player.isOver, 'the end of the game');
  player.stop();
  return { record: await back.record(id), kept: ada.pledges.get(id)!, back };
}

describe('a server', () => {
  it('that keeps its promise is found fair', async () => {
    const { record, kept, back } = await playAttacked(async () => {});
    expect(await verifyDice(record, kept)).toMatchObject({ ok: true, compared: true });
    expect(await verifyDice(record)).toMatchObject({ ok: true, compared: false });
    // A rematch is promised anew, and waits for a seed that is given after that.
    const { body: next } = await send(back, 'POST', `/tables/${record.id}/rematch`, {});
    expect(next).toMatchObject({ status: 'waiting', fair: { seeds: ['', ''], secret: null } });
    expect(next.fair.commitment).not.toBe(record.fair.commitment);
  });

  it('that draws another secret once it knows the seeds is caught, although its record agrees with itself', async () => {
    const { record, kept } = await playAttacked(async (id) => {
      const secret = newSecret();
      const change = { secret, commitment: await commitmentOf(secret) };
      await server.node.storage.db.updateTable('tables').set(change).where('id', '=', id).execute();
    });
    expect(await verifyDice(record)).toMatchObject({ ok: true, compared: false });
    expect(await verifyDice(record, kept)).toMatchObject({ ok: false, reason: 'other-commitment' });
  });

  it('that replaces a seed to suit its secret is caught, although its record agrees with itself', async () => {
    const { record, kept } = await playAttacked((id) =>
      server.node.storage.db
        .updateTable('seats')
        .set({ seed: newSeed() })
        .where('table_id', '=', id)
        .where('seat', '=', 0)
        .execute(),
    );
    expect(await verifyDice(record)).toMatchObject({ ok: true });
    expect(await verifyDice(record, kept)).toMatchObject({ ok: false, reason: 'other-seed' });
  });

  it('publishes what it promises for the next day of the challenge', async () => {
    const ada = await newPlayer(server.url, 'Ada');
    const { day, next } = await ada.daily();
    expect(Date.parse(next.day) - Date.parse(day)).toBe(86_400_000);
    for (const { game, commitment } of next.challenges)
      expect(ada.pledges.get(`${next.day} ${game}`)).toMatchObject({ commitment });
    const { id, fair } = await ada.beginDaily(GAME);
    expect(ada.pledges.get(id)?.commitment).toBe(fair.commitment);
  });
});

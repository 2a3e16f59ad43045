// A node that hears late about the events of another one. Two nodes on one SQLite file send each other no messages, so the test
// decides when the second node hears of an event, and in which order.
import { ReynardClient, verifyDice } from '@reynard/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { newPlayer, newStorage, removeStorage, type Settings, serve, until } from './world.ts';

describe('a node that lags behind', () => {
  let storage: Settings;
  let ahead: RunningServer;
  let behind: RunningServer;

  beforeAll(async () => {
    storage = await newStorage('sqlite');
    ahead = await serve(storage);
    behind = await serve(storage);
  });
  afterAll(async () => {
    await ahead.close();
    await behind.close();
    removeStorage(storage);
  });

  /** A viewer at the second node whose game starts at the first one. */
  async function startElsewhere() {
    const [ada, bo] = [await newPlayer(ahead.url, 'Ada'), await newPlayer(ahead.url, 'Bo')];
    const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2 });
    const shown: string[] = [];
    const stop = new ReynardClient(behind.url).follow(id, {
      onTable: ({ status }) => shown.push(status),
      onMove: ({ n }) => shown.push(`move ${n}`),
    });
    await until(() => shown.length > 0, 'the table');
    shown.length = 0;
    await bo.join(id);
    await ada.play(id, 0, { e: 'roll' });
    return { id, ada, shown, stop };
  }

  it('sends the started table before its first move if it is told of the move first', async () => {
    const { id, shown, stop } = await startElsewhere();
    await behind.node.tables.hear({ [id]: 1 });
    await until(() => shown.includes('move 1'), 'the move');
    stop();
    expect(shown.indexOf('playing')).toBe(0);
  });

  it('sends the started table before its first move if it is told of the table first', async () => {
    const { id, shown, stop } = await startElsewhere();
    await behind.node.tables.refresh(id);
    await until(() => shown.includes('move 1'), 'the move');
    stop();
    expect(shown.indexOf('playing')).toBe(0);
  });

  it('rolls with every player’s seed although it is told of a move before it knows all players', async () => {
    const { id, ada, stop } = await startElsewhere();
    await behind.node.tables.hear({ [id]: 1 });
    stop();
    const late = new ReynardClient(behind.url, ada.token);
    // Ada gives up her first roll, which is always possible, and rolls again.
    await late.play(id, 1, { e: 'pass' });
    await late.play(id, 2, { e: 'roll' });
    const table = await behind.node.tables.get(id);
    const record = await late.record(id);
    const verdict = await verifyDice({ ...record, fair: { ...record.fair, secret: table.row.secret } });
    expect(verdict).toMatchObject({ ok: true, rolls: 2 });
  });
});

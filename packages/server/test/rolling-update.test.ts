// A rolling update: two nodes of the last release are replaced by this version, one after the other, while games go on. The last
// release is read from the history of the repository; a clone without it (a shallow one) cannot run this.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newSeed, ReynardClient, type Table, verifyDice } from '@reynard/client';
import type { Position } from '@reynard/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AutoPlayer,
  newPlayer,
  newStorage,
  remove,
  ServerProcess,
  tempDir,
  until,
  verifyRecords,
} from './world.ts';

/** Version 0.1.0. */
const LAST_RELEASE = '8e472eb';
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PACKAGES = ['engine', 'bots', 'server'];

function hasLastRelease(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${LAST_RELEASE}^{commit}`], { cwd: ROOT, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Writes the last release to a folder, with this version's dependencies. Returns its program. */
function unpackLastRelease(folder: string): string {
  const paths = PACKAGES.map((name) => `packages/${name}`);
  const archive = execFileSync('git', ['archive', LAST_RELEASE, ...paths], { cwd: ROOT, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@reynard'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@reynard') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of PACKAGES) symlinkSync(join(folder, 'packages', name), join(modules, '@reynard', name));
  return join(folder, 'packages/server/src/main.ts');
}

describe.skipIf(!hasLastRelease())('two nodes of the last release on one PostgreSQL', () => {
  const folder = tempDir();
  let nodes: ServerProcess[];

  beforeAll(async () => {
    const storage = await newStorage('postgresql');
    const main = unpackLastRelease(folder);
    nodes = [0, 1].map(() => Object.assign(new ServerProcess(storage), { main }));
    for (const node of nodes) await node.start();
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    remove(folder);
  });

  /** Two players at a table, one at each node. As in the last release, seeds come with the seat. */
  async function pair(index: number, game: string): Promise<AutoPlayer[]> {
    const clients = await Promise.all(nodes.map(({ url }, i) => newPlayer(url, `P${index}${i}`)));
    const ask = async (i: number, path: string, body: object): Promise<Table> => {
      const response = await fetch(`${nodes[i]!.url}/api${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${clients[i]!.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, seed: newSeed() }),
      });
      expect(response.ok).toBe(true);
      return (await response.json()) as Table;
    };
    const { id } = await ask(0, '/tables', { game, seats: 2 });
    await ask(1, `/tables/${id}/seats`, {});
    const isEnough = ({ round }: Position) => round >= lastRound;
    return clients.map((client, i) => new AutoPlayer(client, id, `${index}${i}`, isEnough));
  }

  /** The players stop before this round, so that every node is replaced in the middle of their games. */
  let lastRound = 2;

  it('are replaced by this version one after the other, and no game notices', async () => {
    const pairs = [await pair(0, 'ganz-schoen-clever'), await pair(1, 'clever-4ever')];
    const players = pairs.flat();
    const moves = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    let before = 0;
    for (const [i, node] of nodes.entries()) {
      await until(() => moves() > before + 12, 'some moves');
      await node.stop();
      node.main = new ServerProcess({}).main;
      await node.start();
      // The other node, at first of the last release, still takes new players and tables.
      const { url } = nodes[1 - i]!;
      const { token } = await newPlayer(url, `Late ${i}`);
      const opened = await fetch(`${url}/api/tables`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'clever-4ever', seats: 2, seed: newSeed() }),
      });
      expect(opened.status).toBe(201);
      before = moves();
      lastRound += 2;
      for (const player of players) player.goOn();
    }
    await until(() => players.every(({ isOver }) => isOver), 'the end of both games');
    for (const [a, b] of pairs as [AutoPlayer, AutoPlayer][]) {
      const record = await new ReynardClient(nodes[0]!.url).record(a.table);
      expect(verifyRecords([record])).toMatchObject([{ ok: true }]);
      expect(await verifyDice(record)).toMatchObject({ ok: true });
      for (const player of [a, b]) {
        await player.stop();
        expect(player.seen.map(({ event }) => event)).toEqual(record.events);
        for (const { n, event } of player.acknowledged) expect(record.events[n - 1]).toEqual(event);
      }
      expect(a.acknowledged.length + b.acknowledged.length).toBe(record.events.length);
    }
    // Nothing but what a shutdown announces.
    expect(
      players
        .flatMap(({ refused }) => refused)
        .filter((code) => !['offline', 'shutting-down'].includes(code)),
    ).toEqual([]);
  });
});

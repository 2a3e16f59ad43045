// Kills a server again and again in the middle of play, and checks afterwards that every acknowledged move is in the record
// exactly once, that every stream saw exactly the record, and that every record passes `reynard verify` and the check of its
// dice.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type OnlineRecord, ReynardError, verifyDice } from '@reynard/client';
import { AutoPlayer, newPlayer, ServerProcess, type Settings, until } from '../test/world.ts';

export interface CrashPlan {
  readonly storage: Settings;
  /** How many nodes; they are killed in turn, and the players of a table sit at different ones. */
  readonly nodes?: number;
  readonly kills: number;
  readonly tables: number;
  /** How many moves are acknowledged between two kills, so that each kill comes in the middle of play. */
  readonly movesBetween: number;
}

export interface CrashReport {
  kills: number;
  /** Moves acknowledged to players in all. */
  acknowledged: number;
  events: number;
  /** Acknowledged moves that are not in the record. */
  lost: number;
  /** Acknowledged moves that are in the record twice. */
  doubled: number;
  /** Records that break a rule or whose dice do not follow from the secret. */
  invalid: number;
  /** Players whose stream differs from the record. */
  unseen: number;
}

/** A game that is killed again and again ends late; the kills end the measurement. */
const A_DAY_MS = 86_400_000;
const GAMES = ['ganz-schoen-clever', 'doppelt-so-clever', 'clever-4ever'];

export async function crash(plan: CrashPlan): Promise<CrashReport> {
  const servers = Array.from({ length: plan.nodes ?? 1 }, () => new ServerProcess(plan.storage));
  for (const server of servers) await server.start();
  const players: AutoPlayer[] = [];
  let stopped = false;
  const tables = Array.from({ length: plan.tables }, (_, i) =>
    keepPlaying([servers[0]!.url, servers.at(-1)!.url], i, players, () => stopped),
  );
  try {
    const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged.length, 0);
    const someMoves = (after: string) => {
      const wanted = acknowledged() + plan.movesBetween;
      return until(() => acknowledged() >= wanted, `play after ${after}`, 120_000);
    };
    for (let kill = 0; kill < plan.kills; kill++) {
      await someMoves('a start');
      const server = servers[kill % servers.length]!;
      await server.kill();
      await server.start();
    }
    await someMoves('the last kill');
    stopped = true;
    await Promise.all(tables);
    await Promise.all(players.map((player) => player.stop()));
    return await inspect(players, plan.kills);
  } finally {
    stopped = true;
    for (const server of servers) await server.stop();
  }
}

/** Two players who move as fast as they can, and open a new table when the game is over. */
async function keepPlaying(
  [first, second]: readonly [string, string],
  index: number,
  players: AutoPlayer[],
  stopped: () => boolean,
): Promise<void> {
  for (let game = index; !stopped(); game++) {
    try {
      const [a, b] = [await newPlayer(first, `A${index}`), await newPlayer(second, `B${index}`)];
      const { id } = await a.createTable({ game: GAMES[game % GAMES.length]!, seats: 2 });
      await b.join(id);
      const pair = [new AutoPlayer(a, id, `${id}a`), new AutoPlayer(b, id, `${id}b`)];
      players.push(...pair);
      await until(() => stopped() || pair.every((player) => player.isOver), 'the end of a game', A_DAY_MS);
    } catch (error) {
      // The server was killed while they opened a table: they try again.
      if (!(error instanceof ReynardError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function inspect(players: readonly AutoPlayer[], kills: number): Promise<CrashReport> {
  const report = { kills, acknowledged: 0, events: 0, lost: 0, doubled: 0, invalid: 0, unseen: 0 };
  const byTable = Map.groupBy(players, ({ table }) => table);
  const records: OnlineRecord[] = [];
  for (const [id, seated] of byTable) {
    const record = await seated[0]!.client.record(id);
    records.push(record);
    report.events += record.events.length;
    const numbers = new Set<number>();
    for (const player of seated) {
      report.acknowledged += player.acknowledged.length;
      for (const { n, event } of player.acknowledged) {
        if (JSON.stringify(record.events[n - 1]) !== JSON.stringify(event)) report.lost++;
        if (numbers.has(n)) report.doubled++;
        numbers.add(n);
      }
      const isPrefix = player.seen.every(
        ({ n, event }, i) => n === i + 1 && JSON.stringify(event) === JSON.stringify(record.events[i]),
      );
      if (!isPrefix) report.unseen++;
    }
  }
  const verdicts = runVerify(records);
  for (const [i, record] of records.entries()) {
    const dice = record.fair.secret === null ? { ok: true } : await verifyDice(record);
    if (!verdicts[i]?.ok || !dice.ok) report.invalid++;
  }
  return report;
}

/** What `reynard verify` says of records, one line each. */
function runVerify(records: readonly object[]): { ok: boolean }[] {
  const command = fileURLToPath(new URL('../../cli/bin/reynard.js', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'verify', '--json', '-'], {
    input: records.map((record) => JSON.stringify(record)).join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0 && status !== 1) throw new Error(`reynard verify ended with ${status}: ${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

// Players who do not want to meet each other. Whoever blocks somebody gets no invitation and no reaction of that player, who
// cannot sit down at the same table either. The other one is not told.
import type { Block } from '@reynard/client';
import type { Database } from './database.ts';
import { newId } from './ids.ts';
import { Problem } from './problem.ts';

/** The most blocks of one player: more than anybody needs, but every list stays short. */
const MOST = 200;

/** Blocks a player; a second time changes nothing. */
export async function block(db: Database, player: string, blocked: string, now = Date.now()): Promise<void> {
  const { count } = await db
    .selectFrom('blocks')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow();
  if (count >= MOST) throw new Problem('too-many-blocks');
  await db
    .insertInto('blocks')
    .values({ id: newId(), player_id: player, blocked_id: blocked, at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'blocked_id']).doNothing())
    .execute();
}

export async function unblock(db: Database, player: string, id: string): Promise<void> {
  await db.deleteFrom('blocks').where('player_id', '=', player).where('id', '=', id).execute();
}

/** The players that a player has blocked, the newest first. */
export async function blocksOf(db: Database, player: string): Promise<Block[]> {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('players', 'players.id', 'blocks.blocked_id')
    .select(['blocks.id', 'blocks.at', 'players.name'])
    .where('blocks.player_id', '=', player)
    .orderBy('blocks.at', 'desc')
    .execute();
  return rows.map(({ id, at, name }) => ({ id, name, at: new Date(at).toISOString() }));
}

/** Which of some players have blocked another one. */
export async function blockersOf(
  db: Database,
  blocked: string | null,
  players: readonly (string | null)[],
): Promise<Set<string>> {
  const asked = players.filter((player) => player !== null);
  if (blocked === null || asked.length === 0) return new Set();
  const rows = await db
    .selectFrom('blocks')
    .select('player_id')
    .where('blocked_id', '=', blocked)
    .where('player_id', 'in', asked)
    .execute();
  return new Set(rows.map(({ player_id }) => player_id));
}

/** The players that a player has blocked, and those who have blocked this player. */
export async function strangersTo(db: Database, player: string | undefined): Promise<Set<string>> {
  if (player === undefined) return new Set();
  const rows = await db
    .selectFrom('blocks')
    .select(['player_id', 'blocked_id'])
    .where((eb) => eb.or([eb('player_id', '=', player), eb('blocked_id', '=', player)]))
    .limit(10 * MOST)
    .execute();
  return new Set(rows.map(({ player_id, blocked_id }) => (player_id === player ? blocked_id : player_id)));
}

// The opponents of a player and how their games ended, from the newest finished tables of the player.
import type { Opponent } from '@reynard/client';
import type { GameResult } from '@reynard/engine';
import type { Database } from './database.ts';
import { listTablesOf } from './table-rows.ts';

const MOST = 20;

/** The newest opponent first. */
export async function opponentsOf(db: Database, player: string): Promise<Opponent[]> {
  const found = new Map<string, Opponent>();
  for (const { row, seats, you } of await listTablesOf(db, player)) {
    if (row.status !== 'over' || row.result === null) continue;
    const { scores } = JSON.parse(row.result) as GameResult;
    for (const { seat, kind, player_id: other, name } of seats) {
      if (kind !== 'player' || other === null || other === player) continue;
      const opponent = found.get(other) ?? first(row.id, seat, name, row.over_at ?? row.created_at);
      const difference = scores[you]!.total - scores[seat]!.total;
      opponent.games++;
      if (difference > 0) opponent.won++;
      if (difference < 0) opponent.lost++;
      found.set(other, opponent);
    }
  }
  return [...found.values()].slice(0, MOST);
}

const first = (table: string, seat: number, name: string, at: number): Opponent => ({
  name,
  table,
  seat,
  lastAt: new Date(at).toISOString(),
  games: 0,
  won: 0,
  lost: 0,
});

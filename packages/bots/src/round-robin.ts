// A round robin: every combination of bots plays the same number of games. Seats rotate, so that no bot gains from its
// seat.
import { Position, Random, resultOf, type Sheet } from '@reynard/engine';
import type { Bot } from './bot.ts';
import { bareGame, playOut } from './drive.ts';

export interface Standing {
  readonly name: string;
  readonly games: number;
  /** Games won; a shared victory counts as a fraction. */
  readonly wins: number;
  /** The mean score, over all games and per seat. */
  readonly mean: number;
  readonly bySeat: readonly number[];
  /** For each bot, in the order of the entrants: the share of common games in which this one finished ahead. */
  readonly ahead: readonly (number | null)[];
}

export interface Tournament {
  readonly sheet: Sheet;
  readonly players: number;
  readonly entrants: readonly { readonly name: string; readonly bot: Bot }[];
  /** Games per line-up, rounded up to a whole number of rotations. */
  readonly games: number;
  readonly seed: string;
}

interface Tally {
  games: number;
  wins: number;
  readonly sums: Float64Array;
  readonly counts: Float64Array;
  readonly ahead: Float64Array;
  readonly met: Float64Array;
}

/** The line-ups of `size` entrants out of `count`, as lists of indices. */
function lineUps(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: count - from }, (_, i) => from + i).flatMap((first) =>
    lineUps(count, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/** How many games a tournament has. */
export function gamesOf({ players, entrants, games }: Tournament): number {
  return lineUps(entrants.length, players).length * Math.ceil(games / players) * players;
}

/** Plays a tournament, one game per step. Returns the standings in the order of the entrants. */
export function* roundRobin(tournament: Tournament): Generator<void, Standing[]> {
  const { sheet, players, entrants, seed } = tournament;
  const tallies = entrants.map(
    (): Tally => ({
      games: 0,
      wins: 0,
      sums: new Float64Array(players),
      counts: new Float64Array(players),
      ahead: new Float64Array(entrants.length),
      met: new Float64Array(entrants.length),
    }),
  );
  const position = Position.start(sheet, players);
  const played = bareGame(position);
  const rotations = Math.ceil(tournament.games / players);
  for (const lineUp of lineUps(entrants.length, players)) {
    for (let game = 0; game < rotations * players; game++) {
      const seats = lineUp.map((_, seat) => lineUp[(seat + game) % players]);
      // All games of a rotation have the same dice; only the seats differ.
      const gameSeed = `${seed}/${lineUp.join('-')}/${Math.floor(game / players)}`;
      position.restart();
      playOut(
        played,
        seats.map((entrant) => entrants[entrant].bot),
        {
          dice: new Random(gameSeed),
          seats: seats.map((_, seat) => new Random(`${gameSeed}/${game}/${seat}`)),
        },
      );
      count(position, seats, tallies);
      yield;
    }
  }
  return entrants.map(({ name }, i) => standing(name, tallies[i]));
}

function count(position: Position, seats: readonly number[], tallies: readonly Tally[]): void {
  const { scores, winners } = resultOf(position);
  const totals = scores.map(({ total }) => total);
  const best = scores.map(({ areas }) => Math.max(...Object.values(areas)));
  seats.forEach((entrant, seat) => {
    const tally = tallies[entrant];
    tally.games++;
    tally.sums[seat] += totals[seat];
    tally.counts[seat]++;
    if (winners.includes(seat)) tally.wins += 1 / winners.length;
    seats.forEach((other, otherSeat) => {
      if (other === entrant) return;
      const lead = totals[seat] - totals[otherSeat] || best[seat] - best[otherSeat];
      tally.met[other]++;
      tally.ahead[other] += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
    });
  });
}

function standing(name: string, { games, wins, sums, counts, ahead, met }: Tally): Standing {
  return {
    name,
    games,
    wins,
    mean: sums.reduce((sum, one) => sum + one, 0) / games,
    bySeat: [...sums].map((sum, seat) => sum / counts[seat]),
    ahead: [...ahead].map((count, other) => (met[other] > 0 ? count / met[other] : null)),
  };
}

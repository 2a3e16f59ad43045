// Random games for the tests: any seat that has a choice may come next, so that players act in every order.
import { Game, MAX_MOVES, Random, ROLL, type Sheet, sheetById } from '../src/index.ts';
import type { RawEvent } from './referee.ts';
import { GAMES } from './rules.ts';

const choices = new Int32Array(MAX_MOVES);

export const sheetOf = (game: string): Sheet => sheetById(game)!;
export const namesFor = (players: number): string[] => ['Ada', 'Bo', 'Cleo', 'Dan'].slice(0, players);

/** All games with every number of players. */
export const TABLES = GAMES.flatMap((game) => [1, 2, 3, 4].map((players) => ({ game, players })));

/** Plays one random choice and returns its event. */
export function step(game: Game, random: Random): RawEvent {
  const { position } = game;
  for (;;) {
    const seat = random.below(position.players);
    const count = position.listChoices(seat, choices);
    if (count === 0) continue;
    const choice = choices[random.below(count)];
    return (choice === ROLL ? game.roll(random) : game.play(choice)) as RawEvent;
  }
}

/** A random game, played for a number of events or to its end. */
export function randomGame(game: string, players: number, seed: string | number, events = Infinity): Game {
  const random = new Random(seed);
  const played = Game.start(sheetOf(game), namesFor(players));
  while (!played.position.isOver && played.record.events.length < events) step(played, random);
  return played;
}

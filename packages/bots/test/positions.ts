// Positions for tests: random games, stopped at every decision.
import { MAX_MOVES, Position, Random, ROLL, rollDice, type Sheet } from '@reynard/engine';

const choices = new Int32Array(MAX_MOVES);

/** Plays a random game and shows every decision on the way. */
export function eachDecision(
  sheet: Sheet,
  players: number,
  seed: string,
  visit: (position: Position, seat: number, choices: readonly number[]) => void,
): void {
  const random = new Random(seed);
  const position = Position.start(sheet, players);
  while (!position.isOver) {
    let seat = 0;
    let count = position.listChoices(seat, choices);
    while (count === 0) count = position.listChoices(++seat, choices);
    visit(position, seat, [...choices.subarray(0, count)]);
    const move = choices[random.below(position.listChoices(seat, choices))];
    if (move === ROLL) rollDice(position, random);
    else position.play(move);
  }
}

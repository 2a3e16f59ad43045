// A weaker bot with human mistakes: it overrates immediate gains (greed) and misjudges ideas by a random amount (haste). An
// idea is a die and the area it goes to. All fields of an idea get the same error, so within an idea it still picks the
// best field.
import { dieOf, fieldOf, kindOf, type Move, type Position, type Random, ROLL } from '@reynard/engine';
import type { Bot, Ranked } from './bot.ts';
import { GreedyBot } from './greedy-bot.ts';
import type { Level } from './levels.ts';

export class LevelBot implements Bot {
  readonly #sight: Bot;
  readonly #appetite = new GreedyBot();
  readonly #level: Level;

  /** `sight` is the bot whose ranking is distorted. */
  constructor(sight: Bot, level: Level) {
    this.#sight = sight;
    this.#level = level;
  }

  choose(position: Position, seat: number, random: Random): Move {
    return this.rank(position, seat, random)[0].move;
  }

  rank(position: Position, seat: number, random: Random): Ranked[] {
    const { greed, haste } = this.#level;
    const seen = this.#sight.rank(position, seat, random);
    if (seen.length === 1) return seen;
    const wanted = new Map<Move, number>();
    if (greed > 0) {
      for (const { move, value } of this.#appetite.rank(position, seat)) wanted.set(move, value);
    }
    const errors = new Map<number, number>();
    const felt = seen.map(({ move, value }) => {
      const idea = ideaOf(position, move);
      if (!errors.has(idea)) errors.set(idea, haste * gaussian(random));
      const now = wanted.get(move) ?? value;
      return { move, value: value + greed * (now - value) + errors.get(idea)! };
    });
    return felt.sort((a, b) => b.value - a.value);
  }
}

function ideaOf(position: Position, move: Move): number {
  if (move === ROLL) return -1;
  return (kindOf(move) * 8 + dieOf(move)) * 8 + position.layout.fieldArea[fieldOf(move)];
}

/** Roughly normal, with a standard deviation of 1. */
function gaussian(random: Random): number {
  let sum = 0;
  for (let i = 0; i < 3; i++) sum += random.next() / 0x100000000;
  return (sum - 1.5) * 2;
}

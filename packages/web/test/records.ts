// Finished games for the tests, played by the greedy bot with seeded dice.
import { type BotName, loadBot } from '@reynard/bots';
import { Game, type GameRecord, MAX_MOVES, Random, ROLL, sheetById } from '@reynard/engine';

const bots = new Map(
  await Promise.all(
    ['ganz-schoen-clever', 'doppelt-so-clever', 'clever-4ever'].map(
      async (game) => [game, await loadBot('greedy' satisfies BotName, sheetById(game)!)] as const,
    ),
  ),
);

export function botGame(id: string, players: readonly string[], seed: string): GameRecord {
  const random = new Random(seed);
  const scratch = new Int32Array(MAX_MOVES);
  const game = Game.start(sheetById(id)!, players);
  while (!game.position.isOver) {
    const seat = players.findIndex((_, i) => game.position.listChoices(i, scratch) > 0);
    const move = bots.get(id)!.choose(game.position, seat, random);
    if (move === ROLL) game.roll(random);
    else game.play(move);
  }
  return game.record;
}

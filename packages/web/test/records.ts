// Games for the tests with known dice.
import { type Bot, type BotName, loadBot } from '@reynard/bots';
import { Game, type GameRecord, MAX_MOVES, Random, ROLL, SHEETS, sheetById } from '@reynard/engine';

const bots = new Map<string, Bot>(
  await Promise.all(
    SHEETS.map(async (sheet) => [sheet.id, await loadBot('greedy' satisfies BotName, sheet)] as const),
  ),
);

/** A solo game after a first roll of ones: whatever is picked, no die goes to the tray. */
export function rollOfOnes(id: string): GameRecord {
  const sheet = sheetById(id)!;
  const game = Game.start(sheet, ['Ada']);
  const rolled = game.append({ e: 'roll', dice: Object.fromEntries(sheet.dice.map((die) => [die, 1])) });
  if (!rolled.ok) throw new Error(rolled.error.reason);
  return game.record;
}

/** A finished game of the greedy bot on all seats, with seeded dice. */
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

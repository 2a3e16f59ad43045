// A bot's solo game with the dice of another game.
import { type BotName, loadBot } from '@reynard/bots';
import { DuelDice } from '@reynard/client';
import { type GameRecord, PlayedGame, Random, ROLL, sheetById } from '@reynard/engine';

/** What a bot makes of the dice of a finished solo game. The same dice give the same total. */
export async function ghostTotal(bot: BotName, record: Pick<GameRecord, 'game' | 'events'>): Promise<number> {
  const sheet = sheetById(record.game)!;
  const [player, dice] = await Promise.all([loadBot(bot, sheet), DuelDice.of(record)]);
  const random = new Random(`ghost/${bot}`);
  const game = PlayedGame.start(sheet, [bot]);
  while (!game.position.isOver) {
    const move = player.choose(game.position, 0, random);
    if (move === ROLL) game.handIn(await dice.roll(game.position, game.record.events));
    else game.play(move);
  }
  return game.position.total(0);
}

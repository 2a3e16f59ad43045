// Duels: the same decisions meet the same dice, other decisions meet dice that depend on round, roll and colour alone.
import {
  type Event,
  Game,
  type GameRecord,
  MAX_MOVES,
  Random,
  ROLL,
  SHEETS,
  type Sheet,
} from '@reynard/engine';
import { describe, expect, it } from 'vitest';
import { DuelDice, firstDifference } from '../src/index.ts';

const choices = new Int32Array(MAX_MOVES);

/** A whole solo game; `choose` picks one of so many choices. */
async function play(
  sheet: Sheet,
  choose: (count: number, events: readonly Event[]) => number,
  dice: Random | DuelDice,
): Promise<GameRecord> {
  const game = Game.start(sheet, ['Ada']);
  while (!game.position.isOver) {
    const count = game.position.listChoices(0, choices);
    const choice = choices[choose(count, game.record.events)]!;
    if (choice !== ROLL) game.play(choice);
    else if (dice instanceof Random) game.roll(dice);
    else game.handIn(await dice.roll(game.position, game.record.events));
  }
  return game.record;
}

const randomly = (seed: string) => {
  const random = new Random(seed);
  return (count: number) => random.below(count);
};

describe.each(SHEETS.map((sheet) => [sheet.id, sheet] as const))('a duel at %s', (_, sheet) => {
  it('with the same decisions is the same game', async () => {
    const first = await play(sheet, randomly('ada'), new Random('dice'));
    const second = await play(sheet, randomly('ada'), await DuelDice.of(first));
    expect(second.events).toEqual(first.events);
    expect(firstDifference(first.events, second.events)).toBeNull();
  });

  it('with other decisions has the same dice wherever the same die is rolled', async () => {
    const first = await play(sheet, randomly('ada'), new Random('dice'));
    const [ben, ben2] = [
      await play(sheet, randomly('ben'), await DuelDice.of(first)),
      await play(sheet, randomly('ben'), await DuelDice.of(first)),
    ];
    expect(ben.events).toEqual(ben2.events);
    const differs = firstDifference(first.events, ben.events)!;
    expect(ben.events.slice(0, differs)).toEqual(first.events.slice(0, differs));
    // The first roll comes before any decision.
    expect(ben.events[0]).toEqual(first.events[0]);
    const other = await play(
      sheet,
      randomly('ben'),
      await DuelDice.of(await play(sheet, randomly('ada'), new Random('other'))),
    );
    expect(other.events[0]).not.toEqual(ben.events[0]);
  });
});

// Constructed games whose verdict is known: blunders that must be found and explained, equal choices that must not be called
// errors.
import {
  type Colour,
  type Event,
  Game,
  type GameRecord,
  layoutOf,
  moveEvent,
  type Position,
  replay,
  SHEETS,
  type Sheet,
} from '@reynard/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Analysis,
  analyse,
  chances,
  type Decision,
  type Evaluator,
  explain,
  loadEvaluator,
} from '../src/analysis/index.ts';
import { playOut, streamsOf } from '../src/index.ts';

function lastOf<T>(steps: Generator<T, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** A solo game of the reference. */
function referenceGame({ sheet, reference }: Evaluator, seed: string): GameRecord {
  const game = Game.start(sheet, ['reference']);
  playOut(game, [reference], streamsOf(seed, 1));
  return game.record;
}

function gameAfter(sheet: Sheet, events: readonly Event[]): Game {
  const game = Game.start(sheet, ['Ada']);
  for (const event of events) expect(game.append(event)).toEqual({ ok: true });
  return game;
}

function positionBefore(record: GameRecord, event: number): Position {
  const replayed = replay(record, event);
  if (!replayed.ok) throw new Error(replayed.error.reason);
  return replayed.position;
}

const decisionAt = ({ decisions }: Analysis, event: number): Decision | undefined =>
  decisions.find((decision) => decision.event === event);

describe.each(SHEETS)('in $id', (sheet) => {
  let evaluator: Evaluator;
  beforeAll(async () => {
    evaluator = await loadEvaluator(sheet);
  });

  /**
   * The first roll shows 1 to 6, and the player takes the six: all other dice go to the tray, and the turn is over after one
   * die instead of three. Played on to the end 1,000 times with the same dice, this costs 56 ± 1, 62 ± 1 and 128 ± 1 points in
   * Ganz schön clever, Doppelt so clever and Clever 4ever.
   */
  function wasteful(): { record: GameRecord; made: Event } {
    const dice = Object.fromEntries(sheet.dice.map((colour, i) => [colour, i + 1]));
    const game = gameAfter(sheet, [{ e: 'roll', dice }]);
    const six = sheet.dice[5];
    const move = game.position.moves(0).find((one) => {
      const event = moveEvent(game.position.layout, one);
      return event.e === 'pick' && event.die === six;
    })!;
    return { made: game.play(move), record: game.record };
  }

  test('a known blunder is found, quickly and deeply', () => {
    const { record } = wasteful();
    for (const deep of [false, true]) {
      const blunder = decisionAt(lastOf(analyse(record, 0, evaluator, { deep })), 1)!;
      expect(blunder).toMatchObject({ judgement: 'blunder', kind: 'pick', round: 0 });
      expect(blunder.best).not.toEqual(record.events[1]);
    }
  });

  test('a blunder is explained: where the better choice gains, and how much in all', () => {
    const { record, made } = wasteful();
    const { best } = decisionAt(lastOf(analyse(record, 0, evaluator)), 1)!;
    const position = positionBefore(record, 1);
    const options = { tries: 64, seed: 'why' };
    const explanation = lastOf(explain(position, made, best, evaluator, options));
    const { total, areas, foxPoints, actions, tries } = explanation;
    expect(tries).toBe(64);
    expect(total.difference).toBeGreaterThan(2 * total.se);
    const parts = [...Object.values(areas), foxPoints];
    expect(Object.keys(areas)).toEqual(sheet.areas.map(({ colour }) => colour));
    expect(Object.keys(actions).length).toBeGreaterThan(1);
    for (const side of ['made', 'best', 'difference'] as const) {
      expect(parts.reduce((sum, part) => sum + part[side], 0)).toBeCloseTo(total[side], 6);
    }
    expect(lastOf(explain(position, made, best, evaluator, options))).toEqual(explanation);
    // A choice is as good as itself, whatever the dice.
    expect(lastOf(explain(position, made, made, evaluator, { tries: 2 })).total).toMatchObject({
      difference: 0,
      se: 0,
    });
  });

  test('two dice that mark the same field at the end of the game are the same choice', () => {
    const { events } = referenceGame(evaluator, 'equal');
    const lastRoll = events.findLastIndex(({ e }) => e === 'roll');
    // White and one other die show the lowest face, so both lie on the tray; they mark the same fields.
    const pairs = sheet.dice.slice(1).flatMap((colour) => {
      const third = sheet.dice.find((die) => die !== 'white' && die !== colour)!;
      return [1, 2, 3, 4, 5].flatMap((face) => {
        const dice = Object.fromEntries(sheet.dice.map((die) => [die, 6]));
        const tray: Colour[] = ['white', colour, third];
        const fields = sheet.dice.filter((die) => !tray.includes(die));
        const roll: Event = {
          e: 'roll',
          dice: { ...dice, white: face, [colour]: face },
          tray,
          ...(layoutOf(sheet).usesPlaces && { fields }),
        };
        const { position } = gameAfter(sheet, [...events.slice(0, lastRoll), roll]);
        const picks = position.moves(0).map((move) => moveEvent(position.layout, move));
        const marksOf = (die: string) => picks.filter((pick) => pick.e === 'pick' && pick.die === die);
        return marksOf('white').flatMap((white) =>
          marksOf(colour)
            .filter((other) => JSON.stringify({ ...other, die: 'white' }) === JSON.stringify(white))
            .map((other) => ({ roll, white, other })),
        );
      });
    });
    expect(pairs.length).toBeGreaterThan(0);
    for (const { roll, white, other } of pairs.slice(0, 2)) {
      const [a, b] = [white, other].map((pick) => {
        const game = gameAfter(sheet, [...events.slice(0, lastRoll), roll, pick]);
        return lastOf(analyse(game.record, 0, evaluator));
      });
      expect(decisionAt(a, lastRoll + 1)?.loss).toBe(decisionAt(b, lastRoll + 1)?.loss);
      expect(a.total).toBe(b.total);
    }
  });

  test('the order of bonuses or extra dice that end in the same sheet is not an error', () => {
    let swapped = 0;
    for (let i = 0; i < 60 && swapped < 2; i++) {
      const { events } = referenceGame(evaluator, `order/${i}`);
      for (let at = 0; at + 1 < events.length && swapped < 2; at++) {
        if (![events[at].e, events[at + 1].e].every((e) => e === 'bonus' || e === 'extra')) continue;
        const game = gameAfter(sheet, events.slice(0, at));
        if (!game.append(events[at + 1]).ok || !game.append(events[at]).ok) continue;
        const same = gameAfter(sheet, events.slice(0, at + 2));
        if (!game.position.equals(same.position)) continue;
        swapped++;
        const analysis = lastOf(analyse(game.record, 0, evaluator));
        expect(analysis.lost).toBe(0);
        expect(analysis.total).toBeCloseTo(lastOf(analyse(same.record, 0, evaluator)).total, 6);
      }
    }
    expect(swapped).toBeGreaterThan(0);
  });

  test('a move without alternative is not judged', () => {
    const record = referenceGame(evaluator, 'forced');
    const { decisions } = lastOf(analyse(record, 0, evaluator));
    for (const { event } of decisions) {
      const position = positionBefore(record, event);
      expect(position.moves(0).length + (position.awaitsRoll ? 1 : 0)).toBeGreaterThan(1);
    }
    expect(decisions.length).toBeLessThan(record.events.filter(({ e }) => e !== 'roll').length);
  });

  test('chances are shares of all outcomes, and certain at the end', () => {
    const record = referenceGame(evaluator, 'chances');
    const midway = positionBefore(record, record.events.length >> 1);
    const options = { tries: 40, seed: 'c' };
    const solo = lastOf(chances(midway, evaluator, options));
    expect(solo).toEqual(lastOf(chances(midway, evaluator, options)));
    expect(solo.levels!.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(solo.seats).toHaveLength(1);
    expect(solo.seats[0].win).toBe(1);
    expect(solo.seats[0].spread).toBeGreaterThan(0);

    const end = lastOf(chances(positionBefore(record, record.events.length), evaluator, { tries: 2 }));
    expect(end.seats[0]).toEqual({ mean: record.result!.scores[0].total, spread: 0, win: 1 });

    const table = Game.start(sheet, ['Ada', 'Bo', 'Cleo']);
    const several = lastOf(chances(table.position, evaluator, { tries: 20 }));
    expect(several.levels).toBe(null);
    expect(several.seats.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1, 9);
    several.seats.forEach(({ mean }, seat) => {
      expect(Math.abs(mean - evaluator.game.pars[2][seat])).toBeLessThan(40);
    });
  });
});

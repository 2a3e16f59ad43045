// The drawing follows from the sheet's data alone: nothing missing, nothing twice, nothing out of reach, and a bonus is
// stamped exactly when the engine gives it.
import {
  ACTIONS,
  type Bonus,
  layoutOf,
  Position,
  Random,
  ROLL,
  rollDice,
  SHEETS,
  type Sheet,
} from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { actorOf, listOf } from '#lib/session/choices.ts';
import { drawingOf } from './compose.ts';
import { isArrow, neighbour } from './neighbour.ts';
import { isEarned, marksOf } from './state.ts';

const LEAST_TARGET = 24;
const PHONE_SHEET_HEIGHT = 432;

describe.each(SHEETS.map((sheet) => [sheet.id, sheet] as const))('%s', (_, sheet) => {
  const drawing = drawingOf(sheet);
  const fields = drawing.areas.flatMap((area) => area.fields);

  test('every field is drawn once, in the order of the layout', () => {
    expect(fields.map(({ field }) => field)).toEqual(
      Array.from({ length: layoutOf(sheet).fieldCount }, (_, i) => i),
    );
  });

  test('everything stands within its area, and the sheet fits a small phone together with the dice', () => {
    expect(drawing.height).toBeLessThanOrEqual(PHONE_SHEET_HEIGHT);
    for (const { x, y, w, h, fields: own, bonuses } of drawing.areas) {
      for (const box of own) {
        expect(box.x).toBeGreaterThanOrEqual(x);
        expect(box.x + box.w).toBeLessThanOrEqual(x + w);
        expect(box.y).toBeGreaterThanOrEqual(y);
        expect(box.y + box.h).toBeLessThanOrEqual(y + h);
      }
      for (const bonus of bonuses) {
        expect(bonus.x + bonus.r).toBeLessThanOrEqual(x + w + 1);
        expect(bonus.y + bonus.r).toBeLessThanOrEqual(y + h + 1);
      }
    }
  });

  test('the middles of two fields are a finger apart; regions are also offered as large choices', () => {
    const targets = drawing.areas.filter(({ kind }) => kind !== 'regions').flatMap((area) => area.fields);
    const stacked = sheet.areas.map((spec) => spec.kind === 'rows' && spec.stacks !== undefined);
    for (const a of targets) {
      for (const b of targets) {
        if (a.field >= b.field || stacked[layoutOf(sheet).fieldArea[a.field]]) continue;
        expect(Math.max(Math.abs(a.cx - b.cx), Math.abs(a.cy - b.cy))).toBeGreaterThanOrEqual(LEAST_TARGET);
      }
    }
  });

  test('every field is reached from the first with the arrow keys', () => {
    const reached = new Set([fields[0]]);
    for (const field of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        reached.add(neighbour(fields, field, key));
    }
    expect(reached.size).toBe(fields.length);
    expect(isArrow('Enter')).toBe(false);
  });

  test('a bonus is stamped exactly when the engine gives it, in whole random games', () => {
    for (let game = 0; game < 5; game++) {
      const random = new Random(`${sheet.id} ${game}`);
      const position = Position.start(sheet, 1);
      while (!position.isOver) {
        playAnything(position, random);
        expectStampsToAgree(sheet, position);
      }
    }
  });

  function expectStampsToAgree(of: Sheet, position: Position): void {
    const marks = marksOf(position, 0);
    const stamped = drawing.areas.flatMap((area) => area.bonuses.filter((bonus) => isEarned(bonus, marks)));
    const given = [...stamped.map(({ bonus }) => bonus), ...of.rounds.slice(0, position.round + 1)];
    const count = (bonus: Bonus) => given.filter((each) => each === bonus).length;
    let trackFoxes = 0;
    ACTIONS.forEach((action, i) => {
      expect(position.unlocked(0, i)).toBe(count(action));
      const track = of.tracks[action];
      if (track?.endBonus === 'fox' && count(action) === track.slots) trackFoxes++;
    });
    expect(position.foxes(0)).toBe(count('fox') + trackFoxes);
  }
});

function playAnything(position: Position, random: Random): void {
  const moves = listOf(position, actorOf(position)!);
  const move = moves[random.below(moves.length)];
  if (move === ROLL) rollDice(position, random);
  else position.play(move);
}

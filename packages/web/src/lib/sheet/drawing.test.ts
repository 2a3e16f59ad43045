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
  seatToAct,
} from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { listOf } from '#lib/session/choices.ts';
import { fourthSheet } from '../../../../engine/test/fourth-sheet.ts';
import { drawingFor, drawingOf } from './compose.ts';
import { type DrawnField, FINGER, SHEET_WIDTH } from './drawing.ts';
import { isArrow, neighbour } from './neighbour.ts';
import { ratioOf } from './ratio.ts';
import { isEarned, marksOf } from './state.ts';

test.each(SHEETS)('the shape of $name is known before it is drawn', (sheet) => {
  const { width, height } = drawingOf(sheet);
  expect(ratioOf(sheet)).toBeCloseTo(width / height, 3);
});

/** What the dice leave of the smallest phone, 640 high, at a table of four. */
const SMALLEST_ROOM = 405;

describe.each([...SHEETS, fourthSheet].map((sheet) => [sheet.id, sheet] as const))('%s', (_, sheet) => {
  const drawing = drawingOf(sheet);
  const fields = drawing.areas.flatMap((area) => area.fields);

  test('every field is drawn once, in the order of the layout', () => {
    expect(fields.map(({ field }) => field)).toEqual(
      Array.from({ length: layoutOf(sheet).fieldCount }, (_, i) => i),
    );
  });

  test.each([0, 0.9, 1, 1.2, 1.5, 9])(
    'everything stands within its area in a box %d times as high as wide',
    (ratio) => {
      for (const { x, y, w, h, fields: own, bonuses } of drawingFor(sheet, 1, ratio).areas) {
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
    },
  );

  test('the sheet is drawn higher where there is room, and fits the smallest phone together with the dice', () => {
    const fitted = (height: number) => drawingFor(sheet, SHEET_WIDTH, height).height;
    expect(fitted(SMALLEST_ROOM)).toBeLessThanOrEqual(SMALLEST_ROOM);
    expect(fitted(520)).toBeGreaterThan(fitted(SMALLEST_ROOM));
    expect(fitted(520)).toBeLessThanOrEqual(520);
  });

  test('a bonus of a grid stands beside its fields, not over them', () => {
    for (const { kind, fields: own, bonuses } of drawing.areas) {
      if (kind !== 'grid') continue;
      for (const { x, y, w, h } of own)
        for (const bonus of bonuses) {
          const [dx, dy] = [bonus.x - x - w / 2, bonus.y - y - h / 2].map(Math.abs);
          expect(dx >= bonus.r + w / 2 || dy >= bonus.r + h / 2).toBe(true);
        }
    }
  });

  test('the middles of what two taps hit are a finger apart; regions are also offered as large choices', () => {
    const middle = ({ hit, x, y, w, h }: DrawnField) => {
      const box = hit ?? { x, y, w, h };
      return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    };
    const roomy = drawingFor(sheet, SHEET_WIDTH, 490);
    const targets = roomy.areas.filter(({ kind }) => kind !== 'regions').flatMap((area) => area.fields);
    const stacked = sheet.areas.map((spec) => spec.kind === 'rows' && spec.stacks !== undefined);
    for (const a of targets) {
      for (const b of targets) {
        if (a.field >= b.field || stacked[layoutOf(sheet).fieldArea[a.field]]) continue;
        const [one, two] = [middle(a), middle(b)];
        expect(Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y))).toBeGreaterThanOrEqual(FINGER);
      }
    }
  });

  test('the signs of the sheet are not covered: where to begin in regions, and the lines between pairs', () => {
    const start = (path: string) =>
      path
        .slice(1)
        .split(/[hVL ]/)
        .map(Number);
    for (const area of drawing.areas) {
      for (const flag of area.fields.flatMap((field) => field.flag ?? [])) {
        const [x, y] = start(flag);
        const side = Number(/h([\d.]+)/.exec(flag)![1]);
        for (const bonus of area.bonuses) {
          // The farthest that a bonus reaches towards the corner: a square with rounded corners.
          const reach = bonus.r * (1 - (7 / 12) * (1 - Math.SQRT1_2));
          const [dx, dy] = [bonus.x - reach - x, bonus.y - reach - y];
          expect(dx + dy > side || bonus.x + bonus.r < x || bonus.y + bonus.r < y).toBe(true);
        }
      }
      const spec = sheet.areas[area.index];
      if (spec.kind !== 'rows' || !spec.pairs) continue;
      expect(area.guides).toHaveLength(area.fields.length / 2 - 1);
      for (const guide of area.guides) {
        const [x] = start(guide);
        const [before, after] = [
          area.fields.findLast((field) => field.x + field.w < x)!,
          area.fields.find((field) => field.x > x)!,
        ];
        expect(after.field - before.field).toBe(1);
        expect(before.field % 2).toBe((area.fields[0].field + 1) % 2);
        expect(Math.min(x - (before.x + before.w), after.x - x)).toBeGreaterThan(2);
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
  const moves = listOf(position, seatToAct(position)!);
  const move = moves[random.below(moves.length)];
  if (move === ROLL) rollDice(position, random);
  else position.play(move);
}

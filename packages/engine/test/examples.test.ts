// Every worked example of the printed rulebooks (docs/rules/examples.json), played.
import { describe, expect, test } from 'vitest';
import { C4E, DSC, examples, GSC, type RawMark } from './rules.ts';
import { Table } from './table.ts';

describe('areas', () => {
  for (const { game, area, marks, score, earned, note } of examples.areas) {
    const list = marks.map((mark) => JSON.stringify(mark)).join(' ');
    test(`${game}, ${area}${note ? ` (${note})` : ''}: ${list} score ${score}`, () => {
      const table = new Table(game, 3);
      const { points, earned: bonuses } = table.mark(marks.map((mark): RawMark => ({ area, ...mark })));
      expect(points).toBe(score);
      if (earned) expect(bonuses).toEqual(earned);
    });
  }
});

/** The situation of this game whose description starts so; each test below plays one, and all are played. */
const played = new Set<string>();
function situation(game: string, start: string) {
  const found = examples.situations.find((s) => s.game === game && s.what.startsWith(start))!;
  played.add(found.what);
  return found;
}

describe('situations', () => {
  const turn = situation(GSC, 'one active turn');
  test(`${GSC}: ${turn.what}`, () => {
    const table = new Table(GSC).roll(turn.dice!).pick(turn.pick!, { area: 'purple', value: 3 });
    expect(table.view).toMatchObject({
      tray: turn.toTray,
      hand: turn.inHand,
      diceFields: [turn.pick, null, null],
    });
  });

  const sweep = situation(DSC, 'silver 3 is crossed in green');
  test(`${DSC}: ${sweep.what}`, () => {
    const table = new Table(DSC).roll(sweep.dice!).pick(sweep.pick!, { area: 'silver', at: [2, 2] });
    expect(table.view).toMatchObject({ tray: sweep.toTray, hand: sweep.inHand });
    const crossings = table.listed(0, 'sweep').map(({ die, mark }) => [die, mark!.at]);
    expect(crossings).toEqual([...[0, 1, 2, 3].map((row) => ['white', [row, 1]]), ['blue', [1, 0]]]);
  });

  const gray = situation(C4E, 'gray 2');
  test(`${C4E}: ${gray.what}`, () => {
    const table = new Table(C4E).roll(gray.die!);
    const marks = table.listed(0, 'pick').filter(({ die }) => die === 'gray');
    expect(marks.map(({ mark }) => mark!.region)).toEqual(gray.regions);
  });

  const blue = situation(C4E, 'blue 4, white 2');
  test(`${C4E}: ${blue.what}`, () => {
    const table = new Table(C4E).roll(blue.die!);
    const marks = table.listed(0, 'pick').filter(({ mark }) => mark!.area === 'blue');
    expect(marks.map(({ die, mark }) => [die, mark!.at])).toEqual([
      ['white', blue.at],
      ['blue', blue.at],
    ]);
  });

  const extras = situation(GSC, 'two extra actions');
  test(`${GSC}: ${extras.what}`, () => {
    const table = new Table(GSC);
    table.spendExtras = false;
    table.avoids = ['yellow', 'blue'];
    table.collect(new Array(4).fill({ area: 'green' }));
    table.until((view) => view.round > 1 && view.awaitsRoll && view.rolls === 0 && !view.soloPassive);
    table.roll({ ...extras.faces, orange: 6 }, 1).pick('orange', { area: 'orange', value: 6 });
    expect([table.seat().stage, table.left('extra')]).toEqual(['extra', 2]);
    table.play({ e: 'extra', p: 0, die: 'white', mark: { area: 'yellow', at: [3, 2] } });
    const again = { e: 'extra', p: 0, die: 'white', mark: { area: 'orange', value: 4 } };
    expect(table.refusal(again)).toBe('extra-used-twice');
    table.play({ e: 'extra', p: 0, die: 'blue', mark: { area: 'blue', value: 7 } });
    expect(table.refusal(again)).toBe('no-action-left');
  });

  const foxes = situation(C4E, 'three foxes');
  test(`${C4E}: ${foxes.what}`, () => {
    const cells = [
      [5, 0],
      [5, 1],
      [4, 0],
      [4, 1],
    ];
    const table = new Table(C4E).collect([
      ...[1, 2, 3, 4, 5].map((value) => ({ area: 'yellow', row: 0, value })),
      { area: 'yellow', row: 1, value: 2 },
      { area: 'yellow', row: 2, value: 6 },
      ...cells.map((at) => ({ area: 'blue', at }) as RawMark),
      ...['A', 'I', 'B', 'P', 'C', 'J', 'L'].map((region) => ({ area: 'gray', region })),
      ...[6, 1].flatMap((value) => [0, 1].map((row) => ({ area: 'green', row, value }))),
      ...[3, 3, 3, 1, 5].map((value) => ({ area: 'pink', value })),
    ]);
    const { areas, foxes: count, foxPoints } = table.seat().score;
    expect([count, Math.min(...Object.values(areas)), foxPoints]).toEqual([3, 14, 42]);
  });

  test('no situation is left out', () => {
    expect([...played].sort()).toEqual(examples.situations.map(({ what }) => what).sort());
  });
});

// Every worked example of the printed rulebooks (docs/rules/examples.json), played.
import { describe, expect, test } from 'vitest';
import { C4E, CHD, DSC, examples, GSC, type RawMark } from './rules.ts';
import { TestGame } from './test-game.ts';

describe('areas', () => {
  for (const { game, area, marks, score, earned, note } of examples.areas) {
    const list = marks.map((mark) => JSON.stringify(mark)).join(' ');
    test(`${game}, ${area}${note ? ` (${note})` : ''}: ${list} score ${score}`, () => {
      const table = new TestGame(game, 3);
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
    const table = new TestGame(GSC).roll(turn.dice!).pick(turn.pick!, { area: 'purple', value: 3 });
    expect(table.view).toMatchObject({
      tray: turn.toTray,
      hand: turn.inHand,
      diceFields: [turn.pick, null, null],
    });
  });

  const sweep = situation(DSC, 'silver 3 is crossed in green');
  test(`${DSC}: ${sweep.what}`, () => {
    const table = new TestGame(DSC).roll(sweep.dice!).pick(sweep.pick!, { area: 'silver', at: [2, 2] });
    expect(table.view).toMatchObject({ tray: sweep.toTray, hand: sweep.inHand });
    const crossings = table.listed(0, 'sweep').map(({ die, mark }) => [die, mark!.at]);
    expect(crossings).toEqual([...[0, 1, 2, 3].map((row) => ['white', [row, 1]]), ['blue', [1, 0]]]);
  });

  const gray = situation(C4E, 'gray 2');
  test(`${C4E}: ${gray.what}`, () => {
    const table = new TestGame(C4E).roll(gray.die!);
    const marks = table.listed(0, 'pick').filter(({ die }) => die === 'gray');
    expect(marks.map(({ mark }) => mark!.region)).toEqual(gray.regions);
  });

  const blue = situation(C4E, 'blue 4, white 2');
  test(`${C4E}: ${blue.what}`, () => {
    const table = new TestGame(C4E).roll(blue.die!);
    const marks = table.listed(0, 'pick').filter(({ mark }) => mark!.area === 'blue');
    expect(marks.map(({ die, mark }) => [die, mark!.at])).toEqual([
      ['white', blue.at],
      ['blue', blue.at],
    ]);
  });

  const extras = situation(GSC, 'two extra actions');
  test(`${GSC}: ${extras.what}`, () => {
    const table = new TestGame(GSC);
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
    const table = new TestGame(C4E).collect([
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

  const active = situation(CHD, 'one active turn');
  test(`${CHD}: ${active.what}`, () => {
    const pink = (value: number, take: string) => ({ area: 'pink', value, take });
    const table = new TestGame(CHD).roll(active.dice!).pick(active.pick!, pink(3, 'bonus'));
    expect(table.view).toMatchObject({ tray: active.toTray, hand: active.inHand });
    table.roll({ white: 4 }, 6).pick('white', pink(4, 'points')).roll({ yellow: 3 }, 6);
    expect(table.view.diceFields).toEqual(['pink', 'white', null]);
    const marks = table.listed(0, 'pick').filter(({ die }) => die === 'yellow');
    expect(marks.map(({ mark }) => mark!.at)).toEqual([[2, 2]]);
  });

  const passive = situation(CHD, 'passive');
  test(`${CHD}: ${passive.what}`, () => {
    const table = new TestGame(CHD).until((view) => view.soloPassive && view.awaitsRoll);
    table.roll({ turquoise: 4, pink: 4, blue: 4 }, 6, ['turquoise', 'pink', 'blue']);
    const at = (row: number): RawMark => ({ area: 'turquoise', at: [row, 3] });
    table.pick('turquoise', at(0));
    table.play(
      { e: 'sweep', p: 0, die: 'pink', mark: at(1) },
      { e: 'sweep', p: 0, die: 'blue', mark: at(2) },
    );
    expect(table.seat()).toMatchObject({ swept: [], stage: 'extra' });
  });

  const placed = situation(CHD, 'an extra yellow die');
  test(`${CHD}: ${placed.what}`, () => {
    const marksFrom = (tray: string[], fields: string[]) => {
      const table = new TestGame(CHD).until(
        (view) => view.round === 2 && view.soloPassive && view.awaitsRoll,
      );
      const faces = Object.fromEntries(tray.map((die) => [die, 3]));
      table.roll({ ...faces, yellow: 3 }, tray.includes('yellow') ? 6 : 3, tray, fields).pass();
      const yellow = table.listed(0, 'extra').filter(({ die }) => die === 'yellow');
      return yellow.map(({ mark }) => mark!.at);
    };
    expect(marksFrom(['white', 'blue', 'pink'], ['brown', 'yellow', 'turquoise'])).toEqual([[1, 2]]);
    expect(marksFrom(['white', 'blue', 'yellow'], ['brown', 'pink', 'turquoise'])).toEqual([[1, 2]]);
  });

  test('no situation is left out', () => {
    expect([...played].sort()).toEqual(examples.situations.map(({ what }) => what).sort());
  });
});

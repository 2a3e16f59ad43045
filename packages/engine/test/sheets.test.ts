// Every line of the printed sheets (docs/rules/sheets), as the engine plays it: real games are steered to each mark, and
// what it earns and scores is compared with what is printed.
import { describe, expect, test } from 'vitest';
import { ACTIONS, dieOf, kindOf, layoutOf, PICK, soloLevel } from '../src/index.ts';
import { sheetOf } from './play.ts';
import { atIndex, C4E, type CellBonus, CHD, DSC, GAMES, GSC, printed, type RawMark } from './rules.ts';
import { type Effect, TestGame } from './test-game.ts';

type Bonus = string | null;

const areas = {
  gsc: printed(GSC).areas,
  dsc: printed(DSC).areas,
  chd: printed(CHD).areas,
  c4e: printed(C4E).areas,
};
const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
const range = (n: number) => Array.from({ length: n }, (_, i) => i);
const show = (bonus: Bonus) => bonus ?? 'nothing';
const asList = (bonus: Bonus) => (bonus === null ? [] : [bonus]);

/** The effect of each of these marks in a game that is steered to them; three players give the most turns. */
function effects(game: string, marks: RawMark[], players = 3): Effect[] {
  const table = new TestGame(game, players);
  // Extra dice only where there is no other way, so that the tracks fill up as slowly as possible.
  table.spendExtras = marks.length > 15;
  return table.effects(marks);
}

/** Steers the game once, when the first test asks for it. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** One test per printed bonus: the marks lead up to it, the last one earns it and nothing else. */
function earns(game: string, name: string, marks: RawMark[], bonus: Bonus): void {
  test(`${name}: ${show(bonus)}`, () => {
    const { earned } = effects(game, marks).at(-1)!;
    expect(earned).toEqual(asList(bonus));
  });
}

describe(`${GSC}, yellow`, () => {
  const { grid, rowBonus, columnPoints, diagonalBonus } = areas.gsc.yellow;
  const open = (cells: number[][]): RawMark[] =>
    cells
      .filter(([row, column]) => grid[row][column] !== 'X')
      .map(([row, column]) => ({ area: 'yellow', at: [row, column] }));

  grid.forEach((numbers, row) => {
    test(`grid, row ${row + 1}: ${numbers.join(' ')}`, () => {
      numbers.forEach((number, column) => {
        const mark = { area: 'yellow', at: [row, column] };
        const fits = [1, 2, 3, 4, 5, 6].filter((face) => {
          const table = new TestGame(GSC).roll({ yellow: face });
          return table.refusal({ e: 'pick', p: 0, die: 'yellow', mark }) === null;
        });
        expect(fits).toEqual(number === 'X' ? [] : [number]);
      });
    });
  });
  rowBonus.forEach((bonus, row) => {
    earns(GSC, `row ${row + 1}`, open(range(4).map((column) => [row, column])), bonus);
  });
  columnPoints.forEach((points, column) => {
    test(`column ${column + 1}: ${points} points`, () => {
      const gains = effects(GSC, open(range(4).map((row) => [row, column]))).map(({ gained }) => gained);
      expect(gains).toEqual([0, 0, points]);
    });
  });
  earns(GSC, 'diagonal', open(diagonalBonus.cells), diagonalBonus.bonus);
});

describe(`${GSC}, blue`, () => {
  const { grid, rowBonus, columnBonus, pointsByCrosses } = areas.gsc.blue;
  const marksOf = (numbers: (number | 'X' | null)[]): RawMark[] =>
    numbers.filter((number) => number !== null).map((value) => ({ area: 'blue', value: value as number }));

  rowBonus.forEach((bonus, row) => {
    earns(GSC, `row ${row + 1} (${marksOf(grid[row]).map((m) => m.value)})`, marksOf(grid[row]), bonus);
  });
  columnBonus.forEach((bonus, column) => {
    const marks = marksOf(grid.map((row) => row[column]));
    earns(GSC, `column ${column + 1} (${marks.map((mark) => mark.value)})`, marks, bonus);
  });
  const all = once(() => effects(GSC, marksOf(grid.flat())));
  pointsByCrosses.forEach((points, crosses) => {
    test(`${crosses} crosses: ${points} points`, () => {
      expect(crosses === 0 ? new TestGame(GSC).seat().score.areas.blue : all()[crosses - 1].points).toBe(
        points,
      );
    });
  });
});

/** Tests of one row that is filled left to right: a bonus and a score after every field. */
function row(game: string, marks: RawMark[], bonus: Bonus[], points: number[]): void {
  const all = once(() => effects(game, marks));
  marks.forEach((_, i) => {
    const name = `field ${i + 1}: ${show(bonus[i])}, ${points[i]} points so far`;
    test(name, () => {
      expect(all()[i].points).toBe(points[i]);
      expect(all()[i].earned).toEqual(asList(bonus[i]));
    });
  });
  test(`there is no field ${marks.length + 1}`, () => {
    const table = new TestGame(game, 3);
    table.spendExtras = marks.length > 15;
    table.effects(marks);
    for (let turn = 0; turn < 3; turn++) {
      table.until((view) => view.rolls === 0 && view.awaitsRoll);
      table.until((view) => view.phase === 'choose');
      const where = JSON.stringify({ ...marks.at(-1), value: 0 });
      const more = table.listed().filter(({ mark }) => JSON.stringify({ ...mark, value: 0 }) === where);
      expect(more).toEqual([]);
      table.until((view) => view.phase === 'finish');
    }
  });
}

describe(`${GSC}, green`, () => {
  const { atLeast, bonus, pointsByCrosses } = areas.gsc.green;
  const marks: RawMark[] = atLeast.map(() => ({ area: 'green' }));
  row(GSC, marks, bonus, pointsByCrosses.slice(1));
  atLeast.forEach((least, i) => {
    test(`field ${i + 1}: at least ${least}`, () => {
      const table = new TestGame(GSC, 3);
      table.avoids = ['green'];
      if (i > 0) table.effects(marks.slice(0, i));
      while (table.seat().pending.length > 0) {
        table.play(table.listed().find(({ mark }) => mark?.area !== 'green') ?? table.listed()[0]);
      }
      const crossed = table.seat().areas.green!.filter((field) => field > 0).length;
      table.until((view) => view.active === 0 && view.rolls === 0 && view.awaitsRoll);
      expect(table.seat().areas.green!.filter((field) => field > 0).length).toBe(crossed);
      const faces = [1, 2, 3, 4, 5, 6].filter((face) => {
        const copy = table.position.clone();
        copy.roll([1, 1, 1, face, 1, 1]);
        const greenDie = copy.layout.sheet.dice.indexOf('green');
        return copy.moves(0).some((move) => kindOf(move) === PICK && dieOf(move) === greenDie);
      });
      expect(crossed).toBe(i);
      expect(Math.min(...faces)).toBe(least);
      expect(faces.length).toBe(7 - least);
    });
  });
});

describe(`${GSC}, orange`, () => {
  const { factor, bonus } = areas.gsc.orange;
  const marks = factor.map((_, i) => ({ area: 'orange', value: 1 + (i % 6) }));
  const points = marks.map((_, i) => sum(marks.slice(0, i + 1).map(({ value }, j) => value * factor[j])));
  row(GSC, marks, bonus, points);
});

describe(`${GSC}, purple`, () => {
  const { fields, bonus } = areas.gsc.purple;
  const marks = range(fields).map((i) => ({ area: 'purple', value: 1 + (i % 6) }));
  const points = marks.map((_, i) => sum(marks.slice(0, i + 1).map(({ value }) => value)));
  row(GSC, marks, bonus, points);
});

describe(`${DSC}, silver`, () => {
  const { rows, columns, columnBonus, pointsByCrossesPerRow } = areas.dsc.silver as unknown as {
    rows: string[];
    columns: number[];
    columnBonus: string[];
    pointsByCrossesPerRow: number[];
  };
  const at = (row: number, column: number): RawMark => ({ area: 'silver', at: [row, column] });

  columnBonus.forEach((bonus, column) => {
    earns(
      DSC,
      `column ${columns[column]}`,
      rows.map((_, row) => at(row, column)),
      bonus,
    );
  });
  rows.forEach((colour, row) => {
    const all = once(() =>
      effects(
        DSC,
        columns.map((_, column) => at(row, column)),
      ),
    );
    pointsByCrossesPerRow.forEach((points, crosses) => {
      test(`row ${colour}, ${crosses} crosses: ${points} points`, () => {
        expect(crosses === 0 ? new TestGame(DSC).seat().score.areas.silver : all()[crosses - 1].points).toBe(
          points,
        );
      });
    });
    test(`row ${colour}: takes the swept ${colour} die`, () => {
      const table = new TestGame(DSC).roll({ silver: 6, [colour]: 2 }, 6);
      table.pick('silver', at(3 - row, 5));
      expect(table.listed(0, 'sweep')).toEqual([{ e: 'sweep', p: 0, die: colour, mark: at(row, 1) }]);
    });
  });
  columns.forEach((number, column) => {
    test(`column ${column + 1}: a silver ${number}`, () => {
      const table = new TestGame(DSC).roll({ silver: number });
      const marks = table.listed(0, 'pick').filter(({ die }) => die === 'silver');
      expect(marks.map(({ mark }) => mark)).toEqual(rows.map((_, row) => at(row, column)));
    });
  });
});

describe(`${DSC}, yellow`, () => {
  const { grid, rowBonus, columnBonus, pointsByCrosses } = areas.dsc.yellow;
  const cells = grid.flatMap((numbers, row) =>
    numbers.flatMap((number, column) => (number === null ? [] : [{ row, column, number }])),
  );
  const marksOf = (list: typeof cells): RawMark[] =>
    list.map(({ row, column }) => ({ area: 'yellow', at: [row, column] }));

  grid.forEach((numbers, row) => {
    test(`grid, row ${row + 1}: ${numbers.map((number) => number ?? '·').join(' ')}`, () => {
      numbers.forEach((number, column) => {
        const mark = { area: 'yellow', at: [row, column] };
        const fits = [1, 2, 3, 4, 5, 6].filter((face) => {
          const table = new TestGame(DSC).roll({ yellow: face });
          return table.refusal({ e: 'pick', p: 0, die: 'yellow', mark }) === null;
        });
        expect(fits).toEqual(number === null ? [] : [number]);
      });
    });
  });
  rowBonus.forEach((bonus, i) => {
    const marks = marksOf(cells.filter(({ row }) => row === i));
    earns(DSC, `row ${i + 1} circled`, marks, bonus);
  });
  columnBonus.forEach((bonus, i) => {
    const marks = marksOf(cells.filter(({ column }) => column === i));
    earns(DSC, `column ${i + 1} circled`, marks, bonus);
  });
  // Equal numbers one after the other, so that a turn's dice serve several marks.
  const byNumber = [...cells].sort((a, b) => Number(a.number) - Number(b.number));
  const twice = marksOf(byNumber).flatMap((mark) => [mark, mark]);
  const all = once(() => effects(DSC, twice));
  pointsByCrosses.forEach((points, crosses) => {
    test(`${crosses} crosses: ${points} points`, () => {
      expect(all()[Math.max(0, 2 * crosses - 1)].points).toBe(points);
    });
  });
  test('a field is circled, then crossed, and that is all', () => {
    const table = new TestGame(DSC, 3);
    expect(table.effects([twice[0], twice[0]]).map(({ points }) => points)).toEqual([0, 3]);
    table.until((view) => view.active === 0 && view.awaitsRoll && view.rolls === 0);
    table.roll({ yellow: byNumber[0].number as number });
    expect(table.refusal({ e: 'pick', p: 0, die: 'yellow', mark: twice[0] })).toBe('cannot-mark');
  });
});

describe(`${DSC}, blue`, () => {
  const { pointsByFields, bonus } = areas.dsc.blue;
  const marks = bonus.map((_, i) => ({ area: 'blue', value: Math.max(2, 12 - i) }));
  row(DSC, marks, bonus, pointsByFields.slice(1));
});

describe(`${DSC}, green`, () => {
  const { factor, bonus } = areas.dsc.green;
  const marks = factor.map((_, i) => ({ area: 'green', value: 1 + ((5 * i) % 6) }));
  const written = marks.map(({ value }, i) => value * factor[i]);
  const points = marks.map((_, i) =>
    sum(range((i + 1) >> 1).map((pair) => written[2 * pair] - written[2 * pair + 1])),
  );
  row(DSC, marks, bonus, points);
});

describe(`${DSC}, pink`, () => {
  const { bonusAtLeast, bonus } = areas.dsc.pink;
  const total = (marks: { value: number }[]) =>
    marks.map((_, i) => sum(marks.slice(0, i + 1).map(({ value }) => value)));
  describe('with the least numbers that earn the bonuses', () => {
    const marks = bonusAtLeast.map((least) => ({ area: 'pink', value: least ?? 1 }));
    row(DSC, marks, bonus, total(marks));
  });
  describe('with numbers one too low', () => {
    const marks = bonusAtLeast.map((least) => ({ area: 'pink', value: (least ?? 2) - 1 }));
    row(DSC, marks, new Array(bonus.length).fill(null), total(marks));
  });
});

describe(`${C4E}, yellow`, () => {
  const { rows, columns, columnPoints } = areas.c4e.yellow;
  rows.forEach(({ rule, points, bonus }, i) => {
    describe(`row ${i + 1}, ${rule}, points ${points}`, () => {
      const marks = range(columns).map((column) => ({ area: 'yellow', row: i, value: column + 2 }));
      const sign = { none: 0, minus: -1, plus: 1 }[points]!;
      row(
        C4E,
        marks,
        bonus,
        marks.map((_, j) => sign * sum(marks.slice(0, j + 1).map(({ value }) => value)) || 0),
      );
      test(`a number that is not higher is ${rule === 'free' ? 'taken' : 'refused'}`, () => {
        const table = new TestGame(C4E);
        table.effects([marks[1]]);
        table.until((view) => view.awaitsRoll && view.rolls === 0 && !view.soloPassive);
        for (const value of [marks[1].value, marks[0].value]) {
          const copy = table.position.clone();
          copy.roll(new Uint8Array(6).fill(value));
          const moves = new TestGame(C4E);
          moves.position.copyFrom(copy);
          const taken = moves
            .listed(0, 'pick')
            .some(({ mark }) => mark!.area === 'yellow' && mark!.row === i);
          expect(taken).toBe(rule === 'free');
        }
      });
    });
  });
  columnPoints.forEach((points, column) => {
    test(`column ${column + 1}: ${points} points`, () => {
      const fields = range(3).flatMap((row) =>
        range(column + 1).map((i) => ({ area: 'yellow', row, value: i + 1 })),
      );
      // The same numbers count minus in the middle and plus below.
      const table = new TestGame(C4E, 3).collect(fields.slice(0, -1));
      expect(table.mark(fields.slice(-1)).gained).toBe(points + column + 1);
    });
  });
});

describe(`${C4E}, blue`, () => {
  const { size, rowBonusAt2, columnPointsFrom2, mainDiagonalBonusAt2, antiDiagonalPointsFrom2 } =
    areas.c4e.blue;
  const at = (row: number, column: number): RawMark => ({ area: 'blue', at: [row, column] });
  // Cells that meet no other line a second time.
  const off = (i: number) => range(6).filter((j) => j !== i && j !== 5 - i);

  rowBonusAt2.forEach((bonus, row) => {
    const cells = off(row).slice(0, 3);
    test(`row ${row + 1}, second cross: ${show(bonus)}, and no more for a third`, () => {
      const earned = effects(
        C4E,
        cells.map((column) => at(row, column)),
      ).map((effect) => effect.earned);
      expect(earned).toEqual([[], asList(bonus), []]);
    });
  });
  columnPointsFrom2.forEach((points, column) => {
    test(`column ${column + 1}: ${points} points from the second cross on`, () => {
      const gains = effects(
        C4E,
        off(column)
          .slice(0, 3)
          .map((row) => at(row, column)),
      ).map(({ gained }) => gained);
      expect(gains).toEqual([0, points, 0]);
    });
  });
  test(`main diagonal, second cross: ${mainDiagonalBonusAt2}, and no more for a third`, () => {
    const earned = effects(C4E, [at(0, 0), at(1, 1), at(2, 2)]).map((effect) => effect.earned);
    expect(earned).toEqual([[], [mainDiagonalBonusAt2], []]);
  });
  test(`anti-diagonal: ${antiDiagonalPointsFrom2} points from the second cross on`, () => {
    const gains = effects(C4E, [at(0, 5), at(1, 4), at(2, 3)]).map(({ gained }) => gained);
    expect(gains).toEqual([0, antiDiagonalPointsFrom2, 0]);
  });
  test(`${size.join(' × ')} fields: the blue face gives the row, the white face the column`, () => {
    for (const row of range(size[0])) {
      for (const column of range(size[1])) {
        const table = new TestGame(C4E).roll({ blue: row + 1, white: column + 1 });
        const blues = table.listed(0, 'pick').filter(({ mark }) => mark!.area === 'blue');
        expect(blues.map(({ die, mark }) => [die, mark])).toEqual([
          ['white', at(row, column)],
          ['blue', at(row, column)],
        ]);
      }
    }
  });
});

describe(`${C4E}, gray`, () => {
  const { regions, shades, start, shadeBonus, columnPoints } = areas.c4e.gray;
  const bonus = areas.c4e.gray.bonus as unknown as CellBonus[];
  const letters = [...new Set(regions.join(''))].sort();
  const map = regions.flatMap((line, row) =>
    [...line].map((letter, column) => ({ row, column, letter, shade: shades[row][column] })),
  );
  const cellsOf = (letter: string) => map.filter((cell) => cell.letter === letter);
  const neighbours = (letter: string) => [
    ...new Set(
      cellsOf(letter).flatMap(({ row, column }) =>
        map
          .filter((cell) => Math.abs(cell.row - row) + Math.abs(cell.column - column) === 1)
          .map((cell) => cell.letter),
      ),
    ),
  ];
  const gray = (region: string): RawMark => ({ area: 'gray', region });

  /** The shortest way from a start region to one of these. */
  function wayTo(targets: string[]): string[] {
    const ways = start.map((letter) => [letter]);
    for (const way of ways) {
      const last = way.at(-1)!;
      if (targets.includes(last)) return way;
      for (const next of neighbours(last)) {
        if (!ways.some((known) => known.includes(next))) ways.push([...way, next]);
      }
    }
    return [];
  }

  /** An order in which all these regions can be crossed, with what lies between them. */
  function spread(targets: string[]): string[] {
    const order = wayTo(targets);
    while (targets.some((letter) => !order.includes(letter))) {
      const missing = targets.filter((letter) => !order.includes(letter));
      const ways = order.map((letter) => [letter]);
      const seen = new Set(order);
      for (const way of ways) {
        const last = way.at(-1)!;
        if (missing.includes(last)) {
          order.push(...way.slice(1));
          break;
        }
        for (const next of neighbours(last).filter((letter) => !seen.has(letter))) {
          seen.add(next);
          ways.push([...way, next]);
        }
      }
    }
    return order;
  }

  /** What crossing a region earns after others, as printed. */
  function earnedBy(crossed: string[], letter: string): string[] {
    const onCells = bonus.filter(({ at }) => regions[at[0]][at[1]] === letter).map((cell) => cell.bonus);
    const full = Object.keys(shadeBonus).filter((shade) => {
      const inShade = map.filter((cell) => cell.shade === shade).map((cell) => cell.letter);
      return inShade.includes(letter) && inShade.every((l) => l === letter || crossed.includes(l));
    });
    return [...onCells, ...full.map((shade) => shadeBonus[shade])].sort();
  }

  letters.forEach((letter) => {
    const size = cellsOf(letter).length;
    const way = wayTo([letter]);
    const earned = earnedBy(way.slice(0, -1), letter);
    test(`region ${letter}: ${size} cells, earns ${earned.join(', ') || 'nothing'}`, () => {
      const table = new TestGame(C4E, 3);
      if (way.length > 1) table.effects(way.slice(0, -1).map(gray));
      const before = table.position.clone();
      expect(table.effects([gray(letter)])[0].earned).toEqual(earned);
      const after = new TestGame(C4E, 3);
      after.position.copyFrom(before);
      after.until((view) => view.active === 0 && view.awaitsRoll && view.rolls === 0);
      const fits = [1, 2, 3, 4, 5, 6].filter((face) => {
        const copy = new TestGame(C4E, 3);
        copy.position.copyFrom(after.position);
        copy.roll({ gray: face });
        return copy.listed(0, 'pick').some(({ die, mark }) => die === 'gray' && mark!.region === letter);
      });
      expect(fits).toEqual([1, 2, 3, 4, 5, 6].filter((face) => face >= size));
    });
    test(`region ${letter}: one shade, touches ${neighbours(letter).filter((l) => l !== letter)}`, () => {
      expect(new Set(cellsOf(letter).map((cell) => cell.shade)).size).toBe(1);
      const table = new TestGame(C4E, 3);
      table.effects(way.map(gray));
      while (table.seat().pending.length > 0) {
        table.play(table.listed().find(({ mark }) => mark?.area !== 'gray') ?? table.listed()[0]);
      }
      table.until((view) => view.active === 0 && view.awaitsRoll && view.rolls === 0).roll({ gray: 6 });
      const reach = table.listed(0, 'pick').filter(({ die }) => die === 'gray');
      const touching = new Set(way.flatMap(neighbours).filter((other) => !way.includes(other)));
      expect(reach.map(({ mark }) => mark!.region).sort()).toEqual([...touching].sort());
    });
  });
  test(`start: ${start}`, () => {
    const table = new TestGame(C4E).roll({ gray: 6 });
    const reach = table.listed(0, 'pick').filter(({ die }) => die === 'gray');
    expect(reach.map(({ mark }) => mark!.region)).toEqual(start);
  });
  bonus.forEach(({ at: [row, column], bonus: earned }) => {
    test(`row ${row + 1}, column ${column + 1}: ${earned}`, () => {
      expect(effects(C4E, wayTo([regions[row][column]]).map(gray)).at(-1)!.earned).toEqual([earned]);
    });
  });
  Object.entries(shadeBonus).forEach(([shade, earned]) => {
    test(`all cells of shade ${shade}: ${earned}`, () => {
      const inShade = map.filter((cell) => cell.shade === shade).map((cell) => cell.letter);
      const order = spread([...new Set(inShade)]);
      const all = effects(C4E, order.map(gray));
      expect(all.at(-1)!.earned).toEqual(earnedBy(order.slice(0, -1), order.at(-1)!));
      expect(all.filter((effect) => effect.earned.includes('fox'))).toHaveLength(
        order.filter((letter, i) => earnedBy(order.slice(0, i), letter).includes('fox')).length,
      );
      expect(all.at(-1)!.earned).toContain(earned);
    });
  });
  columnPoints.forEach((points, column) => {
    test(`column ${column + 1}: ${points} points`, () => {
      const order = spread([...new Set(regions.map((line) => line[column]))]);
      const full = (crossed: string[]) =>
        columnPoints.filter((_, i) => regions.every((line) => crossed.includes(line[i])));
      const all = effects(C4E, order.map(gray));
      expect(all.map((effect) => effect.points)).toEqual(
        order.map((_, i) => sum(full(order.slice(0, i + 1)))),
      );
      expect(full(order)).toContain(points);
    });
  });
});

describe(`${C4E}, green`, () => {
  const { factor, lowerBonus } = areas.c4e.green;
  const value = (i: number) => 1 + (i % 6);
  describe('lower triangles', () => {
    const marks = factor.map((_, i) => ({ area: 'green', row: 1, value: value(i) }));
    row(C4E, marks, lowerBonus, new Array(factor.length).fill(0));
  });
  describe('upper triangles', () => {
    const marks = factor.map((_, i) => ({ area: 'green', row: 0, value: value(i) }));
    row(C4E, marks, new Array(factor.length).fill(null), new Array(factor.length).fill(0));
  });
  // The same number throughout, so that a turn's dice serve several marks.
  const both = factor.flatMap(() => [
    { area: 'green', row: 0, value: 1 },
    { area: 'green', row: 1, value: 1 },
  ]);
  // Marks in other areas that earn a ?:green, for the last fields.
  const help = [
    ...[0, 1].map((column): RawMark => ({ area: 'blue', at: [0, column] })),
    ...range(3).map(() => ({ area: 'pink', value: 5 })),
  ];
  factor.forEach((times, i) => {
    test(`field ${i + 1}: the sum times ${times}`, () => {
      const before = both.slice(0, 2 * i + 1);
      const table = new TestGame(C4E, 3).collect(i < 6 ? before : [...before, ...help]);
      expect(table.mark([both[2 * i + 1]]).gained).toBe(times * 2);
    });
  });
});

describe(`${C4E}, pink`, () => {
  const { pointsByFields, bonusOn5or6, extraPoints, repeats } = areas.c4e.pink;
  const n = bonusOn5or6.length;
  const of = (value: number) => range(n).map(() => ({ area: 'pink', value }));
  const none = new Array(n).fill(null);
  for (const value of [1, 2, 4]) {
    describe(`all ${value}, no bonus`, () => {
      const extra = extraPoints[value] ?? 0;
      row(
        C4E,
        of(value),
        none,
        pointsByFields.slice(1).map((points, i) => points + extra * (i + 1)),
      );
    });
  }
  for (const value of [5, 6]) {
    describe(`all ${value}, with bonus`, () => {
      const extra = extraPoints[value] ?? 0;
      row(
        C4E,
        of(value),
        bonusOn5or6,
        pointsByFields.slice(1).map((points, i) => points + extra * (i + 1)),
      );
    });
  }
  test(`a ${repeats} repeats, without bonus or extra points`, () => {
    const all = effects(C4E, of(repeats).slice(0, n / 2));
    expect(all.map(({ points, earned }) => [points, earned])).toEqual(
      range(n / 2).map((i) => [pointsByFields[2 * i + 2], []]),
    );
  });
});

describe(`${CHD}, yellow`, () => {
  const { gray, betweenRowsBonus, pointsByCrossesPerRow } = areas.chd.yellow;
  const at = (row: number, column: number): RawMark => ({ area: 'yellow', at: [row, column] });
  betweenRowsBonus.forEach((bonuses, row) => {
    bonuses.forEach((bonus, column) => {
      earns(
        CHD,
        `rows ${row + 1} and ${row + 2}, column ${column + 1}`,
        [at(row, column), at(row + 1, column)],
        bonus,
      );
    });
  });
  test.each(range(3))('row %i: points by crosses', (row) => {
    const all = effects(
      CHD,
      range(6).map((column) => at(row, column)),
    );
    expect(all.map(({ points }) => points)).toEqual(pointsByCrossesPerRow.slice(1));
  });
  gray.forEach((columns, row) => {
    test(`row ${row + 1}: the tray marks only columns ${columns.map((column) => column + 1).join(' and ')}`, () => {
      const marked = range(6).filter((column) => {
        const table = new TestGame(CHD).until((view) => view.soloPassive && view.awaitsRoll);
        table.roll({ yellow: column + 1, white: 1, pink: 1 }, 6, ['yellow', 'white', 'pink']);
        return table.listed(0, 'pick').some(({ die, mark }) => die === 'yellow' && mark!.at![0] === row);
      });
      expect(marked).toEqual(columns);
    });
  });
});

describe(`${CHD}, turquoise`, () => {
  const { tintedPerRow, rowBonus, columnBonus, pointsByCrossesPerRow } = areas.chd.turquoise;
  const at = (row: number, column: number): RawMark => ({ area: 'turquoise', at: [row, column] });
  const rowsOf = (column: number) => range(5).filter((row) => tintedPerRow[row] > column);
  rowBonus.forEach((bonus, row) => {
    test(`the ${tintedPerRow[row]} tinted fields of row ${row + 1}: ${show(bonus)}`, () => {
      const all = effects(
        CHD,
        range(tintedPerRow[row]).map((column) => at(row, column)),
      );
      const byColumns = range(tintedPerRow[row]).map((column) =>
        rowsOf(column).length === 1 ? columnBonus[column] : null,
      );
      expect(all.map(({ earned }) => earned)).toEqual(
        byColumns.map((column, i) =>
          [...asList(column), ...(i + 1 === tintedPerRow[row] ? asList(bonus) : [])].sort(),
        ),
      );
    });
  });
  columnBonus.forEach((bonus, column) => {
    test(`the ${rowsOf(column).length} tinted fields of column ${column + 1}: ${show(bonus)}`, () => {
      const all = effects(
        CHD,
        rowsOf(column).map((row) => at(row, column)),
      );
      const byRows = rowsOf(column).map((row) => (tintedPerRow[row] === 1 ? rowBonus[row] : null));
      expect(all.map(({ earned }) => earned)).toEqual(
        byRows.map((row, i) => [...asList(row), ...(i + 1 === byRows.length ? asList(bonus) : [])].sort()),
      );
    });
  });
  test.each(range(5))('row %i: points by all its crosses, tinted or not', (row) => {
    const all = effects(
      CHD,
      range(6).map((column) => at(row, 5 - column)),
    );
    expect(all.map(({ points }) => points)).toEqual(pointsByCrossesPerRow.slice(1));
  });
});

describe(`${CHD}, blue`, () => {
  const { leftBonus, rightBonus, pointsByFieldsPerSide, extraPoints } = areas.chd.blue;
  const far = ({ value }: RawMark) =>
    value! <= extraPoints.atMost || value! >= extraPoints.atLeast ? extraPoints.points : 0;
  const side = (name: string, values: number[]): RawMark[] =>
    values.map((value) => ({ area: 'blue', side: name, value }));
  const check = (marks: RawMark[], bonuses: Bonus[]) => {
    const points = marks.map((_, i) => pointsByFieldsPerSide[i + 1] + sum(marks.slice(0, i + 1).map(far)));
    row(CHD, marks, bonuses, points);
  };
  describe('left, one lower each, then the 7 again', () =>
    check(side('left', [6, 5, 4, 3, 2, 7]), leftBonus));
  describe('right, one higher each, then the 7 again', () =>
    check(side('right', [8, 9, 10, 11, 12, 7]), rightBonus));
  describe('left, always back to 7', () => check(side('left', [6, 7, 6, 7, 6, 7]), leftBonus));
  describe('right, always back to 7', () => check(side('right', [8, 7, 8, 7, 8, 7]), rightBonus));
});

describe(`${CHD}, brown`, () => {
  const { numbers, betweenBonus, pointsByCrosses } = areas.chd.brown;
  betweenBonus.forEach((bonus, i) => {
    earns(CHD, `fields ${i + 1} and ${i + 2}`, [atIndex('brown', i), atIndex('brown', i + 1)], bonus);
  });
  test('points by crosses, all twelve', () => {
    const all = effects(
      CHD,
      numbers.map((_, i) => atIndex('brown', i)),
    );
    expect(all.map(({ points }) => points)).toEqual(pointsByCrosses.slice(1));
  });
  numbers.forEach((number, i) => {
    test(`field ${i + 1} shows ${number}`, () => {
      const faces = range(6).filter((face) => {
        const table = new TestGame(CHD).roll({ brown: face + 1 });
        return table
          .listed(0, 'pick')
          .some(({ die, mark }) => die === 'brown' && (mark!.at as unknown) === i);
      });
      expect(faces).toEqual([number - 1]);
    });
  });
});

describe(`${CHD}, pink`, () => {
  const { factor, bonus } = areas.chd.pink;
  const marks = (take: string, value: number): RawMark[] =>
    factor.map((_, i) => ({ area: 'pink', value, take: i === 0 ? 'bonus' : take }));
  const sums = (counts: number[]) => counts.map((_, i) => sum(counts.slice(0, i + 1)));
  for (const value of [1, 6]) {
    const half = Math.ceil(value / 2);
    describe(`the bonus with ${value} counts ${half}`, () => {
      row(CHD, marks('bonus', value), bonus, sums(factor.map(() => half)));
    });
  }
  describe('the points count the face times the factor', () => {
    row(
      CHD,
      marks('points', 2),
      new Array(factor.length).fill(null),
      sums(factor.map((times, i) => (i === 0 ? 1 : 2 * times))),
    );
  });
});

/** For each track the marks that unlock all of it, together with the rounds; the last one unlocks the last slot. */
const UNLOCKING: Record<string, Record<string, RawMark[]>> = (() => {
  const numbers = (area: string, list: number[]): RawMark[] => list.map((value) => ({ area, value }));
  const rowOf = (area: string, row: number, list: number[]): RawMark[] =>
    list.map((value) => ({ area, row, value }));
  const at = (area: string, list: [number, number][]): RawMark[] => list.map((cell) => ({ area, at: cell }));
  const ones = (n: number) => new Array(n).fill(1);
  /** Pink fields of Clever hoch Drei: b takes the bonus, p the points. */
  const taken = (takes: string): RawMark[] =>
    [...takes].map((take) => ({ area: 'pink', value: 1, take: take === 'b' ? 'bonus' : 'points' }));
  const green = (n: number): RawMark[] => range(n).map(() => ({ area: 'green' }));
  const regions = (letters: string): RawMark[] => [...letters].map((region) => ({ area: 'gray', region }));
  const column0 = range(4).map((row): [number, number] => [row, 0]);
  const diagonal = range(4).map((i): [number, number] => [i, i]);
  const down = (n: number) => range(n).map((i) => 12 - i);
  return {
    [GSC]: {
      reroll: [
        ...[...numbers('orange', ones(3)), ...green(10), ...numbers('purple', [1, 2, 3, 4, 5, 6, 6, 6])],
        ...numbers('blue', [5, 9]),
      ],
      extra: [
        ...[...numbers('purple', [1, 2, 6, 1, 2, 6, 1, 2, 6, 1, 2]), ...at('yellow', diagonal)],
        ...[...numbers('orange', ones(6)), ...green(4), ...numbers('blue', [4, 8, 12])],
      ],
    },
    [DSC]: {
      reroll: [
        ...at('yellow', [
          [1, 0],
          [3, 0],
        ]),
        ...[...numbers('green', ones(2)), ...numbers('pink', [1, 1, 2, 1, 1, 1, 1, 1, 1, 4])],
        ...numbers('blue', down(6)),
      ],
      return: [
        ...at('yellow', [
          [1, 0],
          [1, 2],
        ]),
        ...[...numbers('green', ones(5)), ...numbers('pink', [1, 1, 1, 3]), ...numbers('blue', down(10))],
      ],
      extra: [
        ...at('yellow', [
          [0, 1],
          [2, 1],
          [4, 1],
        ]),
        ...[...numbers('pink', [1, 1, 1, 1, 4]), ...numbers('blue', down(5)), ...at('silver', column0)],
        ...numbers('green', ones(9)),
      ],
    },
    [CHD]: {
      reroll: [
        ...at('yellow', [
          [0, 0],
          [1, 0],
        ]),
        ...at('turquoise', [[0, 5]]),
        ...[3, 4].map((i) => atIndex('brown', i)),
        ...taken('bbpppppb'),
        ...[8, 9].map((value): RawMark => ({ area: 'blue', side: 'right', value })),
      ],
      joker: [
        ...at('yellow', [
          [0, 1],
          [1, 1],
          [1, 0],
          [2, 0],
        ]),
        ...at('turquoise', [
          [0, 3],
          [1, 3],
        ]),
        ...[0, 1].map((i) => atIndex('brown', i)),
        ...taken('bpppb'),
        ...[6, 5].map((value): RawMark => ({ area: 'blue', side: 'left', value })),
      ],
      extra: [
        ...at('yellow', [
          [0, 3],
          [1, 3],
          [1, 5],
          [2, 5],
        ]),
        ...at(
          'turquoise',
          range(5).map((column): [number, number] => [1, column]),
        ),
        ...[6, 7].map((i) => atIndex('brown', i)),
        ...taken('bppb'),
        ...[6, 5, 4, 3, 2, 7].map((value): RawMark => ({ area: 'blue', side: 'left', value })),
      ],
    },
    [C4E]: {
      reroll: [
        ...[...rowOf('yellow', 1, [1]), ...rowOf('green', 1, [1]), ...regions('IABCD')],
        ...numbers('pink', [1, 1, 1, 1, 5]),
        ...at('blue', [
          [0, 0],
          [1, 1],
        ]),
      ],
      extra: [
        ...[...rowOf('yellow', 1, ones(4)), ...regions('ABCDN'), ...numbers('pink', [1, 1, 1, 5])],
        ...at('blue', [
          [3, 0],
          [3, 1],
        ]),
        ...rowOf('green', 1, ones(11)),
      ],
      polish: [
        ...[...rowOf('yellow', 0, [1, 2]), ...rowOf('green', 1, ones(3)), ...numbers('pink', [5])],
        ...regions('ABCJDEFGKQ'),
      ],
    },
  };
})();

describe.each(GAMES)('%s', (game) => {
  const sheet = printed(game);

  test('id, name, year, dice', () => {
    const { id, name, year, dice } = sheetOf(game);
    expect({ id, year, dice }).toEqual({ id: sheet.id, year: sheet.year, dice: sheet.dice });
    expect(Object.values(sheet.titles)).toContain(name);
    expect(new TestGame(game).view.hand).toEqual(sheet.dice);
    expect(layoutOf(sheetOf(game)).areas.map(({ colour }) => colour)).toEqual(Object.keys(sheet.areas));
  });

  sheet.rounds.forEach((bonus, i) => {
    const name = bonus !== null && typeof bonus === 'object' ? bonus.oneOf.join(' or ') : show(bonus);
    test(`round ${i + 1}: every player gets ${name}`, () => {
      const players = i < 4 ? 4 : 1;
      const table = new TestGame(game, players);
      const table2 = new TestGame(game, players);
      if (i > 0) {
        table.until((view) => view.round === i + 1);
        // Just before: the last player has still to say done.
        const events = table.game.record.events.slice(0, -1);
        for (const event of events) table2.game.append(event);
      }
      for (let seat = 0; seat < players; seat++) {
        const unlocked = (of: TestGame, action: string) =>
          i === 0 && of === table2 ? 0 : (of.seat(seat).actions[action as 'extra']?.unlocked ?? 0);
        for (const action of ACTIONS) {
          const gained = unlocked(table, action) - unlocked(table2, action);
          expect(gained).toBe(action === bonus ? 1 : 0);
        }
        const isMark = bonus !== null && !ACTIONS.includes(bonus as 'extra');
        const options = isMark ? (typeof bonus === 'string' ? [bonus] : bonus.oneOf) : [];
        const offered = new Set(table.listed(seat, 'bonus').map((event) => event.bonus));
        expect([...offered].sort()).toEqual([...options].sort());
      }
    });
  });

  /** Every bonus printed anywhere on the sheet. */
  const everything = JSON.stringify(sheet.areas)
    .match(/"[^"]+"/g)!
    .map((text) => text.slice(1, -1));
  const onTracks = Object.values(sheet.tracks).map(({ endBonus }) => endBonus);
  const all = [...everything, ...onTracks, ...sheet.rounds];
  for (const [action, { slots, endBonus }] of Object.entries(sheet.tracks)) {
    test(`track ${action}: ${slots} slots, end bonus ${show(endBonus)}`, () => {
      expect(all.filter((bonus) => bonus === action)).toHaveLength(slots);
      const marks = UNLOCKING[game][action];
      const table = new TestGame(game, 3);
      table.avoids = [marks.at(-1)!.area];
      table.collect(marks.slice(0, -1));
      // The rounds that unlock one too are over by then.
      table.until((view) => view.round > 3);
      const unlocked = () => table.seat().actions[action as 'extra']!.unlocked;
      expect(unlocked()).toBe(slots - 1);
      expect(table.mark(marks.slice(-1)).earned).toEqual([action, ...asList(endBonus)].sort());
      expect(unlocked()).toBe(slots);
    });
  }

  test(`foxes: ${sheet.foxes}`, () => {
    expect(all.filter((bonus) => bonus === 'fox')).toHaveLength(sheet.foxes);
    expect(sheetOf(game).foxes).toBe(sheet.foxes);
  });

  sheet.soloLevels.forEach(({ from, stars }, i) => {
    test(`level from ${from ?? 'anything'}: ${stars} stars`, () => {
      const above = sheet.soloLevels[i - 1]?.from ?? null;
      expect(soloLevel(sheetOf(game), from ?? -999)).toEqual({ index: i, from, stars });
      if (above !== null) expect(soloLevel(sheetOf(game), above - 1)).toEqual({ index: i, from, stars });
    });
  });
});

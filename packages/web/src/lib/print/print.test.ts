// Sheets of paper by their measures: sizes, room, and what must be printed. How they look is up to the browser test.
import { type Colour, SHEETS, type SheetId } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { SHEET_WIDTH } from '#lib/sheet/drawing.ts';
import { fourthSheet } from '../../../../engine/test/fourth-sheet.ts';
import { composePaper, smallestField } from './compose.ts';
import { MARGIN, PAPER_NAMES, PAPERS, pageOf, paperOf, SHEETS_PER_PAGE } from './paper.ts';
import { patternOf } from './pattern.ts';

const ALL = [...SHEETS, fourthSheet];

test('sheets fill the paper within their margins, upright', () => {
  expect(pageOf('a4', 1)).toEqual({
    width: 210,
    height: 297,
    columns: 1,
    rows: 1,
    sheet: { width: 198, height: 285 },
  });
  expect(pageOf('letter', 2)).toMatchObject({ width: 279.4, height: 215.9, columns: 2, rows: 1 });
  expect(pageOf('a5', 4)).toMatchObject({ width: 148, height: 210, columns: 2, rows: 2 });
  for (const paper of PAPER_NAMES) {
    for (const count of SHEETS_PER_PAGE) {
      const { width, height, columns, rows, sheet } = pageOf(paper, count);
      expect(columns * rows).toBe(count);
      expect([width, height].sort()).toEqual([PAPERS[paper].width, PAPERS[paper].height].sort());
      expect(sheet.height).toBeGreaterThan(sheet.width);
      expect(columns * (sheet.width + 2 * MARGIN)).toBeCloseTo(width);
    }
  }
});

test('American readers get Letter, others A4, and everybody what they chose', () => {
  expect(paperOf(null, 'en-US')).toBe('letter');
  for (const locale of ['en-GB', 'en', 'de', 'nl-NL', 'hu-HU']) expect(paperOf(null, locale)).toBe('a4');
  expect(paperOf('a5', 'en-US')).toBe('a5');
  expect(paperOf('papyrus', 'de-DE')).toBe('a4');
});

describe.each(ALL.map((sheet) => [sheet.id, sheet] as const))('%s', (_, sheet) => {
  test('one sheet on A5 has fields of at least 6 mm', () => {
    expect(smallestField(composePaper(sheet, pageOf('a5', 1)))).toBeGreaterThanOrEqual(6);
  });

  test('the tables of points can be read on A5', () => {
    const { scales, unit } = composePaper(sheet, pageOf('a5', 1));
    // In points; figures are 8.5 units high.
    expect((8.5 * scales.grown * unit * 72) / 25.4).toBeGreaterThanOrEqual(6.5);
  });

  test('the parts follow each other without overlapping, on every paper', () => {
    for (const paper of PAPER_NAMES) {
      for (const count of SHEETS_PER_PAGE) {
        const page = pageOf(paper, count);
        const drawing = composePaper(sheet, page);
        const { head, sheetTop, score, scales, height, unit } = drawing;
        expect(head.left).toBeGreaterThan(100);
        // A number and a bonus beside each other.
        expect(head.rounds / sheet.rounds.length).toBeGreaterThan(20);
        expect(sheetTop).toBeGreaterThan(head.height);
        expect(score.y).toBeGreaterThan(sheetTop + drawing.sheet.height);
        expect(score.y + score.height).toBeLessThanOrEqual(height + 0.001);
        expect(SHEET_WIDTH * unit).toBeLessThanOrEqual(page.sheet.width + 0.001);
        expect((score.y + score.height) * unit).toBeLessThanOrEqual(page.sheet.height + 0.001);
        for (const { x, columns } of scales.placed)
          expect(scales.x + scales.grown * (x + Math.max(...columns))).toBeLessThan(SHEET_WIDTH);
      }
    }
  });
});

/** Per game, the areas whose tables of points stand beside the fields: what is counted, and its points. */
const TABLES: Readonly<Record<SheetId, readonly (readonly [Colour, string])[]>> = {
  'ganz-schoen-clever': [['blue', '1:1 2:2 3:4 4:7 5:11 6:16 7:22 8:29 9:37 10:46 11:56']],
  'doppelt-so-clever': [
    ['silver', '1:2 2:4 3:7 4:11 5:16 6:22'],
    ['yellow', '1:3 2:10 3:21 4:36 5:55 6:75 7:96 8:118 9:141 10:165'],
  ],
  'clever-hoch-drei': [
    ['yellow', '1:2 2:6 3:12 4:20 5:30 6:42'],
    ['turquoise', '1:1 2:3 3:6 4:10 5:15 6:21'],
    ['blue', '2:4 3:4 4:4 10:4 11:4 12:4'],
  ],
  'clever-4ever': [['pink', '2:2 4:4 6:3']],
};

test.each(SHEETS)('$name: tables of points that the fields do not show are printed', (sheet) => {
  const { scales } = composePaper(sheet, pageOf('a4', 1));
  const printed = scales.placed.map(({ scale }) => [
    sheet.areas[scale.area].colour,
    scale.steps.map(({ of, points }) => `${of}:${points}`).join(' '),
  ]);
  expect(printed).toEqual(TABLES[sheet.id]);
});

test('the last round for each number of players is marked', () => {
  expect(composePaper(SHEETS[0], pageOf('a4', 1)).lastFor).toEqual([[], [], [], [4], [3], [1, 2]]);
});

test('every area of a sheet has a pattern of its own that stays within the area', () => {
  const box = { x: 10, y: 20, w: 60, h: 40 };
  const most = Math.max(...SHEETS.map(({ areas }) => areas.length));
  const patterns = Array.from({ length: most }, (_, area) => patternOf(area, box));
  expect(new Set(patterns).size).toBe(most);
  for (const pattern of patterns) {
    const places = [...pattern.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(places.length).toBeGreaterThan(5);
    for (const [x, y] of places) {
      expect(x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h, `${x} ${y}`).toBe(true);
    }
  }
});

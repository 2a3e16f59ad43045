// The card that explains a part of the table: its rule, and its state in this position.
import { buildPosition, type Position, SHEETS, type Sheet, type SheetId } from '@reynard/engine';
import { expect, test } from 'vitest';
import { loadRules } from '#lib/rulebook/text.ts';
import { drawingOf } from '#lib/sheet/compose.ts';
import { LANGUAGES } from '#lib/words/languages.ts';
import { aboutOf } from './about.ts';

const english = await loadRules('en');
const sheetOf = (id: SheetId) => SHEETS.find((sheet) => sheet.id === id)!;
const [first, second, fourth] = [
  sheetOf('ganz-schoen-clever'),
  sheetOf('doppelt-so-clever'),
  sheetOf('clever-4ever'),
];

type Areas = NonNullable<Parameters<typeof buildPosition>[1]['seats'][number]['areas']>;

function positionWith(sheet: Sheet, areas: Areas = {}): Position {
  const built = buildPosition(sheet, { seats: [{ areas }] });
  if (!built.ok) throw new Error(built.error.reason);
  return built.position;
}

const areaOf = (sheet: Sheet, colour: string) => sheet.areas.findIndex((area) => area.colour === colour);
const about = (position: Position, subject: string) => aboutOf(position, 0, subject, english);

/** What the card of a bonus says about now. */
function bonusNow(sheet: Sheet, colour: string, bonus: string, areas: Areas): string {
  const index = areaOf(sheet, colour);
  const { bonuses } = drawingOf(sheet).areas.find((area) => area.index === index)!;
  const at = bonuses.findIndex((drawn) => drawn.bonus === bonus);
  return about(positionWith(sheet, areas), `bonus-${index}-${at}`).now;
}

test('scales that are not printed stand on the card, with what counts now', () => {
  const blue = about(positionWith(first, { blue: [1, 1] }), `area-${areaOf(first, 'blue')}`);
  expect(blue.scale?.points.slice(0, 3)).toEqual([1, 2, 4]);
  expect(blue.scale?.at).toBe(2);
  expect(blue.now).toBe('Worth 2 points so far.');
  for (const colour of ['silver', 'yellow'])
    expect(
      about(positionWith(second), `area-${areaOf(second, colour)}`).scale?.points[0],
      colour,
    ).toBeGreaterThan(0);
});

test('the card of purple says that numbers must rise', () => {
  const { rules } = about(positionWith(first), `area-${areaOf(first, 'purple')}`);
  expect(rules).toContain('Each number must be higher than the one before it.');
});

test('the card of a row’s bonus names the fields that are missing, or says that it is earned', () => {
  // As printed, with the fields that are crossed from the start: 3 6 5 X, 2 1 X 5, 1 X 2 4, X 3 4 6.
  const rest = [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0];
  const now = (row: number[]) => bonusNow(first, 'yellow', 'X:blue', { yellow: [...row, ...rest] });
  expect(now([1, 0, 0, 1])).toBe('You get it with: yellow 6 and yellow 5.');
  expect(now([1, 1, 1, 1])).toBe('You have earned it.');
});

test('a bonus behind a row that has come to its end can no longer be earned', () => {
  expect(bonusNow(fourth, 'yellow', 'fox', {})).not.toBe('It can no longer be earned.');
  expect(bonusNow(fourth, 'yellow', 'fox', { yellow: [6] })).toBe('It can no longer be earned.');
});

test('foxes say what they are worth now', () => {
  const { now } = about(positionWith(first), 'fox');
  expect(now).toMatch(/^Lowest-scoring area right now: /);
});

test.each(LANGUAGES)(
  'in %s every part of every sheet has a title, a rule and a present',
  async (language) => {
    const text = await loadRules(language);
    for (const sheet of SHEETS) {
      const subjects = drawingOf(sheet).areas.flatMap(({ index, bonuses }) => [
        `area-${index}`,
        ...bonuses.map((_, i) => `bonus-${index}-${i}`),
      ]);
      for (const subject of [...subjects, 'fox', 'round', 'tray']) {
        const { title, rules, now } = aboutOf(positionWith(sheet), 0, subject, text);
        for (const words of [title, now, ...rules]) {
          expect(words.trim(), `${sheet.id} ${subject}`).not.toBe('');
          expect(words).not.toMatch(/undefined|NaN/);
        }
      }
    }
  },
);

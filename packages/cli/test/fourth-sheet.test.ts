// A sheet that the command line has never seen: drawn, described and simulated from its data alone.
import {
  MAX_MOVES,
  type Move,
  marksField,
  Position,
  Random,
  ROLL,
  resultOf,
  rollDice,
  seatToAct,
} from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { fourthSheet } from '../../engine/test/fourth-sheet.ts';
import { drawSheet, drawTable, type Pen } from '../src/draw/sheet.ts';
import { LANGUAGES, MESSAGES, titleOf } from '../src/messages/index.ts';
import { drawChoices } from '../src/play/choices.ts';
import { drawResult } from '../src/play/result.ts';
import { Simulation } from '../src/simulation/games.ts';
import { report } from '../src/simulation/report.ts';
import { GameTally } from '../src/simulation/tally.ts';
import { Paint } from '../src/terminal/paint.ts';
import { widthOf } from '../src/terminal/text.ts';
import { describeMove } from '../src/words/describe.ts';
import { codeOf } from '../src/words/notation.ts';

/** Plays a random game of two and shows every decision. */
function eachDecision(visit: (position: Position, seat: number, choices: readonly Move[]) => void): Position {
  const random = new Random('fourth');
  const listed = new Int32Array(MAX_MOVES);
  const position = Position.start(fourthSheet, 2);
  while (!position.isOver) {
    const seat = seatToAct(position)!;
    const choices = [...listed.subarray(0, position.listChoices(seat, listed))];
    visit(position, seat, choices);
    const choice = choices[random.below(choices.length)];
    if (choice === ROLL) rollDice(position, random);
    else position.play(choice);
  }
  return position;
}

describe.each(LANGUAGES)('in %s', (language) => {
  const pen: Pen = { paint: new Paint(1), messages: MESSAGES[language] };

  test.each([40, 80])('sheet and dice fit into %i columns, and every move has words', (width) => {
    const end = eachDecision((position, seat, choices) => {
      const moves = choices.filter((choice) => choice !== ROLL);
      const legal = new Set(moves.filter(marksField));
      const lines = [...drawSheet(pen, position, seat, legal, width), ...drawTable(pen, position, width)];
      for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(width);
      const text = lines.join('\n');
      for (const { colour } of fourthSheet.areas) expect(text).toContain(pen.messages.colours[colour]);
      expect(drawChoices(pen, position, choices, choices, width).length).toBeGreaterThan(0);
      for (const choice of choices) {
        expect(describeMove(pen, position, choice)).not.toMatch(/^$|undefined|NaN/);
        expect(codeOf(position, choice)).toMatch(/^[a-z0-9]+$/);
      }
    });
    const result = drawResult(pen, fourthSheet, ['Ada', 'Bo'], resultOf(end), width).join('\n');
    for (let seat = 0; seat < 2; seat++) expect(result).toContain(String(end.total(seat)));
  });

  test('it goes by the name on its box', () => {
    expect(titleOf(pen.messages, fourthSheet)).toBe('Die Vierte');
  });
});

test('games of it are simulated, recorded and reported', async () => {
  const bots = ['greedy', 'random'] as const;
  const simulation = await Simulation.load({ sheet: fourthSheet, bots, seed: 'fourth', keepRecords: true });
  const tally = new GameTally(fourthSheet, bots);
  const batch = simulation.play(0, 20);
  tally.add(batch);
  expect(batch.records.trimEnd().split('\n')).toHaveLength(20);
  const [greedy, random] = tally.seats;
  expect(greedy.mean).toBeGreaterThan(random.mean);
  const text = report(fourthSheet, tally, 'fourth', 1, 80);
  for (const word of ['Die Vierte', 'greedy', 'random', 'gray', 'wins']) expect(text).toContain(word);
});

// A sheet from outside the engine plays by the same rules: games, records and the text form of positions.
import { describe, expect, test } from 'vitest';
import {
  checkEvent,
  Game,
  gainsOf,
  layoutOf,
  MAX_MOVES,
  MOVE_KINDS,
  marksField,
  moveEvent,
  Position,
  parsePosition,
  parseRecord,
  Random,
  ROLL,
  resultOf,
  soloLevel,
  viewOf,
  writePosition,
  writeRecord,
} from '../src/index.ts';
import { fourthSheet } from './fourth-sheet.ts';
import { namesFor } from './play.ts';

const GAMES = 8;
const choices = new Int32Array(MAX_MOVES);

/** Plays random games and shows each of them after every step. */
function* randomGames(players: number, games = GAMES): Generator<Game> {
  for (let i = 0; i < games; i++) {
    const random = new Random(`fourth/${players}/${i}`);
    const game = Game.start(fourthSheet, namesFor(players));
    yield game;
    while (!game.position.isOver) {
      const seats = namesFor(players)
        .map((_, seat) => seat)
        .filter((seat) => game.position.listChoices(seat, choices) > 0);
      expect(seats).not.toEqual([]);
      const seat = seats[random.below(seats.length)];
      const choice = choices[random.below(game.position.listChoices(seat, choices))];
      if (choice === ROLL) game.roll(random);
      else game.play(choice);
      yield game;
    }
  }
}

describe.each([1, 2, 3, 4])('with %i players', (players) => {
  test('every listed move is legal, says what it earns, and leads to the end of the game', () => {
    let finished = 0;
    for (const { position } of randomGames(players)) {
      for (let seat = 0; seat < players; seat++) {
        const moves = position.moves(seat);
        expect(new Set(moves).size, 'no move is listed twice').toBe(moves.length);
        for (const move of moves) {
          expect(checkEvent(position, moveEvent(position.layout, move))).toMatchObject({ ok: true, move });
          const after = position.clone();
          after.play(move);
          // What the next round gives is not earned by the move that ends a round.
          if (marksField(move))
            expect(gainsOf(position, move).points).toBe(after.total(seat) - position.total(seat));
        }
      }
      if (position.isOver) finished++;
    }
    expect(finished).toBe(GAMES);
  });

  test('no track, fox or field exceeds what the sheet has', () => {
    for (const { position } of randomGames(players)) {
      for (const { actions, score } of viewOf(position).seats) {
        for (const [action, { unlocked, used }] of Object.entries(actions)) {
          expect(used).toBeLessThanOrEqual(unlocked);
          expect(unlocked).toBeLessThanOrEqual(fourthSheet.tracks[action as 'reroll']!.slots);
        }
        expect(score.foxes).toBeLessThanOrEqual(fourthSheet.foxes);
        const areas = Object.values(score.areas).reduce((sum, points) => sum + points, 0);
        expect(score.total).toBe(areas + score.foxPoints);
      }
    }
  });

  test('a record is written, read and verified, and undo takes a move back', () => {
    for (const game of randomGames(players, 4)) {
      const { position, undoSeat } = game;
      if (undoSeat !== null) {
        const { record } = game;
        const resumed = Game.resume(structuredClone(record), [fourthSheet]);
        if (!resumed.ok) throw new Error(resumed.error.reason);
        expect(resumed.game.undo(undoSeat).ok).toBe(true);
        expect(resumed.game.append(record.events.at(-1)).ok).toBe(true);
        expect(resumed.game.position.equals(position)).toBe(true);
      }
      if (!position.isOver) continue;
      const text = writeRecord(game.record);
      const parsed = parseRecord(text, [fourthSheet]);
      if (!parsed.ok) throw new Error(parsed.error.reason);
      expect(writeRecord(parsed.record)).toBe(text);
      expect(parsed.record.result).toEqual(resultOf(position));
      expect(parseRecord(text)).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
      const forged = text.replace(/"total":\d+/, '"total":1000');
      expect(parseRecord(forged, [fourthSheet])).toMatchObject({
        ok: false,
        error: { code: 'wrong-result' },
      });
    }
  });

  test('every position comes back from its text form', () => {
    for (const { position } of randomGames(players, 4)) {
      const text = writePosition(position);
      expect(text).toMatch(/^[\w.~-]{1,400}$/);
      const parsed = parsePosition(text, [fourthSheet]);
      if (!parsed.ok) throw new Error(`${text}: ${parsed.error.reason}`);
      expect(parsed.position.equals(position)).toBe(true);
    }
  });
});

test('random games use every action, every kind of move that the sheet allows, every area and a fox', () => {
  const kinds = new Set<string>();
  const marked = new Set<string>();
  let foxes = 0;
  for (const { record, position } of [1, 2, 3, 4].flatMap((players) => [...lastOf(players)])) {
    for (const event of record.events) {
      kinds.add(event.e);
      if ('mark' in event) marked.add(event.mark.area);
      if ('polish' in event) kinds.add('polish');
    }
    foxes = Math.max(foxes, ...viewOf(position).seats.map(({ score }) => score.foxes));
  }
  // Only a sheet with `sweepRows` has dice to sweep or to skip.
  const expected = [...MOVE_KINDS, 'roll', 'polish'].filter((kind) => kind !== 'sweep' && kind !== 'skip');
  expect([...kinds].sort()).toEqual(expected.sort());
  expect([...marked].sort()).toEqual(fourthSheet.areas.map(({ colour }) => colour).sort());
  expect(foxes).toBeGreaterThan(0);
});

function* lastOf(players: number): Generator<Game> {
  for (const game of randomGames(players)) if (game.position.isOver) yield game;
}

test('its solo levels rate a total', () => {
  expect([250, 150, 99].map((total) => soloLevel(fourthSheet, total).stars)).toEqual([5, 3, 0]);
  expect(Position.start(fourthSheet, 1).layout).toBe(layoutOf(fourthSheet));
});

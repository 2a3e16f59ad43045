// The pad: a sheet without dice and turns. What a real game writes can be written on it, with the same points; nothing else gets in.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  cleverHochDrei,
  type Event,
  ganzSchoenClever,
  Pad,
  type PadEntry,
  type Position,
  Random,
  replay,
  type Sheet,
  scoreOf,
  viewOf,
} from '../src/index.ts';
import { fourthSheet } from './fourth-sheet.ts';
import { randomGame, sheetOf } from './play.ts';
import { GAMES } from './rules.ts';

const SHEETS: readonly Sheet[] = [...GAMES.map(sheetOf), fourthSheet];
const seed = fc.nat();

const sheetHasSlots = (pad: Pad, action: (typeof ACTIONS)[number]) =>
  pad.sheet.tracks[action]?.numbers !== undefined;

function freeSlots(pad: Pad): number[] {
  const { unlocked, slots } = viewOf(pad.position).seats[0].actions.joker!;
  return Array.from({ length: unlocked }, (_, slot) => slot).filter((slot) => !slots!.includes(slot));
}

/** Everything that the player could note now. */
function choicesOf(pad: Pad): PadEntry[] {
  const { pending } = pad;
  if (pending.length > 0)
    return pending.flatMap(({ kind, bonus }) => {
      const marks = pad.bonusMarks(kind).map(({ entry }) => entry);
      return marks.length > 0 ? marks : [{ e: 'drop', bonus } as const];
    });
  const uses = ACTIONS.filter((_, i) => pad.position.actions(0, i) > 0);
  return [
    ...pad.marks().map(({ entry }) => entry),
    ...uses.flatMap((action): PadEntry[] =>
      sheetHasSlots(pad, action)
        ? freeSlots(pad).map((slot) => ({ e: 'use', action, slot }))
        : [{ e: 'use', action }],
    ),
    ...(pad.rounds < 6 ? [{ e: 'round', round: pad.rounds + 1 } as const] : []),
  ];
}

/** A pad with random entries, at most so many. */
function randomPad(sheet: Sheet, random: Random, most: number): Pad {
  const pad = Pad.start(sheet);
  for (let i = 0; i < most; i++) {
    const choices = choicesOf(pad);
    if (choices.length === 0) break;
    expect(pad.add(choices[random.below(choices.length)])).toEqual({ ok: true });
  }
  return pad;
}

const sheetState = (position: Position) => {
  const [{ areas, actions }] = viewOf(position).seats;
  return { areas, actions, score: scoreOf(position, 0) };
};

/** What a player with a pad notes for an event of the real game. */
function noted(event: Event): PadEntry[] {
  const use = (action: (typeof ACTIONS)[number]) => ({ e: 'use', action }) as const;
  switch (event.e) {
    case 'reroll':
    case 'return':
      return [use(event.e)];
    case 'pick':
    case 'extra': {
      const steps = Object.values(event.polish ?? {}).reduce((sum, step) => sum + Math.abs(step), 0);
      const polish = Array.from({ length: steps }, () => use('polish'));
      const jokers: PadEntry[] = event.joker ? [{ e: 'use', action: 'joker', slot: event.joker.slot }] : [];
      const extra = event.e === 'extra' ? [use('extra')] : [];
      return [...extra, ...polish, ...jokers, { e: 'mark', mark: event.mark }];
    }
    case 'sweep':
      return [{ e: 'mark', mark: event.mark }];
    case 'bonus':
      return [{ e: 'bonus', bonus: event.bonus, mark: event.mark }];
    default:
      return [];
  }
}

/** Drops the bonuses that the real game has lost (R7). */
function dropLost(pad: Pad, position: Position): void {
  for (const { kind, bonus, count } of pad.pending)
    for (let left = count; left > position.pendingCount(0, kind); left--)
      expect(pad.add({ e: 'drop', bonus })).toEqual({ ok: true });
}

describe.each(GAMES)('%s', (game) => {
  test('what a real game writes can be noted, with the same fields, actions, foxes and points at every step', () => {
    fc.assert(
      fc.property(seed, (seed) => {
        const { events } = randomGame(game, 1, seed).record;
        const pad = Pad.start(sheetOf(game));
        events.forEach((event, i) => {
          const entries = noted(event);
          const after = replay({ game, players: ['Ada'], events }, i + 1);
          if (!after.ok) throw new Error(after.error.reason);
          for (const entry of entries) expect(pad.add(entry)).toEqual({ ok: true });
          dropLost(pad, after.position);
          while (pad.rounds <= after.position.round) {
            expect(pad.add({ e: 'round', round: pad.rounds + 1 })).toEqual({ ok: true });
            dropLost(pad, after.position);
          }
          expect(sheetState(pad.position)).toEqual(sheetState(after.position));
        });
      }),
      { numRuns: 15 },
    );
  });
});

describe.each(SHEETS.map((sheet) => [sheet.id, sheet] as const))('any pad of %s', (_, sheet) => {
  test('is the same after undoing and redoing everything, and after being stored', () => {
    fc.assert(
      fc.property(seed, (seed) => {
        const pad = randomPad(sheet, new Random(seed), 60);
        const state = sheetState(pad.position);
        const { entries } = pad;
        let steps = 0;
        for (; pad.canUndo; steps++) pad.undo();
        expect(pad.entries).toEqual([{ e: 'round', round: 1 }]);
        for (; steps > 0; steps--) pad.redo();
        expect(pad.canRedo).toBe(false);
        expect(pad.entries).toEqual(entries);
        const read = Pad.resume(JSON.parse(JSON.stringify(pad.record)), SHEETS);
        if (!read.ok) throw new Error(read.error.reason);
        expect(sheetState(read.pad.position)).toEqual(state);
        expect(read.pad.canUndo).toBe(entries.length > 1);
      }),
      { numRuns: 15 },
    );
  });

  test('loses one entry and what depends on it to the eraser, and nothing else; undo brings all back', () => {
    fc.assert(
      fc.property(seed, fc.nat(), (seed, at) => {
        const pad = randomPad(sheet, new Random(seed), 60);
        const { entries } = pad;
        const index = at % entries.length;
        const gone = pad.dependents(index);
        expect(gone.every((other) => other > index)).toBe(true);
        pad.erase(index);
        expect(pad.entries).toEqual(entries.filter((_, i) => i !== index && !gone.includes(i)));
        expect(Pad.resume(pad.record, SHEETS).ok).toBe(true);
        pad.undo();
        expect(pad.entries).toEqual(entries);
      }),
      { numRuns: 25 },
    );
  });
});

test('a joker is crossed off by its slot, in any order among the unlocked ones', () => {
  const pad = Pad.start(cleverHochDrei);
  for (const round of [2, 3]) pad.add({ e: 'round', round });
  for (const at of [0, 1]) pad.add({ e: 'mark', mark: { area: 'brown', at } });
  const use = (slot?: number) => {
    const added = pad.add({ e: 'use', action: 'joker', ...(slot !== undefined && { slot }) });
    return added.ok || added.error.code;
  };
  expect([use(), use(2), use(-1), use(1), use(1), use(0), use(0)]).toEqual([
    'malformed-event',
    'no-action-left',
    'no-action-left',
    true,
    'no-action-left',
    true,
    'no-action-left',
  ]);
  expect(viewOf(pad.position).seats[0].actions.joker).toEqual({ unlocked: 2, used: 2, slots: [0, 1] });
});

describe('a pad of Ganz schön clever', () => {
  const mark = (area: string, place: object) => ({ e: 'mark', mark: { area, ...place } });
  const pad = (...entries: object[]) => {
    const made = Pad.start(ganzSchoenClever);
    for (const entry of entries) expect(made.add(entry)).toEqual({ ok: true });
    return made;
  };
  const row = [
    mark('yellow', { at: [0, 0] }),
    mark('yellow', { at: [0, 1] }),
    mark('yellow', { at: [0, 2] }),
  ];

  test('starts with what the first round gives', () => {
    expect(pad().position.actions(0, ACTIONS.indexOf('reroll'))).toBe(1);
  });

  test('earns a bonus that must be placed or dropped before the next round', () => {
    const made = pad(...row);
    expect(made.pending).toEqual([{ kind: expect.any(Number), bonus: 'X:blue', count: 1 }]);
    const next = { e: 'round', round: 2 };
    expect(made.add(next)).toMatchObject({ ok: false, error: { code: 'bonus-pending' } });
    expect(made.add({ e: 'drop', bonus: 'X:green' })).toMatchObject({ error: { code: 'no-such-bonus' } });
    expect(made.add({ e: 'drop', bonus: 'X:blue' })).toEqual({ ok: true });
    expect(made.add(next)).toEqual({ ok: true });
  });

  test('says that the placed bonus depends on each mark of the row that earned it', () => {
    const made = pad(
      ...row,
      { e: 'bonus', bonus: 'X:blue', mark: { area: 'blue', value: 7 } },
      mark('green', {}),
    );
    expect(made.dependents(2)).toEqual([4]);
    made.erase(2);
    expect(made.entries.map(({ e }) => e)).toEqual(['round', 'mark', 'mark', 'mark']);
  });

  test('keeps later numbers of a row where they stand: they depend on the one before', () => {
    const made = pad(
      mark('purple', { value: 2 }),
      mark('purple', { value: 4 }),
      mark('orange', { value: 1 }),
    );
    expect(made.dependents(1)).toEqual([2]);
    expect(made.dependents(3)).toEqual([]);
  });

  test('asks for a bonus again whose mark was erased', () => {
    const made = pad(...row, { e: 'bonus', bonus: 'X:blue', mark: { area: 'blue', value: 7 } });
    made.erase(4);
    expect(made.pending).toHaveLength(1);
  });

  test.each([
    [null, 'malformed-event'],
    [{ e: 'roll' }, 'malformed-event'],
    [mark('yellow', { at: [9, 9] }), 'cannot-mark'],
    [mark('yellow', { at: [0, 3] }), 'cannot-mark'],
    [mark('purple', { value: 7 }), 'cannot-mark'],
    [mark('silver', {}), 'malformed-event'],
    [{ e: 'round', round: 3 }, 'not-now'],
    [{ e: 'use', action: 'extra' }, 'no-action-left'],
    [{ e: 'use', action: '__proto__' }, 'malformed-event'],
    [{ e: 'bonus', bonus: 'X:blue', mark: { area: 'blue', value: 7 } }, 'no-such-bonus'],
  ])('refuses %j and stays as it is', (entry, code) => {
    const made = pad();
    expect(made.add(entry)).toMatchObject({ ok: false, error: { code } });
    expect(made.entries).toEqual([{ e: 'round', round: 1 }]);
  });

  test.each([
    ['text', 'not-a-record'],
    [{ format: 'clever-record/1' }, 'unknown-format'],
    [{ format: 'clever-pad/1', game: 'chess' }, 'unknown-game'],
    [{ format: 'clever-pad/1', game: ganzSchoenClever.id, entries: {} }, 'bad-events'],
    [{ format: 'clever-pad/1', game: ganzSchoenClever.id, entries: [1] }, 'malformed-event'],
  ])('does not open %j', (stored, code) => {
    expect(Pad.resume(stored)).toMatchObject({ ok: false, error: { code } });
  });
});

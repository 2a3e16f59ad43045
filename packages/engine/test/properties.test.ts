// Properties that hold in every position, tested with random games of every sheet and one to four players. The referee
// (referee.ts) is a second reading of the rules that shares no code with the engine.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  checkEvent,
  checkRecord,
  Game,
  MAX_MOVES,
  moveEvent,
  Position,
  parseRecord,
  playEvent,
  Random,
  replay,
  resultOf,
  scoreOf,
  viewOf,
  writeRecord,
} from '../src/index.ts';
import { randomGame, sheetOf, step, TABLES } from './play.ts';
import { type RawEvent, Referee } from './referee.ts';
import { C4E, CHD, DSC, printed } from './rules.ts';
import { jokerEvents, plainEvents, polishedEvents } from './universe.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
/** How far into a game: a share of the events of a usual random game. */
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** A random game stopped somewhere, and the referee who watched it. */
function stopped(game: string, players: number, seed: number, part: number) {
  const all = randomGame(game, players, seed).record.events;
  const { record, position } = randomGame(game, players, seed, Math.floor(part * all.length));
  const referee = new Referee(game, players);
  for (const event of record.events) referee.play(event as RawEvent);
  return { record, position, referee };
}

/** An event as text, whatever the order of its polish. */
const keyOf = ({ polish, ...event }: RawEvent): string =>
  JSON.stringify({ ...event, ...(polish && { polish: Object.entries(polish).sort() }) });

function listedEvents(position: Position): Set<string> {
  const seats = Array.from({ length: position.players }, (_, seat) => position.moves(seat));
  return new Set(seats.flat().map((move) => keyOf(moveEvent(position.layout, move) as RawEvent)));
}

/** The exceptions, legal but not listed: gray polished more than it needs, and a joker of another slot than the best. */
function isWasted(listed: Set<string>, event: RawEvent): boolean {
  const { mark, polish, joker } = event;
  if (mark?.area === 'gray' && polish !== undefined) return true;
  const slots = [0, 1, 2, 3, 4, 5, 6];
  return !!joker && slots.some((slot) => listed.has(keyOf({ ...event, joker: { ...joker, slot } })));
}

function expectExactly(position: Position, referee: Referee, universe: RawEvent[]): void {
  const listed = listedEvents(position);
  for (const event of universe) {
    const accepted = checkEvent(position, event).ok;
    const isListed = listed.has(keyOf(event));
    if (
      accepted !== referee.allows(event) ||
      (accepted !== isListed && !(accepted && isWasted(listed, event)))
    ) {
      const verdicts = { accepted, isListed, referee: referee.allows(event) };
      expect.fail(`${JSON.stringify(event)} ${JSON.stringify(verdicts)} ${JSON.stringify(viewOf(position))}`);
    }
  }
}

describe.each(TABLES)('$game with $players players', ({ game, players }) => {
  const seatNumbers = Array.from({ length: players }, (_, seat) => seat);

  test('every listed move applies', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const played = Game.start(sheetOf(game), seatNumbers.map(String));
        const random = new Random(seed);
        while (!played.position.isOver) {
          for (const seat of seatNumbers) {
            for (const move of played.position.moves(seat)) {
              const event = moveEvent(played.position.layout, move);
              const direct = played.position.clone();
              direct.play(move);
              const throughEvent = played.position.clone();
              const verdict = playEvent(throughEvent, event);
              if (!verdict.ok || !throughEvent.equals(direct))
                expect.fail(JSON.stringify({ event, verdict }));
            }
          }
          for (let i = 0; i < 9 && !played.position.isOver; i++) step(played, random);
        }
      }),
      { numRuns: 2 },
    );
  });

  test('no unlisted event applies, except those that waste an action', () => {
    const universe = [0, 1, 2, 3, 4].flatMap((seat) => plainEvents(game, seat));
    const polished = polishedEvents(game, players - 1, 1);
    fc.assert(
      fc.property(seeds, share, (seed, part) => {
        const { position, referee } = stopped(game, players, seed, part);
        expectExactly(position, referee, universe);
        // Without the action the key means nothing.
        if (game === C4E) expectExactly(position, referee, polished);
      }),
      { numRuns: 6 },
    );
  });

  test('the referee agrees with every step, with the scores in the middle and with the result', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const played = Game.start(sheetOf(game), seatNumbers.map(String));
        const random = new Random(seed);
        const referee = new Referee(game, players);
        while (!played.position.isOver) {
          const event = step(played, random);
          expect(referee.play(event)).toBeNull();
          const [engine, second] = bothSay(played.position, referee);
          if (JSON.stringify(engine) !== JSON.stringify(second)) expect(engine).toEqual(second);
        }
        expect(referee.isOver).toBe(true);
        expect(played.record.result).toEqual(referee.result());
      }),
      { numRuns: 5 },
    );
  });

  test('clone, serialise and replay agree at every step', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const played = Game.start(sheetOf(game), seatNumbers.map(String));
        const random = new Random(seed);
        while (!played.position.isOver) {
          const before = played.position.clone();
          const bytes = before.s.slice();
          step(played, random);
          expect(Buffer.compare(before.s, bytes)).toBe(0);
          const parsed = parseRecord(writeRecord(played.record));
          if (!parsed.ok) expect.fail(JSON.stringify(parsed.error));
          const { layout, s } = played.position;
          const copies = [
            played.position.clone(),
            parsed.position,
            new Position(layout, players, Uint8Array.from(JSON.parse(JSON.stringify([...s])))),
          ];
          before.copyFrom(played.position);
          expect([...copies, before].every((copy) => copy.equals(played.position))).toBe(true);
        }
      }),
      { numRuns: 1 },
    );
  });

  test('every game ends, somebody always has a choice, and actions never exceed their slots', () => {
    const { tracks, foxes } = printed(game);
    const choices = new Int32Array(MAX_MOVES);
    fc.assert(
      fc.property(seeds, (seed) => {
        const played = Game.start(sheetOf(game), seatNumbers.map(String));
        const random = new Random(seed);
        for (let events = 0; !played.position.isOver; events++) {
          expect(events).toBeLessThan(250 * players);
          expect(seatNumbers.some((seat) => played.position.listChoices(seat, choices) > 0)).toBe(true);
          step(played, random);
          for (const { actions, score } of viewOf(played.position).seats) {
            const isSound = Object.keys(tracks).every((action) => {
              const { unlocked, used } = actions[action as Action]!;
              return used <= unlocked && unlocked <= tracks[action].slots;
            });
            if (!isSound || score.foxes > foxes) expect.fail(JSON.stringify({ actions, score }));
          }
        }
        for (const seat of seatNumbers) expect(played.position.listChoices(seat, choices)).toBe(0);
      }),
      { numRuns: 3 },
    );
  });

  test('undo restores the exact position, and never reaches across a roll or another seat', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const played = Game.start(sheetOf(game), seatNumbers.map(String));
        const random = new Random(seed);
        const history = [played.position.clone()];
        while (!played.position.isOver) {
          step(played, random);
          history.push(played.position.clone());
          if (random.below(8) === 0) undoAll(played, history, seatNumbers);
        }
        undoAll(played, history, seatNumbers);
      }),
      { numRuns: 2 },
    );
  });

  test('a changed record is refused at exactly the event that breaks a rule', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, how) => {
        const { record } = randomGame(game, players, seed);
        const events = mutated(game, record.events as RawEvent[], new Random(how));
        const referee = new Referee(game, players);
        const bad = events.findIndex((event) => referee.play(event) !== null);
        const { result, ...rest } = record;
        const checked = checkRecord({ ...rest, events, ...(referee.isOver && { result }) });
        if (bad >= 0) expect(checked).toMatchObject({ ok: false, error: { event: bad } });
        else if (!referee.isOver) expect(checked).toMatchObject({ ok: true });
        else {
          const same = JSON.stringify(referee.result()) === JSON.stringify(result);
          expect(checked).toMatchObject(
            same ? { ok: true } : { ok: false, error: { event: null, code: 'wrong-result' } },
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** What both engine and referee can say about a position, in one form. */
function bothSay(position: Position, referee: Referee): [engine: unknown, referee: unknown] {
  const view = viewOf(position);
  const { table } = referee;
  const sorted = (list: readonly unknown[]) => [...list].sort();
  const shared = ({ phase, active, soloPassive, rolls, faces }: typeof view | typeof table) =>
    [phase, active, soloPassive, rolls, Object.entries(faces).sort()] as unknown[];
  const seen = view.seats.map((seat, i) => [
    scoreOf(position, i),
    seat.stage,
    ...[seat.pending, seat.swept, seat.extraUsed, seat.actions.joker?.slots ?? []].map(sorted),
    ...Object.entries(seat.actions).map(([action, { unlocked, used }]) => [action, unlocked, used]),
  ]);
  const noted = table.seats.map((seat, i) => [
    referee.score(i),
    seat.stage,
    ...[seat.pending, atMostTwice(seat.swept), seat.extraUsed, seat.jokers].map(sorted),
    ...Object.keys(view.seats[i].actions).map((action) => [action, seat.unlocked[action], seat.used[action]]),
  ]);
  const onFields = view.diceFields.filter((die) => die !== null);
  // Elsewhere the order of the dice fields means nothing.
  const order = ([1, 2, 3] as const).map((field) => onFields.find((die) => table.fieldOf[die] === field));
  const isOrdered = position.layout.usesPlaces;
  if (isOrdered) expect(view.diceFields.map((die) => die ?? undefined)).toEqual(order);
  return [
    [shared(view), [view.hand, view.tray, onFields].map(sorted), seen],
    [shared(table), [table.hand, table.tray, table.diceFields].map(sorted), noted],
  ];
}

/** A die of the company that may be crossed three times finds only two open fields. */
const atMostTwice = (dice: string[]) =>
  dice.filter((die, i) => dice.slice(0, i).filter((other) => other === die).length < 2);

/** Takes back everything that may be taken back, and checks that it is what the rule says. */
function undoAll(played: Game, history: Position[], seats: number[]): void {
  const last = played.record.events.at(-1);
  const owner = last === undefined || last.e === 'roll' ? null : last.p;
  expect(played.undoSeat).toBe(owner);
  for (;;) {
    const event = played.record.events.at(-1);
    const mayUndo = owner !== null && event !== undefined && event.e !== 'roll' && event.p === owner;
    const length = played.record.events.length;
    for (const seat of seats.filter(
      (seat) => event === undefined || event.e === 'roll' || seat !== event.p,
    )) {
      expect(played.undo(seat)).toMatchObject({ ok: false, error: { code: 'not-now' } });
    }
    expect(played.record.events.length).toBe(length);
    if (!mayUndo) return;
    expect(played.undo(owner)).toEqual({ ok: true });
    history.pop();
    expect(played.position.equals(history.at(-1)!)).toBe(true);
    expect(played.record.events.length).toBe(length - 1);
    expect(played.record).not.toHaveProperty('result');
  }
}

/** One change to a list of events that keeps every event well formed. */
function mutated(game: string, original: RawEvent[], random: Random): RawEvent[] {
  const events = structuredClone(original);
  const i = random.below(events.length);
  const event = events[i];
  const pick = <T>(list: readonly T[]) => list[random.below(list.length)];
  switch (random.below(7)) {
    case 0:
      events.splice(i, 1);
      break;
    case 1:
      events.splice(i, 0, structuredClone(event));
      break;
    case 2: {
      const j = random.below(events.length);
      [events[i], events[j]] = [events[j], events[i]];
      break;
    }
    case 3:
      if (event.p !== undefined) event.p = random.below(5);
      break;
    case 4:
      if (event.dice) event.dice[pick(Object.keys(event.dice))] = 1 + random.below(6);
      if (event.tray) event.tray[random.below(3)] = pick(printed(game).dice);
      if (event.joker) event.joker = { slot: random.below(7), value: 1 + random.below(6) };
      break;
    case 5:
      if (event.die) event.die = pick(printed(game).dice);
      break;
    default:
      events[i] = pick(plainEvents(game, event.p ?? 0));
  }
  return events;
}

test('no unlisted polish applies, however many steps and whichever dice', () => {
  const universe = polishedEvents(C4E, 0, 3);
  const rich = richIn('polish', C4E, 3);
  expect(rich.length).toBe(3);
  for (const { position, referee } of rich) expectExactly(position, referee, universe);
});

test('no unlisted joker applies, whichever slot and number', () => {
  const universe = jokerEvents(CHD, 0);
  const rich = richIn('joker', CHD, 2);
  expect(rich.length).toBe(3);
  for (const { position, referee } of rich) expectExactly(position, referee, universe);
});

/** Positions in which the first seat may pick or take extra dice and has at least so many of these actions. */
function richIn(action: Action, game: string, least: number): { position: Position; referee: Referee }[] {
  const found: { position: Position; referee: Referee }[] = [];
  for (let seed = 0; found.length < 3 && seed < 200; seed++) {
    const random = new Random(`${action} ${seed}`);
    const played = Game.start(sheetOf(game), ['Ada', 'Bo']);
    const referee = new Referee(game, 2);
    while (!played.position.isOver) {
      referee.play(step(played, random));
      const { phase, tray, seats } = viewOf(played.position);
      const { actions, stage, pending } = seats[0];
      const left = actions[action]!.unlocked - actions[action]!.used;
      const mayMark = phase === 'choose' || stage === 'passive' || stage === 'extra';
      if (left < least || !mayMark || pending.length > 0 || tray.length < 2) continue;
      found.push({ position: played.position.clone(), referee: referee.clone() });
      break;
    }
  }
  return found;
}

describe.each(TABLES.filter(({ players }) => players > 1))(
  'simultaneous decisions in $game with $players players',
  ({ game, players }) => {
    /** What each seat does on its own from here, without the others, until it has nothing left to do. */
    function alone(position: Position, random: Random, withDone: boolean): RawEvent[][] {
      return Array.from({ length: players }, (_, seat) => {
        const copy = position.clone();
        const events: RawEvent[] = [];
        for (;;) {
          const moves = copy.moves(seat);
          if (moves.length === 0 || copy.phase !== position.phase) return events;
          const move = moves[random.below(moves.length)];
          const event = moveEvent(copy.layout, move) as RawEvent;
          if (event.e === 'done' && !withDone) return events;
          events.push(event);
          copy.play(move);
        }
      });
    }

    function shuffledTogether(scripts: RawEvent[][], random: Random): RawEvent[] {
      const left = scripts.map((script) => [...script]).filter((script) => script.length > 0);
      const events: RawEvent[] = [];
      while (left.length > 0) {
        const i = random.below(left.length);
        events.push(left[i].shift()!);
        if (left[i].length === 0) left.splice(i, 1);
      }
      return events;
    }

    function expectOneOutcome(position: Position, scripts: RawEvent[][], random: Random): void {
      const outcomes = Array.from({ length: 6 }, () => {
        const copy = position.clone();
        for (const event of shuffledTogether(scripts, random)) {
          if (!playEvent(copy, event).ok) expect.fail(JSON.stringify({ event, view: viewOf(position) }));
        }
        return copy;
      });
      expect(outcomes.every((outcome) => outcome.equals(outcomes[0]))).toBe(true);
    }

    test('passive picks, extra dice and done give the same position in any order', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const random = new Random(seed);
          const played = Game.start(sheetOf(game), new Array(players).fill('x'));
          for (let turn = 0; !played.position.isOver; ) {
            const before = viewOf(played.position).phase;
            step(played, random);
            if (before === 'finish' || viewOf(played.position).phase !== 'finish') continue;
            const scripts = alone(played.position, random, turn++ % 2 === 0);
            expectOneOutcome(played.position, scripts, random);
          }
        }),
        { numRuns: 2 },
      );
    });

    test('round-4 choices give the same position in any order, all before the first roll', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const random = new Random(seed);
          const played = Game.start(sheetOf(game), new Array(players).fill('x'));
          while (played.position.round < 3) step(played, random);
          const { position } = played;
          const scripts = alone(position, random, false).map((script) =>
            script.filter((event) => event.e === 'bonus'),
          );
          expect(scripts.every((script) => script.length > 0)).toBe(true);
          expect(position.awaitsRoll).toBe(false);
          expectOneOutcome(position, scripts, random);
          for (const event of scripts.flat()) playEvent(position, event);
          expect(position.awaitsRoll).toBe(true);
        }),
        { numRuns: 3 },
      );
    });
  },
);

test('replaying to any event gives the position the game had there', () => {
  for (const { game, players } of TABLES) {
    const random = new Random(`replay ${game} ${players}`);
    const played = Game.start(sheetOf(game), new Array(players).fill('x'));
    const history = [played.position.clone()];
    while (!played.position.isOver) {
      step(played, random);
      history.push(played.position.clone());
    }
    const isSame = history.map((position, upTo) => {
      const replayed = replay(played.record, upTo);
      return replayed.ok && replayed.position.equals(position);
    });
    expect(isSame.indexOf(false)).toBe(-1);
    expect(resultOf(history.at(-1)!)).toEqual(played.record.result);
  }
});

test('sweeps, returns, stops, rerolls, passes, extra dice, polish and jokers all occur in these games', () => {
  const kinds = new Set<string>();
  for (const game of [DSC, CHD, C4E]) {
    for (let seed = 0; seed < 30; seed++) {
      for (const event of randomGame(game, 2, seed).record.events as RawEvent[]) {
        kinds.add(event.e);
        if (event.polish) kinds.add('polish');
        if (event.joker) kinds.add('joker');
      }
    }
  }
  const all = 'bonus done extra joker pass pick polish reroll return roll skip stop sweep';
  expect([...kinds].sort().join(' ')).toBe(all);
});

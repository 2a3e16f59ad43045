// A game for tests: hands rolls and decisions to a real game, and knows how to steer a game to a wanted mark by choosing
// the dice. It knows no rules: it tries rolls and looks at what the engine lists.
import { expect } from 'vitest';
import {
  type Action,
  checkEvent,
  DONE,
  EXTRA,
  Game,
  kindOf,
  type Move,
  moveEvent,
  PASS,
  PHASE_CHOOSE,
  type Position,
  REROLL,
  RETURN,
  type ReasonCode,
  type SeatView,
  SKIP,
  STOP,
  viewOf,
} from '../src/index.ts';
import { namesFor, sheetOf } from './play.ts';
import type { RawEvent } from './referee.ts';
import type { RawMark } from './rules.ts';

/** What one mark did. */
export interface Effect {
  event: RawEvent;
  /** Bonuses earned at once, end bonuses of tracks included. */
  earned: string[];
  /** The points of the marked area, and by how much the mark changed them. */
  points: number;
  gained: number;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const FACES = [1, 2, 3, 4, 5, 6];
const IDLE = [PASS, DONE, STOP, SKIP];
const COSTLY = [REROLL, RETURN, EXTRA];

export class TestGame {
  readonly game: Game;
  /** Whether steering may spend extra actions. */
  spendExtras = true;
  /** Areas that steering leaves alone where it can, besides those it has marks for. */
  avoids: string[] = [];

  constructor(game: string, players = 1) {
    this.game = Game.start(sheetOf(game), namesFor(players));
  }

  get position(): Position {
    return this.game.position;
  }

  get view() {
    return viewOf(this.position);
  }

  seat(seat = 0): SeatView {
    return this.view.seats[seat];
  }

  left(action: Action, seat = 0): number {
    const { unlocked, used } = this.seat(seat).actions[action]!;
    return unlocked - used;
  }

  /** Plays events that must be legal. */
  play(...events: RawEvent[]): this {
    for (const event of events) {
      const played = this.game.append(event);
      if (!played.ok) expect.fail(`${JSON.stringify(event)}: ${played.error.code}`);
    }
    return this;
  }

  /** Rolls the dice in hand: the given faces, and one face for all other dice. */
  roll(dice: Record<string, number>, others = 6, tray?: string[], fields?: string[]): this {
    const hand = this.view.hand.map(String);
    const rolled = Object.fromEntries(hand.map((die) => [die, dice[die] ?? others]));
    const rest = fields ?? hand.filter((die) => !tray?.includes(die));
    return this.play({ e: 'roll', dice: rolled, ...(tray && { tray, fields: rest }) });
  }

  pick(die: string, mark: RawMark, rest: Partial<RawEvent> = {}): this {
    return this.play({ e: 'pick', p: 0, die, mark, ...rest });
  }

  pass(p = 0): this {
    return this.play({ e: 'pass', p });
  }

  done(p = 0): this {
    return this.play({ e: 'done', p });
  }

  /** Why an event is refused; the position stays as it was. Null if it is legal. */
  refusal(event: unknown): ReasonCode | null {
    const before = this.position.s.slice();
    const events = this.game.record.events.length;
    const verdict = checkEvent(this.position, event);
    if (verdict.ok) return null;
    const appended = this.game.append(event);
    expect(appended).toEqual({ ok: false, error: { ...verdict.error, event: events } });
    expect(this.game.record.events.length).toBe(events);
    expect(this.position.s).toEqual(before);
    return verdict.error.code;
  }

  /** The listed moves of a seat as events. */
  listed(seat = 0, e?: string): RawEvent[] {
    const events = this.position.moves(seat).map((move) => this.#eventOf(move));
    return e === undefined ? events : events.filter((event) => event.e === e);
  }

  /** Plays on, doing as little as possible, until a test of the view holds. */
  until(test: (view: TestGame['view']) => boolean, seat = 0): this {
    while (!test(this.view)) this.#goOn(seat, [], []);
    return this;
  }

  /** Plays on until the seat has made these marks, in order, and returns what the last one did. */
  mark(marks: RawMark[], seat = 0): Effect {
    return this.effects(marks, seat).at(-1)!;
  }

  /** Like `mark`, with what every mark did. */
  effects(marks: RawMark[], seat = 0): Effect[] {
    const areas = marks.map(({ area }) => area);
    return marks.map((mark) => {
      for (;;) {
        const move = this.#moveTo(this.position, seat, [mark]);
        if (move !== undefined) return this.#played(seat, move);
        this.#goOn(seat, [mark], areas);
      }
    });
  }

  /** Plays on until the seat has made all these marks, in the order given within each area. */
  collect(marks: RawMark[], seat = 0): this {
    const areas = marks.map(({ area }) => area);
    const missing = [...marks];
    while (missing.length > 0) {
      const next = missing.filter(({ area }, i) => missing.findIndex((mark) => mark.area === area) === i);
      const missed = ({ area }: RawMark) => missing.filter((mark) => mark.area === area).length;
      // The area that misses most comes first.
      const urgent = next.filter((mark) => missed(mark) === Math.max(...next.map(missed)));
      const move = this.#moveTo(this.position, seat, urgent) ?? this.#moveTo(this.position, seat, next);
      if (move === undefined) {
        this.#goOn(seat, next, areas);
        continue;
      }
      const { mark } = this.#eventOf(move);
      missing.splice(
        missing.findIndex((other) => same(other, mark)),
        1,
      );
      this.game.play(move);
    }
    return this;
  }

  #eventOf(move: Move): RawEvent {
    return moveEvent(this.position.layout, move) as RawEvent;
  }

  /** A listed move that makes one of the marks; with the lowest die, so that the others stay in hand. */
  #moveTo(position: Position, seat: number, marks: RawMark[]): Move | undefined {
    const { dice } = position.layout.sheet;
    const face = (move: Move) => position.face(dice.indexOf(this.#eventOf(move).die as 'white'));
    return position
      .moves(seat)
      .filter((move) => {
        const { e, mark, polish, joker } = this.#eventOf(move);
        return (
          !polish &&
          !joker &&
          (this.spendExtras || e !== 'extra') &&
          marks.some((wanted) => same(mark, wanted))
        );
      })
      .sort((a, b) => face(a) - face(b))[0];
  }

  #played(seat: number, move: Move): Effect {
    const event = this.#eventOf(move);
    const { area } = event.mark!;
    const before = this.seat(seat);
    this.game.play(move);
    const after = this.seat(seat);
    const pending = [...after.pending] as string[];
    const settled = event.bonus === 'X:black' || event.bonus === '6:black' ? 'X|6:black' : event.bonus;
    const were = before.pending.filter((bonus, i, all) => bonus !== settled || all.indexOf(bonus) !== i);
    for (const bonus of were) if (pending.includes(bonus)) pending.splice(pending.indexOf(bonus), 1);
    const count = (view: SeatView, action: string) => view.actions[action as Action]!.unlocked;
    const actions = Object.keys(after.actions).flatMap((action) =>
      new Array(count(after, action) - count(before, action)).fill(action),
    );
    const foxes = new Array(after.score.foxes - before.score.foxes).fill('fox');
    const points = (view: SeatView) => view.score.areas[area as 'blue']!;
    return {
      event,
      earned: [...pending, ...actions, ...foxes].sort(),
      points: points(after),
      gained: points(after) - points(before),
    };
  }

  /** One step on the way to a mark of this seat: everybody else, and the seat too, does the least. */
  #goOn(seat: number, wanted: RawMark[], avoided: string[]): void {
    const { position } = this;
    if (position.isOver) expect.fail(`the game ended before ${JSON.stringify(wanted)}`);
    const others = Array.from({ length: position.players }, (_, other) => other).filter((s) => s !== seat);
    for (const other of [...others, seat]) {
      const move = this.#least(position, other, other === seat ? [...avoided, ...this.avoids] : []);
      if (move === undefined) continue;
      this.game.play(move);
      return;
    }
    const dice = this.#rollFor(seat, wanted);
    this.roll(dice, 6, position.isSoloPassive ? this.#lowest(dice) : undefined);
  }

  /** A move that does nothing or, where one must act, earns as little as possible outside the avoided areas. */
  #least(position: Position, seat: number, avoided: string[]): Move | undefined {
    const moves = position.moves(seat).filter((move) => !COSTLY.includes(kindOf(move)));
    const idle = moves.find((move) => IDLE.includes(kindOf(move)));
    if (idle !== undefined) return idle;
    const worth = (of: Position) => {
      const { pending, actions, score } = viewOf(of).seats[seat];
      const unlocked = Object.values(actions).reduce((sum, action) => sum + action.unlocked, 0);
      return 2 * pending.length + unlocked + score.foxes;
    };
    const cost = new Map(
      moves.map((move) => {
        const after = position.clone();
        after.play(move);
        return [move, worth(after) + (avoided.includes(this.#eventOf(move).mark!.area) ? 100 : 0)];
      }),
    );
    return moves.sort((a, b) => cost.get(a)! - cost.get(b)!)[0];
  }

  /** Faces that let the seat make as many of the marks as possible. */
  #rollFor(seat: number, wanted: RawMark[]): Record<string, number> {
    const rolls = FACES.map((white) => {
      const dice: Record<string, number> = {};
      for (const face of FACES) {
        for (const die of this.#useful(seat, wanted, white, face))
          dice[die] ??= die === 'white' ? white : face;
      }
      // A blue mark needs its white die, whether or not white can be used by itself.
      return Object.keys(dice).length > 0 ? { ...dice, white } : dice;
    });
    return rolls.sort((a, b) => Object.keys(b).length - Object.keys(a).length)[0];
  }

  /** The dice that make one of the marks when white shows one face and all other dice in hand another. */
  #useful(seat: number, wanted: RawMark[], white: number, face: number): string[] {
    const after = this.position.clone();
    const { dice } = after.layout.sheet;
    const rolled = dice.map((die) => (die === 'white' ? white : face));
    // All dice on the tray: more than a roll ever gives, to see what each of them could do there.
    after.roll(rolled, 63);
    while (after.active !== seat && after.phase === PHASE_CHOOSE) {
      after.play(this.#least(after, after.active, [])!);
    }
    return after
      .moves(seat)
      .map((move) => this.#eventOf(move))
      .filter(
        ({ e, mark, polish, joker }) =>
          e === 'pick' && !polish && !joker && wanted.some((other) => same(mark, other)),
      )
      .map(({ die }) => die!);
  }

  /** The wanted dice and more to make three; all others show a six. */
  #lowest(dice: Record<string, number>): string[] {
    const names = this.view.hand.map(String);
    return names.sort((a, b) => (dice[a] ?? 6) - (dice[b] ?? 6)).slice(0, 3);
  }
}

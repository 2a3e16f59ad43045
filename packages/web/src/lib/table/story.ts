// What happened so far, turn by turn, with what each mark earned. It follows the record: new events are added to what is told.
import { checkEvent, type Event, gainsOf, Position, playEvent, type Sheet } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import type { SavedRecord } from '#lib/storage/saved-game.ts';
import { signed } from '#lib/words/points.ts';
import { bonusWords, listWords, sentenceCase } from '#lib/words/sheet.ts';
import { eventLine } from './events.ts';

/** One turn, with what happened in it, the oldest first. */
export interface Turn {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Follows a record and tells it by turns. */
export class Story {
  readonly #sheet: Sheet;
  readonly #players: readonly string[];
  #position: Position;
  #told: Event[] = [];
  #standIns: readonly number[] = [];
  #turns: Turn[] = [];

  constructor(sheet: Sheet, players: readonly string[]) {
    this.#sheet = sheet;
    this.#players = players;
    this.#position = Position.start(sheet, players.length);
  }

  /** The turns up to the last event of the record, the oldest first. Moves that a bot made for somebody say so. */
  tell({ events, standIns = [] }: Pick<SavedRecord, 'events' | 'standIns'>): readonly Turn[] {
    this.#standIns = standIns;
    // Moves that were undone are forgotten with everything before them: it is cheap to begin again.
    const continues = this.#told.every((event, i) => events[i] === event);
    if (!continues) {
      this.#position = Position.start(this.#sheet, this.#players.length);
      this.#told = [];
      this.#turns = [];
    }
    for (const event of events.slice(this.#told.length)) this.#add(event);
    return this.#turns;
  }

  #add(event: Event): void {
    const position = this.#position;
    const key = `${position.round}-${position.active}-${position.isSoloPassive}`;
    const line = event.e === 'done' ? [] : [this.#line(event)];
    const last = this.#turns.at(-1);
    if (last?.key === key) {
      this.#turns = [...this.#turns.slice(0, -1), { ...last, lines: [...last.lines, ...line] }];
    } else if (line.length > 0) {
      this.#turns = [...this.#turns, { key, title: this.#title(), lines: line }];
    }
    playEvent(position, event, this.#told.length);
    this.#told.push(event);
  }

  /** The players' names at the next event. */
  get #names(): readonly string[] {
    const isStandIn = this.#standIns.includes(this.#told.length + 1);
    return isStandIn ? this.#players.map((name) => m.log_by_bot({ name })) : this.#players;
  }

  #title(): string {
    const round = this.#position.round + 1;
    if (this.#players.length > 1) return m.log_turn_of({ round, name: this.#names[this.#position.active] });
    return this.#position.isSoloPassive ? m.log_turn_passive({ round }) : m.log_turn({ round });
  }

  /** An event with its points and what it earned. */
  #line(event: Event): string {
    const words = eventLine(this.#position, event, this.#names);
    const checked = event.e === 'roll' ? null : checkEvent(this.#position, event);
    if (!checked?.ok || !('move' in checked)) return words;
    const { points, earned } = gainsOf(this.#position, checked.move);
    const gains = [...(points === 0 ? [] : [signed(points)]), ...earned.map(bonusWords)];
    return gains.length > 0 ? `${words} ${sentenceCase(listWords(gains))}.` : words;
  }
}

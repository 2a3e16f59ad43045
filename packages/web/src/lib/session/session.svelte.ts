// A game as the table shows it: who sits where, the position, the move being put together. Components read it and call it.
// Where the game is kept and who rolls the dice is the business of its two kinds: at this device (device-session.svelte.ts)
// and on a server (online/online-session.svelte.ts). Everything that can be decided without a screen lives in the plain
// modules beside this one.
import type { Bonus, Event, GameRecord, Move, Position, Sheet } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import type { Seat } from '#lib/storage/saved-game.ts';
import { settings } from '#lib/storage/settings.svelte.ts';
import { eventLine } from '#lib/words/events.ts';
import { bonusWords, listWords } from '#lib/words/sheet.ts';
import { calm } from './calm.ts';
import { type Choices, choicesOf, forcedMove, NO_CHOICES } from './choices.ts';
import {
  type Considered,
  NOTHING,
  openFields,
  openTokens,
  type Step,
  tapField,
  tapPolish,
  tapToken,
  tokenById,
  waysNow,
} from './considered.ts';
import { stepButtons } from './next-step.ts';
import { earnedBetween, type Gain, gainsOf, NO_GAINS, type Preview, previewOf } from './preview.ts';

const FORCED_DELAY = 260;
const AUTO_ROLL_DELAY = 500;

/** How much is kept to be read out where nobody at this device acts, as when watching. */
const MOST_TOLD = 24;

/** What the last event did, for animation and sound. */
export interface Happening {
  readonly event: Event;
  readonly before: Position;
  readonly after: Position;
}

/** Something to be read out. */
export interface Told {
  /** Tells equal words apart. */
  readonly key: number;
  readonly words: string;
  /** Whose doing it was; null where it is nobody's, as the start of a round. */
  readonly seat: number | null;
}

/** How a player at another device is doing. */
export interface SeatState {
  readonly connected: boolean;
  readonly deciding: boolean;
}

/** Something that happens without a tap. */
export interface OwnStep {
  readonly delay: number;
  readonly run: () => void;
}

const earnedWords = (bonuses: readonly Bonus[]) =>
  m.said_earned({ bonuses: listWords(bonuses.map(bonusWords)) });

export abstract class Session {
  readonly id: string;
  readonly sheet: Sheet;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #toldSoFar = 0;
  /** Whether what happens now happens without a tap. */
  protected byItself = false;

  seats: readonly Seat[] = $state.raw([]);
  position: Position = $state.raw()!;
  /** Number of events so far. */
  length = $state(0);
  considered: Considered = $state.raw(NOTHING);
  /** The field under the pointer. */
  pointed: number | null = $state(null);
  /** Whether this page may play. */
  writes = $state(true);
  /** What to read out: all that happened from the last tap of a person at this device on, so that nothing is lost. */
  told: readonly Told[] = $state.raw([]);
  happened: Happening | null = $state.raw(null);

  /** The seat that acts next. */
  actor: number | null = $derived(this.findActor());
  /** Whether a person at this device acts next. */
  isPerson = $derived(this.actor !== null && this.isHere(this.actor));
  /** The device must change hands first. */
  handOver: boolean = $derived(this.isPerson && this.mustHandOver());
  /** The seat whose sheet is in front. */
  seat: number = $derived(this.isPerson && !this.handOver ? this.actor! : this.restingSeat());
  choices: Choices = $derived(
    this.isPerson && !this.handOver && this.writes && this.isReady()
      ? choicesOf(this.position, this.actor!)
      : NO_CHOICES,
  );
  /** What is considered, as far as it still makes sense. */
  legalFields = $derived(openFields(this.choices, this.considered));
  liftedTokens = $derived(openTokens(this.choices, this.considered));
  buttons = $derived(
    this.isPerson ? stepButtons(this.position, this.actor!, this.choices, this.considered) : [],
  );
  /** The ways left once a token and a field are chosen. */
  ways = $derived(this.considered.token === null ? [] : waysNow(this.choices, this.considered));
  /** The preview of the one move that is pointed at or left over. */
  preview: { move: Move; preview: Preview } | null = $derived.by(() => {
    const { token } = this.considered;
    if (token === null) return null;
    const field =
      this.considered.field ??
      (this.pointed !== null && this.legalFields.has(this.pointed) ? this.pointed : null);
    const ways = waysNow(this.choices, { ...this.considered, field });
    return ways.length === 1
      ? { move: ways[0].move, preview: previewOf(this.position, this.actor!, ways[0].move) }
      : null;
  });

  /** What each field would bring with the token that is taken up. */
  gains: ReadonlyMap<number, Gain> = $derived(
    this.considered.token === null
      ? NO_GAINS
      : gainsOf(this.position, this.actor!, waysNow(this.choices, { ...this.considered, field: null })),
  );
  /** The dice that the taken-up one would send to the tray, as a bit set. */
  toTray: number = $derived.by(() => {
    const token = tokenById(this.choices, this.considered.token);
    return token?.kind === 'pick' ? previewOf(this.position, this.actor!, token.ways[0].move).toTray : 0;
  });

  constructor(id: string, sheet: Sheet) {
    this.id = id;
    this.sheet = sheet;
  }

  abstract get record(): GameRecord;
  abstract play(move: Move): void;
  abstract roll(): void;
  protected abstract findActor(): number | null;
  /** Whether a person at this device plays a seat. */
  protected abstract isHere(seat: number): boolean;
  protected abstract restingSeat(): number;

  protected mustHandOver(): boolean {
    return false;
  }

  /** Whether a move can be made now. */
  protected isReady(): boolean {
    return true;
  }

  /** Resolves when the last move has been played. */
  get arrived(): Promise<void> {
    return Promise.resolve();
  }

  get events(): readonly Event[] {
    return this.length >= 0 ? this.record.events : [];
  }

  /** What to say in place of the sentence that follows from the rules. */
  get sentence(): string | null {
    return null;
  }

  /** How a seat is doing, where players sit at several devices. */
  stateOf(_seat: number): SeatState | null {
    return null;
  }

  /** Starts what happens by itself. */
  open(): void {
    this.#closed = false;
    this.settle();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  get closed(): boolean {
    return this.#closed;
  }

  // Taps

  tapToken(id: string): void {
    this.#follow(tapToken(this.choices, this.considered, id));
  }

  tapField(field: number): void {
    this.#follow(tapField(this.choices, this.considered, field, settings.confirm));
  }

  tapPolish(): void {
    this.#follow(tapPolish(this.considered));
  }

  cancel(): void {
    this.considered = NOTHING;
    this.pointed = null;
  }

  #follow({ considered, move }: Step): void {
    this.considered = considered;
    if (move !== null) this.play(move);
  }

  // What happened

  /** Shows where the game stands now, and what brought it there. */
  protected show(position: Position, length: number, event?: Event, byItself = this.byItself): void {
    const before = this.position;
    this.position = position.clone();
    this.length = length;
    this.happened = event ? { event, before, after: this.position } : null;
    if (this.happened) this.#tellOf(this.happened, byItself);
  }

  /** Has something read out after all that is being read. */
  protected tell(words: string, seat: number | null = null): void {
    this.#toldSoFar++;
    this.told = [...this.told.slice(1 - MOST_TOLD), { key: this.#toldSoFar, words, seat }];
  }

  /** Has something read out in place of what came before. */
  protected tellAnew(words: string): void {
    this.told = [];
    this.tell(words);
  }

  /** Has read out what happened, what it earned, a new round and the end. What a person taps starts anew. */
  #tellOf({ event, before, after }: Happening, byItself: boolean): void {
    const doer = event.e === 'roll' ? before.active : event.p;
    if (this.isHere(doer) && !byItself) this.told = [];
    // Of a bot only what it chose: its rolls and the ends of its turns would drown that.
    const isRoutine = event.e === 'roll' || event.e === 'done';
    if (!isRoutine || this.seats[doer].bot === null) this.tell(this.#wordsOf(event, before, after), doer);
    if (after.round > before.round) this.tell(this.#roundWords(after.round));
    if (after.isOver) this.tell(m.said_over());
  }

  #wordsOf(event: Event, before: Position, after: Position): string {
    const line = eventLine(this.sheet, event, this.record.players);
    if (event.e === 'roll') {
      const { tokens, pass } = this.choices;
      return tokens.length > 0 || pass !== null ? `${line} ${m.said_fit({ count: tokens.length })}` : line;
    }
    const { pending } = this.position.layout;
    const used = event.e === 'bonus' ? pending.findIndex(({ bonus }) => bonus === event.bonus) : null;
    // What a new round gives is told with the round.
    const earned = before.round === after.round ? earnedBetween(before, after, event.p, used) : [];
    return earned.length > 0 ? `${line} ${earnedWords(earned)}` : line;
  }

  #roundWords(round: number): string {
    const bonus = this.sheet.rounds[round];
    const start = m.said_round({ round: round + 1 });
    return bonus ? `${start} ${earnedWords([bonus])}` : start;
  }

  // What happens by itself

  protected settle(): void {
    clearTimeout(this.#timer);
    const step = this.#closed || !this.writes ? null : this.nextByItself();
    if (step) this.#timer = setTimeout(() => this.#letHappen(step), step.delay);
  }

  #letHappen({ run }: OwnStep): void {
    this.byItself = true;
    run();
    this.byItself = false;
  }

  /** A forced step of the person at this device, or a roll where that is wished. */
  protected nextByItself(): OwnStep | null {
    if (!this.isPerson || this.handOver) return null;
    const forced = forcedMove(this.position, this.actor!);
    if (forced !== null) return { delay: calm() ? 0 : FORCED_DELAY, run: () => this.play(forced) };
    const onlyRoll = this.choices.roll && this.choices.tokens.length === 0;
    return settings.autoRoll && onlyRoll
      ? { delay: calm() ? 0 : AUTO_ROLL_DELAY, run: () => this.roll() }
      : null;
  }
}

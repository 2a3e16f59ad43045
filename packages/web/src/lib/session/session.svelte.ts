// A game as the table shows it: seats, position, and the move being put together. Components read it and call it. Its
// subclasses store the game and roll the dice: on this device (device-session.svelte.ts), on a server
// (online/online-session.svelte.ts), or by a script (learn/lesson.svelte.ts). Logic that needs no screen is in the plain
// modules beside this one.
import type { Chances } from '@reynard/bots/analysis';
import {
  type Event,
  type Gains,
  type GameRecord,
  gainsOf,
  type Move,
  type Position,
  type Sheet,
} from '@reynard/engine';
import type { FieldGain } from '#lib/sheet/state.ts';
import { calm } from '#lib/storage/calm.ts';
import type { SeatPlayer } from '#lib/storage/saved-game.ts';
import { settings } from '#lib/storage/settings.svelte.ts';
import { choicesOf, dieToken, forcedMove, NO_CHOICES, type OpenChoices } from './choices.ts';
import {
  type Considered,
  NOTHING,
  openFields,
  openTokens,
  type TapResult,
  tapField,
  tapJoker,
  tapNumber,
  tapPolish,
  tapToken,
  tokenById,
  waysNow,
} from './considered.ts';
import { gainsByField, NO_GAINS } from './field-gains.ts';
import type { Advice, Hinted } from './hinted.ts';
import { type LastMarks, noteMarks } from './last-marks.ts';
import { stepButtons } from './next-step.ts';
import { polishOn } from './polish.ts';

const FORCED_DELAY = 260;
const AUTO_ROLL_DELAY = 500;

/** The most news kept while nobody at this device acts, as when watching. */
const MOST_NEWS = 48;

/** One event, with the positions before and after it. */
export interface Happening {
  readonly event: Event;
  readonly before: Position;
  readonly after: Position;
}

/** Who acted: a person at this device, a person elsewhere, or a bot. */
export type Doer = 'here' | 'elsewhere' | 'bot';

/** Something that players are told about. The words for it are made elsewhere (table/announcements.ts). */
export type News = { readonly number: number } & NewsKind;
type NewsKind =
  | { readonly kind: 'event'; readonly happening: Happening; readonly seat: number; readonly by: Doer }
  | { readonly kind: 'undo' }
  | { readonly kind: 'your-turn' };

/** Presence of a player at another device. */
export interface SeatState {
  readonly connected: boolean;
  readonly deciding: boolean;
}

/** A step that happens without a tap, after a delay. */
export interface OwnStep {
  readonly delay: number;
  readonly run: () => void;
}

export abstract class Session {
  readonly id: string;
  readonly sheet: Sheet;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #newsSoFar = 0;
  /** Whether the current step happens without a tap. */
  protected byItself = false;

  seats: readonly SeatPlayer[] = $state.raw([]);
  position: Position = $state.raw()!;
  /** Number of events so far. */
  length = $state(0);
  considered: Considered = $state.raw(NOTHING);
  /** The field under the pointer. */
  pointed: number | null = $state(null);
  /** Whether this page may play. */
  writes = $state(true);
  /** What happened since a person at this device last tapped, oldest first. */
  news: readonly News[] = $state.raw([]);
  /** What the last event did, for animation and sound. */
  happened: Happening | null = $state.raw(null);
  /** What each seat marked in its last turn, by seat. */
  lastMarks: readonly (LastMarks | undefined)[] = $state.raw([]);
  /** The move that a hint proposes, until something happens. */
  hint: Hinted | null = $state.raw(null);
  /** What the hint says; null: nothing was asked. */
  advice: Advice | null = $state.raw(null);

  /** The latest chances, with the number of events they are for: the present one or an earlier one; null: not known yet. */
  chances: (Chances & { event: number }) | null = $state.raw(null);
  /** The seat that acts next. */
  actor: number | null = $derived(this.findActor());
  /** Whether a person at this device acts next. */
  isPerson = $derived(this.actor !== null && this.isHere(this.actor));
  /** The device must change hands first. */
  handOver: boolean = $derived(this.isPerson && this.mustHandOver());
  /** The seat whose sheet is in front. */
  seat: number = $derived(this.isPerson && !this.handOver ? this.actor! : this.restingSeat());
  choices: OpenChoices = $derived(
    this.isPerson && !this.handOver && this.writes && this.isReady()
      ? choicesOf(this.position, this.actor!)
      : NO_CHOICES,
  );
  /** The fields and tokens that fit what is considered. */
  legalFields = $derived(openFields(this.choices, this.considered));
  liftedTokens = $derived(openTokens(this.choices, this.considered));
  buttons = $derived(
    this.isPerson ? stepButtons(this.position, this.actor!, this.choices, this.considered) : [],
  );
  /** The ways left once a token and a field are chosen. */
  ways = $derived(this.considered.token === null ? [] : waysNow(this.choices, this.considered));
  /** The preview of the one move that is pointed at or left over. */
  preview: { move: Move; gains: Gains } | null = $derived.by(() => {
    const { token } = this.considered;
    if (token === null) return null;
    const field =
      this.considered.field ??
      (this.pointed !== null && this.legalFields.has(this.pointed) ? this.pointed : null);
    const ways = waysNow(this.choices, { ...this.considered, field });
    return ways.length === 1 ? { move: ways[0].move, gains: gainsOf(this.position, ways[0].move) } : null;
  });

  /** What each field would bring with the token that is taken up. */
  gains: ReadonlyMap<number, FieldGain> = $derived(
    this.considered.token === null
      ? NO_GAINS
      : gainsByField(this.position, waysNow(this.choices, { ...this.considered, field: null })),
  );
  /** The dice that the taken-up one would send to the tray, as a bit set. */
  toTray: number = $derived.by(() => {
    const token = tokenById(this.choices, this.considered.token);
    return token?.kind === 'pick' ? gainsOf(this.position, token.ways[0].move).toTray : 0;
  });

  /** The face a die shows: with the joker that it is taken up for, or the polish of the move that is previewed. */
  faceOf(die: number): number {
    const { token, joker } = this.considered;
    if (joker && token === dieToken(die)) return joker;
    return this.position.face(die) + (this.preview ? polishOn(this.position, this.preview.move, die) : 0);
  }

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

  /** Whether the roll that is due is entered by hand. */
  get entersRoll(): boolean {
    return false;
  }

  /** Resolves when the last move has been played. */
  get arrived(): Promise<void> {
    return Promise.resolve();
  }

  get events(): readonly Event[] {
    return this.length >= 0 ? this.record.events : [];
  }

  /** Whether the record begins at the start of a game, so that its log can be told. */
  get hasLog(): boolean {
    return true;
  }

  /** A hint was asked for: the game is kept apart from the player's records. */
  noteHint(): void {}

  /** Replaces the sentence that says what to do now; null: no replacement. */
  get sentence(): string | null {
    return null;
  }

  /** Presence of a seat, where players sit at several devices. */
  stateOf(_seat: number): SeatState | null {
    return null;
  }

  /** Starts the steps that happen without a tap. */
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

  tapJoker(): void {
    this.#follow(tapJoker(this.choices, this.considered));
  }

  tapNumber(number: number): void {
    this.#follow(tapNumber(this.considered, number));
  }

  cancel(): void {
    this.considered = NOTHING;
    this.pointed = null;
  }

  #follow({ considered, move }: TapResult): void {
    this.considered = considered;
    if (move !== null) this.play(move);
  }

  // What happened

  /** Shows a position and, if given, the event that led to it. */
  protected show(position: Position, length: number, event?: Event, byItself = this.byItself): void {
    const before = this.position;
    this.position = position.clone();
    this.length = length;
    this.happened = event ? { event, before, after: this.position } : null;
    this.hint = null;
    this.advice = null;
    this.lastMarks = this.happened ? noteMarks(this.lastMarks, this.happened) : [];
    if (this.happened) this.#noteEvent(this.happened, byItself);
  }

  /** What a person at this device taps replaces the news before it. */
  #noteEvent(happening: Happening, byItself: boolean): void {
    const { event, before } = happening;
    const seat = event.e === 'roll' ? before.active : event.p;
    const by = this.isHere(seat) ? 'here' : this.seats[seat].bot === null ? 'elsewhere' : 'bot';
    if (by === 'here' && !byItself) this.news = [];
    this.note({ kind: 'event', happening, seat, by });
  }

  protected note(news: NewsKind): void {
    this.#newsSoFar++;
    this.news = [...this.news.slice(1 - MOST_NEWS), { ...news, number: this.#newsSoFar }];
  }

  // Steps without a tap

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

  /** A forced move of the person at this device, or an automatic roll if that is set. */
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

// A lesson as a session: the rolls are fixed, and only the move the coach asks for is played. Any other legal move gets a
// friendly answer and changes nothing. How far the learner came is stored on the device.
import {
  checkEvent,
  type Event,
  type Game,
  type GameRecord,
  type Move,
  moveEvent,
  playEvent,
  ROLL,
  seatToAct,
} from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { hintedBy } from '#lib/session/hinted.ts';
import { type OwnStep, Session } from '#lib/session/session.svelte.ts';
import { calm } from '#lib/storage/calm.ts';
import { saveSettings, settings } from '#lib/storage/settings.svelte.ts';
import { type Beat, beatsOf, gameAt, type Script } from './script.ts';

/** The delay of steps without words, in milliseconds. */
const QUIET_DELAY = 160;
/** The delay of steps to watch: long enough to read the coach's words. */
const WATCH_DELAY = 2600;
/** How long a shown move stays before it is the learner's turn. */
const SHOWN_DELAY = 1600;

/** How a move differs from the one the coach asked for. */
export type Deviation = 'die' | 'field' | 'step';

export class Lesson extends Session {
  readonly #script: Script;
  readonly #beats: readonly Beat[];
  #game: Game;
  #step = $state(0);
  /** Whether "Show me" has played the move and will take it back. */
  #showing = $state(false);

  answer: Deviation | null = $state(null);
  /** What comes now; null at the end. */
  beat: Beat | null = $derived.by(() => this.#beats[this.#step] ?? null);
  /** Whether the learner acts now. */
  #acts: boolean = $derived(Boolean(this.beat?.event && !this.beat.watch && !this.#showing));

  constructor(script: Script) {
    super(`lesson ${script.sheet.id}`, script.sheet);
    this.#script = script;
    this.#beats = beatsOf(script);
    this.#step = this.#storedStep();
    this.#game = gameAt(script, this.#step);
    this.seats = [{ name: m.you(), bot: null }];
    this.#lookAt();
  }

  #storedStep(): number {
    const stored = settings.lessons[this.sheet.id];
    return Number.isInteger(stored) && stored > 0 && stored < this.#beats.length ? stored : 0;
  }

  get record(): GameRecord {
    return this.#game.record;
  }

  /** Scenes begin in the middle of a game. */
  override get hasLog(): boolean {
    return false;
  }

  protected findActor(): number | null {
    return seatToAct(this.position);
  }

  protected isHere(): boolean {
    return true;
  }

  protected restingSeat(): number {
    return 0;
  }

  protected override isReady(): boolean {
    return this.#acts;
  }

  /** While the learner reads or watches, the table asks for nothing. */
  override get sentence(): string | null {
    return this.#acts ? null : '';
  }

  /** The ideas of the lesson in order, and which one this is. */
  get ideas(): { readonly names: readonly string[]; readonly at: number } {
    const names = this.#script.scenes.map(({ idea }) => idea);
    return { names, at: this.beat ? names.indexOf(this.beat.idea) : names.length - 1 };
  }

  /** Whether "Show me" has something to show: a mark or a die to return. */
  get canShow(): boolean {
    return this.#acts && this.hint !== null && this.hint.token !== null;
  }

  /** Whether the learner only reads now. */
  get reads(): boolean {
    return this.beat !== null && !this.beat.event;
  }

  play(move: Move): void {
    if (!this.#acts) return;
    if (this.hint?.move === move) this.advance();
    else this.#refuse(moveEvent(this.position.layout, move));
  }

  roll(): void {
    if (!this.#acts) return;
    if (this.hint?.move === ROLL) this.advance();
    else this.answer = 'step';
  }

  #refuse(event: Event): void {
    const wanted = this.beat!.event!;
    this.cancel();
    if (event.e !== wanted.e) this.answer = 'step';
    else this.answer = 'die' in event && 'die' in wanted && event.die !== wanted.die ? 'die' : 'field';
  }

  /** Goes on to the next step. */
  advance(): void {
    const { beat } = this;
    if (!beat) return;
    this.answer = null;
    this.cancel();
    this.#step++;
    if (this.beat?.from) this.#game = gameAt(this.#script, this.#step);
    else if (beat.event) this.#game.append(beat.event);
    this.#lookAt(this.beat?.from ? undefined : beat.event);
    this.#remember();
    this.settle();
  }

  /** Plays the move that is asked for, in sight, and takes it back: then the learner does it. */
  demonstrate(): void {
    if (!this.canShow) return;
    const { event } = this.beat!;
    const after = this.#game.position.clone();
    playEvent(after, event);
    this.answer = null;
    this.cancel();
    this.#showing = true;
    this.show(after, this.#step + 1, event);
    this.settle();
  }

  #takeBack(): void {
    this.#showing = false;
    this.note({ kind: 'undo' });
    this.#lookAt();
    this.settle();
  }

  /** Starts again from the beginning. */
  restart(): void {
    this.answer = null;
    this.cancel();
    this.#showing = false;
    this.#step = 0;
    this.#game = gameAt(this.#script, 0);
    this.#lookAt();
    this.#remember();
    this.settle();
  }

  /** Shows where the game stands, and lets the target of the step glow. */
  #lookAt(event?: Event): void {
    this.show(this.#game.position, this.#step, event);
    this.hint = this.#wanted();
  }

  /** What the learner is asked for. */
  #wanted() {
    const { beat } = this;
    if (!beat?.event || beat.watch) return null;
    if (beat.event.e === 'roll') return hintedBy(ROLL);
    const checked = checkEvent(this.position, beat.event);
    return checked.ok && 'move' in checked ? hintedBy(checked.move) : null;
  }

  #remember(): void {
    const { id } = this.sheet;
    if (this.beat) settings.lessons[id] = this.#step;
    else {
      delete settings.lessons[id];
      if (!settings.lessonsTaken.includes(id)) settings.lessonsTaken.push(id);
    }
    saveSettings();
  }

  protected override nextByItself(): OwnStep | null {
    if (this.#showing) return { delay: SHOWN_DELAY, run: () => this.#takeBack() };
    if (!this.beat?.watch) return null;
    const quiet = calm() ? 0 : QUIET_DELAY;
    return { delay: this.beat.cue ? WATCH_DELAY : quiet, run: () => this.advance() };
  }
}

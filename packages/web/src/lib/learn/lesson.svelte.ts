// The first game being played: the same session as any game, except that the dice are loaded and only the move the coach
// asks for is made. Any other legal one is answered kindly, and nothing happens. Where the learner is stays on the device.
import { checkEvent, type Event, Game, type GameRecord, type Move, moveEvent } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { calm } from '#lib/session/calm.ts';
import { actorOf } from '#lib/session/choices.ts';
import { type OwnStep, Session } from '#lib/session/session.svelte.ts';
import { colourName } from '#lib/words/sheet.ts';
import { BEATS, type Beat, lessonRecord, SHEET } from './script.ts';

const KEY = 'reynard-lesson';
const OWN_STEP_DELAY = 160;

/** How another move than the wanted one differs from it. */
export type Answer = 'die' | 'field' | 'step';

function storedProgress(): number {
  try {
    const events = Number(localStorage.getItem(KEY));
    return Number.isInteger(events) && events > 0 && events < BEATS.length ? events : 0;
  } catch {
    return 0;
  }
}

function resumeAt(events: number): Game {
  const resumed = Game.resume(lessonRecord(events));
  if (!resumed.ok) throw new Error(resumed.error.reason);
  return resumed.game;
}

export class Lesson extends Session {
  #game: Game;

  answer: Answer | null = $state(null);
  /** What comes next; null at the end. */
  beat: Beat | null = $derived(BEATS[this.length] ?? null);

  constructor() {
    super('lesson', SHEET);
    this.#game = resumeAt(storedProgress());
    this.seats = [{ name: m.you(), bot: null }];
    this.show(this.#game.position, this.#game.record.events.length);
  }

  get record(): GameRecord {
    return this.#game.record;
  }

  protected findActor(): number | null {
    return actorOf(this.position);
  }

  protected isHere(): boolean {
    return true;
  }

  protected restingSeat(): number {
    return 0;
  }

  /** The die to take now, as the table calls it. */
  get wantedDie(): string {
    const event = this.beat?.event;
    if (event?.e !== 'pick' && event?.e !== 'extra') return '';
    const die = SHEET.dice.indexOf(event.die);
    return m.die_face({ colour: colourName(event.die), face: this.position.face(die) });
  }

  play(move: Move): void {
    if (!this.beat?.cue) return;
    const wanted = checkEvent(this.position, this.beat.event);
    if (wanted.ok && 'move' in wanted && wanted.move === move) this.advance();
    else this.#refuse(moveEvent(this.position.layout, move));
  }

  roll(): void {
    if (this.beat?.cue && this.beat.event.e === 'roll') this.advance();
    else if (this.beat?.cue) this.answer = 'step';
  }

  #refuse(event: Event): void {
    const wanted = this.beat!.event;
    this.cancel();
    if (event.e !== wanted.e) this.answer = 'step';
    else this.answer = 'die' in event && 'die' in wanted && event.die !== wanted.die ? 'die' : 'field';
  }

  /** Makes the next event happen. */
  advance(): void {
    const { beat } = this;
    if (!beat) return;
    this.#game.append(beat.event);
    this.answer = null;
    this.cancel();
    this.show(this.#game.position, this.#game.record.events.length, beat.event);
    this.#remember();
    this.settle();
  }

  /** From the beginning. */
  restart(): void {
    this.#game = resumeAt(0);
    this.answer = null;
    this.cancel();
    this.show(this.#game.position, 0);
    this.#remember();
    this.settle();
  }

  #remember(): void {
    try {
      localStorage.setItem(KEY, String(this.length));
    } catch {
      // Private windows may refuse: the lesson then lasts as long as the tab.
    }
  }

  protected override nextByItself(): OwnStep | null {
    if (!this.beat || this.beat.cue) return null;
    return { delay: calm() ? 0 : OWN_STEP_DELAY, run: () => this.advance() };
  }
}

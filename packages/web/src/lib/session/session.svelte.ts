// A game at this device: the engine's game, who sits where, the move being put together, and what happens by itself (bots,
// forced steps, automatic rolls). Components read it and call it; everything that can be decided without a screen lives in
// the plain modules beside this one.
import {
  type Event,
  Game,
  type Move,
  type Position,
  Random,
  ROLL,
  type Sheet,
  sheetById,
} from '@reynard/engine';
import { chooseMove } from '#lib/bots/thinker.ts';
import { m } from '#lib/paraglide/messages.js';
import { saveGame } from '#lib/storage/database.ts';
import { type SavedGame, type Seat, seatsOf, type TableRecord } from '#lib/storage/saved-game.ts';
import { type Pace, settings } from '#lib/storage/settings.svelte.ts';
import { tellSaved } from '#lib/storage/tab-lock.ts';
import { eventLine } from '#lib/words/events.ts';
import { bonusWords, listWords } from '#lib/words/sheet.ts';
import { actorOf, type Choices, choicesOf, forcedMove, NO_CHOICES } from './choices.ts';
import {
  type Considered,
  NOTHING,
  openFields,
  openTokens,
  type Step,
  tapField,
  tapPolish,
  tapToken,
  waysNow,
} from './considered.ts';
import { stepButtons } from './next-step.ts';
import { earnedBetween, type Preview, previewOf } from './preview.ts';

const BOT_DELAY: Readonly<Record<Pace, number>> = { slow: 1600, normal: 700, fast: 120 };
const FORCED_DELAY = 260;
const AUTO_ROLL_DELAY = 500;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What the last event did, for animation and sound. */
export interface Happening {
  readonly event: Event;
  readonly before: Position;
  readonly after: Position;
}

export class Session {
  readonly id: string;
  readonly sheet: Sheet;
  readonly seats: readonly Seat[] = [];
  /** How many of the seats are persons. */
  readonly persons: number = 0;
  readonly #random = new Random(crypto.randomUUID());
  #game: Game;
  #revision: number;
  #saving: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  position: Position = $state.raw()!;
  /** Number of events so far. */
  length = $state(0);
  considered: Considered = $state.raw(NOTHING);
  /** The field under the pointer. */
  pointed: number | null = $state(null);
  /** The person who holds the device. */
  holder: number | null = $state(null);
  /** Whether this tab may play, or another one does. */
  writes = $state(true);
  /** Whether the last saving failed. */
  unsaved = $state(false);
  /** What to read out. */
  said = $state('');
  happened: Happening | null = $state.raw(null);
  botFailed = $state(false);

  /** The seat that acts next. */
  actor: number | null = $derived(actorOf(this.position));
  isPerson = $derived(this.actor !== null && this.seats[this.actor].bot === null);
  /** The device must change hands first. */
  handOver = $derived(this.isPerson && this.persons > 1 && this.actor !== this.holder);
  /** The seat whose sheet is in front: who acts, or the last person who did. */
  seat: number = $derived(
    this.isPerson && !this.handOver ? this.actor! : (this.holder ?? this.#firstPerson()),
  );
  choices: Choices = $derived(
    this.isPerson && !this.handOver && this.writes ? choicesOf(this.position, this.actor!) : NO_CHOICES,
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
  undoable = $derived(this.length > 0 && this.writes && this.#undoSeat() !== null);

  constructor(saved: SavedGame, game: Game) {
    this.id = saved.id;
    this.#game = game;
    this.#revision = saved.revision;
    this.sheet = sheetById(saved.record.game)!;
    this.seats = seatsOf(saved.record);
    this.persons = this.seats.filter((seat) => seat.bot === null).length;
    this.position = game.position.clone();
    this.length = game.record.events.length;
    if (this.persons === 1) this.holder = this.#firstPerson();
  }

  get record(): TableRecord {
    return this.#game.record as TableRecord;
  }

  get events(): readonly Event[] {
    return this.length >= 0 ? this.#game.record.events : [];
  }

  /** Starts what happens by itself. */
  open(): void {
    this.#closed = false;
    this.#settle();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #firstPerson(): number {
    return Math.max(
      0,
      this.seats.findIndex((seat) => seat.bot === null),
    );
  }

  // Taps

  tapToken(id: string): void {
    this.#follow(tapToken(this.choices, this.considered, id));
  }

  tapField(field: number): void {
    this.#follow(tapField(this.choices, this.considered, field));
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

  takeDevice(): void {
    this.holder = this.actor;
    this.#settle();
  }

  // Moves

  play(move: Move): void {
    if (!this.writes) return;
    const before = this.position;
    const event = this.#game.play(move);
    this.#changed(event, before, move);
  }

  roll(): void {
    if (!this.writes) return;
    const before = this.position;
    const event = this.#game.roll(this.#random);
    this.#changed(event, before, null);
  }

  #changed(event: Event, before: Position, move: Move | null): void {
    this.position = this.#game.position.clone();
    this.length = this.#game.record.events.length;
    this.cancel();
    this.happened = { event, before, after: this.position };
    this.said = this.#tell(event, before, move);
    this.#save();
    this.#settle();
  }

  /** What to read out after an event: what happened, what it earned, and a new round. */
  #tell(event: Event, before: Position, move: Move | null): string {
    const parts = [eventLine(this.sheet, event, this.record.players)];
    if (event.e !== 'roll') {
      const sameTurn = before.round === this.position.round;
      const earned = sameTurn ? earnedBetween(before, this.position, event.p, move) : [];
      if (earned.length > 0) parts.push(m.said_earned({ bonuses: listWords(earned.map(bonusWords)) }));
    } else if (this.choices.tokens.length > 0 || this.choices.pass !== null) {
      parts.push(m.said_fit({ count: this.choices.tokens.length }));
    }
    if (this.position.round > before.round) {
      const bonus = this.sheet.rounds[this.position.round];
      parts.push(m.said_round({ round: this.position.round + 1 }));
      if (bonus) parts.push(m.said_earned({ bonuses: bonusWords(bonus) }));
    }
    if (this.position.isOver) parts.push(m.said_over());
    return parts.join(' ');
  }

  // Undo

  /** The person who may take back, if that person is at the device. */
  #undoSeat(): number | null {
    const seat = this.#game.undoSeat;
    if (seat === null || this.seats[seat].bot !== null) return null;
    return this.persons === 1 || this.holder === seat ? seat : null;
  }

  undo(): void {
    const seat = this.#undoSeat();
    if (seat === null || !this.writes) return;
    // A step that would play itself again is taken back with the one before it.
    do this.#game.undo(seat);
    while (this.#game.undoSeat === seat && forcedMove(this.#game.position, seat) !== null);
    this.position = this.#game.position.clone();
    this.length = this.#game.record.events.length;
    this.cancel();
    this.happened = null;
    this.said = m.said_undo();
    this.#save();
    this.#settle();
  }

  // What happens by itself

  #settle(): void {
    clearTimeout(this.#timer);
    const step = this.#closed || !this.writes ? null : this.#nextByItself();
    if (step) this.#timer = setTimeout(step.run, calm() ? Math.min(step.delay, 30) : step.delay);
  }

  #nextByItself(): { delay: number; run: () => void } | null {
    const { actor, position } = this;
    if (actor === null || this.handOver || this.botFailed) return null;
    const bot = this.seats[actor].bot;
    if (bot !== null) return { delay: BOT_DELAY[settings.pace], run: () => this.#letBotAct(bot, actor) };
    const forced = forcedMove(position, actor);
    if (forced !== null) return { delay: FORCED_DELAY, run: () => this.play(forced) };
    const onlyRoll = this.choices.roll && this.choices.tokens.length === 0;
    return settings.autoRoll && onlyRoll ? { delay: AUTO_ROLL_DELAY, run: () => this.roll() } : null;
  }

  async #letBotAct(bot: string, seat: number): Promise<void> {
    const { length } = this;
    try {
      const move = await chooseMove(bot, this.position, seat);
      if (this.#closed || this.length !== length || !this.writes) return;
      if (move === ROLL) this.roll();
      else this.play(move);
    } catch {
      this.botFailed = true;
    }
  }

  retryBot(): void {
    this.botFailed = false;
    this.#settle();
  }

  // Saving

  #save(): void {
    const record = structuredClone($state.snapshot(this.#game.record)) as TableRecord;
    const revision = ++this.#revision;
    this.#saving = this.#saving.then(async () => {
      try {
        const saved = await saveGame({ id: this.id, record, updatedAt: Date.now(), revision });
        if (saved) tellSaved(this.id);
        else this.yieldTo();
        this.unsaved = false;
      } catch {
        this.#revision--;
        this.unsaved = true;
      }
    });
  }

  /** Resolves when everything so far is on disk. */
  get saved(): Promise<void> {
    return this.#saving;
  }

  /** Another tab plays this game now. */
  yieldTo(): void {
    this.writes = false;
    this.cancel();
    clearTimeout(this.#timer);
  }

  /** Takes in what another tab has saved, to watch or to go on from there. */
  follow(saved: SavedGame, writes: boolean): void {
    const resumed = Game.resume(saved.record);
    if (!resumed.ok) return;
    this.#game = resumed.game;
    this.#revision = saved.revision;
    this.position = resumed.game.position.clone();
    this.length = resumed.game.record.events.length;
    this.writes = writes;
    this.cancel();
    this.#settle();
  }
}

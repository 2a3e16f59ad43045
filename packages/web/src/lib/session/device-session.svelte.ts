// A game stored on this device: people who share it, bots, and undo. Every change is saved at once.
import { type Event, type Move, type PlayedGame, Random, ROLL, seatToAct } from '@reynard/engine';
import { saveGame } from '#lib/storage/database.ts';
import { newId } from '#lib/storage/new-id.ts';
import { type SavedGame, type SavedRecord, seatsOf } from '#lib/storage/saved-game.ts';
import { type BotPace, settings } from '#lib/storage/settings.svelte.ts';
import { tellSaved } from '#lib/storage/tab-lock.ts';
import { forcedMove, listOf } from './choices.ts';
import { type OwnStep, Session } from './session.svelte.ts';

const BOT_DELAY: Readonly<Record<BotPace, number>> = { slow: 1600, normal: 700, fast: 200, instant: 0 };

export class DeviceSession extends Session {
  /** How many of the seats are persons. */
  readonly persons: number = 0;
  readonly #random = new Random(newId());
  /** The record as it was read, with the keys that only this app writes. */
  #saved: SavedRecord;
  protected game: PlayedGame;
  #revision: number;
  #hints = 0;
  #saving: Promise<void> = Promise.resolve();

  /** The person who holds the device. */
  holder: number | null = $state(null);
  /** Whether the last saving failed. */
  unsaved = $state(false);
  botFailed = $state(false);

  undoable = $derived(this.length > 0 && this.writes && this.undoSeat() !== null);

  constructor(saved: SavedGame, game: PlayedGame) {
    super(saved.id, game.position.layout.sheet);
    this.#saved = saved.record;
    this.game = game;
    this.#revision = saved.revision;
    this.#hints = saved.record.hints ?? 0;
    this.seats = seatsOf(saved.record);
    this.persons = this.seats.filter((seat) => seat.bot === null).length;
    this.#showGame();
    if (this.persons === 1) this.holder = this.firstPerson();
  }

  get record(): SavedRecord {
    const { result: _stale, ...saved } = this.#saved;
    const record = { ...saved, ...this.game.record };
    return this.#hints > 0 ? { ...record, hints: this.#hints } : record;
  }

  #showGame(): void {
    this.show(this.game.position, this.game.record.events.length);
  }

  protected findActor(): number | null {
    return seatToAct(this.position);
  }

  protected isHere(seat: number): boolean {
    return this.seats[seat].bot === null;
  }

  protected override mustHandOver(): boolean {
    return this.persons > 1 && this.actor !== this.holder;
  }

  /** The last person who acted. */
  protected restingSeat(): number {
    return this.holder ?? this.firstPerson();
  }

  protected firstPerson(): number {
    return Math.max(
      0,
      this.seats.findIndex((seat) => seat.bot === null),
    );
  }

  /** Whether this table allows hints. */
  get hasHints(): boolean {
    return !this.#saved.noHints;
  }

  override noteHint(): void {
    this.#hints++;
    this.save();
  }

  takeDevice(): void {
    this.holder = this.actor;
    this.settle();
  }

  // Moves

  play(move: Move): void {
    if (this.writes) this.changed(this.game.play(move));
  }

  roll(): void {
    if (this.writes) this.changed(this.game.roll(this.#random));
  }

  protected changed(event: Event): void {
    this.cancel();
    this.show(this.game.position, this.game.record.events.length, event);
    this.save();
    this.settle();
  }

  // Undo

  /** The person who may take back, if that person is at the device. */
  protected undoSeat(): number | null {
    const seat = this.game.undoSeat;
    if (seat === null || this.seats[seat].bot !== null) return null;
    return this.persons === 1 || this.holder === seat ? seat : null;
  }

  undo(): void {
    const seat = this.undoSeat();
    if (seat === null || !this.writes) return;
    // A forced move would be played again at once, so the step before it is undone too.
    do this.game.takeBack();
    while (this.game.undoSeat === seat && forcedMove(this.game.position, seat) !== null);
    this.cancel();
    this.#showGame();
    this.news = [];
    this.note({ kind: 'undo' });
    this.save();
    this.settle();
  }

  // Bots

  protected override nextByItself(): OwnStep | null {
    const { actor } = this;
    if (actor === null || this.handOver || this.botFailed) return null;
    const bot = this.seats[actor].bot;
    return bot === null
      ? super.nextByItself()
      : { delay: BOT_DELAY[settings.pace], run: () => this.#letBotAct(bot, actor) };
  }

  async #letBotAct(bot: string, seat: number): Promise<void> {
    const asked = this.position;
    // Compared by identity: after undo and another move the number of events may be the same. The bot was then asked again.
    const isStale = () => this.closed || this.position !== asked || !this.writes;
    try {
      // Loaded lazily: a game without bots starts without it.
      const { chooseMove } = await import('#lib/bots/thinker.ts');
      const move = await chooseMove(bot, asked, seat);
      if (isStale()) return;
      if (!listOf(asked, seat).includes(move)) throw new Error(`${bot} wants an illegal move`);
      if (move === ROLL) this.roll();
      else this.play(move);
    } catch {
      if (!isStale()) this.botFailed = true;
    }
  }

  retryBot(): void {
    this.botFailed = false;
    this.settle();
  }

  // Saving

  /** Saves the current game: after each change, and to retry. */
  save(): void {
    // Events are immutable; copying the list is enough.
    const record: SavedRecord = { ...this.record, events: [...this.record.events] };
    const round = this.position.round + 1;
    this.#saving = this.#saving.then(async () => {
      const revision = this.#revision + 1;
      try {
        const saved = await saveGame({ id: this.id, record, updatedAt: Date.now(), revision, round });
        this.unsaved = false;
        if (!saved) return this.yieldTo();
        this.#revision = revision;
        tellSaved(this.id);
      } catch {
        // The next move saves everything again.
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
    this.settle();
  }

  /** Shows what another tab has saved, to watch or to continue from there. */
  follow(saved: SavedGame, game: PlayedGame, writes: boolean): void {
    this.#saved = saved.record;
    this.game = game;
    this.#revision = saved.revision;
    this.#hints = saved.record.hints ?? 0;
    this.writes = writes;
    this.cancel();
    this.#showGame();
    this.settle();
  }
}

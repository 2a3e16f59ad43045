// A game kept on this device: persons who share it, bots, undo, and every change saved at once.
import { Game, type Move, Random, ROLL, sheetById } from '@reynard/engine';
import { chooseMove } from '#lib/bots/thinker.ts';
import { m } from '#lib/paraglide/messages.js';
import { saveGame } from '#lib/storage/database.ts';
import { newId } from '#lib/storage/new-id.ts';
import { type SavedGame, seatsOf, type TableRecord } from '#lib/storage/saved-game.ts';
import { type Pace, settings } from '#lib/storage/settings.svelte.ts';
import { tellSaved } from '#lib/storage/tab-lock.ts';
import { actorOf, forcedMove, listOf } from './choices.ts';
import { type OwnStep, Session } from './session.svelte.ts';

const BOT_DELAY: Readonly<Record<Pace, number>> = { slow: 1600, normal: 700, fast: 200, instant: 0 };

export class DeviceSession extends Session {
  /** How many of the seats are persons. */
  readonly persons: number = 0;
  readonly #random = new Random(newId());
  #game: Game;
  #revision: number;
  #saving: Promise<void> = Promise.resolve();

  /** The person who holds the device. */
  holder: number | null = $state(null);
  /** Whether the last saving failed. */
  unsaved = $state(false);
  botFailed = $state(false);

  undoable = $derived(this.length > 0 && this.writes && this.#undoSeat() !== null);

  constructor(saved: SavedGame, game: Game) {
    super(saved.id, sheetById(saved.record.game)!);
    this.#game = game;
    this.#revision = saved.revision;
    this.seats = seatsOf(saved.record);
    this.persons = this.seats.filter((seat) => seat.bot === null).length;
    this.#showGame();
    if (this.persons === 1) this.holder = this.#firstPerson();
  }

  get record(): TableRecord {
    return this.#game.record as TableRecord;
  }

  #showGame(): void {
    this.show(this.#game.position, this.#game.record.events.length);
  }

  protected findActor(): number | null {
    return actorOf(this.position);
  }

  protected isHere(seat: number): boolean {
    return this.seats[seat].bot === null;
  }

  protected override mustHandOver(): boolean {
    return this.persons > 1 && this.actor !== this.holder;
  }

  /** The last person who acted. */
  protected restingSeat(): number {
    return this.holder ?? this.#firstPerson();
  }

  #firstPerson(): number {
    return Math.max(
      0,
      this.seats.findIndex((seat) => seat.bot === null),
    );
  }

  takeDevice(): void {
    this.holder = this.actor;
    this.settle();
  }

  // Moves

  play(move: Move): void {
    if (this.writes) this.#changed(this.#game.play(move));
  }

  roll(): void {
    if (this.writes) this.#changed(this.#game.roll(this.#random));
  }

  #changed(event: ReturnType<Game['play']>): void {
    this.cancel();
    this.show(this.#game.position, this.#game.record.events.length, event);
    this.save();
    this.settle();
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
    this.cancel();
    this.#showGame();
    this.tellAnew(m.said_undo());
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
    // Undo and a move of another kind lead elsewhere, with as many events; there the bot has been asked anew.
    const isStale = () => this.closed || this.position !== asked || !this.writes;
    try {
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

  /** Saves the game as it is now: after each change, and to try again. */
  save(): void {
    // Events never change, only their list does.
    const record: TableRecord = { ...this.record, events: [...this.record.events] };
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

  /** Takes in what another tab has saved, to watch or to go on from there. */
  follow(saved: SavedGame, writes: boolean): void {
    const resumed = Game.resume(saved.record);
    if (!resumed.ok) return;
    this.#game = resumed.game;
    this.#revision = saved.revision;
    this.writes = writes;
    this.cancel();
    this.#showGame();
    this.settle();
  }
}

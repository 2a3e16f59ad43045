// One decision of a game once more: the position is on the table, the player chooses, and the choice is judged. Nothing is
// stored, and the game does not go on.
import { type Event, Game, type GameRecord, type Move, Random, type Sheet } from '@reynard/engine';
import { Session } from '#lib/session/session.svelte.ts';
import { newId } from '#lib/storage/new-id.ts';
import { seatsOf } from '#lib/storage/saved-game.ts';

function resumeBefore({ format, game, players, events }: GameRecord, event: number): Game {
  const resumed = Game.resume({ format, game, players, events: events.slice(0, event) });
  if (!resumed.ok) throw new Error(resumed.error.reason);
  return resumed.game;
}

export class TryAgain extends Session {
  readonly #game: Game;
  readonly #seat: number;

  /** What the player chose; null: nothing yet. */
  choice: Event | null = $state.raw(null);

  constructor(record: GameRecord, sheet: Sheet, seat: number, event: number) {
    super(`try ${event}`, sheet);
    this.#game = resumeBefore(record, event);
    this.#seat = seat;
    this.seats = seatsOf(record).map(({ name }) => ({ name, bot: null }));
    this.show(this.#game.position, event);
  }

  get record(): GameRecord {
    return this.#game.record;
  }

  protected findActor(): number | null {
    return this.choice === null ? this.#seat : null;
  }

  protected isHere(): boolean {
    return true;
  }

  protected restingSeat(): number {
    return this.#seat;
  }

  play(move: Move): void {
    if (this.choice === null) this.#chosen(this.#game.play(move));
  }

  roll(): void {
    if (this.choice === null) this.#chosen(this.#game.roll(new Random(newId())));
  }

  #chosen(event: Event): void {
    this.cancel();
    this.choice = event;
  }
}

// A duel: a finished solo game is played again by somebody else with the same dice. A die is fixed by round, turn, roll, rerolls and
// colour: if the first player rolled it there, it shows the same face again. Other dice are derived from the first player's
// game (`FairDice`), so every challenger of the same game gets the same ones. Works without a server.
import {
  type Event,
  type GameRecord,
  type HandedRoll,
  hasDie,
  Position,
  playEvent,
  type RollEvent,
  sheetById,
  withDie,
} from '@reynard/engine';
import { commitmentOf, FairDice } from './fair.ts';

/** The text that the dice of a duel are derived from, in place of the day of a daily challenge. */
const DUEL = 'duel';

export class DuelDice {
  readonly #known = new Map<string, RollEvent>();
  readonly #dice: FairDice;
  #seen: Event[] = [];

  private constructor(secret: string) {
    this.#dice = new FairDice({ secret, seeds: [], daily: DUEL });
  }

  /** The dice of a finished solo game. */
  static async of(record: Pick<GameRecord, 'game' | 'events'>): Promise<DuelDice> {
    const hex = Array.from(new TextEncoder().encode(JSON.stringify(record.events)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    );
    const duel = new DuelDice(await commitmentOf(hex.join('')));
    const position = Position.start(sheetById(record.game)!, 1);
    for (const [i, event] of record.events.entries()) {
      if (event.e === 'roll') duel.#known.set(duel.#dice.labelOf(position), event);
      duel.#dice.see(event);
      playEvent(position, event, i);
    }
    duel.#dice.restart();
    return duel;
  }

  /** The roll that a game awaits, given its position and everything that was played so far. */
  async roll(position: Position, events: readonly Event[]): Promise<HandedRoll> {
    this.#follow(events);
    const known = this.#known.get(this.#dice.labelOf(position));
    const derived = await this.#dice.roll(position);
    const { dice } = position.layout.sheet;
    const faces = Uint8Array.from(dice, (die, i) =>
      hasDie(position.hand, i) ? (known?.dice[die] ?? derived.dice[die] ?? 0) : 0,
    );
    const tray = known?.tray ?? derived.tray ?? [];
    const fields = known?.fields ?? derived.fields;
    return {
      faces,
      tray: tray.reduce((set, die) => withDie(set, dice.indexOf(die)), 0),
      ...(fields && { fields: fields.map((die) => dice.indexOf(die)) }),
    };
  }

  /** Takes note of what was played; after an undo, from the start. */
  #follow(events: readonly Event[]): void {
    if (!this.#seen.every((event, i) => events[i] === event)) {
      this.#seen = [];
      this.#dice.restart();
    }
    for (const event of events.slice(this.#seen.length)) this.#dice.see(event);
    this.#seen = [...events];
  }
}

/** The number of the first event in which two games of the same dice differ; null if they are the same. */
export function firstDifference(a: readonly Event[], b: readonly Event[]): number | null {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) if (JSON.stringify(a[i]) !== JSON.stringify(b[i])) return i;
  return null;
}

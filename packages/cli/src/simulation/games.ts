// Plays simulated games. Game i of seed S has the seed `S/i`, so it is the same in any batch, worker or order. Input and
// output are plain data, which can be sent between threads.
import { type Bot, type BotName, bareGame, playOut, streamsOf } from '@reynard/bots';
import { Game, Position, resultOf, type Sheet, writeRecord } from '@reynard/engine';
import { botFor } from '../bot-names.ts';

/** The games to simulate. */
export interface Setup {
  readonly sheet: Sheet;
  /** One per seat. */
  readonly bots: readonly BotName[];
  readonly seed: string;
  readonly keepRecords: boolean;
}

/** The results of consecutive games. */
export interface Batch {
  readonly from: number;
  readonly games: number;
  /** For each game and seat: total, foxes, then the points of each area. */
  readonly scores: Int16Array;
  /** For each game the winners' seats, as a bit set. */
  readonly winners: Uint8Array;
  /** The games' records as JSON Lines; empty unless asked for. */
  readonly records: string;
}

/** How many numbers a batch has per seat and game. */
export const scoreWidth = (sheet: Sheet): number => 2 + sheet.areas.length;

export class Simulation {
  readonly setup: Setup;
  readonly #sheet: Sheet;
  readonly #bots: readonly Bot[];
  readonly #position: Position;

  static async load(setup: Setup): Promise<Simulation> {
    const { sheet } = setup;
    const loaded = new Map<BotName, Bot>();
    for (const name of new Set(setup.bots)) loaded.set(name, await botFor(name, sheet));
    return new Simulation(
      setup,
      sheet,
      setup.bots.map((name) => loaded.get(name)!),
    );
  }

  private constructor(setup: Setup, sheet: Sheet, bots: readonly Bot[]) {
    this.setup = setup;
    this.#sheet = sheet;
    this.#bots = bots;
    this.#position = Position.start(sheet, bots.length);
  }

  /** Plays the games from `from` up to, not including, `to`. */
  play(from: number, to: number): Batch {
    const games = to - from;
    const width = scoreWidth(this.#sheet);
    const scores = new Int16Array(games * this.#bots.length * width);
    const winners = new Uint8Array(games);
    let records = '';
    for (let i = 0; i < games; i++) {
      const { position, record } = this.#playGame(from + i);
      records += record;
      const result = resultOf(position);
      for (const seat of result.winners) winners[i] |= 1 << seat;
      result.scores.forEach(({ total, foxes }, seat) => {
        const at = (i * this.#bots.length + seat) * width;
        scores[at] = total;
        scores[at + 1] = foxes;
        for (let area = 0; area < width - 2; area++) scores[at + 2 + area] = position.areaPoints(seat, area);
      });
    }
    return { from, games, scores, winners, records };
  }

  #playGame(index: number): { position: Position; record: string } {
    const { seed, bots, keepRecords } = this.setup;
    const gameSeed = `${seed}/${index}`;
    const streams = streamsOf(gameSeed, bots.length);
    if (!keepRecords) {
      this.#position.restart();
      playOut(bareGame(this.#position), this.#bots, streams);
      return { position: this.#position, record: '' };
    }
    const game = Game.start(this.#sheet, bots);
    playOut(game, this.#bots, streams);
    const { format, game: id, players, events, result } = game.record;
    // The seed comes before the long list of events, so that a reader sees it.
    const record = { format, game: id, players, seed: gameSeed, events, result: result! };
    return { position: game.position, record: `${writeRecord(record)}\n` };
  }
}

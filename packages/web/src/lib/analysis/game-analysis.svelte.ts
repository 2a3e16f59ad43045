// The analysis of a game as the report shows it. Stored results are shown at once; the rest is computed in the background,
// quick for every seat first, then deep. It can be stopped and resumed, and results are stored as they arrive.
import { ANALYSIS_METHOD, type Analysis, type Decision, type Explanation } from '@reynard/bots/analysis';
import { type GameRecord, type Position, type Sheet, sheetById } from '@reynard/engine';
import { work } from '#lib/bots/analyst.ts';
import { analysisKey, type KeptChances, keepAnalysis, loadAnalysis } from '#lib/storage/analyses.ts';
import { positionsOf, turnStarts } from './report.ts';

/** Games played on from each position for the winning chances. */
const CHANCE_TRIES = 64;

export class GameAnalysis {
  readonly record: GameRecord;
  readonly sheet: Sheet;
  /** Before each event, and at the end. */
  readonly positions: readonly Position[];
  readonly #key: string;
  /** Where winning chances are told; nowhere in a solo game. */
  readonly #turns: readonly number[];
  /** Stops everything that is being worked on. */
  #stop = new AbortController();

  /** By seat; null: not begun. */
  seats: readonly (Analysis | null)[] = $state.raw([]);
  /** By event. */
  explanations: Readonly<Record<number, Explanation>> = $state.raw({});
  /** Over the game; empty in a solo game. */
  chances: readonly KeptChances[] = $state.raw([]);
  /** What is being worked on. */
  working: 'quick' | 'deep' | 'chances' | null = $state(null);
  failed = $state(false);

  /** How much of the whole work is done, from 0 to 1. */
  progress = $derived.by(() => {
    const parts = this.seats.map((seat) => (seat ? 0.2 * seat.progress.quick + 0.8 * seat.progress.deep : 0));
    const seats = parts.reduce((sum, part) => sum + part, 0) / parts.length;
    const turns = this.#turns.length;
    return turns === 0 ? seats : 0.8 * seats + 0.2 * (this.chances.length / turns);
  });
  isComplete = $derived.by(
    () => this.seats.every((seat) => seat?.progress.deep === 1) && this.chances.length === this.#turns.length,
  );

  constructor(record: GameRecord) {
    this.record = record;
    this.sheet = sheetById(record.game)!;
    this.positions = positionsOf(record, this.sheet);
    this.#key = analysisKey(record);
    this.#turns = record.players.length > 1 ? turnStarts(this.positions) : [];
    this.seats = record.players.map(() => null);
  }

  /** Works until everything is known; the seat in front first. */
  async run(front: number): Promise<void> {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.failed = false;
    try {
      await this.#load();
      const others = this.record.players.map((_, seat) => seat).filter((seat) => seat !== front);
      for (const seat of [front, ...others]) await this.#analyse(seat, false, signal);
      for (const seat of [front, ...others]) await this.#analyse(seat, true, signal);
      await this.#followChances(signal);
    } catch {
      // Stopping is no failure.
      if (!signal.aborted) this.failed = true;
    }
    if (signal === this.#stop.signal) this.working = null;
  }

  /** Stops working; what is known so far is kept. */
  stop(): void {
    this.#stop.abort();
    this.working = null;
    this.#keep();
  }

  async #load(): Promise<void> {
    const kept = await loadAnalysis(this.#key, ANALYSIS_METHOD);
    if (!kept || this.seats.some((seat) => seat !== null)) return;
    this.seats = kept.seats;
    this.explanations = kept.explanations;
    this.chances = kept.chances;
  }

  #keep(): Promise<void> {
    const { seats, explanations, chances } = this;
    return keepAnalysis({ key: this.#key, method: ANALYSIS_METHOD, seats, explanations, chances });
  }

  async #analyse(seat: number, deep: boolean, signal: AbortSignal): Promise<void> {
    const before = this.seats[seat];
    if (before && (deep ? before.progress.deep : before.progress.quick) === 1) return;
    this.working = deep ? 'deep' : 'quick';
    const from = before?.progress.quick === 1 ? before : null;
    const show = (analysis: Analysis) => {
      this.seats = this.seats.map((one, i) => (i === seat ? analysis : one));
    };
    await work('analyse', this.record, { seat, deep, ...(from && { from }) }, signal, show);
    await this.#keep();
  }

  async #followChances(signal: AbortSignal): Promise<void> {
    for (const event of this.#turns.slice(this.chances.length)) {
      this.working = 'chances';
      const chances = await work('chances', this.record, { event, tries: CHANCE_TRIES }, signal);
      this.chances = [...this.chances, { event, chances }];
      if (this.chances.length === this.#turns.length) await this.#keep();
    }
  }

  /** Works out why the best choice was better; shown while it grows. */
  async explain({ event, best }: Decision, signal: AbortSignal): Promise<void> {
    if (this.explanations[event]) return;
    const show = (explanation: Explanation) => {
      this.explanations = { ...this.explanations, [event]: explanation };
    };
    await work('explain', this.record, { event, best }, signal, show).catch(() => {
      // An unfinished explanation starts again when it is asked for again.
      const { [event]: _, ...others } = this.explanations;
      this.explanations = others;
    });
    await this.#keep();
  }
}

// The analyses of the player's own games: those that are kept, and the rest worked out in the background if the player wants. It can
// be stopped at any time and goes on later where it stopped, as each game is kept when it is done.
import type { Analysis } from '@reynard/bots/analysis';
import { keptAnalysis, quickAnalysis } from '#lib/bots/quick-analysis.ts';
import type { AnalysedGame, OwnGame } from './insight.ts';

export class OwnAnalyses {
  readonly #games: readonly OwnGame[];
  #stop = new AbortController();

  /** By the game's id. */
  #known: ReadonlyMap<string, Analysis> = $state.raw(new Map());
  /** Whether it is known which games are analysed. */
  isLoaded = $state(false);
  isWorking = $state(false);
  failed = $state(false);

  /** The games with an analysis, oldest first. */
  analysed: readonly AnalysedGame[] = $derived.by(() =>
    this.#games.flatMap((game) => {
      const analysis = this.#known.get(game.id);
      return analysis ? [{ game, analysis }] : [];
    }),
  );

  constructor(games: readonly OwnGame[]) {
    this.#games = games;
  }

  get all(): number {
    return this.#games.length;
  }

  /** How many games are still to be analysed. */
  get missing(): number {
    return this.all - this.analysed.length;
  }

  /** Finds what is kept. */
  async load(): Promise<void> {
    const found = new Map<string, Analysis>();
    for (const { id, record, seat } of this.#games) {
      const analysis = await keptAnalysis(record, seat);
      if (analysis) found.set(id, analysis);
    }
    this.#known = found;
    this.isLoaded = true;
  }

  /** Analyses the games that are missing, the newest first. */
  async run(): Promise<void> {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.isWorking = true;
    this.failed = false;
    try {
      for (const game of this.#games.toReversed())
        if (!this.#known.has(game.id)) await this.#analyse(game, signal);
    } catch {
      // Stopping is no failure.
      this.failed = !signal.aborted;
    }
    this.isWorking = false;
  }

  stop(): void {
    this.#stop.abort();
  }

  async #analyse({ id, record, seat }: OwnGame, signal: AbortSignal): Promise<void> {
    this.#known = new Map(this.#known).set(id, await quickAnalysis(record, seat, signal));
  }
}

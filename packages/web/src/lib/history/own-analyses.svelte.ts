// The analyses of the player's own games: those that are kept, and the rest worked out in the background if the player wants. It can
// be stopped at any time and goes on later where it stopped, as each game is kept when it is done.
import { ANALYSIS_METHOD, type Analysis } from '@reynard/bots/analysis';
import { work } from '#lib/bots/analyst.ts';
import { analysisKey, keepAnalysis, loadAnalysis } from '#lib/storage/analyses.ts';
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
      const analysis = (await loadAnalysis(analysisKey(record), ANALYSIS_METHOD))?.seats[seat];
      if (analysis?.progress.quick === 1) found.set(id, analysis);
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
    const analysis = await work('analyse', record, { seat, deep: false }, signal);
    const key = analysisKey(record);
    // What else is kept of the game stays.
    const kept = (await loadAnalysis(key, ANALYSIS_METHOD)) ?? {
      key,
      method: ANALYSIS_METHOD,
      seats: record.players.map(() => null),
      explanations: {},
      chances: [],
    };
    await keepAnalysis({ ...kept, seats: kept.seats.map((one, i) => (i === seat ? analysis : one)) });
    this.#known = new Map(this.#known).set(id, analysis);
  }
}

// The analysis of one seat's game: a generator that yields the analysis so far after every step. First it makes a few tries for
// every decision that differs from the reference's (quick), then more of them until errors are small (deep). To pause or cancel
// it, stop asking for steps. To resume it, hand in the last analysis.
import {
  type Event,
  type GameRecord,
  type Move,
  moveEvent,
  Position,
  playEvent,
  Random,
  ROLL,
  rollDice,
  rollEvent,
} from '@reynard/engine';
import {
  ANALYSIS_METHOD,
  type Analysis,
  balance,
  type Decision,
  type Estimate,
  type SumParts,
} from './analysis.ts';
import { type Evaluator, isSameTo } from './evaluator.ts';
import { decisionKind } from './judgement.ts';
import { merge, NO_TRIES, type Tally, tallyOf } from './tally.ts';
import { choiceOf, positionBefore } from './walk.ts';

export interface AnalyseOptions {
  /** Whether deep tries follow the quick ones. */
  readonly deep?: boolean;
  /** Of the sampled dice. The same seed gives the same analysis. */
  readonly seed?: string;
  /** An analysis of the same record and seat, to go on with. */
  readonly from?: Analysis;
}

/** How many sampled rolls give the value of a state. */
const SAMPLES = 32;
/**
 * Tries of a loss: the quick ones, and those of one deep step. Deep tries go on until the standard error of the loss is at most
 * `error`, or their number `most`.
 */
export const TRIES = { quick: 16, step: 32, error: 0.7, most: 512 } as const;

/** The expected total of a settled position, by sampled rolls. */
export function sampleValue(evaluator: Evaluator, settled: Position, seat: number, dice: string): number {
  const values = Array.from({ length: SAMPLES }, (_, i) =>
    evaluator.sample(settled, seat, `${dice}/${i}`, 'decision'),
  );
  return tallyOf(values).mean;
}

/** Analyses a checked record for a seat. Every step gives the whole analysis so far, and its sum holds. */
export function* analyse(
  record: GameRecord,
  seat: number,
  evaluator: Evaluator,
  options: AnalyseOptions = {},
): Generator<Analysis, Analysis> {
  const { seed = 'analysis', deep = false, from } = options;
  let analysis = canResume(from, record, seat, seed) ? from : null;
  if (analysis === null) analysis = yield* new QuickWalk(record, seat, evaluator, seed).run();
  if (deep) analysis = yield* deepen(record, analysis, evaluator);
  return analysis;
}

function canResume(
  from: Analysis | undefined,
  record: GameRecord,
  seat: number,
  seed: string,
): from is Analysis {
  return (
    from !== undefined &&
    from.method === ANALYSIS_METHOD &&
    from.game === record.game &&
    from.players === record.players.length &&
    from.seat === seat &&
    from.seed === seed &&
    from.events === record.events.length
  );
}

/** The quick estimates, in the order of the record. */
class QuickWalk {
  readonly #record: GameRecord;
  readonly #seat: number;
  readonly #evaluator: Evaluator;
  readonly #seed: string;
  readonly #position: Position;
  readonly #decisions: Estimate[] = [];
  readonly #stretches: SumParts['stretches'][number][] = [];
  /** The settled position after the seat's last decision or the last roll. */
  #left: Position;
  #lastRoll = -1;
  /** Up to this event the seat reaches the reference's position by steps in another order: nothing is lost on the way. */
  #asPlannedUntil = 0;

  constructor(record: GameRecord, seat: number, evaluator: Evaluator, seed: string) {
    this.#record = record;
    this.#seat = seat;
    this.#evaluator = evaluator;
    this.#seed = seed;
    this.#position = Position.start(evaluator.sheet, record.players.length);
    this.#left = this.#position.clone();
    evaluator.settle(this.#left, seat);
  }

  *run(): Generator<Analysis, Analysis> {
    const { events } = this.#record;
    for (let i = 0; i < events.length; i++) {
      const { seat, move } = choiceOf(this.#position, events[i], i);
      const isOwn = seat === this.#seat;
      if (isOwn) this.#decide(i, move);
      playEvent(this.#position, events[i], i);
      if (move === ROLL) this.#lastRoll = i;
      if (isOwn) yield this.#analysis(i + 1);
    }
    if (!this.#position.isOver) this.#arrive();
    return this.#analysis(events.length);
  }

  /** Records the dice since the last decision, if there were any. */
  #arrive(): void {
    const settled = this.#position.clone();
    this.#evaluator.settle(settled, this.#seat);
    if (isSameTo(this.#seat, settled, this.#left)) return;
    this.#left = settled;
    // The same dice for all positions since the last roll.
    const dice = `${this.#seed}/${this.#lastRoll}`;
    const value = sampleValue(this.#evaluator, settled, this.#seat, dice);
    this.#stretches.push({ event: this.#lastRoll, value });
  }

  #decide(index: number, made: Move): void {
    const evaluator = this.#evaluator;
    const seat = this.#seat;
    if (index >= this.#asPlannedUntil) this.#arrive();
    const reference = this.#left;
    const settled = evaluator.after(this.#position, seat, made);
    if (
      index < this.#asPlannedUntil ||
      isSameTo(seat, settled, reference) ||
      this.#reachesGoal(index, reference)
    ) {
      this.#note(index, made, made, reference, reference);
    } else {
      this.#left = settled;
      this.#note(index, made, evaluator.reference.choose(this.#position, seat), reference, settled);
    }
  }

  /** Whether the seat's steps up to the next roll lead to the same position as the reference's, in another order. */
  #reachesGoal(index: number, goal: Position): boolean {
    const { events } = this.#record;
    const end = this.#position.clone();
    let i = index;
    for (; i < events.length && events[i].e !== 'roll'; i++) playEvent(end, events[i], i);
    const rollsItself = i < events.length && end.active === this.#seat;
    if (!rollsItself) this.#evaluator.settle(end, this.#seat);
    if (!isSameTo(this.#seat, end, goal)) return false;
    this.#asPlannedUntil = rollsItself ? i + 1 : i;
    return true;
  }

  /** Records a decision if it had a real alternative. */
  #note(index: number, made: Move, best: Move, reference: Position, settled: Position): void {
    const runnerUp = this.#runnerUp(index, reference, settled);
    if (runnerUp === null) return;
    const duel = {
      seat: this.#seat,
      best: reference,
      made: settled,
      seed: duelSeed(this.#seed, index),
    };
    const { tries, mean, se } =
      settled === reference ? NO_TRIES : lossOf(this.#evaluator, duel, 0, TRIES.quick);
    this.#decisions.push({
      event: index,
      kind: decisionKind(this.#position, made, best),
      round: this.#position.round,
      best: this.#eventOf(best, index),
      runnerUp,
      loss: mean,
      se,
      tries,
    });
  }

  /** The best choice by the network that leads to something else than the reference. */
  #runnerUp(index: number, reference: Position, made: Position): Estimate['runnerUp'] | null {
    const position = this.#position;
    const seat = this.#seat;
    const ranked = this.#evaluator.rank(position, seat);
    for (const { move, value } of ranked) {
      const settled = this.#evaluator.after(position, seat, move);
      if (isSameTo(seat, settled, reference)) continue;
      const isMade = isSameTo(seat, settled, made);
      return { event: this.#eventOf(move, index), isMade, loss: ranked[0].value - value };
    }
    return null;
  }

  /** A choice as an event. To roll is one of the sampled rolls. */
  #eventOf(choice: Move, index: number): Event {
    if (choice !== ROLL) return moveEvent(this.#position.layout, choice);
    const rolled = this.#position.clone();
    rollDice(rolled, new Random(`${this.#seed}/${index}/roll`));
    return rollEvent(
      this.#position,
      Array.from({ length: this.#evaluator.sheet.dice.length }, (_, die) => rolled.face(die)),
      rolled.tray,
      [0, 1, 2].map((field) => rolled.diceField(field)),
    );
  }

  #analysis(events: number): Analysis {
    const { game, players } = this.#record;
    const parts: SumParts = {
      par: this.#evaluator.game.pars[players.length - 1][this.#seat],
      players: players.length,
      final: this.#position.isOver ? this.#position.total(this.#seat) : null,
      decisions: this.#decisions,
      stretches: this.#stretches,
    };
    return {
      method: ANALYSIS_METHOD,
      game,
      players: players.length,
      seat: this.#seat,
      seed: this.#seed,
      events,
      isOver: this.#position.isOver,
      par: parts.par,
      ...balance(parts, this.#evaluator.game),
      progress: { quick: events / Math.max(1, this.#record.events.length), deep: 0 },
    };
  }
}

/** A seat's choice and the reference's: two settled positions that are played on with the same dice. */
interface Duel {
  readonly seat: number;
  readonly best: Position;
  readonly made: Position;
  /** Of the dice. */
  readonly seed: string;
}

/** Some tries of the loss of a choice, numbered from `first`. */
function lossOf(evaluator: Evaluator, { seat, best, made, seed }: Duel, first: number, count: number): Tally {
  const differences = Array.from({ length: count }, (_, i) => {
    const dice = `${seed}/${first + i}`;
    return evaluator.sample(best, seat, dice, 'turn') - evaluator.sample(made, seat, dice, 'turn');
  });
  return tallyOf(differences);
}

/** The seed of a decision's tries. */
export const duelSeed = (seed: string, event: number) => `${seed}/try/${event}`;

/** More tries: a step for the decision with the fewest, and among those for the one that matters most. */
function* deepen(record: GameRecord, quick: Analysis, evaluator: Evaluator): Generator<Analysis, Analysis> {
  const duels = new Map<number, Duel>();
  let analysis = quick;
  for (let next = mostOpen(analysis); next !== null; next = mostOpen(analysis)) {
    const { event, tries: first } = next;
    const duel = duels.get(event) ?? duelOf(record, quick, next, evaluator);
    duels.set(event, duel);
    const step = lossOf(evaluator, duel, first, TRIES.step);
    const { tries, mean, se } = merge({ tries: first, mean: next.loss, se: next.se }, step);
    analysis = withDecision(analysis, { ...next, tries, loss: mean, se }, evaluator);
    yield analysis;
  }
  return { ...analysis, progress: { quick: 1, deep: 1 } };
}

function duelOf(
  record: GameRecord,
  { seat, seed }: Analysis,
  { event, best }: Decision,
  evaluator: Evaluator,
): Duel {
  const position = positionBefore(evaluator.sheet, record, event);
  const settled = (choice: Event) => evaluator.after(position, seat, choiceOf(position, choice, event).move);
  return { seat, best: settled(best), made: settled(record.events[event]), seed: duelSeed(seed, event) };
}

const isOpen = ({ tries, se }: Decision) => tries > 0 && tries < TRIES.most && se > TRIES.error;

/** How much a decision may matter. */
const weight = ({ loss, se }: Decision) => Math.abs(loss) + 2 * se;

function mostOpen({ decisions }: Analysis): Decision | null {
  const open = decisions.filter(isOpen);
  if (open.length === 0) return null;
  return open.reduce((a, b) => (b.tries < a.tries || (b.tries === a.tries && weight(b) > weight(a)) ? b : a));
}

function withDecision(analysis: Analysis, decided: Decision, { game }: Evaluator): Analysis {
  const decisions = analysis.decisions.map((one) => (one.event === decided.event ? decided : one));
  const final = analysis.isOver ? analysis.total : null;
  const open = decisions.filter(isOpen).length;
  const all = decisions.filter(({ tries }) => tries > 0).length;
  return {
    ...analysis,
    ...balance({ ...analysis, final, decisions }, game),
    progress: { quick: 1, deep: 1 - open / all },
  };
}

// Games are analysed here, off the page. A job is worked on in slices; after each, the page gets the result so far. The
// newest job comes first: it is what the player has just asked for.
import {
  type Advised,
  type Analysis,
  advise,
  analyse,
  type Chances,
  chances,
  type Decision,
  type Evaluator,
  type Explanation,
  explain,
  loadEvaluator,
} from '@reynard/bots/analysis';
import { type Event, type GameRecord, replay, sheetById } from '@reynard/engine';

/** What can be asked, each with its result. All records have been checked. */
export interface Jobs {
  /** The analysis of a seat, going on from an earlier one. */
  analyse: { ask: { seat: number; deep: boolean; from?: Analysis }; result: Analysis };
  /** Why `best` is better than what was done at an event. */
  explain: { ask: { event: number; best: Event }; result: Explanation };
  /** What the position before an event promises. */
  chances: { ask: { event: number; tries: number }; result: Chances };
  /** What is best for a seat after the last event of an unfinished record; best first. */
  advise: { ask: { seat: number }; result: readonly Advised[] };
  /** How good the last choice of an unfinished record is; null: it had no alternative. */
  judge: { ask: { seat: number }; result: Decision | null };
}

export type Job = {
  [Kind in keyof Jobs]: { readonly kind: Kind; readonly record: GameRecord } & Jobs[Kind]['ask'];
}[keyof Jobs];

/** A job, or the request to stop working on one. */
export type JobCall = { readonly id: number; readonly job: Job } | { readonly stop: number };

export interface JobAnswer {
  readonly id: number;
  readonly result?: unknown;
  readonly isLast?: boolean;
  readonly error?: string;
}

/** How long a slice of work takes, in milliseconds. */
const SLICE = 60;

const evaluators = new Map<string, Promise<Evaluator>>();
const wanted = new Set<number>();
const running = new Map<number, Generator<unknown, unknown>>();
let isWorking = false;

function evaluatorOf(game: string): Promise<Evaluator> {
  let evaluator = evaluators.get(game);
  if (!evaluator) {
    evaluator = loadEvaluator(sheetById(game)!);
    evaluator.catch(() => evaluators.delete(game));
    evaluators.set(game, evaluator);
  }
  return evaluator;
}

function positionBefore(record: GameRecord, event: number) {
  const replayed = replay(record, event);
  if (!replayed.ok) throw new Error(replayed.error.reason);
  return replayed.position;
}

function workOn(job: Job, evaluator: Evaluator): Generator<unknown, unknown> {
  const { record } = job;
  switch (job.kind) {
    case 'analyse':
      return analyse(record, job.seat, evaluator, {
        deep: job.deep,
        ...(job.from && { from: job.from }),
      });
    case 'explain':
      return explain(positionBefore(record, job.event), record.events[job.event], job.best, evaluator);
    case 'chances':
      return chances(positionBefore(record, job.event), evaluator, { tries: job.tries });
    case 'advise':
      return advise(record, job.seat, evaluator);
    case 'judge':
      return judge(record, job.seat, evaluator);
  }
}

/** The last decision of a record: quick at first, then deep for this decision alone. */
function* judge(
  record: GameRecord,
  seat: number,
  evaluator: Evaluator,
): Generator<Decision | null, Decision | null> {
  const event = record.events.length - 1;
  const lastOf = ({ decisions }: Analysis) => decisions.find((one) => one.event === event) ?? null;
  let quick!: Analysis;
  for (quick of analyse(record, seat, evaluator));
  let last = lastOf(quick);
  if (last === null) return null;
  yield last;
  const from = { ...quick, decisions: [last] };
  for (const analysis of analyse(record, seat, evaluator, { deep: true, from })) {
    last = lastOf(analysis);
    yield last;
  }
  return last;
}

async function start(id: number, job: Job): Promise<void> {
  wanted.add(id);
  try {
    const work = workOn(job, await evaluatorOf(job.record.game));
    if (!wanted.has(id)) return;
    running.set(id, work);
    if (!isWorking) keepWorking();
  } catch (error) {
    end(id, { id, error: String(error) });
  }
}

function end(id: number, answer: JobAnswer): void {
  wanted.delete(id);
  running.delete(id);
  postMessage(answer);
}

async function keepWorking(): Promise<void> {
  isWorking = true;
  while (running.size > 0) {
    const [id, work] = [...running].at(-1)!;
    try {
      doSlice(id, work);
    } catch (error) {
      end(id, { id, error: String(error) });
    }
    // Lets messages in.
    await new Promise((resolve) => setTimeout(resolve));
  }
  isWorking = false;
}

function doSlice(id: number, work: Generator<unknown, unknown>): void {
  const until = performance.now() + SLICE;
  let step = work.next();
  while (!step.done && performance.now() < until) step = work.next();
  if (step.done) end(id, { id, result: step.value, isLast: true });
  else postMessage({ id, result: step.value } satisfies JobAnswer);
}

addEventListener('message', ({ data }: MessageEvent<JobCall>) => {
  if ('stop' in data) {
    wanted.delete(data.stop);
    running.delete(data.stop);
  } else start(data.id, data.job);
});

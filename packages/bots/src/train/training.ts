// A training run from its plan to a network file: lesson after lesson, a checkpoint after each, and now and then an
// examination on dice kept for that purpose. The best network so far is the one that is kept.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Layout, layoutOf, Random, type Sheet, sheetById } from '@reynard/engine';
import { type Measured, measureSolo } from '../measure.ts';
import { Features, HEADS } from '../net/features.ts';
import { readNet, writeNet } from '../net/net-file.ts';
import { TrainingNet } from '../net/training-net.ts';
import { NetBot } from '../net-bot.ts';
import { readCheckpoint, restore, saveCheckpoint } from './checkpoint.ts';
import { giveLesson } from './lesson.ts';
import { gamesAfter, lessonsOf, type Plan } from './plan.ts';
import type { Handed, Homework } from './worker.ts';

/** The seeds of the dice on which checkpoints are compared, and of those on which the result is reported. */
export const SELECTION_SEED = 'selection';
export const REPORT_SEED = 'report';

export interface Report {
  readonly lesson: number;
  readonly lessons: number;
  readonly games: number;
  /** The mean of the training games, exploration included. */
  readonly mean: number;
  readonly seconds: number;
  /** The examination after this lesson, if there was one. */
  readonly exam: Measured | null;
  /** Whether this is the best network so far. */
  readonly isBest: boolean;
}

export interface Run {
  readonly plan: Plan;
  /** Where checkpoint and network are kept. */
  readonly folder: string;
  /** Lessons between examinations. */
  readonly examEvery: number;
  readonly examGames: number;
  /** Games of the final examination. */
  readonly reportGames: number;
  readonly onReport?: (report: Report) => void;
  readonly signal?: AbortSignal;
}

const checkpointFile = (folder: string, game: string) => join(folder, `${game}.checkpoint`);
/** The file of the best network so far. */
export const netFile = (folder: string, game: string): string => join(folder, `${game}.net`);

type Exam = Omit<Measured, 'scores'> & { readonly seed: string };

/** What is known about a network. */
export interface Card {
  readonly plan: Plan;
  /** The games of the run that were over when this network was the best. */
  readonly keptAfter: number;
  /** The examination that chose it among its run's checkpoints, and one on dice used for nothing else. */
  readonly selection: Exam;
  readonly report: Exam;
  /** The card of the network that the run started from. */
  readonly start: Card | null;
}
const cardFile = (folder: string, game: string) => join(folder, `${game}.card.json`);

/** The plan of the run whose checkpoint lies in a folder, or null. */
export function planIn(folder: string, game: string): Plan | null {
  const file = checkpointFile(folder, game);
  return existsSync(file) ? readCheckpoint(file).progress.plan : null;
}

/** Begins a run or goes on with the one in the folder, until the plan is done or the signal stops it. */
export async function train(run: Run): Promise<void> {
  const { plan, folder } = run;
  const sheet = sheetById(plan.game);
  if (!sheet) throw new Error(`there is no game ${plan.game}`);
  mkdirSync(folder, { recursive: true });
  const features = new Features(layoutOf(sheet));
  const net = new TrainingNet({
    inputs: features.inputs,
    first: plan.first,
    second: plan.second,
    heads: HEADS,
  });
  const file = checkpointFile(folder, plan.game);
  let lesson = 0;
  let best: number | null = null;
  let keptAfter = 0;
  if (existsSync(file)) {
    const { progress, numbers } = readCheckpoint(file);
    restore(net, numbers);
    lesson = progress.lessons;
    best = progress.best;
    keptAfter = progress.keptAfter;
  } else {
    startFrom(plan, net, features.layout);
  }
  const teach = plan.workers === 1 ? alone(net, features, plan) : together(net, plan);
  const lessons = lessonsOf(plan);
  try {
    while (lesson < lessons && !run.signal?.aborted) {
      const started = performance.now();
      const mean = await teach.lesson(lesson++);
      const due = lesson % run.examEvery === 0 || lesson === lessons;
      const exam = due ? examine(net, sheet, run.examGames, SELECTION_SEED) : null;
      const isBest = exam !== null && (best === null || exam.mean > best);
      if (isBest) {
        best = exam.mean;
        keptAfter = gamesAfter(plan, lesson);
        writeFileSync(netFile(folder, plan.game), writeNet(net, features.layout));
      }
      saveCheckpoint(file, { plan, lessons: lesson, best, keptAfter }, net);
      const seconds = (performance.now() - started) / 1000;
      const games = gamesAfter(plan, lesson);
      run.onReport?.({ lesson, lessons, games, mean, seconds, exam, isBest });
    }
  } finally {
    await teach.end();
  }
  if (lesson === lessons) writeCard(run, keptAfter);
}

/** Gives a network its first weights. */
function startFrom({ from, seed }: Plan, net: TrainingNet, layout: Layout): void {
  net.randomise(new Random(`${seed}/start`));
  if (from === null) return;
  net.widenFrom(readNet(readFileSync(from), layout).net);
}

/** Examines the network that was kept once more and notes the result beside it. */
export function writeCard({ plan, folder, examGames, reportGames }: Run, keptAfter: number): void {
  const sheet = sheetById(plan.game)!;
  const { net, features } = readNet(readFileSync(netFile(folder, plan.game)), layoutOf(sheet));
  const sit = (games: number, seed: string): Exam => {
    const { scores: _, ...measured } = measureSolo(new NetBot(net, features), sheet, games, seed);
    return { seed, ...measured };
  };
  const { from } = plan;
  const startCard = from && cardFile(dirname(from), plan.game);
  const card: Card = {
    plan: { ...plan, from: from && basename(from) },
    keptAfter,
    selection: sit(examGames, SELECTION_SEED),
    report: sit(reportGames, REPORT_SEED),
    start: startCard && existsSync(startCard) ? JSON.parse(readFileSync(startCard, 'utf8')) : null,
  };
  writeFileSync(cardFile(folder, plan.game), `${JSON.stringify(card, null, 2)}\n`);
}

/** The solo scores of a network as its file would play. */
function examine(net: TrainingNet, sheet: Sheet, games: number, seed: string): Measured {
  const layout = layoutOf(sheet);
  const kept = readNet(writeNet(net, layout), layout);
  return measureSolo(new NetBot(kept.net, kept.features), sheet, games, seed);
}

interface Teacher {
  lesson(lesson: number): Promise<number>;
  end(): Promise<unknown>;
}

/** One worker: this thread. */
function alone(net: TrainingNet, features: Features, plan: Plan): Teacher {
  return {
    lesson: async (lesson) => giveLesson(net, features, plan, lesson, 0),
    end: async () => {},
  };
}

/** Several workers: each learns from its own games, then all go on with the mean of their networks. */
function together(net: TrainingNet, plan: Plan): Teacher {
  const workers = Array.from(
    { length: plan.workers },
    (_, worker) => new Worker(new URL('worker.ts', import.meta.url), { workerData: { plan, worker } }),
  );
  const ask = (worker: Worker, homework: Homework) =>
    new Promise<Handed>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage(homework);
    });
  return {
    async lesson(lesson) {
      const { weights, moments } = net;
      const homework = { lesson, weights: weights.slice(), moments: moments.slice() };
      const handed = await Promise.all(workers.map((worker) => ask(worker, homework)));
      weights.set(meanOf(handed.map((one) => one.weights)));
      moments.set(meanOf(handed.map((one) => one.moments)));
      return handed.reduce((sum, one) => sum + one.mean, 0) / handed.length;
    },
    end: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}

function meanOf(arrays: readonly Float32Array[]): Float32Array {
  return arrays[0].map((_, i) => arrays.reduce((sum, array) => sum + array[i], 0) / arrays.length);
}

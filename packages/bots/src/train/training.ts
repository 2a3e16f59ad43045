// A training run, from its plan to a network file. A checkpoint follows every lesson; every few lessons an examination
// plays solo games with dice that training never uses. The network with the best examination is kept.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Layout, layoutOf, Random, type Sheet } from '@reynard/engine';
import { type Measured, measureSolo } from '../measure.ts';
import { Features, HEADS } from '../net/features.ts';
import { readNet, writeNet } from '../net/net-file.ts';
import { TrainingNet } from '../net/training-net.ts';
import { NetBot } from '../net-bot.ts';
import { readCheckpoint, restore, saveCheckpoint } from './checkpoint.ts';
import { giveLesson } from './lesson.ts';
import { gamesAfter, lessonsOf, type Plan } from './plan.ts';
import type { LessonResult, LessonTask } from './worker.ts';

/** The seeds of the dice that select the best checkpoint, and of the dice for the reported result. */
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
  /** The sheet of the plan's game. */
  readonly sheet: Sheet;
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

/** How a network was trained and how strong it is; kept beside the network. */
export interface Card {
  readonly plan: Plan;
  /** How many games had been played when this network was kept. */
  readonly keptAfter: number;
  /** The examination that selected it, and one with dice used for nothing else. */
  readonly selection: Exam;
  readonly report: Exam;
  /** The card of the network that the run started from. */
  readonly start: Card | null;
}
/** Where the card of a network's file lies. */
const cardOf = (net: string) => `${net.replace(/\.net$/, '')}.card.json`;

/** The plan of the run whose checkpoint lies in a folder, or null. */
export function planIn(folder: string, game: string): Plan | null {
  const file = checkpointFile(folder, game);
  return existsSync(file) ? readCheckpoint(file).progress.plan : null;
}

/** Starts a run, or resumes the one in the folder, until the plan is done or the signal is aborted. */
export async function train(run: Run): Promise<void> {
  const { plan, sheet, folder } = run;
  if (plan.game !== sheet.id) throw new Error(`the plan is for ${plan.game}, the sheet of ${sheet.id}`);
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
  const teach = plan.workers === 1 ? alone(net, features, plan) : together(net, sheet, plan);
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

/** Sets the first weights of a network. */
function startFrom({ from, seed }: Plan, net: TrainingNet, layout: Layout): void {
  net.randomise(new Random(`${seed}/start`));
  if (from === null) return;
  net.widenFrom(readNet(readFileSync(from), layout).net);
}

/** Examines the kept network again and writes its card. */
function writeCard({ plan, sheet, folder, examGames, reportGames }: Run, keptAfter: number): void {
  const { net, features } = readNet(readFileSync(netFile(folder, plan.game)), layoutOf(sheet));
  const sit = (games: number, seed: string): Exam => {
    const { scores: _, ...measured } = measureSolo(new NetBot(net, features), sheet, games, seed);
    return { seed, ...measured };
  };
  const { from, player } = plan;
  const startCard = from && cardOf(from);
  const card: Card = {
    plan: { ...plan, from: from && basename(from), player: player && basename(player) },
    keptAfter,
    selection: sit(examGames, SELECTION_SEED),
    report: sit(reportGames, REPORT_SEED),
    start: startCard && existsSync(startCard) ? JSON.parse(readFileSync(startCard, 'utf8')) : null,
  };
  writeFileSync(cardOf(netFile(folder, plan.game)), `${JSON.stringify(card, null, 2)}\n`);
}

/** The solo scores of a network, with the precision that its file has. */
function examine(net: TrainingNet, sheet: Sheet, games: number, seed: string): Measured {
  const layout = layoutOf(sheet);
  const kept = readNet(writeNet(net, layout), layout);
  return measureSolo(new NetBot(kept.net, kept.features), sheet, games, seed);
}

interface Teacher {
  lesson(lesson: number): Promise<number>;
  end(): Promise<unknown>;
}

/** A single worker, in this thread. */
function alone(net: TrainingNet, features: Features, plan: Plan): Teacher {
  return {
    lesson: async (lesson) => giveLesson(net, features, plan, lesson, 0),
    end: async () => {},
  };
}

/** Several worker threads: each learns from its own games; after a lesson all continue with the mean of their networks. */
function together(net: TrainingNet, sheet: Sheet, plan: Plan): Teacher {
  const workers = Array.from(
    { length: plan.workers },
    (_, worker) => new Worker(new URL('worker.ts', import.meta.url), { workerData: { sheet, plan, worker } }),
  );
  const ask = (worker: Worker, task: LessonTask) =>
    new Promise<LessonResult>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage(task);
    });
  return {
    async lesson(lesson) {
      const { weights, moments } = net;
      const task = { lesson, weights: weights.slice(), moments: moments.slice() };
      const results = await Promise.all(workers.map((worker) => ask(worker, task)));
      weights.set(meanOf(results.map((one) => one.weights)));
      moments.set(meanOf(results.map((one) => one.moments)));
      return results.reduce((sum, one) => sum + one.mean, 0) / results.length;
    },
    end: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}

function meanOf(arrays: readonly Float32Array[]): Float32Array {
  return arrays[0].map((_, i) => arrays.reduce((sum, array) => sum + array[i], 0) / arrays.length);
}

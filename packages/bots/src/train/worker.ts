// A worker thread of a training run: trains its own copy of the network for a lesson and sends it back.
import { parentPort, workerData } from 'node:worker_threads';
import { layoutOf, type Sheet } from '@reynard/engine';
import { Features, HEADS } from '../net/features.ts';
import { TrainingNet } from '../net/training-net.ts';
import { giveLesson } from './lesson.ts';
import type { Plan } from './plan.ts';

export interface LessonTask {
  readonly lesson: number;
  readonly weights: Float32Array;
  readonly moments: Float32Array;
}

export interface LessonResult {
  readonly mean: number;
  readonly weights: Float32Array;
  readonly moments: Float32Array;
}

const { sheet, plan, worker } = workerData as { sheet: Sheet; plan: Plan; worker: number };
const features = new Features(layoutOf(sheet));
const net = new TrainingNet({
  inputs: features.inputs,
  first: plan.first,
  second: plan.second,
  heads: HEADS,
});

parentPort!.on('message', ({ lesson, weights, moments }: LessonTask) => {
  net.weights.set(weights);
  net.moments.set(moments);
  const mean = giveLesson(net, features, plan, lesson, worker);
  const result: LessonResult = { mean, weights: net.weights.slice(), moments: net.moments.slice() };
  parentPort!.postMessage(result);
});

// A thread that gives lessons to its own copy of the network and hands it back.
import { parentPort, workerData } from 'node:worker_threads';
import { layoutOf, sheetById } from '@reynard/engine';
import { Features, HEADS } from '../net/features.ts';
import { TrainingNet } from '../net/training-net.ts';
import { giveLesson } from './lesson.ts';
import type { Plan } from './plan.ts';

export interface Homework {
  readonly lesson: number;
  readonly weights: Float32Array;
  readonly moments: Float32Array;
}

export interface Handed {
  readonly mean: number;
  readonly weights: Float32Array;
  readonly moments: Float32Array;
}

const { plan, worker } = workerData as { plan: Plan; worker: number };
const features = new Features(layoutOf(sheetById(plan.game)!));
const net = new TrainingNet({
  inputs: features.inputs,
  first: plan.first,
  second: plan.second,
  heads: HEADS,
});

parentPort!.on('message', ({ lesson, weights, moments }: Homework) => {
  net.weights.set(weights);
  net.moments.set(moments);
  const mean = giveLesson(net, features, plan, lesson, worker);
  const handed: Handed = { mean, weights: net.weights.slice(), moments: net.moments.slice() };
  parentPort!.postMessage(handed);
});

// The checkpoint of a training run as a file: plan and progress as a line of JSON, then the raw weights and moments.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { TrainingNet } from '../net/training-net.ts';
import type { Plan } from './plan.ts';

export interface RunProgress {
  readonly plan: Plan;
  /** Lessons completed. */
  readonly lessons: number;
  /** The best mean with the selection dice so far. */
  readonly best: number | null;
  /** How many games had been played when that network was kept. */
  readonly keptAfter: number;
}

export function saveCheckpoint(file: string, progress: RunProgress, net: TrainingNet): void {
  const bytes = (array: Float32Array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  const line = Buffer.from(`${JSON.stringify(progress)}\n`);
  // Write and rename, so that an interrupted run never leaves half a checkpoint.
  writeFileSync(`${file}.new`, Buffer.concat([line, bytes(net.weights), bytes(net.moments)]));
  renameSync(`${file}.new`, file);
}

export function readCheckpoint(file: string): { progress: RunProgress; numbers: Float32Array } {
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n');
  const progress = JSON.parse(bytes.toString('utf8', 0, end)) as RunProgress;
  const numbers = new Float32Array(Uint8Array.from(bytes.subarray(end + 1)).buffer);
  return { progress, numbers };
}

/** Puts a checkpoint's weights and moments into a network of the same shape. */
export function restore(net: TrainingNet, numbers: Float32Array): void {
  if (numbers.length !== net.weights.length + net.moments.length) {
    throw new Error('the checkpoint belongs to a network of another shape');
  }
  net.weights.set(numbers.subarray(0, net.weights.length));
  net.moments.set(numbers.subarray(net.weights.length));
}

// A worker thread that plays batches of simulated games on request.
import { parentPort, workerData } from 'node:worker_threads';
import { type Setup, Simulation } from './games.ts';

const simulation = await Simulation.load(workerData as Setup);

parentPort!.on('message', ({ from, to }: { from: number; to: number }) => {
  const batch = simulation.play(from, to);
  parentPort!.postMessage(batch, [batch.scores.buffer as ArrayBuffer, batch.winners.buffer as ArrayBuffer]);
});

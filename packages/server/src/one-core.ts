// Imported first by the program, before there is much to collect. V8 collects garbage with the help of other threads. On a single
// core they only take it from the event loop: with 10,000 players one collection held everybody up for half a second. Without
// them a collection comes in short steps (docs/figures-server.md).
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

if (availableParallelism() === 1) setFlagsFromString('--single-threaded-gc');

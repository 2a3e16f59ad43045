// Measures the speed of the engine: random games in one thread, and the cost of its basic operations. Each figure is the
// median of several runs, so that a disturbed run does not count.
import { bareGame, loadBot, playOut, streamsOf } from '@reynard/bots';
import { MAX_MOVES, type Move, Position, Random, ROLL, rollDice, type Sheet } from '@reynard/engine';

export interface EngineFigures {
  readonly game: string;
  /** Random solo games, complete rules, one thread. */
  readonly gamesPerSecond: number;
  /** Decisions and rolls in those games. */
  readonly movesPerSecond: number;
  readonly cloneNs: number;
  readonly copyNs: number;
  /** Listing the choices of a seat. */
  readonly listNs: number;
  /** Playing a move, without the time to copy the position first. */
  readonly playNs: number;
}

const RUNS = 5;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

/** Repeats the work for about this long and returns the repetitions per second. */
function perSecond(work: () => void, ms: number): number {
  const started = performance.now();
  let times = 0;
  let elapsed = 0;
  do {
    work();
    times++;
    elapsed = performance.now() - started;
  } while (elapsed < ms);
  return (times / elapsed) * 1000;
}

function medianPerSecond(work: () => void, ms: number): number {
  perSecond(work, ms); // warm up
  return median(Array.from({ length: RUNS }, () => perSecond(work, ms)));
}

/** Decisions of random solo games: positions, each with one of its moves. */
function samplePositions(sheet: Sheet): { positions: Position[]; moves: Move[] } {
  const random = new Random('sample');
  const choices = new Int32Array(MAX_MOVES);
  const positions: Position[] = [];
  const moves: Move[] = [];
  const position = Position.start(sheet, 1);
  while (positions.length < 2000) {
    if (position.isOver) position.restart();
    const count = position.listChoices(0, choices);
    const move = choices[random.below(count)];
    if (move === ROLL) {
      rollDice(position, random);
      continue;
    }
    positions.push(position.clone());
    moves.push(move);
    position.play(move);
  }
  return { positions, moves };
}

/** Results are added up here, so that the compiler cannot remove the work. */
let sink = 0;

function measureGames(sheet: Sheet, bot: Awaited<ReturnType<typeof loadBot>>, ms: number) {
  const position = Position.start(sheet, 1);
  const played = bareGame(position);
  let games = 0;
  let moves = 0;
  const gamesPerSecond = medianPerSecond(() => {
    position.restart();
    moves += playOut(played, [bot], streamsOf(`bench/${games++}`, 1));
    sink += position.total(0);
  }, ms);
  return { gamesPerSecond, movesPerSecond: gamesPerSecond * (moves / games) };
}

function measureOperations(sheet: Sheet, ms: number) {
  const { positions, moves } = samplePositions(sheet);
  const scratch = positions[0].clone();
  const out = new Int32Array(MAX_MOVES);
  const nsEach = (work: (i: number) => void) => {
    const all = () => {
      for (let i = 0; i < positions.length; i++) work(i);
    };
    return 1e9 / (medianPerSecond(all, ms) * positions.length);
  };
  const cloneNs = nsEach((i) => {
    sink += positions[i].clone().s.length;
  });
  const copyNs = nsEach((i) => scratch.copyFrom(positions[i]));
  const listNs = nsEach((i) => {
    sink += positions[i].listChoices(0, out);
  });
  const copyAndPlayNs = nsEach((i) => {
    scratch.copyFrom(positions[i]);
    scratch.play(moves[i]);
  });
  return { cloneNs, copyNs, listNs, playNs: Math.max(0, copyAndPlayNs - copyNs) };
}

/** Measures one game; `ms` is the length of a single run. */
export async function measureEngine(sheet: Sheet, ms: number): Promise<EngineFigures> {
  const games = measureGames(sheet, await loadBot('random', sheet), ms);
  const operations = measureOperations(sheet, ms / 5);
  if (Number.isNaN(sink)) throw new Error('the benchmark computed nothing');
  return { game: sheet.id, ...games, ...operations };
}

// The leaderboards of the daily challenge. A board is the best hundred, and how many players reached each total, from which
// everybody's rank and percentile follow. Boards are kept for some seconds; only the reader's own score, and whether the reader may
// see the board, is read for each request. Every query here is one pass over an index or less.
import { setImmediate } from 'node:timers/promises';
import type { BoardScore, Scores } from '@reynard/client';
import type { Days } from './daily.ts';
import type { Database } from './database.ts';
import type { Gate } from './gate.ts';

const SHOWN = 100;
/** Enough rows for the best hundred: a player may have reached his best several times, and many may share the last rank. */
const READ = 10 * SHOWN;
const KEEP_MS = 10_000;
const MOST_KEPT = 300;

/** Which board: of a game, and of one day or all days. */
export interface BoardKey {
  readonly game: string;
  readonly day: string | null;
  /** All days before this one; left out: all days. */
  readonly before?: string | undefined;
}

/** The score of one attempt. */
interface Attempt {
  player_id: string;
  name: string;
  total: number;
  day: string;
  table_id: string;
}

interface Board {
  /** The best first, each player once; of equal scores the earlier one first. */
  readonly best: readonly Attempt[];
  /** How many players have reached a total and no more, the highest first. */
  readonly groups: readonly Group[];
}

interface Group {
  total: number;
  players: number;
}

export class Boards {
  readonly #db: Database;
  readonly #days: Pick<Days, 'isShown' | 'unshown'>;
  readonly #gate: Pick<Gate, 'isOpen'>;
  readonly #kept = new Map<string, { board: Promise<Board>; until: number }>();

  constructor(db: Database, days: Pick<Days, 'isShown' | 'unshown'>, gate: Pick<Gate, 'isOpen'>) {
    this.#db = db;
    this.#days = days;
    this.#gate = gate;
  }

  /** The board of a day, and the score of the player who asks. A day that the player can still play shows nothing but numbers. */
  async ofDay(game: string, day: string, you: string | undefined): Promise<Scores> {
    if (await this.#gate.isOpen(game, day, you)) return this.#show({ game, day }, you);
    const board = await this.#board({ game, day });
    return { scores: [], yours: null, players: playersOn(board), percentile: null, locked: true };
  }

  /** The best of all days that the player may see. */
  async ofAllTime(game: string, you: string | undefined): Promise<Scores> {
    for (const day of this.#days.unshown())
      if (!(await this.#gate.isOpen(game, day, you)))
        return this.#show({ game, day: null, before: day }, you);
    return this.#show({ game, day: null }, you);
  }

  async #show(key: BoardKey, you: string | undefined): Promise<Scores> {
    const board = await this.#board(key);
    const view = (attempt: Attempt): BoardScore => {
      const isYou = attempt.player_id === you;
      return {
        rank: rankOf(board, attempt.total),
        name: attempt.name,
        total: attempt.total,
        day: attempt.day,
        table: attempt.table_id,
        you: isYou,
      };
    };
    const yours = you === undefined ? undefined : await readBestOf(this.#db, key, you);
    return {
      scores: board.best.map(view),
      yours: yours ? view(yours) : null,
      players: playersOn(board),
      percentile: yours ? percentileOf(board, yours.total) : null,
      locked: false,
    };
  }

  /** Reads the boards that show a new score again. */
  forget(game: string, day: string): void {
    this.#kept.delete(textOf({ game, day }));
    this.#kept.delete(textOf({ game, day: null }));
  }

  #board(key: BoardKey, now = Date.now()): Promise<Board> {
    const text = textOf(key);
    const kept = this.#kept.get(text);
    if (kept && kept.until > now) return kept.board;
    this.#kept.delete(text);
    if (this.#kept.size >= MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    const board = readBoard(this.#db, key);
    this.#kept.set(text, { board, until: now + KEEP_MS });
    board.catch(() => this.#kept.delete(text));
    return board;
  }
}

const textOf = ({ game, day, before }: BoardKey) => `${game} ${day ?? `all ${before ?? ''}`}`;

const playersOn = ({ groups }: Board) => groups.reduce((sum, { players }) => sum + players, 0);

/** How many of the other players have a lower total, in per cent; null if there are no others. */
function percentileOf(board: Board, total: number): number | null {
  const others = playersOn(board) - 1;
  if (others < 1) return null;
  const lower = board.groups.reduce((sum, group) => (group.total < total ? sum + group.players : sum), 0);
  return Math.floor((100 * Math.min(lower, others)) / others);
}

/** One more than the players with a higher total. */
function rankOf({ groups }: Board, total: number): number {
  return groups.reduce((rank, group) => (group.total > total ? rank + group.players : rank), 1);
}

async function readBoard(db: Database, key: BoardKey): Promise<Board> {
  const groups = await countPlayers(db, key);
  // SQLite blocks the event loop while it reads: other requests come in between.
  await setImmediate();
  const attempts = await readBest(db, key, lowestShown(groups));
  const seen = new Set<string>();
  const best = attempts.filter(({ player_id }) => !seen.has(player_id) && seen.add(player_id));
  return { groups, best: best.slice(0, SHOWN) };
}

/** The total of the last rank that is shown. */
function lowestShown(groups: readonly Group[]): number {
  let players = 0;
  for (const group of groups) {
    players += group.players;
    if (players >= SHOWN) return group.total;
  }
  return 0;
}

/** Finished attempts. */
function finished(db: Database, { game, day, before }: BoardKey) {
  const ofGame = db.selectFrom('attempts').where('attempts.game', '=', game).where('attempts.total', '>=', 0);
  if (day !== null) return ofGame.where('attempts.day', '=', day);
  return before === undefined ? ofGame : ofGame.where('attempts.day', '<', before);
}

/** The best total of each player. */
function bests(db: Database, key: BoardKey) {
  return finished(db, key)
    .select((eb) => ['attempts.player_id', eb.fn.max<number>('attempts.total').as('total')])
    .groupBy('attempts.player_id');
}

function countPlayers(db: Database, key: BoardKey): Promise<Group[]> {
  const totals =
    key.day === null
      ? bests(db, key)
      : finished(db, key).select('attempts.total').$castTo<{ total: number }>();
  return db
    .selectFrom(totals.as('totals'))
    .select((eb) => ['total', eb.cast<number>(eb.fn.countAll(), 'integer').as('players')])
    .groupBy('total')
    .orderBy('total', 'desc')
    .execute();
}

/** The attempts with which players reached their best, from a total upwards. */
function readBest(db: Database, key: BoardKey, least: number): Promise<Attempt[]> {
  const attempts = shown(finished(db, key).where('attempts.total', '>=', least)).limit(READ);
  if (key.day !== null) return attempts.execute();
  const best = bests(db, key).having((eb) => eb.fn.max('attempts.total'), '>=', least);
  return attempts
    .innerJoin(best.as('best'), (join) =>
      join.onRef('best.player_id', '=', 'attempts.player_id').onRef('best.total', '=', 'attempts.total'),
    )
    .execute();
}

function readBestOf(db: Database, key: BoardKey, player: string): Promise<Attempt | undefined> {
  return shown(finished(db, key).where('attempts.player_id', '=', player))
    .limit(1)
    .executeTakeFirst();
}

/** What a board shows of attempts, the best first. */
function shown(attempts: ReturnType<typeof finished>) {
  return attempts
    .innerJoin('players', 'players.id', 'attempts.player_id')
    .select(['attempts.player_id', 'players.name', 'attempts.day', 'attempts.table_id'])
    .select((eb) => eb.ref('attempts.total').$notNull().as('total'))
    .orderBy('attempts.total', 'desc')
    .orderBy('attempts.over_at');
}

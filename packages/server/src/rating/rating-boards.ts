// The leaderboards of ratings: the best hundred whose rating is certain, with the bots among them. Kept for some seconds, as they are
// the same for all readers.
import { botRating, LEVELS } from '@reynard/bots';
import type { MyRatings, RatedPlayer, RatingKind, Ratings } from '@reynard/client';
import type { Database } from '../database.ts';
import { isCertain, type Rating } from './weng-lin.ts';

const SHOWN = 100;
const KEEP_MS = 10_000;
const CHANGES = 20;

interface Line extends Rating {
  readonly player: string | null;
  readonly bot: string | null;
  readonly name: string;
  readonly games: number;
}

export class RatingBoards {
  readonly #db: Database;
  readonly #kept = new Map<string, { lines: Promise<Line[]>; until: number }>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The board of a game, and the line of the player who asks. */
  async show(game: string, kind: RatingKind, you: string | undefined): Promise<Ratings> {
    const lines = await this.#lines(game, kind);
    let rank = 0;
    const players = lines.map((line): RatedPlayer => {
      if (line.bot === null) rank++;
      return view(line, line.bot === null ? rank : null, you);
    });
    return { players, yours: players.find((line) => line.you) ?? (await this.#own(game, kind, you)) };
  }

  #lines(game: string, kind: RatingKind, now = Date.now()): Promise<Line[]> {
    const key = `${game} ${kind}`;
    const kept = this.#kept.get(key);
    if (kept && kept.until > now) return kept.lines;
    const lines = readLines(this.#db, game, kind);
    this.#kept.set(key, { lines, until: now + KEEP_MS });
    lines.catch(() => this.#kept.delete(key));
    return lines;
  }

  async #own(game: string, kind: RatingKind, you: string | undefined): Promise<RatedPlayer | null> {
    if (you === undefined) return null;
    const [line] = await best(this.#db, game, kind).where('ratings.player_id', '=', you).execute();
    if (line === undefined) return null;
    if (!isCertain(line)) return view(line, null, you);
    const { ahead } = await this.#db
      .selectFrom('ratings')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('ahead'))
      .where('game', '=', game)
      .where('kind', '=', kind)
      .where('certain', '=', 1)
      .where('mean', '>', line.mean)
      .executeTakeFirstOrThrow();
    return view(line, ahead + 1, you);
  }
}

function view(line: Line, rank: number | null, you: string | undefined): RatedPlayer {
  return {
    rank,
    name: line.name,
    bot: line.bot,
    rating: Math.round(line.mean),
    deviation: Math.round(line.deviation),
    provisional: !isCertain(line),
    games: line.games,
    you: line.player !== null && line.player === you,
  };
}

function best(db: Database, game: string, kind: RatingKind) {
  return db
    .selectFrom('ratings')
    .innerJoin('players', 'players.id', 'ratings.player_id')
    .select(['ratings.player_id as player', 'players.name', 'mean', 'deviation', 'games'])
    .select((eb) => eb.val(null).as('bot'))
    .where('game', '=', game)
    .where('kind', '=', kind);
}

async function readLines(db: Database, game: string, kind: RatingKind): Promise<Line[]> {
  const people: Line[] = await best(db, game, kind)
    .where('certain', '=', 1)
    .where('players.banned_at', 'is', null)
    .orderBy('mean', 'desc')
    .limit(SHOWN)
    .execute();
  const bots = LEVELS.flatMap(({ id, name }): Line[] => {
    const mean = botRating(game, id);
    return mean === null ? [] : [{ player: null, bot: id, name, mean, deviation: 0, games: 0 }];
  });
  return [...people, ...bots].sort((a, b) => b.mean - a.mean);
}

/** A player's ratings, and what changed them lately. */
export async function ratingsOf(db: Database, player: string): Promise<MyRatings> {
  const rows = await db.selectFrom('ratings').selectAll().where('player_id', '=', player).execute();
  const changes = await db
    .selectFrom('rating_changes')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('at', 'desc')
    .limit(CHANGES)
    .execute();
  return {
    ratings: rows.map((row) => ({
      game: row.game,
      kind: row.kind,
      rating: Math.round(row.mean),
      deviation: Math.round(row.deviation),
      provisional: !isCertain(row),
      games: row.games,
    })),
    changes: changes.map((row) => ({
      game: row.game,
      kind: row.kind,
      table: row.table_id,
      at: new Date(row.at).toISOString(),
      place: row.place,
      players: row.players,
      rating: Math.round(row.next_mean),
      change: Math.round(row.next_mean) - Math.round(row.mean),
    })),
  };
}

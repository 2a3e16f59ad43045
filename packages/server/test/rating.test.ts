// Ratings: the formulas, and rated tables and days on both databases.
import { botRating } from '@reynard/bots';
import type { ReynardClient } from '@reynard/client';
import { type resultOf, SHEETS } from '@reynard/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { removeScore } from '../src/moderation.ts';
import { placesAt } from '../src/rating/places.ts';
import { changesOf, type EndedGame, rateTables } from '../src/rating/table-ratings.ts';
import { isCertain, type Rating, rated, START } from '../src/rating/weng-lin.ts';
import { DAY_MS } from '../src/time.ts';
import { foldRatings } from './fold-ratings.ts';
import { AutoPlayer, newPlayer, newStorage, removeStorage, type Settings, serve, until } from './world.ts';

const GAME = 'ganz-schoen-clever';

describe('the formulas of Weng and Lin', () => {
  // Computed by openskill 5.0.1 from npm: `rate(teams, { model: bradleyTerryFull, rank, tau: 25 / 300 })` with teams of one. By
  // seat: mean and deviation before, place, mean and deviation after. Our scale is 60 times as large.
  const PUBLISHED: Record<string, readonly (readonly [number, number, number, number, number])[]> = {
    'two new players': [
      [25, 25 / 3, 1, 27.635389493140497, 8.06590141354368],
      [25, 25 / 3, 2, 22.364610506859503, 8.06590141354368],
    ],
    'two who share a place': [
      [28, 4, 1, 27.732371772862756, 3.9649031260713805],
      [22, 6, 1, 22.602018376445383, 5.816591744166246],
    ],
    'three players': [
      [30, 3, 3, 28.64289702343442, 2.980492393677796],
      [25, 25 / 3, 1, 31.411223746382305, 7.417943385045853],
      [20, 5, 2, 21.459419504474983, 4.850408892884973],
    ],
    'three players with a tie': [
      [30, 3, 2, 29.186091080288698, 2.980492393677796],
      [25, 25 / 3, 1, 31.411223746382305, 7.417943385045853],
      [20, 5, 2, 19.95129167199059, 4.850408892884973],
    ],
    'four players': [
      [35, 2, 2, 34.743841768514315, 1.9955314150480128],
      [25, 25 / 3, 4, 16.170794283844756, 7.046063102109384],
      [27, 4, 1, 29.650718995605388, 3.8884860106825077],
      [15, 6, 3, 15.916677654465385, 5.692424830724247],
    ],
    'four players with two ties': [
      [35, 2, 1, 35.01464033198551, 1.9955314150480128],
      [25, 25 / 3, 3, 19.10376043643945, 7.046063102109384],
      [27, 4, 1, 28.568932706522, 3.8884860106825077],
      [15, 6, 3, 14.396086763434136, 5.692424830724247],
    ],
  };

  it.each(Object.entries(PUBLISHED))('give %s what openskill gives them', (_, seats) => {
    for (const [seat, [mean, deviation, place, nextMean, nextDeviation]] of seats.entries()) {
      const rivals = seats
        .filter((_, other) => other !== seat)
        // openskill adds the drift to all players at once, we add it to the one who is rated.
        .map(([mean, deviation, place]) => ({
          mean: 60 * mean,
          deviation: Math.hypot(60 * deviation, 5),
          place,
        }));
      const after = rated({ mean: 60 * mean, deviation: 60 * deviation }, place, rivals);
      expect(after.mean).toBeCloseTo(60 * nextMean, 6);
      expect(after.deviation).toBeCloseTo(60 * nextDeviation, 6);
    }
  });

  it('move nothing between equals who share a place, and little where the result was to be expected', () => {
    expect(rated(START, 1, [{ ...START, place: 1 }]).mean).toBe(1500);
    const strong = { mean: 2200, deviation: 100 };
    const gain = rated(strong, 1, [{ mean: 1200, deviation: 100, place: 2 }]).mean - strong.mean;
    const loss = strong.mean - rated(strong, 2, [{ mean: 1200, deviation: 100, place: 1 }]).mean;
    expect(gain).toBeGreaterThan(0);
    expect(loss).toBeGreaterThan(10 * gain);
  });

  it('become certain with games, and never quite', () => {
    let rating: Rating = START;
    let games = 0;
    for (; !isCertain(rating); games++)
      rating = rated(rating, 1 + (games % 2), [{ mean: 1500, deviation: 0, place: 1.5 }]);
    expect(games).toBeGreaterThan(10);
    expect(games).toBeLessThan(40);
    for (let i = 0; i < 2000; i++)
      rating = rated(rating, 1 + (i % 2), [{ mean: 1500, deviation: 0, place: 1.5 }]);
    expect(rating.deviation).toBeGreaterThan(30);
  });
});

describe('places at a rated table', () => {
  const score = (total: number, best: number) => ({ total, areas: { yellow: best }, foxes: 0 });
  it('go by total, then by the best area, and are last for whoever has left', () => {
    const scores = [score(200, 50), score(210, 10), score(200, 60), score(300, 99)];
    const result = { scores, winners: [3] } as unknown as ReturnType<typeof resultOf>;
    expect(placesAt(result, [false, false, false, false])).toEqual([4, 2, 3, 1]);
    expect(placesAt(result, [false, false, false, true])).toEqual([3, 1, 2, 4]);
    expect(placesAt(result, [true, false, true, false])).toEqual([3, 2, 3, 1]);
  });

  it('change nothing between players whose ratings are not known, so nobody gains from another self', () => {
    const seat = (n: number, player_id: string | null, bot: string | null = null) =>
      ({ seat: n, kind: player_id ? 'player' : 'bot', player_id, bot, left_at: null }) as const;
    const result = { scores: [score(300, 9), score(100, 9)], winners: [0] } as unknown as ReturnType<
      typeof resultOf
    >;
    const sure = { mean: 1900, deviation: 100 };
    const ratingOf = (player: string) => (player === 'sure' ? sure : START);
    const after = (players: (string | null)[], bots: (string | null)[]) =>
      changesOf({ game: GAME, seats: players.map((p, i) => seat(i, p, bots[i])), result }, ratingOf).map(
        (change) => change.after,
      );
    expect(after(['new', 'other'], [])).toEqual([START, START]);
    // A certain player gains nothing from a new one, who is rated all the same.
    const [winner, loser] = after(['sure', 'new'], []);
    expect(winner).toEqual(sure);
    expect(loser!.mean).toBeLessThan(1500);
    const [person, bot] = after(['new', null], [null, 'isengrim']);
    expect(person!.mean).toBeGreaterThan(1500);
    expect(bot).toEqual({ mean: botRating(GAME, 'isengrim'), deviation: 0 });
  });
});

describe.each(['sqlite', 'postgresql'] as const)('ratings on %s', (kind) => {
  let server: RunningServer;
  let other: RunningServer;
  let storage: Settings;

  beforeAll(async () => {
    storage = await newStorage(kind);
    server = await serve({ ...storage, KEEP_FINISHED_DAYS: '3', KEEP_UNFINISHED_DAYS: '3' });
    // A second node, where there can be one.
    other = kind === 'postgresql' ? await serve(storage) : server;
  });
  afterAll(async () => {
    vi.useRealTimers();
    if (other !== server) await other?.close();
    await server?.close();
    removeStorage(storage);
  });

  const tableRating = async (client: ReynardClient) =>
    (await client.myRatings()).ratings.find(({ kind }) => kind === 'table');

  async function playOut(clients: readonly ReynardClient[], id: string): Promise<void> {
    const players = clients.map((client, i) => new AutoPlayer(client, id, `${id} ${i}`));
    await until(() => players.every(({ isOver }) => isOver), 'the end of the game', 200_000);
    for (const player of players) await player.stop();
  }

  /** What is stored is what follows from the games. */
  async function expectFolded(): Promise<void> {
    const { db } = server.node.storage;
    const stored = await db.selectFrom('ratings').selectAll().execute();
    const folded = await foldRatings(db);
    expect(folded.size).toBe(stored.length);
    for (const { player_id, game, kind, mean, deviation } of stored)
      expect(folded.get(`${player_id} ${game} ${kind}`)).toEqual({ mean, deviation });
  }

  it('change once by a rated game, for persons only, and not by an unrated one', async () => {
    const ada = await newPlayer(server.url, 'Ada');
    const friendly = await ada.createTable({ game: GAME, seats: 2, bots: ['tibert'] });
    expect(friendly).toMatchObject({ rated: false, seats: [{ rating: null }, { rating: null }] });
    await ada.leave(friendly.id, 0);
    expect((await ada.myRatings()).ratings).toEqual([]);

    const table = await ada.createTable({ game: GAME, seats: 3, bots: ['tibert', 'isengrim'], rated: true });
    expect(table.seats[0]!.rating).toEqual({ rating: 1500, deviation: 500, provisional: true, change: null });
    expect(table.seats[1]!.rating).toMatchObject({ rating: botRating(GAME, 'tibert'), provisional: false });
    await playOut([ada], table.id);
    const over = await ada.table(table.id);
    const mine = await tableRating(ada);
    // She plays at random: nobody places below her.
    expect(over.seats[0]!.rating).toMatchObject({ rating: mine!.rating, change: mine!.rating - 1500 });
    expect(over.seats[0]!.rating!.change).toBeLessThan(0);
    expect(over.seats[2]!.rating).toMatchObject({ rating: botRating(GAME, 'isengrim'), change: 0 });
    const { changes } = await ada.myRatings();
    expect(changes).toMatchObject([{ table: table.id, players: 3, change: mine!.rating - 1500 }]);
    const board = await ada.ratings(GAME);
    expect(board.yours).toMatchObject({ name: 'Ada', rank: null, provisional: true, games: 1, you: true });
    expect(board.players.map(({ bot }) => bot)).toEqual([
      'reynard',
      'isengrim',
      'grimbert',
      'tibert',
      'bruin',
      'cuwart',
    ]);
    await expectFolded();
  });

  it('refuse bots without a rating', async () => {
    const ada = await newPlayer(server.url, 'Ada');
    const plan = { game: GAME, seats: 2, rated: true };
    await expect(ada.createTable({ ...plan, bots: ['greedy'] })).rejects.toMatchObject({
      code: 'bot-not-rated',
    });
    const { id } = await ada.createTable(plan);
    await expect(ada.startWithBots(id, 'random')).rejects.toMatchObject({ code: 'bot-not-rated' });
  });

  it('count an abandoned game as the last place, at once where nobody is left', async () => {
    const ada = await newPlayer(server.url, 'Ada');
    const alone = await ada.createTable({ game: GAME, seats: 2, bots: ['cuwart'], rated: true });
    expect(await ada.leave(alone.id, 0)).toMatchObject({ status: 'abandoned' });
    const lost = (await tableRating(ada))!.rating;
    expect(lost).toBeLessThan(1500);
    expect((await ada.myRatings()).changes).toMatchObject([{ place: 2, players: 2 }]);
    await expect(ada.takeSeatBack(alone.id, 0)).rejects.toMatchObject({ code: 'closed' });

    const bo = await newPlayer(other.url, 'Bo');
    const shared = await ada.createTable({ game: GAME, seats: 3, bots: ['cuwart'], rated: true });
    await bo.join(shared.id);
    expect((await bo.leave(shared.id, 1)).seats[1]).toMatchObject({ left: true });
    // Coming back does not undo it.
    await bo.takeSeatBack(shared.id, 1);
    await playOut([ada, bo], shared.id);
    expect((await bo.myRatings()).changes).toMatchObject([{ place: 3, players: 3 }]);
    expect((await ada.table(shared.id)).seats[1]).toMatchObject({ left: true });
    await expectFolded();
    // Who deletes their data takes their ratings along; those of the others still follow from the games.
    const kept = (await ada.myRatings()).changes;
    await bo.deleteOwnData();
    expect((await ada.myRatings()).changes).toEqual(kept);
    await expectFolded();
  });

  it('count a live game that waits for somebody for a day as abandoned', async () => {
    const ada = await newPlayer(server.url, 'Ada');
    const { id } = await ada.createTable({ game: GAME, seats: 2, bots: ['cuwart'], rated: true });
    await server.node.sweep(Date.now() + 2 * DAY_MS);
    expect(await ada.table(id)).toMatchObject({ status: 'abandoned', seats: [{ left: true }, {}] });
    expect((await tableRating(ada))!.rating).toBeLessThan(1500);
    await expectFolded();
  });

  it('lose and double nothing when games of the same players end at the same time on two nodes', async () => {
    const { db, pool } = server.node.storage;
    const scores = [300, 200].map((total) => ({ total, areas: { yellow: 9 }, foxes: 0 }));
    const game = (i: number): EndedGame => ({
      id: `race-${kind}-${i}`,
      game: SHEETS[1].id,
      seats: [`p${i % 3}`, `p${(i + 1) % 3}`, null].map((player_id, seat) => ({
        seat,
        kind: player_id ? ('player' as const) : ('bot' as const),
        player_id,
        bot: player_id ? null : 'tibert',
        left_at: null,
      })),
      result: { scores: [...scores, scores[0]!], winners: [0] } as unknown as EndedGame['result'],
      at: i,
    });
    const end = (node: RunningServer, i: number) =>
      node.node.storage.db.transaction().execute((trx) => rateTables(trx, [game(i)], pool !== null));
    await Promise.all(Array.from({ length: 30 }, (_, i) => end(i % 2 ? server : other, i)));
    // Ending once more changes nothing.
    await Promise.all(Array.from({ length: 30 }, (_, i) => end(server, i)));
    const ratings = await db.selectFrom('ratings').selectAll().where('game', '=', SHEETS[1].id).execute();
    expect(ratings.every(({ mean }) => mean !== 1500)).toBe(true);
    expect(ratings.map(({ games }) => games)).toEqual([20, 20, 20]);
    for (const { player_id, mean } of ratings) {
      const changes = await db
        .selectFrom('rating_changes')
        .selectAll()
        .where('player_id', '=', player_id)
        .orderBy('n')
        .execute();
      expect(changes.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
      // Each change begins where the one before ended.
      for (const [i, change] of changes.entries())
        expect(change.mean).toBe(changes[i - 1]?.next_mean ?? 1500);
      expect(changes.at(-1)!.next_mean).toBe(mean);
    }
    await db.deleteFrom('ratings').where('game', '=', SHEETS[1].id).execute();
    await db.deleteFrom('rating_changes').where('game', '=', SHEETS[1].id).execute();
  });

  it('of a day are counted once when it is over, together with the bots, and survive a crash half-way', async () => {
    const { db } = server.node.storage;
    const clients: ReynardClient[] = [];
    const tables: string[] = [];
    for (const name of ['Ada', 'Bo']) {
      const client = await newPlayer(server.url, name);
      const { id } = await client.beginDaily(GAME);
      await playOut([client], id);
      clients.push(client);
      tables.push(id);
    }
    const day = (await clients[0]!.daily()).day;
    await server.node.rateDays();
    expect(await ofDays()).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS });
    await server.node.days.close();
    vi.setSystemTime(Date.now() + 3 * 60_000);
    await Promise.all([server.node.rateDays(), other.node.days.close().then(() => other.node.rateDays())]);
    await server.node.rateDays();
    const first = await ofDays();
    expect(first).toMatchObject([{ games: 1 }, { games: 1 }]);
    expect(await db.selectFrom('daily_bots').selectAll().where('day', '=', day).execute()).toHaveLength(6);
    expect((await clients[0]!.myRatings()).changes).toMatchObject([{ kind: 'daily', players: 2 }]);

    // As if the server had died after the first of them.
    const lost = first[1]!.player_id;
    await db.updateTable('dailies').set({ rated_at: null }).where('day', '=', day).execute();
    await db.deleteFrom('ratings').where('player_id', '=', lost).where('kind', '=', 'daily').execute();
    await db.deleteFrom('rating_changes').where('player_id', '=', lost).where('kind', '=', 'daily').execute();
    await server.node.rateDays();
    const strip = (rows: typeof first) => rows.map(({ at, ...row }) => row);
    expect(strip(await ofDays())).toEqual(strip(first));
    await expectFolded();
    vi.useRealTimers();

    // What a day did stays, also when its ranking is not complete any more.
    await clients[1]!.deleteOwnData();
    await expectFolded();
    expect((await ofDays()).map(({ player_id }) => player_id)).toEqual([(await clients[0]!.me()).id]);
    await removeScore(server.node.storage, tables[0]!);
    await expectFolded();

    function ofDays() {
      return db.selectFrom('ratings').selectAll().where('kind', '=', 'daily').orderBy('player_id').execute();
    }
  });

  it('still follow from what is stored when the games themselves were deleted', async () => {
    const { db } = server.node.storage;
    const games = () => db.selectFrom('tables').select('id').where('rated', '=', 1).execute();
    expect((await games()).length).toBeGreaterThan(2);
    await server.node.sweep(Date.now() + 10 * DAY_MS);
    expect(await games()).toEqual([]);
    expect(await db.selectFrom('ratings').select('mean').where('kind', '=', 'table').execute()).not.toEqual(
      [],
    );
    await expectFolded();
  });
});

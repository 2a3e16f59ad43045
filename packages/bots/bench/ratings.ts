// Derives the fixed ratings of the ladder (src/ratings.ts) from games of two: every pair of quick bots plays, and the strongest
// plays those next to it. The ratings are those under which the results are most likely, on the scale of the server's ratings
// (chance to finish ahead = 1 / (1 + exp(-difference / SCALE))), with Tibert at 1500.
//
//   npx node packages/bots/bench/ratings.ts [games per pair, default 400] [games of the strongest, default 60] [game]
import { layoutOf, SHEETS } from '@reynard/engine';
import { type BotName, LEVELS, loadBot, roundRobin, trainedGame } from '../src/index.ts';

/** The root of twice the square of 250: two players without uncertainty (packages/server/src/rating/weng-lin.ts). */
const SCALE = Math.SQRT2 * 250;
/** A bot that never wins has no finite rating: this is the lowest one that is given. */
const LEAST = 100;
const ANCHOR = { level: 'tibert', rating: 1500 } as const;

interface Duel {
  readonly a: number;
  readonly b: number;
  /** How many of the games a and b finished ahead; a tie counts half. */
  readonly won: readonly [number, number];
}

const [quickGames, slowGames] = [Number(process.argv[2] ?? 400), Number(process.argv[3] ?? 60)];
const quick = LEVELS.flatMap(({ thinks }, i) => (thinks ? [] : [i]));
const slow = LEVELS.flatMap(({ thinks }, i) => (thinks ? [i] : []));
const pairs = [
  ...quick.flatMap((a) => quick.filter((b) => b > a).map((b) => ({ a, b, games: quickGames }))),
  ...slow.flatMap((b) => quick.slice(-2).map((a) => ({ a, b, games: slowGames }))),
];

for (const sheet of SHEETS) {
  if (trainedGame(sheet) === null || (process.argv[4] ?? sheet.id) !== sheet.id) continue;
  layoutOf(sheet);
  const bots = await Promise.all(LEVELS.map(({ id }) => loadBot(id as BotName, sheet)));
  const duels = pairs.map(({ a, b, games }): Duel => {
    const entrants = [a, b].map((i) => ({ name: LEVELS[i]!.id, bot: bots[i]! }));
    const playing = roundRobin({ sheet, players: 2, entrants, games, seed: 'ratings' });
    let step = playing.next();
    while (!step.done) step = playing.next();
    const [first] = step.value;
    const ahead = first!.ahead[1] ?? 0.5;
    // Half a game on each side: no result is certain.
    return { a, b, won: [ahead * first!.games + 0.5, (1 - ahead) * first!.games + 0.5] };
  });
  const ratings = fit(duels);
  const shift = ANCHOR.rating - ratings[LEVELS.findIndex(({ id }) => id === ANCHOR.level)]!;
  const entries = LEVELS.map(({ id }, i) => `${id}: ${Math.max(LEAST, Math.round(ratings[i]! + shift))}`);
  console.log(`  '${sheet.id}': { ${entries.join(', ')} },`);
}

/** The ratings under which the results are most likely, by Newton's method for one rating at a time. */
function fit(duels: readonly Duel[]): number[] {
  const ratings = LEVELS.map(() => ANCHOR.rating as number);
  for (let pass = 0; pass < 2000; pass++) {
    for (const i of ratings.keys()) {
      let [slope, bend] = [0, 0];
      for (const { a, b, won } of duels) {
        if (a !== i && b !== i) continue;
        const other = a === i ? b : a;
        const chance = 1 / (1 + Math.exp((ratings[other]! - ratings[i]!) / SCALE));
        const games = won[0] + won[1];
        slope += (a === i ? won[0] : won[1]) - games * chance;
        bend += (games * chance * (1 - chance)) / SCALE;
      }
      ratings[i] = ratings[i]! + slope / bend;
    }
  }
  return ratings;
}

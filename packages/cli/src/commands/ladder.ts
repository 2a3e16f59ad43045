// `reynard ladder`: a round robin of the bots.
import { BOT_NAMES, type BotName, gamesOf, LEVELS, roundRobin, type Standing } from '@reynard/bots';
import { botFor, botNamed } from '../bot-names.ts';
import { type Command, readArguments, UsageError, wholeNumber } from '../command.ts';
import { DEFAULT_GAME, gameNamed, gameOption } from '../games.ts';
import { Progress } from '../simulation/progress.ts';
import { table } from '../simulation/report.ts';

const options = {
  game: gameOption(),
  players: { type: 'string', short: 'p', value: 'N', help: '2 to 4 at a table (default: 2)' },
  bots: {
    type: 'string',
    short: 'b',
    value: 'NAME,NAME[,…]',
    help: `bots that take part (default: the ladder without the slow one)\nfrom: ${BOT_NAMES.join(', ')}`,
  },
  games: { type: 'string', short: 'n', value: 'M', help: 'games per line-up (default: 100)' },
  seed: { type: 'string', short: 's', value: 'S', help: 'same seed, same games (default: ladder)' },
  json: { type: 'boolean', help: 'print one JSON object and nothing else' },
} as const;

const QUICK = LEVELS.filter(({ thinks }) => !thinks).map(({ id }) => id);

function entrantsFrom(text: string | undefined, players: number): readonly BotName[] {
  if (text === undefined) return QUICK;
  const names = text.split(',').map((name) => botNamed(name.trim()));
  if (new Set(names).size < names.length) throw new UsageError('name every bot only once');
  if (names.length < players) {
    throw new UsageError(`${players} players need at least ${players} bots, but ${names.length} are named`);
  }
  return names;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** A table of results, then a table of how often each bot finished ahead of each other. */
function standingsTable(standings: readonly Standing[]): string {
  const order = standings.map((_, i) => i).sort((a, b) => standings[b].mean - standings[a].mean);
  const seats = standings[0].bySeat.map((_, seat) => `seat ${seat + 1}`);
  const results = table([
    ['', 'mean', ...seats, 'wins'],
    ...order.map((i) => [
      standings[i].name,
      standings[i].mean.toFixed(1),
      ...standings[i].bySeat.map((mean) => mean.toFixed(1)),
      percent(standings[i].wins / standings[i].games),
    ]),
  ]);
  const pairs = table([
    ['ahead of', ...order.map((i) => standings[i].name)],
    ...order.map((i) => [
      standings[i].name,
      ...order.map((other) => {
        const share = standings[i].ahead[other];
        return share === null ? '–' : percent(share);
      }),
    ]),
  ]);
  return `${results}\n\n${pairs}`;
}

async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readArguments(options, argv);
  if (positionals.length > 0) throw new UsageError(`unexpected argument "${positionals[0]}"`);
  const sheet = gameNamed(values.game ?? DEFAULT_GAME.id);
  const players = wholeNumber(values.players ?? '2', 'players', 2, 4);
  const names = entrantsFrom(values.bots, players);
  const entrants = await Promise.all(names.map(async (name) => ({ name, bot: await botFor(name, sheet) })));
  const games = wholeNumber(values.games ?? '100', 'games', 1, 1_000_000);
  const tournament = { sheet, players, entrants, games, seed: values.seed ?? 'ladder' };
  const progress = new Progress(gamesOf(tournament));
  const playing = roundRobin(tournament);
  let step = playing.next();
  for (let done = 1; !step.done; done++, step = playing.next()) progress.show(done);
  progress.clear();
  const { seed } = tournament;
  if (values.json) {
    console.log(JSON.stringify({ game: sheet.id, players, seed, standings: step.value }));
    return 0;
  }
  const count = gamesOf(tournament).toLocaleString('en');
  console.log(`${sheet.name}, ${players} players, ${count} games, seed ${seed}\n`);
  console.log(standingsTable(step.value));
  return 0;
}

export const ladder: Command = {
  name: 'ladder',
  summary: 'let the bots play each other and show who beats whom',
  usage: '[OPTIONS]',
  options,
  notes: `
Every line-up of the bots plays the same number of games, rounded up so that each bot has every
seat equally often. The games of one rotation have the same dice. A shared victory counts as a
fraction. "ahead of" is how often the bot in the row finished ahead of the one in the column.

Examples:
  reynard ladder --game dsc --games 400
  reynard ladder --players 4 --bots tibert,grimbert,isengrim,reynard --games 20`,
  run,
};

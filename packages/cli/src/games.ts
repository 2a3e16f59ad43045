// The games as the command line names them. A game without a short name does not compile; everything else is derived.
import { SHEETS, type Sheet, type SheetId } from '@reynard/engine';
import { type Option, UsageError } from './command.ts';
import { en } from './messages/en.ts';

/** What `--game` takes besides the id. */
const SHORT_NAMES: Readonly<Record<SheetId, string>> = {
  'ganz-schoen-clever': 'gsc',
  'doppelt-so-clever': 'dsc',
  'clever-hoch-drei': 'chd',
  'clever-4ever': 'c4e',
};

/** The game that is played unless another one is named. */
export const [DEFAULT_GAME] = SHEETS;

/** The short names in a sentence: `gsc, dsc or c4e`. */
export const GAME_NAMES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  SHEETS.map(({ id }) => SHORT_NAMES[id]),
);

/** The option `--game`. The default help text names the game that is played without it. */
export const gameOption = (help = `${GAME_NAMES} (default: ${SHORT_NAMES[DEFAULT_GAME.id]})`) =>
  ({ type: 'string', short: 'g', value: 'GAME', help }) as const satisfies Option;

/** The name on a game's box, and in brackets the English one if it is another. */
function bothNames({ id, name }: (typeof SHEETS)[number]): string {
  const title = en.titles[id];
  return title === name ? name : `${name} (${title})`;
}

/** A line per game: short name, id and names. */
export const GAME_LIST = SHEETS.map(
  (sheet) => `  ${SHORT_NAMES[sheet.id].padEnd(10)} ${sheet.id.padEnd(20)} ${bothNames(sheet)}`,
).join('\n');

/** The game of this name, long or short. */
export function gameNamed(text: string): Sheet {
  const name = text.toLowerCase();
  const sheet = SHEETS.find(({ id }) => id === name || SHORT_NAMES[id] === name);
  if (sheet) return sheet;
  const names = SHEETS.map(({ id }) => `${SHORT_NAMES[id]} (${id})`).join(', ');
  throw new UsageError(`there is no game "${text}"; choose one of ${names}`);
}

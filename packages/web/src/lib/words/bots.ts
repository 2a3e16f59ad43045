// The names of the bots: the animals of the old fable, in the reader's language.
import { m } from '#lib/paraglide/messages.js';

const NAMES: Readonly<Record<string, () => string>> = {
  random: m.bot_random,
  greedy: m.bot_greedy,
  cuwart: m.bot_cuwart,
  bruin: m.bot_bruin,
  tibert: m.bot_tibert,
  grimbert: m.bot_grimbert,
  isengrim: m.bot_isengrim,
  reynard: m.bot_reynard,
};

/** The name of a bot; an unknown bot keeps the given name. */
export const botName = (bot: string, name = bot.charAt(0).toUpperCase() + bot.slice(1)): string =>
  NAMES[bot]?.() ?? name;

/** The first name of a bot, which needs no endings in a sentence. */
export const botFirstName = (bot: string): string => botName(bot).split(' ')[0];

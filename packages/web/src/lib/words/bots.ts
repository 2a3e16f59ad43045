// The bots by name, as players see them: the animals of the old fable, by the names each language gives them.
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

/** What a bot is called; one this app does not know by the name it came with. */
export const botName = (bot: string, name = bot.charAt(0).toUpperCase() + bot.slice(1)): string =>
  NAMES[bot]?.() ?? name;

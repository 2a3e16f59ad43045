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

export const botName = (bot: string): string => NAMES[bot]?.() ?? bot.charAt(0).toUpperCase() + bot.slice(1);

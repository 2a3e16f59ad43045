// The bots by name, as players see them.
import { m } from '#lib/paraglide/messages.js';

const NAMES: Readonly<Record<string, () => string>> = { random: m.bot_random, greedy: m.bot_greedy };

export const botName = (bot: string): string => NAMES[bot]?.() ?? bot.charAt(0).toUpperCase() + bot.slice(1);

// Finds and loads bots by the name the caller typed, with clear errors.
import { BOT_NAMES, type Bot, type BotName, loadBot, NetError } from '@reynard/bots';
import type { Sheet } from '@reynard/engine';
import { fileProblem, nearest, UsageError } from './command.ts';

export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);

/** The bot of this name. */
export function botNamed(name: string): BotName {
  if (isBotName(name)) return name;
  throw new UsageError(
    `there is no bot "${name}"${nearest(name, BOT_NAMES)}; the bots are ${BOT_NAMES.join(', ')}`,
  );
}

/** Loads a bot; a missing or damaged network becomes a usage error. */
export async function botFor(name: BotName, sheet: Sheet): Promise<Bot> {
  try {
    return await loadBot(name, sheet);
  } catch (error) {
    const isFile = error instanceof NetError || (error as NodeJS.ErrnoException).syscall !== undefined;
    if (!isFile) throw error;
    throw new UsageError(`the bot ${name} cannot play ${sheet.id}: ${fileProblem(error)}`, {
      showHint: false,
    });
  }
}

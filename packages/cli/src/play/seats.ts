// The players at the table: people and bots, as named on the command line, in the setup or in a saved game.
import type { Bot, BotName } from '@reynard/bots';
import type { Sheet } from '@reynard/engine';
import { botFor, isBotName } from '../bot-names.ts';
import { safeName } from '../terminal/text.ts';

/** A seat before the game starts. `name` is empty for a person who gave none. */
export interface SeatPlan {
  readonly name: string;
  readonly bot: BotName | null;
}

/** Who plays a seat. */
export interface SessionPlayer {
  readonly name: string;
  readonly bot: Bot | null;
}

/** Reads `Ada`, `human`, `human:Ada` or `bot:greedy`; a string is the name of a bot that does not exist. */
export function readSeat(text: string): SeatPlan | string {
  const [kind, ...rest] = text.trim().split(':');
  const name = rest.join(':').trim();
  if (kind.toLowerCase() === 'bot') {
    return isBotName(name) ? { name, bot: name } : name;
  }
  if (kind.toLowerCase() === 'human') return { name, bot: null };
  return { name: text.trim(), bot: null };
}

/** Printable names, one of a kind; people without one are called `you`. */
export function nameSeats(plans: readonly SeatPlan[], you: string): string[] {
  const names: string[] = [];
  for (const { name } of plans) {
    const wanted = name === '' ? you : safeName(name);
    let unique = wanted;
    for (let n = 2; names.includes(unique); n++) unique = `${wanted} ${n}`;
    names.push(unique);
  }
  return names;
}

export async function seatBots(
  sheet: Sheet,
  names: readonly string[],
  plans: readonly SeatPlan[],
): Promise<SessionPlayer[]> {
  return Promise.all(
    plans.map(async ({ bot }, i) => ({ name: names[i], bot: bot ? await botFor(bot, sheet) : null })),
  );
}

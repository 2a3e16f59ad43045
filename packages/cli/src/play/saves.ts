// The saved game: a record like any other, with two keys more (who sits where, and the seed of the dice). It is written
// whole after every event, to a new file that then takes the old one's place: a crash leaves one or the other.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type GameRecord, parseRecord } from '@reynard/engine';
import { isBotName } from '../bot-names.ts';
import { fileProblem } from '../command.ts';
import type { Messages } from '../messages/index.ts';
import type { SeatPlan } from './seats.ts';

/** Where games are saved unless told otherwise: $REYNARD_HOME, else the XDG state folder. */
export function defaultSavePath(env: Readonly<Record<string, string | undefined>>): string {
  const home = env.REYNARD_HOME || join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'reynard');
  return join(home, 'game.json');
}

export interface SavedGame {
  readonly record: GameRecord;
  readonly seats: readonly SeatPlan[];
  readonly seed: string | null;
}

export type Loaded =
  | { readonly state: 'none' }
  | { readonly state: 'damaged'; readonly reason: string }
  | { readonly state: 'found'; readonly saved: SavedGame };

/** Reads the saved game; what is wrong with it is told in the player's language. */
export function loadGame(path: string, { say, reasons, files }: Messages): Loaded {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (/^ENO(ENT|TDIR)$/.test((error as NodeJS.ErrnoException).code ?? '')) return { state: 'none' };
    return { state: 'damaged', reason: fileProblem(error, files) };
  }
  const parsed = parseRecord(text.replace(/^\ufeff/, ''));
  if (!parsed.ok) {
    const { event, code } = parsed.error;
    const reason = reasons[code];
    return { state: 'damaged', reason: event === null ? reason : say.atStep(event + 1, reason) };
  }
  const record = parsed.record as GameRecord & { seats?: unknown; seed?: unknown };
  const seats = readSeats(record.seats, record.players);
  if (seats === null) return { state: 'damaged', reason: say.unknownSeats };
  return {
    state: 'found',
    saved: { record, seats, seed: typeof record.seed === 'string' ? record.seed : null },
  };
}

/** `human` or `bot:NAME` per player; a record without seats was played by people. */
function readSeats(seats: unknown, players: readonly string[]): SeatPlan[] | null {
  if (seats === undefined) return players.map((name) => ({ name, bot: null }));
  if (!Array.isArray(seats) || seats.length !== players.length) return null;
  const plans: SeatPlan[] = [];
  for (const [i, seat] of seats.entries()) {
    const bot = typeof seat === 'string' && seat.startsWith('bot:') ? seat.slice(4) : null;
    if (bot === null ? seat !== 'human' : !isBotName(bot)) return null;
    plans.push({ name: players[i], bot: bot !== null && isBotName(bot) ? bot : null });
  }
  return plans;
}

/** The text of a saved game. */
export function savedText(record: GameRecord, seats: readonly SeatPlan[], seed: string): string {
  const { format, game, players, events, result, ...others } = record;
  const who = seats.map(({ bot }) => (bot ? `bot:${bot}` : 'human'));
  const saved = { format, game, players, ...others, seats: who, seed, events, ...(result ? { result } : {}) };
  return `${JSON.stringify(saved)}\n`;
}

/** Replaces a file's content in one step. */
export function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(fresh, text);
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** Moves an unreadable save out of the way and says where to. */
export function moveAside(path: string): string {
  const aside = `${path}.damaged-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  renameSync(path, aside);
  return aside;
}

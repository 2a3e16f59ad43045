// Why a link or file cannot be opened, in words for a player.
import type { RecordError } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';

const FOREIGN: readonly string[] = ['unknown-format', 'not-a-record', 'unknown-game'];

export function refusalWords(error: RecordError | null): string {
  if (error === null) return m.refused_damaged();
  if (error.event !== null) return m.refused_event({ number: error.event + 1 });
  return FOREIGN.includes(error.code) ? m.refused_foreign() : m.refused_damaged();
}

/** The reason alone, for a line of a file with many games. */
export function reasonWords(error: RecordError): string {
  if (error.event !== null) return m.reason_event({ number: error.event + 1 });
  return FOREIGN.includes(error.code) ? m.reason_foreign() : m.reason_damaged();
}

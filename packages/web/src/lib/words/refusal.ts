// Why a link or file cannot be opened, in words for a player.
import type { RecordError } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';

export function refusalWords(error: RecordError | null): string {
  if (error === null || error.code === 'not-json') return m.refused_damaged();
  if (error.event !== null) return m.refused_event({ number: error.event + 1 });
  return error.code === 'unknown-format' || error.code === 'not-a-record' || error.code === 'unknown-game'
    ? m.refused_foreign()
    : m.refused_damaged();
}

// The move being sent, stored on the device until the server has answered, so that closing the page neither loses nor
// repeats it.
import type { NumberedEvent } from '@reynard/client';

export interface Outgoing {
  /** The same for every attempt to send it. */
  readonly key: string;
  /** How many events had been seen. */
  readonly after: number;
  readonly event: NumberedEvent['event'] | { readonly e: 'roll' };
  /** Whether it was the only possible step and played without a tap. */
  readonly byItself: boolean;
}

const slot = (table: string) => `reynard-move-${table}`;

export function keepMove(table: string, move: Outgoing): void {
  try {
    localStorage.setItem(slot(table), JSON.stringify(move));
  } catch {
    // Storage refused: the move is still sent while the page is open.
  }
}

export function keptMove(table: string): Outgoing | null {
  try {
    return JSON.parse(localStorage.getItem(slot(table)) ?? 'null');
  } catch {
    return null;
  }
}

export function dropMove(table: string): void {
  try {
    localStorage.removeItem(slot(table));
  } catch {
    // Nothing was kept.
  }
}

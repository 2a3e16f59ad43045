// The move that is on its way, kept on the device until the server has answered: closing the page in the middle neither
// loses nor doubles it.
import type { NumberedEvent } from '@reynard/server/client';

export interface Outgoing {
  /** The same for every attempt to send it. */
  readonly key: string;
  /** How many events had been seen. */
  readonly after: number;
  readonly event: NumberedEvent['event'] | { readonly e: 'roll' };
  /** Whether nobody chose it: the only step there was. */
  readonly byItself: boolean;
}

const slot = (table: string) => `reynard-move-${table}`;

export function keepMove(table: string, move: Outgoing): void {
  try {
    localStorage.setItem(slot(table), JSON.stringify(move));
  } catch {
    // It is still sent as long as the page is open.
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

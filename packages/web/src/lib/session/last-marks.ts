// The marks of each seat's last turn, which the others see until the seat acts again.
import { markedBetween } from '#lib/sheet/marked.ts';
import type { Happening } from './session.svelte.ts';

/** The fields that a seat marked in a turn. */
export interface LastMarks {
  readonly turn: string;
  readonly fields: ReadonlySet<number>;
}

/** The last marks of all seats, by seat, after one more event. */
export function noteMarks(
  last: readonly (LastMarks | undefined)[],
  { event, before, after }: Happening,
): readonly (LastMarks | undefined)[] {
  if (event.e === 'roll') return last;
  const fields = markedBetween(before, after, event.p);
  if (fields.size === 0) return last;
  const turn = `${before.round}-${before.active}-${before.isSoloPassive}`;
  const known = last[event.p];
  const next = [...last];
  next[event.p] = { turn, fields: known?.turn === turn ? new Set([...known.fields, ...fields]) : fields };
  return next;
}

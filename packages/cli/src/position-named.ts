// A position as typed by the caller, or what is wrong with it.
import { type Position, parsePosition } from '@reynard/engine';
import { UsageError } from './command.ts';

export function positionNamed(text: string): Position {
  const parsed = parsePosition(text.trim());
  if (parsed.ok) return parsed.position;
  const { code, reason, seat } = parsed.error;
  const where = seat === null ? '' : ` (player ${seat + 1})`;
  throw new UsageError(`not a position${where}: ${reason} [${code}]`, { showHint: false });
}

// A finished sheet of each game, as the engine's position text: the scored example of the rules page, and the end of the
// lesson. Typical solo games, neither poor nor perfect.
import { type Position, parsePosition, type Sheet, type SheetId } from '@reynard/engine';

export const FINALS: Readonly<Record<SheetId, string>> = {
  'ganz-schoen-clever':
    '1.ganz-schoen-clever.6a-over.t1x6t3t1y4z4.1B1111111111B1-111A11B111-1111111-56416412345-463466~done~r44~e55~f2~used-blue',
  'doppelt-so-clever':
    '1.doppelt-so-clever.6a-over.x3t2t1y6t1z6.C11A1B1E11A1A111-22C2B21-555555-325131511-21644653~done~r42~e44~b43~f3~used-white',
  'clever-hoch-drei':
    '1.clever-hoch-drei.6a-over.x6t2y6z6t5t2.C1D11B1A111-111111111111111B111C11C1-65437689a7-F111111-b79a8b678796~done~r52~e66~j440123~f3~used-white',
  'clever-4ever':
    '1.clever-4ever.6a-over.t2t2t3x6y6z4.13456321144636-11C1A1B1Q11-A1111A111A11111-2616G56663125-336664~done~r77~e55~p54~f2',
};

/** The finished example of a game; null for a sheet from elsewhere. */
export function finalOf({ id }: Sheet): Position | null {
  const finals: Readonly<Record<string, string>> = FINALS;
  if (!Object.hasOwn(finals, id)) return null;
  const parsed = parsePosition(finals[id]);
  if (!parsed.ok) throw new RangeError(`${id}: ${parsed.error.code}`);
  return parsed.position;
}

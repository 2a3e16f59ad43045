// The limits of a sheet. Moves are packed into an integer and positions into bytes, so a larger sheet would be cut off
// silently. Therefore a sheet that breaks a limit is refused when it is compiled. If a limit is easy to raise, it says how.
import type { Area } from './areas/area.ts';
import { sweeps } from './areas/grid.ts';
import { printedBonuses } from './bonus.ts';
import { DICE } from './dice.ts';
import type { LayoutBuilder } from './layout.ts';
import { MAX_MOVES, MOVE_ROOM } from './move.ts';
import type { Sheet } from './sheet.ts';
import { MOST_ROUNDS } from './state.ts';

/** A sheet while it is compiled: what its areas said about themselves, before anything is packed. */
export interface Draft {
  readonly sheet: Sheet;
  readonly areas: readonly Area[];
  readonly build: LayoutBuilder;
}

/** How many of something a sheet has, and how many it may and must have. */
export interface Limit {
  readonly what: string;
  readonly count: (draft: Draft) => number;
  readonly most?: number;
  readonly least?: number;
  /** The reason for the limit. */
  readonly because: string;
}

const BYTE = 255;

const largest = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** Every limit. One message names one of them. */
export const LIMITS: readonly Limit[] = [
  {
    what: 'dice',
    count: ({ sheet }) => sheet.dice.length,
    most: DICE,
    least: DICE,
    because: 'a position has a byte for each of them',
  },
  {
    what: 'rounds',
    count: ({ sheet }) => sheet.rounds.length,
    least: MOST_ROUNDS,
    because: 'a game alone or for two plays them all',
  },
  {
    what: 'coloured dice without an area',
    count: ({ sheet, areas }) =>
      sheet.dice.slice(1).filter((die) => !areas.some(({ colour }) => colour === die)).length,
    most: 0,
    because: 'a coloured die is marked in its own area',
  },
  {
    what: 'areas that read the white die too',
    count: ({ areas }) => areas.filter(({ reads }) => reads !== 'face').length,
    most: 1,
    because: 'a layout names one die that is paired with white',
  },
  {
    what: 'areas that sweep',
    count: ({ sheet }) => sheet.areas.filter(sweeps).length,
    most: 1,
    because: 'a layout names one area that sweeps',
  },
  {
    what: 'rows where dice take company',
    count: ({ sheet }) =>
      largest(sheet.areas.map((spec) => (spec.kind === 'grid' && spec.company ? spec.numbers.length : 0))),
    most: 5,
    because: 'a die is company at most twice at a time: the third mark leaves two fields of its column',
  },
  {
    what: 'actions that change what a die counts as',
    count: ({ sheet }) => Number('polish' in sheet.tracks) + Number('joker' in sheet.tracks),
    most: 1,
    because: 'a move has one place for the change',
  },
  {
    what: 'polish tracks beside areas that go by places',
    count: ({ sheet, areas }) => Number('polish' in sheet.tracks && areas.some(({ usesPlace }) => usesPlace)),
    most: 0,
    because: 'the dice of such a sheet are listed without polish',
  },
  {
    what: 'joker slots',
    count: ({ sheet }) => sheet.tracks.joker?.slots ?? 0,
    most: MOVE_ROOM.jokerSlot + 1,
    because: 'a move has 3 bits for them, and a byte says which are used',
  },
  {
    what: 'joker slots without an entry in `numbers`',
    count: ({ sheet: { tracks } }) =>
      Math.abs((tracks.joker?.slots ?? 0) - (tracks.joker?.numbers?.length ?? 0)),
    most: 0,
    because: 'each slot stands for a number',
  },
  {
    what: 'kinds of pending bonus',
    count: ({ build }) => build.kinds.length,
    most: MOVE_ROOM.pending + 1,
    because: 'a move has 3 bits for it; widen SOURCE_BITS in move.ts, and positions follow',
  },
  {
    what: 'fields',
    count: ({ build }) => build.fieldCount,
    most: MOVE_ROOM.field + 1,
    because: 'a move has 7 bits for it; widen FIELD_BITS in move.ts, up to 8 bits',
  },
  {
    what: 'as the highest value of a mark',
    count: ({ areas }) => largest(areas.map(({ highest }) => highest)),
    most: MOVE_ROOM.value,
    because: 'a move has 4 bits for it; widen VALUE_BITS in move.ts, up to 5 bits',
  },
  {
    what: 'moves in one list',
    count: ({ areas, build }) => mostMoves(areas, build),
    most: MAX_MOVES,
    because: 'callers list moves into arrays of MAX_MOVES; raise it in move.ts',
  },
  {
    what: 'areas',
    count: ({ areas }) => areas.length,
    most: 127,
    because: 'a signed byte names the area of a die',
  },
  {
    what: 'regions in one area',
    count: ({ sheet, areas }) =>
      largest(sheet.areas.map((spec, i) => (spec.kind === 'regions' ? areas[i].size : 0))),
    most: 32,
    because: 'a set of regions has a bit for each',
  },
  {
    what: 'lines',
    count: ({ build }) => build.lines.length,
    most: BYTE + 1,
    because: 'a byte names a line',
  },
  {
    what: 'fields in one line',
    count: ({ build }) => largest(build.lines.map(({ fields }) => fields.length)),
    most: BYTE,
    because: 'a byte counts them, each once',
  },
  {
    what: 'as a number that a mark is compared with',
    count: ({ build }) =>
      largest([...build.fieldBonuses.map(({ from }) => from), ...build.repeats.map(({ value }) => value)]),
    most: BYTE,
    because: 'a byte holds it',
  },
  {
    what: 'slots on one track',
    count: ({ sheet }) => largest(Object.values(sheet.tracks).map(({ slots }) => slots)),
    most: BYTE,
    because: 'a byte counts unlocked actions',
  },
  {
    what: 'foxes',
    count: ({ sheet }) => printedBonuses(sheet).filter((bonus) => bonus === 'fox').length,
    most: BYTE,
    because: 'a byte counts them',
  },
  {
    what: 'bonus marks',
    count: ({ sheet }) => printedBonuses(sheet).filter((bonus) => bonus.includes(':')).length,
    most: BYTE,
    because: 'a byte counts all that are pending',
  },
];

/** More moves than any position can list for one seat: all marks of all dice, or of all pending bonuses and the sweep. */
function mostMoves(areas: readonly Area[], build: LayoutBuilder): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  // White and the area's own die can be changed to any face by polish or joker; a sum comes from up to six pairs of faces.
  const byDice = areas.map(({ mostMarks, reads }) => 2 * mostMarks * (reads === 'sum' ? 6 : 1));
  const byBonuses = build.kinds.flatMap(({ options }) => options.map(({ area }) => areas[area].mostMarks));
  const bySweep = DICE * largest(areas.map(({ mostMarks }) => mostMarks));
  const withoutMark = MOVE_ROOM.kind;
  return Math.max(sum(byDice), sum(byBonuses) + bySweep) + withoutMark;
}

/** Refuses a sheet that does not fit, with every limit that it breaks. */
export function checkLimits(draft: Draft): void {
  const broken = LIMITS.flatMap(({ what, count, most = Number.POSITIVE_INFINITY, least = 0, because }) => {
    const found = count(draft);
    if (found > most) return [`${found} ${what}, at most ${most} (${because})`];
    return found < least ? [`${found} ${what}, at least ${least} (${because})`] : [];
  });
  if (broken.length > 0) throw new RangeError(`the sheet "${draft.sheet.id}" has ${broken.join('; ')}`);
}

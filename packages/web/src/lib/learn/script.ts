// The first game, written down: a legal record in which some events are the learner's to make. The others play themselves.
// What the coach says to an event stands in the texts under its key.
import { type Colour, type Event, ganzSchoenClever, type Mark, newRecord } from '@reynard/engine';

export const SHEET = ganzSchoenClever;

/** The six ideas, in the order they are met. */
export const IDEAS = ['tray', 'areas', 'passive', 'bonus', 'fox', 'chain'] as const;
export type Idea = (typeof IDEAS)[number];

/** The moments at which the coach speaks. */
export const CUES = [
  'firstRoll',
  'firstPick',
  'secondRoll',
  'joker',
  'thirdRoll',
  'orange',
  'passiveRoll',
  'blueSum',
  'secondRound',
  'blueColumn',
  'rollOn',
  'reroll',
  'fox',
  'lastRoll',
  'weakest',
  'extra',
  'later',
  'chainStart',
  'chainBlue',
  'chainYellow',
] as const;
export type Cue = (typeof CUES)[number];

export interface Beat {
  readonly event: Event;
  readonly idea: Idea;
  /** Present where the learner acts. */
  readonly cue?: Cue;
}

const DICE = SHEET.dice;
type Faces = readonly (number | null)[];

/** A roll in the order of the sheet's dice; null: not in hand. */
function roll(faces: Faces, tray?: Colour[]): Event {
  const dice = Object.fromEntries(DICE.flatMap((die, i) => (faces[i] === null ? [] : [[die, faces[i]]])));
  return tray ? { e: 'roll', dice, tray } : { e: 'roll', dice };
}
const pick = (die: Colour, mark: Mark): Event => ({ e: 'pick', p: 0, die, mark });
const bonus = (name: string, mark: Mark): Event => ({ e: 'bonus', p: 0, bonus: name, mark });
const yellow = (row: number, column: number): Mark => ({ area: 'yellow', at: [row, column] });
const blue = (value: number): Mark => ({ area: 'blue', value });
const done: Event = { e: 'done', p: 0 };
const _ = null;

type Line = readonly [Event, Cue?];
const scene = (idea: Idea, ...lines: Line[]): Beat[] =>
  lines.map(([event, cue]) => (cue ? { event, idea, cue } : { event, idea }));

/** Faces stand in the order white, yellow, blue, green, orange, purple. */
export const BEATS: readonly Beat[] = [
  ...scene(
    'tray',
    [roll([4, 3, 2, 1, 5, 6]), 'firstRoll'],
    [pick('yellow', yellow(3, 1)), 'firstPick'],
    [roll([4, _, _, _, 6, 4]), 'secondRoll'],
  ),
  ...scene(
    'areas',
    [pick('white', yellow(3, 2)), 'joker'],
    [roll([_, _, _, _, 5, 2]), 'thirdRoll'],
    [pick('orange', { area: 'orange', value: 5 }), 'orange'],
    [done],
  ),
  ...scene(
    'passive',
    [roll([5, 6, 4, 1, 6, 3], ['blue', 'green', 'purple']), 'passiveRoll'],
    [pick('blue', blue(9)), 'blueSum'],
    [done],
  ),
  ...scene(
    'bonus',
    [roll([3, 6, 2, 4, 6, 5]), 'secondRound'],
    [pick('blue', blue(5)), 'blueColumn'],
    [roll([1, 1, _, 2, 1, 1]), 'rollOn'],
    [{ e: 'reroll', p: 0 }, 'reroll'],
    [roll([6, 5, _, 3, 6, 6])],
  ),
  ...scene(
    'fox',
    [pick('white', yellow(3, 3)), 'fox'],
    [roll([_, _, _, _, 4, 3]), 'lastRoll'],
    [pick('purple', { area: 'purple', value: 3 }), 'weakest'],
    [{ e: 'extra', p: 0, die: 'green', mark: { area: 'green' } }, 'extra'],
    [done],
  ),
  ...scene(
    'chain',
    // Some turns go by, until one mark is missing everywhere.
    [roll([6, 3, 5, 2, 4, 6], ['yellow', 'green', 'orange'])],
    [pick('yellow', yellow(0, 0))],
    [done],
    [roll([2, 5, 3, 4, 2, 6])],
    [pick('white', yellow(2, 2))],
    [roll([_, 6, 6, 4, 3, 6])],
    [pick('yellow', yellow(0, 1))],
    [roll([_, _, 6, _, _, 5])],
    [pick('blue', blue(8))],
    [done],
    [roll([5, 1, 6, 1, 6, 3], ['yellow', 'green', 'purple'])],
    [pick('yellow', yellow(2, 0))],
    [done],
    [bonus('X:black', { area: 'green' })],
    [roll([4, 5, 2, 3, 1, 2])],
    [pick('blue', blue(6))],
    [roll([4, 4, _, 3, _, 3])],
    [pick('green', { area: 'green' })],
    [roll([2, 5, _, _, _, 3]), 'later'],
    [pick('yellow', yellow(0, 2)), 'chainStart'],
    [bonus('X:blue', blue(7)), 'chainBlue'],
    [bonus('X:yellow', yellow(2, 3)), 'chainYellow'],
    [bonus('X:green', { area: 'green' })],
  ),
];

/** The lesson's record up to an event. */
export const lessonRecord = (events: number) => ({
  ...newRecord(SHEET, ['']),
  events: BEATS.slice(0, events).map(({ event }) => event),
});

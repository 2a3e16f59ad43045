// The text form of a position (docs/position.md), as FEN is for chess: compact, safe in an address, one line.
//
//   1.ganz-schoen-clever.2a-choose1.h4h1h2h6h3h5.C1B1B1B1-A1----~r10~e10
import { layoutOf } from './layout.ts';
import type { Position } from './position.ts';
import { buildPosition, type PositionSetup, type SeatSetup } from './setup.ts';
import { type PositionResult, refuse } from './setup-check.ts';
import { ACTIONS, type Action, type Bonus, type Colour, type Sheet } from './sheet.ts';
import { SHEETS } from './sheets/index.ts';
import { PHASES, type Phase, type SeatView, STAGES, type Stage, viewOf } from './view.ts';

/** The version of the text form that `writePosition` writes. */
export const POSITION_VERSION = '1';

/** No position of any game is longer; a longer text is refused unread. */
const MOST_CHARACTERS = 2000;

const ACTION_LETTERS: Readonly<Record<Action, string>> = {
  reroll: 'r',
  extra: 'e',
  return: 'b',
  polish: 'p',
  joker: 'j',
};
/** Dice in hand, on the tray, and on the three dice fields. */
const DICE_PLACES = 'htxyz';
const TRAY = 't';
const FIELDS = 'xyz';
const SEATS = 'abcd';
/** Stands for the seat on the passive turn of a solo game. */
const SOLO_PASSIVE = 'p';
const A = 'A'.charCodeAt(0);

// Writing

/** A position as text; `parsePosition` reads it. */
export function writePosition(position: Position): string {
  const view = viewOf(position);
  const { game, round, active, soloPassive, phase, rolls, seats } = view;
  const turn = `${round}${soloPassive ? SOLO_PASSIVE : SEATS[active]}-${phase}${rolls || ''}`;
  const { sheet } = position.layout;
  return [
    POSITION_VERSION,
    game,
    turn,
    writeDice(position),
    ...seats.map((seat) => writeSeat(sheet, seat)),
  ].join('.');
}

function writeDice(position: Position): string {
  const { dice } = position.layout.sheet;
  const { tray, diceFields, faces } = viewOf(position);
  if (Object.keys(faces).length === 0) return '-';
  const placeOf = (die: Colour) => {
    const field = diceFields.indexOf(die);
    return DICE_PLACES[field >= 0 ? 2 + field : tray.includes(die) ? 1 : 0];
  };
  return dice.map((die) => `${placeOf(die)}${faces[die]}`).join('');
}

function writeSeat(
  sheet: Sheet,
  { stage, areas, actions, pending, swept, place, extraUsed, score }: SeatView,
): string {
  const tracks = ACTIONS.flatMap((action) => {
    const { unlocked, used, slots = [] } = actions[action] ?? { unlocked: 0, used: 0 };
    const numbers = [unlocked, used, ...slots].map((number) => number.toString(36));
    return unlocked > 0 ? [`${ACTION_LETTERS[action]}${numbers.join('')}`] : [];
  });
  const items = [
    ...(stage === 'waiting' ? [] : [stage]),
    ...tracks,
    ...(score.foxes > 0 ? [`f${score.foxes.toString(36)}`] : []),
    ...pending.map((bonus) => `bonus-${bonusWord(bonus)}`),
    ...(swept.length > 0 ? [`swept-${swept.join('-')}`] : []),
    ...(place === null ? [] : [`place-${place === 'tray' ? TRAY : FIELDS[place]}`]),
    ...(extraUsed.length > 0 ? [`used-${extraUsed.join('-')}`] : []),
  ];
  const marks = sheet.areas.map(({ colour }) => writeFields(areas[colour] ?? []));
  return [marks.join('-'), ...items].join('~');
}

/** `?:pink` is `any-pink`, `X|6:black` is `x6-black`. */
const bonusWord = (bonus: Bonus) =>
  bonus.replace('?', 'any').replace('|', '').replace(':', '-').toLowerCase();

/** A digit for each field that is marked, a capital letter for a run of open ones: A for one, B for two. */
function writeFields(values: readonly number[]): string {
  let text = '';
  let open = 0;
  for (const value of values) {
    if (value === 0) {
      open++;
      continue;
    }
    for (; open > 0; open -= 26) text += String.fromCharCode(A + Math.min(open, 26) - 1);
    open = 0;
    text += value.toString(36);
  }
  return text;
}

// Reading

/** Reads a position of unknown origin and checks all of it. `sheets` are the games it may be of. */
export function parsePosition(text: string, sheets: readonly Sheet[] = SHEETS): PositionResult {
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS) return refuse('not-a-position');
  const [version, game, turn, dice, ...seats] = text.split('.');
  if (!/^\d+$/.test(version) || seats.length === 0) return refuse('not-a-position');
  if (version !== POSITION_VERSION) return refuse('unknown-version');
  const sheet = sheets.find(({ id }) => id === game);
  if (sheet === undefined) return refuse('unknown-game');
  if (seats.length > SEATS.length) return refuse('bad-players');
  const when = readTurn(turn);
  if (when === null) return refuse('bad-turn');
  const where = readDice(sheet, dice);
  if (where === null) return refuse('bad-dice');
  const read = seats.map((seat) => readSeat(sheet, seat));
  const wrong = read.indexOf(null);
  if (wrong >= 0) return refuse('bad-seat', wrong);
  return buildPosition(sheet, { ...when, ...where, seats: read.filter((seat) => seat !== null) });
}

type Turn = Pick<PositionSetup, 'round' | 'active' | 'soloPassive' | 'phase' | 'rolls'>;

function readTurn(text: string): Turn | null {
  const match = /^([1-9])([a-dp])-([a-z]+)([1-3]?)$/.exec(text);
  if (match === null || !(PHASES as readonly string[]).includes(match[3])) return null;
  const soloPassive = match[2] === SOLO_PASSIVE;
  return {
    round: Number(match[1]),
    active: soloPassive ? 0 : SEATS.indexOf(match[2]),
    soloPassive,
    phase: match[3] as Phase,
    rolls: Number(match[4]),
  };
}

function readDice(sheet: Sheet, text: string): Pick<PositionSetup, 'faces' | 'tray' | 'diceFields'> | null {
  if (text === '-') return {};
  if (!/^([htxyz][1-6]){6}$/.test(text)) return null;
  const diceAt = (place: string) => sheet.dice.filter((_, die) => text[2 * die] === place);
  const fields = ['x', 'y', 'z'].map(diceAt);
  if (fields.some((dice) => dice.length > 1)) return null;
  return {
    faces: Object.fromEntries(sheet.dice.map((die, i) => [die, Number(text[2 * i + 1])])),
    tray: diceAt('t'),
    diceFields: fields.map(([die]) => die ?? null),
  };
}

function readSeat(sheet: Sheet, text: string): SeatSetup | null {
  const [marks, ...items] = text.split('~');
  const texts = marks.split('-');
  if (texts.length !== sheet.areas.length) return null;
  const areas: Partial<Record<Colour, readonly number[]>> = {};
  for (const [i, { colour }] of sheet.areas.entries()) {
    const values = readFields(texts[i]);
    if (values === null) return null;
    areas[colour] = values;
  }
  const seat: Draft = { areas };
  if (!items.every((item) => addItem(sheet, seat, item))) return null;
  return { stage: 'waiting', foxes: 0, actions: {}, place: null, ...seat };
}

function readFields(text: string): number[] | null {
  if (!/^[A-Z1-9a-z]*$/.test(text)) return null;
  return [...text].flatMap((sign) =>
    /[A-Z]/.test(sign) ? new Array<number>(sign.charCodeAt(0) - A + 1).fill(0) : [Number.parseInt(sign, 36)],
  );
}

type Draft = { -readonly [K in keyof SeatSetup]: SeatSetup[K] };

/** Adds what one item after the marks says; false if it is not well formed or says something a second time. */
function addItem(sheet: Sheet, seat: Draft, item: string): boolean {
  const [word, ...words] = item.split('-');
  if (word === 'bonus') return addBonus(sheet, seat, words.join('-'));
  if (word === 'swept' || word === 'used') {
    const key = word === 'used' ? 'extraUsed' : 'swept';
    const isNew = seat[key] === undefined;
    seat[key] = words as Colour[];
    return isNew && words.length > 0 && words.every((die) => (sheet.dice as readonly string[]).includes(die));
  }
  if (word === 'place') return addPlace(seat, words.join('-'));
  if ((STAGES as readonly string[]).includes(item)) {
    const isNew = seat.stage === undefined;
    seat.stage = item as Stage;
    return isNew;
  }
  const foxes = /^f([1-9a-z])$/.exec(item)?.[1];
  if (foxes !== undefined) {
    const isNew = seat.foxes === undefined;
    seat.foxes = Number.parseInt(foxes, 36);
    return isNew;
  }
  return addTrack(sheet, seat, item);
}

function addBonus(sheet: Sheet, seat: Draft, word: string): boolean {
  const kind = layoutOf(sheet).pending.find(({ bonus }) => bonusWord(bonus) === word);
  if (kind === undefined) return false;
  seat.pending = [...(seat.pending ?? []), kind.bonus];
  return true;
}

function addPlace(seat: Draft, letter: string): boolean {
  const isNew = seat.place === undefined;
  seat.place = letter === TRAY ? 'tray' : FIELDS.indexOf(letter);
  return isNew && letter.length === 1 && (letter === TRAY || FIELDS.includes(letter));
}

/** Unlocked and used and, where slots are used in any order, each used slot in ascending order. */
function addTrack(sheet: Sheet, seat: Draft, item: string): boolean {
  const action = ACTIONS.find((name) => ACTION_LETTERS[name] === item[0]);
  if (action === undefined || !/^[0-9a-z]{2,}$/.test(item.slice(1))) return false;
  const isNew = seat.actions?.[action] === undefined;
  const [unlocked, used, ...slots] = [...item.slice(1)].map((digit) => Number.parseInt(digit, 36));
  const hasSlots = sheet.tracks[action]?.numbers !== undefined;
  seat.actions = { ...seat.actions, [action]: hasSlots ? { unlocked, used, slots } : { unlocked, used } };
  const isAscending = slots.every((slot, i) => slot > (slots[i - 1] ?? -1));
  return isNew && isAscending && slots.length === (hasSlots ? used : 0);
}

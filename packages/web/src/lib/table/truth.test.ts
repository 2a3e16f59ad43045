// Every sentence at the table is true: random games of all games are walked through, and each prompt, reason, refusal,
// preview, hint and log line is held against the engine's position. A sentence without a claim here fails the test.
import {
  ACTIONS,
  buildPosition,
  type Colour,
  checkEvent,
  clever4ever,
  cleverHochDrei,
  DONE,
  diceOf,
  dieOf,
  type Event,
  EXTRA,
  fieldOf,
  Game,
  gainsOf,
  hasDie,
  hasJoker,
  kindOf,
  type Move,
  marksField,
  markValueOf,
  moveEvent,
  PASS,
  PHASE_CHOOSE,
  PHASE_FINISH,
  PHASE_OVER,
  PHASE_REROLL,
  PHASE_ROLL,
  PICK,
  type Position,
  type PositionSetup,
  Random,
  SHEETS,
  type Sheet,
  STAGE_DONE,
  STAGE_EXTRA,
  STAGE_PASSIVE,
} from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { choicesOf, isAllowed, type OpenChoices } from '#lib/session/choices.ts';
import {
  type Considered,
  fitsAsItIs,
  jokerNumbers,
  NOTHING,
  offered,
  tokenById,
  waysNow,
} from '#lib/session/considered.ts';
import { gainsByField } from '#lib/session/field-gains.ts';
import type { Session } from '#lib/session/session.svelte.ts';
import { drawingOf } from '#lib/sheet/compose.ts';
import { writtenIn } from '#lib/sheet/drawing.ts';
import { fieldName } from '#lib/sheet/names.ts';
import { whyNot } from '#lib/words/actions.ts';
import { bonusWords, colourName, listWords } from '#lib/words/sheet.ts';
import { namesFor, step } from '../../../../engine/test/play.ts';
import { eventWords, moveWords } from './events.ts';
import { fitsWords, previewWords } from './previews.ts';
import { refusalOf } from './refusals.ts';
import { sentenceOf } from './sentence.ts';

/** A position as one seat sees it. */
interface Seen {
  readonly position: Position;
  readonly seat: number;
  readonly choices: OpenChoices;
  readonly moves: readonly Move[];
}

type Claim<Known> = readonly [RegExp, (known: Known, match: RegExpExecArray) => boolean];

/** The claims that were made so far. */
const made = new Set<RegExp>();

/** Fails unless the words make a known claim, and that claim holds. */
function expectTrue<Known>(
  words: string,
  claims: readonly Claim<Known>[],
  known: Known,
  where: string,
): void {
  for (const [pattern, holds] of claims) {
    const match = pattern.exec(words);
    if (!match) continue;
    made.add(pattern);
    if (!holds(known, match)) expect.fail(`not true: "${words}" (${where})`);
    return;
  }
  expect.fail(`no claim is known for: "${words}" (${where})`);
}

/** What the table's sentences need of a session, with the same derivations. */
function sessionAt({ position, seat, choices }: Seen, considered: Considered = NOTHING): Session {
  const ways = considered.token === null ? [] : waysNow(choices, considered);
  const token = tokenById(choices, considered.token);
  return {
    position,
    choices,
    considered,
    actor: seat,
    seats: namesFor(position.players).map((name) => ({ name, bot: null })),
    writes: true,
    isPerson: true,
    handOver: false,
    ways,
    preview: ways.length === 1 ? { move: ways[0].move, gains: gainsOf(position, ways[0].move) } : null,
    toTray: token?.kind === 'pick' ? gainsOf(position, token.ways[0].move).toTray : 0,
  } as unknown as Session;
}

const kindsOf = ({ tokens }: OpenChoices) => tokens.map(({ kind }) => kind);
const isOwnTurn = ({ position, seat }: Seen) => position.active === seat && !position.isSoloPassive;
const onTray = ({ position, choices }: Seen) =>
  choices.tokens.filter(({ index }) => hasDie(position.tray, index));
const only = (kinds: readonly string[], kind: string) =>
  kinds.length > 0 && kinds.every((each) => each === kind);

/** Whether no token can be used as it is. */
const onlyJokers = ({ tokens }: OpenChoices) =>
  tokens.every(({ ways, kind }) => kind !== 'return' && ways.every(({ joker }) => joker > 0));

const PROMPTS: readonly Claim<Seen>[] = [
  [
    /^You may cross off these dice too$/,
    ({ choices }) => kindsOf(choices).includes('sweep') && choices.skip !== null,
  ],
  [
    /^Tap your bonus, then a field$/,
    ({ choices }) => only(kindsOf(choices), 'bonus') && choices.tokens.length === 1,
  ],
  [
    /^Tap a bonus, then a field\. Any order is fine\.$/,
    ({ choices }) => only(kindsOf(choices), 'bonus') && choices.tokens.length > 1,
  ],
  [
    /^Return a die from the tray to roll on, or stop$/,
    ({ choices, position }) =>
      only(kindsOf(choices), 'return') && choices.stop !== null && !choices.roll && position.hand === 0,
  ],
  [/^Roll, or return dice from the tray$/, ({ choices }) => only(kindsOf(choices), 'return') && choices.roll],
  [
    /^Roll (\d) of 3$/,
    (seen, [, roll]) =>
      seen.choices.roll &&
      seen.choices.tokens.length === 0 &&
      Number(roll) <= 3 &&
      seen.position.rolls === Number(roll) - (seen.position.phase === PHASE_REROLL ? 0 : 1) &&
      isOwnTurn(seen),
  ],
  [
    /^Passive turn: roll all dice$/,
    ({ choices, position }) =>
      choices.roll &&
      position.isSoloPassive &&
      diceOf(position.hand).length === position.layout.sheet.dice.length,
  ],
  [
    /^Use an extra die, or finish$/,
    ({ choices }) =>
      only(kindsOf(choices), 'extra') && choices.done !== null && choices.tokens.some(fitsAsItIs),
  ],
  [/^Your turn is done$/, ({ moves, choices }) => moves.length === 1 && choices.done !== null],
  [/^No die fits: pass to go on\.$/, ({ moves, choices }) => moves.length === 1 && choices.pass !== null],
  [
    /^No die fits\. Reroll, or pass to go on\.$/,
    ({ moves, choices }) => moves.length === 2 && choices.pass !== null && choices.reroll !== null,
  ],
  [
    /^No die fits as it is: use a joker, or pass$/,
    ({ choices }) => onlyJokers(choices) && isAllowed(choices, 'joker') && choices.pass !== null,
  ],
  [
    /^Use an extra die with a joker, or finish$/,
    ({ choices }) => onlyJokers(choices) && only(kindsOf(choices), 'extra') && choices.done !== null,
  ],
  [
    /^Choose from the dice fields, or use a joker$/,
    (seen) =>
      isAllowed(seen.choices, 'joker') &&
      onTray(seen).length > 0 &&
      onTray(seen).every(({ ways }) => ways.every(({ joker }) => joker > 0)) &&
      !onlyJokers(seen.choices),
  ],
  [
    /^Choose a die$/,
    ({ choices, position }) =>
      choices.tokens.some(fitsAsItIs) &&
      only(kindsOf(choices), 'pick') &&
      choices.tokens.every(({ index }) => hasDie(position.hand, index)),
  ],
  [
    /^Choose a die from the silver tray$/,
    (seen) => only(kindsOf(seen.choices), 'pick') && onTray(seen).length === seen.choices.tokens.length,
  ],
  [
    /^No die on the tray fits: choose from the dice fields, or pass$/,
    (seen) => only(kindsOf(seen.choices), 'pick') && onTray(seen).length === 0 && seen.choices.pass !== null,
  ],
  [
    /^Choose from the dice fields, or polish a die on the tray$/,
    (seen) =>
      onTray(seen).length > 0 &&
      onTray(seen).length < seen.choices.tokens.length &&
      onTray(seen).every(({ ways }) => ways.every(({ polish }) => polish > 0)),
  ],
];

/** Whether a die of the tray can be marked now. */
const marksFromTray = ({ moves, position }: Seen) =>
  moves.some(
    (move) => (kindOf(move) === PICK || kindOf(move) === EXTRA) && hasDie(position.tray, dieOf(move)),
  );

const isFinishing = ({ position, seat }: Seen, stage: number) =>
  position.phase === PHASE_FINISH && position.stage(seat) === stage;

/** Claims about a seat that has nothing else to settle. */
const SETTLED = ({ position, seat }: Seen) => !position.owes(seat);

const REASONS: readonly Claim<Seen & { readonly left: number }>[] = [
  [/^The game is over$/, ({ position }) => position.phase === PHASE_OVER],
  [/^You have none right now\.$/, ({ left }) => left === 0],
  [
    /^First use what you have earned\.$/,
    ({ position, seat, moves }) => position.owes(seat) && position.swept(seat) === 0 && moves.length > 0,
  ],
  [
    /^First cross off the swept dice, or skip them\.$/,
    ({ choices, position }) => choices.skip !== null && position.layout.sweep?.dice === 'moved',
  ],
  [
    /^First cross off the company, or skip it\.$/,
    ({ choices, position }) => choices.skip !== null && position.layout.sweep?.dice === 'company',
  ],
  [
    /^You can use a joker when you choose a die: it counts as another number\.$/,
    ({ moves }) => moves.every((move) => kindOf(move) !== PICK && kindOf(move) !== EXTRA),
  ],
  [
    /^None of your jokers helps now\.$/,
    ({ moves, left }) => left > 0 && moves.length > 0 && !moves.some(hasJoker),
  ],
  [
    /^You can reroll right after a roll, before you choose a die\.$/,
    (seen) => SETTLED(seen) && isOwnTurn(seen) && seen.position.phase !== PHASE_CHOOSE,
  ],
  [/^Rerolls are for your own rolls, not for a passive turn\.$/, (seen) => !isOwnTurn(seen)],
  [/^You can use an extra die at the end of each turn\.$/, ({ position }) => position.phase !== PHASE_FINISH],
  [
    /^You can use an extra die after this choice\.$/,
    (seen) => isFinishing(seen, STAGE_PASSIVE) && seen.moves.every((move) => leadsToExtras(seen, move)),
  ],
  [
    /^No die that you may still use fits\.$/,
    (seen) => isFinishing(seen, STAGE_EXTRA) && !kindsOf(seen.choices).includes('extra'),
  ],
  [/^Your turn is finished\.$/, (seen) => isFinishing(seen, STAGE_DONE)],
  [
    /^You can return dice before your second or third roll\.$/,
    (seen) =>
      isOwnTurn(seen) && !(seen.position.phase === PHASE_ROLL && [1, 2].includes(seen.position.rolls)),
  ],
  [/^You can return dice on your own turn, not on a passive one\.$/, (seen) => !isOwnTurn(seen)],
  [/^The silver tray is empty\.$/, ({ position }) => position.tray === 0],
  [
    /^You can polish when you mark a die from the silver tray: it counts 1 higher or lower\.$/,
    (seen) => !marksFromTray(seen),
  ],
  [
    /^No die on the silver tray gains from polishing now\.$/,
    (seen) =>
      seen.position.phase === PHASE_FINISH &&
      seen.choices.tokens.every(({ ways }) => ways.every(({ polish }) => polish === 0)),
  ],
];

/** Whether extra dice come next after a move, once what it earned is used. */
function leadsToExtras({ position, seat }: Seen, move: Move): boolean {
  const after = position.clone();
  after.play(move);
  return after.owes(seat) || after.stage(seat) === STAGE_EXTRA || after.phase !== PHASE_FINISH;
}

interface Tapped extends Seen {
  readonly field: number;
  /** What the player has taken up; null: nothing. */
  readonly token: ReturnType<typeof tokenById>;
}

const drawnField = ({ layout }: Position, field: number) => {
  const area = drawingOf(layout.sheet).areas.find(({ index }) => index === layout.fieldArea[field])!;
  return {
    area,
    spec: layout.sheet.areas[area.index],
    drawn: area.fields.find((each) => each.field === field)!,
  };
};

/** What is written in a field, as the sheet shows it. */
const written = ({ position, seat }: Seen, field: number) =>
  writtenIn(drawnField(position, field).drawn, position.field(seat, field));

/** The die that a word such as "Grey 4" names, if it shows that face. */
function namedDie({ position }: Seen, colour: string, face: string): number {
  const die = position.layout.sheet.dice.findIndex((each) => colourName(each) === colour.toLowerCase());
  return die >= 0 && position.face(die) === Number(face) ? die : -1;
}

const coloursIn = (words: string) => words.split(/, | or /);
const areaColour = ({ position, field }: Tapped) => colourName(drawnField(position, field).area.colour);
const before = ({ position, field }: Tapped) => {
  const { drawn } = drawnField(position, field);
  return drawn.column === 0 ? null : field - 1;
};

const REFUSALS: readonly Claim<Tapped>[] = [
  ...REASONS.filter(([pattern]) => /First|game is over|turn is finished/.test(pattern.source)).map(
    ([pattern, holds]): Claim<Tapped> => [pattern, (tapped, match) => holds({ ...tapped, left: 1 }, match)],
  ),
  [
    /^This field is already filled\.$/,
    (tapped) =>
      tapped.position.field(tapped.seat, tapped.field) >=
      drawnField(tapped.position, tapped.field).area.marksPerField,
  ],
  [
    /^(\w+) (\d) goes in (.+)\.$/,
    (tapped, [, colour, face, areas]) =>
      namedDie(tapped, colour, face) >= 0 && !coloursIn(areas).includes(areaColour(tapped)),
  ],
  [/^This bonus goes in (.+)\.$/, (tapped, [, areas]) => !coloursIn(areas).includes(areaColour(tapped))],
  [
    /^(\w+) (\d) does not fit: this field needs (\d+)\.$/,
    (tapped, [, colour, face, needs]) =>
      namedDie(tapped, colour, face) >= 0 &&
      face !== needs &&
      drawnField(tapped.position, tapped.field).drawn.printed === needs,
  ],
  [
    /^(\w+) (\d) and white (\d) make (\d+), not (\d+)\.$/,
    (tapped, [, colour, own, white, sum, needs]) =>
      namedDie(tapped, colour, own) >= 0 &&
      Number(own) + Number(white) === Number(sum) &&
      drawnField(tapped.position, tapped.field).drawn.printed === needs,
  ],
  [
    /^(\w+) (\d) and white (\d) make row (\d), column (\d), not row (\d), column (\d)\.$/,
    (tapped, [, colour, own, white, row, column, ...needs]) => {
      const { drawn } = drawnField(tapped.position, tapped.field);
      return (
        namedDie(tapped, colour, own) >= 0 &&
        own === row &&
        white === column &&
        needs.join() === [drawn.row + 1, drawn.column + 1].join()
      );
    },
  ],
  [
    /^Fields are filled from left to right\.$/,
    (tapped) => before(tapped) !== null && written(tapped, before(tapped)!) === 0,
  ],
  [
    /^Each side is filled from the middle outwards\.$/,
    (tapped) => before(tapped) !== null && written(tapped, before(tapped)!) === 0,
  ],
  [
    /^From dice field (I+), only row \1 is possible\.$/,
    (tapped, [, numeral]) => {
      const { drawn } = drawnField(tapped.position, tapped.field);
      return placeMeant(tapped) === numeral.length && drawn.row !== numeral.length - 1;
    },
  ],
  [
    /^From the tray, only grey fields can be crossed off here\.$/,
    (tapped) =>
      placeMeant(tapped) === TRAY && drawnField(tapped.position, tapped.field).drawn.shade !== 'gray',
  ],
  [
    /^Only fields to the right of your last cross are open\.$/,
    ({ position, seat, field }) =>
      drawnField(position, field).area.fields.some(
        (each) => each.field > field && position.field(seat, each.field) > 0,
      ),
  ],
  [
    /^(\w+) (\d) and white (\d) make (\d+); this field needs ([\d or]+)\.$/,
    (tapped, [, colour, own, white, sum, needs]) =>
      namedDie(tapped, colour, own) >= 0 &&
      Number(own) + Number(white) === Number(sum) &&
      needs === stepNeeds(tapped) &&
      !coloursIn(needs).includes(sum),
  ],
  [
    /^With white (\d) you reach (\d+) to (\d+); this field needs ([\d or]+)\.$/,
    (tapped, [, white, least, most, needs]) =>
      namedDie(tapped, 'white', white) === 0 &&
      Number(least) === Number(white) + 1 &&
      Number(most) === Number(white) + 6 &&
      needs === stepNeeds(tapped) &&
      coloursIn(needs).every((each) => Number(each) < Number(least) || Number(each) > Number(most)),
  ],
  [
    /^(\w+) (\d) is too low: this field needs (\d) or more\.$/,
    (tapped, [, colour, face, needs]) =>
      namedDie(tapped, colour, face) >= 0 &&
      face < needs &&
      drawnField(tapped.position, tapped.field).drawn.printed.includes(needs),
  ],
  [
    /^The next number in (\w+) must be higher than (\d+)\.$/,
    (tapped, [, area, than]) =>
      area === areaColour(tapped) && than !== '6' && written(tapped, before(tapped)!) === Number(than),
  ],
  [
    /^The next number in (\w+) must not be higher than (\d+)\.$/,
    (tapped, [, area, than]) =>
      area === areaColour(tapped) && written(tapped, before(tapped)!) === Number(than),
  ],
  [
    /^Nothing can follow the 6 in this row\.$/,
    (tapped) => {
      const { spec, drawn } = drawnField(tapped.position, tapped.field);
      return (
        spec.kind === 'rows' &&
        spec.rows[drawn.row].rule === 'higher' &&
        written(tapped, before(tapped)!) === 6
      );
    },
  ],
  [
    /^(\w+) (\d) is not enough: this region has (\d+) cells\.$/,
    (tapped, [, colour, face, cells]) =>
      namedDie(tapped, colour, face) >= 0 &&
      Number(face) < Number(cells) &&
      drawnField(tapped.position, tapped.field).drawn.cells!.length === Number(cells),
  ],
  [
    /^Start with a region that has a marked corner\.$/,
    (tapped) => regionsCrossed(tapped) === 0 && !isStart(tapped),
  ],
  [/^It must touch a crossed region\.$/, (tapped) => regionsCrossed(tapped) > 0],
  [
    /^(\w+) (\d) is crossed off in the row of its colour\.$/,
    (tapped, [, colour, face]) =>
      namedDie(tapped, colour, face) >= 0 &&
      colourName(drawnField(tapped.position, tapped.field).drawn.tint!) !== colour.toLowerCase(),
  ],
  [/^Roll the dice first\.$/, ({ choices, position }) => position.awaitsRoll && choices.roll],
  [/^That die is on the silver tray\.$/, (tapped) => hasDie(tapped.position.tray, areaDie(tapped))],
  [
    /^That die has already been used\.$/,
    (tapped) => {
      const { position } = tapped;
      return [0, 1, 2].some((i) => position.diceField(i) === areaDie(tapped));
    },
  ],
  [/^A die on the silver tray fits, so only those count\.$/, (tapped) => onTray(tapped).length > 0],
  [
    /^You have no extra die left\.$/,
    ({ position, seat }) => position.actions(seat, ACTIONS.indexOf('extra')) === 0,
  ],
  [
    /^That die was already an extra die this turn\.$/,
    (tapped) => hasDie(tapped.position.extraUsed(tapped.seat), areaDie(tapped)),
  ],
];

/** The place of the tray. */
const TRAY = 4;

/** Where the mark would come from: 1 to 3 a dice field, 4 the tray. */
function placeMeant(tapped: Tapped): number {
  const { position, seat, token } = tapped;
  if (token?.kind === 'bonus' || (!token && position.owes(seat))) return position.place(seat);
  const die = token ? token.index : areaDie(tapped);
  if (hasDie(position.tray, die)) return TRAY;
  const field = [0, 1, 2].find((index) => position.diceField(index) === die);
  return field === undefined ? position.rolls : field + 1;
}

/** The numbers that the next field of a side takes: one step on from the number before, or the 7. */
function stepNeeds(tapped: Tapped): string {
  const { drawn } = drawnField(tapped.position, tapped.field);
  const last = drawn.column === 0 ? 7 : written(tapped, tapped.field - 1);
  const step = drawn.row === 0 ? last - 1 : last + 1;
  return listWords(
    [step, 7].filter((each, i) => each >= 2 && each <= 12 && (i === 0 || last !== 7)).map(String),
    'disjunction',
  );
}

const areaDie = ({ position, field }: Tapped) =>
  position.layout.dieArea.indexOf(position.layout.fieldArea[field]);
const isStart = ({ position, field }: Tapped) => drawnField(position, field).drawn.printed !== '';
const regionsCrossed = ({ position, seat, field }: Tapped) =>
  drawnField(position, field).area.fields.filter((each) => position.field(seat, each.field) > 0).length;

/** A mark that was or would be made. */
interface Marked {
  readonly before: Position;
  readonly after: Position;
  readonly event: Exclude<Event, { e: 'roll' }>;
  readonly move: Move;
}

/** The number in the field after the mark, as the sheet shows it. */
const shown = ({ after, event, move }: Marked) =>
  writtenIn(drawnField(after, fieldOf(move)).drawn, after.field(event.p, fieldOf(move)));
const isIn = ({ after, move }: Marked, colour: string) =>
  colourName(drawnField(after, fieldOf(move)).area.colour) === colour.toLowerCase();

/** What is said of the field, at the start of the sentence. */
const MARKS: readonly Claim<Marked>[] = [
  [
    /^(\d+) in (\w+) \((bonus|points)\)(?=[ :])/,
    (marked, [, number, colour, take]) =>
      isIn(marked, colour) &&
      shown(marked) === Number(number) &&
      'mark' in marked.event &&
      marked.event.mark.take === take,
  ],
  [
    /^(\w+) (\d) \(row (I+)\)(?=[ :])/,
    (marked, [, colour, number, row]) => {
      const { drawn } = drawnField(marked.after, fieldOf(marked.move));
      return isIn(marked, colour) && drawn.row === row.length - 1 && drawn.printed === number;
    },
  ],
  [
    /^(\d) in (\w+) \((white|yellow|blue|green|pink) row\)(?=[ :])/,
    (marked, [, number, colour, row]) => {
      const { drawn } = drawnField(marked.after, fieldOf(marked.move));
      return isIn(marked, colour) && colourName(drawn.tint!) === row && drawn.printed === number;
    },
  ],
  [
    /^(?:(\d+) × (\d+) = )?(\d+) in (\w+)(?: \((upper half|lower half|minus row|plus row|rising row|left side|right side)\))?(?=[ :])/,
    (marked, [, face, factor, number, colour, row]) => {
      const { drawn, spec } = drawnField(marked.after, fieldOf(marked.move));
      return (
        isIn(marked, colour) &&
        shown(marked) === Number(number) &&
        drawn.factor === Number(factor ?? 1) &&
        (face === undefined || Number(face) === markValueOf(marked.move)) &&
        (row === undefined) === (spec.kind === 'rows' && spec.rows.length === 1)
      );
    },
  ],
  [
    /^(\w+) (\d) with white (\d)(?=[ :])/,
    (marked, [, colour, row, column]) => {
      const { drawn } = drawnField(marked.after, fieldOf(marked.move));
      return isIn(marked, colour) && drawn.row + 1 === Number(row) && drawn.column + 1 === Number(column);
    },
  ],
  [
    /^(\w+) region (\d+) \((?:white|light|dark), (\d+) cells?\)(?=[ :])/,
    (marked, [, colour, number, cells]) => {
      const { drawn, area } = drawnField(marked.after, fieldOf(marked.move));
      return (
        isIn(marked, colour) &&
        drawn.field - area.fields[0].field + 1 === Number(number) &&
        drawn.cells!.length === Number(cells)
      );
    },
  ],
  [
    /^(\w+) field (\d+)(?=[ :])/,
    (marked, [, colour, number]) =>
      isIn(marked, colour) &&
      drawnField(marked.after, fieldOf(marked.move)).drawn.column + 1 === Number(number),
  ],
  [
    /^(\w+) (\d+)(?=[ :])/,
    (marked, [, colour, number]) =>
      isIn(marked, colour) && drawnField(marked.after, fieldOf(marked.move)).drawn.printed === number,
  ],
];

const WAYS: Readonly<Record<string, RegExp>> = {
  pick: / with the (\w+) die(?:, [^,]+ polished to \d)*(?:, \w+ \d counted as \d)?\.$/,
  extra: / with the (\w+) die(?:, [^,]+ polished to \d)*(?:, \w+ \d counted as \d)?, as an extra die\.$/,
  sweep: / with the (\w+) die, (?:swept along|as company)\.$/,
  bonus: / with a bonus\.$/,
};

/** The log line or hint of a mark: field, number, die and polish. */
function expectTrueMark(words: string, marked: Marked, where: string): void {
  const { event, before } = marked;
  expectTrue(words, MARKS, marked, where);
  const [, colour] = WAYS[event.e].exec(words) ?? expect.fail(`no way to mark: "${words}" (${where})`);
  if ('die' in event) expect(colour).toBe(colourName(event.die));
  const polish = 'polish' in event ? (event.polish ?? {}) : {};
  const told = Array.from(words.matchAll(/(\w+) (\d) polished to (\d)/g), ([, die, from, to]) => [
    die,
    Number(from),
    Number(to),
  ]);
  const done = Object.entries(polish).map(([die, change]) => {
    const face = before.face(before.layout.sheet.dice.indexOf(die as Colour));
    return [colourName(die as Colour), face, face + change!];
  });
  expect(told).toEqual(done);
  const joker = /(\w+) (\d) counted as (\d)/.exec(words);
  expect(joker !== null, words).toBe('joker' in event && event.joker !== undefined);
  if (joker && 'joker' in event) {
    const face = before.face(before.layout.sheet.dice.indexOf(event.die));
    expect(joker.slice(1)).toEqual([colourName(event.die), String(face), String(event.joker?.value)]);
  }
}

function markedBy(before: Position, move: Move): Marked {
  const after = before.clone();
  after.play(move);
  return { before, after, event: moveEvent(before.layout, move), move };
}

function expectTruePreview(position: Position, move: Move, where: string): void {
  const gains = gainsOf(position, move);
  const words = previewWords(position, move, gains);
  expectTrue(words, MARKS, markedBy(position, move), where);
  const points = /: (?:([+−]\d+) points?|no points yet)/.exec(words);
  expect(Number((points?.[1] ?? '0').replace('−', '-')), words).toBe(gains.points);
  expect(words.includes('completes nothing'), words).toBe(gains.points === 0 && gains.earned.length === 0);
  expect(/Earns (.+?)\./.exec(words)?.[1] ?? '', words).toBe(listWords(gains.earned.map(bonusWords)));
  const lost = diceOf(gains.toTray).map((die) => colourName(position.layout.sheet.dice[die]));
  expect(/To the tray: (.+)\./.exec(words)?.[1] ?? '', words).toBe(listWords(lost));
}

const STEPS: Readonly<Record<string, RegExp>> = {
  reroll: /^Reroll$/,
  return: /^Return (\w+) (\d) to your hand$/,
  skip: /^Skip the rest$/,
  pass: /^Pass$/,
  stop: /^Stop rolling$/,
  done: /^Done$/,
};

/** A hint says which move it proposes, and nothing that has happened. */
function expectTrueHint({ position }: Seen, move: Move, where: string): void {
  const words = moveWords(position, move);
  const event = moveEvent(position.layout, move);
  if (marksField(move)) expectTrueMark(words, markedBy(position, move), where);
  else expect(words, where).toMatch(STEPS[event.e]);
}

function expectTrueRoll(words: string, { dice, tray, fields }: Extract<Event, { e: 'roll' }>): void {
  const [, rolled, laid, placed] =
    /^Rolled: ([^.]+)\.(?: On the tray: ([^.]+)\.)?(?: On the dice fields: ([^.]+)\.)?$/.exec(words)!;
  expect(placed).toBe(fields && listWords(fields.map(colourName)));
  expect(rolled).toBe(
    listWords(Object.entries(dice).map(([die, face]) => `${colourName(die as Colour)} ${face}`)),
  );
  expect(laid).toBe(tray && listWords(tray.map(colourName)));
}

const LINES: Readonly<Record<string, RegExp>> = {
  reroll: /^Reroll\.$/,
  return: /^\w+ \d returned to hand\.$/,
  skip: /^The rest is skipped\.$/,
  pass: /^Passed\.$/,
  stop: /^Stopped rolling\.$/,
  done: /^Turn finished\.$/,
};

/** The line of an event in the log. */
function expectTrueLine(position: Position, event: Event, where: string): void {
  const words = eventWords(position, event);
  if (event.e === 'roll') {
    expectTrueRoll(words, event);
    return;
  }
  const checked = checkEvent(position, event);
  if (!checked.ok || !('move' in checked)) expect.fail(`refused: ${JSON.stringify(event)}`);
  if ('mark' in event) expectTrueMark(words, markedBy(position, checked.move), where);
  else expect(words, where).toMatch(LINES[event.e]);
}

/** Names of fields are complete and well formed. */
function expectGoodNames({ position, seat, choices }: Seen, where: string): void {
  const { sheet } = position.layout;
  const token = choices.tokens.find(({ ways }) => ways.length > 0);
  const gains = token && gainsByField(position, token.ways);
  for (const area of drawingOf(sheet).areas)
    for (const field of area.fields) {
      const fits = gains?.has(field.field)
        ? fitsWords(position, choices, field.field, { polish: true })
        : undefined;
      const value = position.field(seat, field.field);
      const name = fieldName(sheet, area, field, value, fits, gains?.get(field.field));
      expect(name, where).not.toMatch(/ ,|,,|, ,|undefined|NaN|-\d|:\s*$|, $|null/);
      expect(name, where).toMatch(/^[A-Z1-6]/);
    }
}

function see(position: Position, seat: number): Seen {
  return { position, seat, choices: choicesOf(position, seat), moves: position.moves(seat) };
}

/** Holds what is said about a position to one seat against that position. */
function expectTruth(position: Position, seat: number, random: Random, where: string, taps = 6): void {
  const seen = see(position, seat);
  const pick = <T>(list: readonly T[]) => list[random.below(list.length)];
  if (seen.moves.length > 0 || seen.choices.roll)
    expectTrue(sentenceOf(sessionAt(seen)), PROMPTS, seen, where);
  for (const action of ACTIONS.filter((each) => position.layout.sheet.tracks[each])) {
    if (isAllowed(seen.choices, action)) continue;
    const left = position.actions(seat, ACTIONS.indexOf(action));
    expectTrue(whyNot(position, seat, action), REASONS, { ...seen, left }, `${where}, ${action}`);
  }
  for (let i = 0; i < 3 && seen.moves.length > 0; i++) {
    const move = pick(seen.moves);
    expectTrueHint(seen, move, where);
    if (marksField(move)) expectTruePreview(position, move, where);
  }
  if (seen.moves.length === 0 && !seen.choices.roll) return;
  for (let i = 0; i < taps; i++) {
    const field = random.below(position.layout.fieldCount);
    const taken = i % 2 === 0 ? seen.choices.tokens.find(({ ways }) => ways.length > 0) : undefined;
    const words = refusalOf(sessionAt(seen, { ...NOTHING, token: taken?.id ?? null }), field);
    const canMark = (taken ? [taken] : seen.choices.tokens).some(({ ways }) =>
      ways.some((way) => way.field === field && way.joker === 0),
    );
    if (taken) expect(words === null, `${words} (${where})`).toBe(canMark);
    if (words !== null)
      expectTrue(words, REFUSALS, { ...seen, field, token: taken }, `${where}, field ${field}`);
  }
  expectTrueJoker(seen, pick, where);
  if (random.below(12) === 0) expectGoodNames(seen, where);
}

/** With a joker a field is refused exactly if the die cannot be marked there as the joker's number. */
function expectTrueJoker(seen: Seen, pick: <T>(list: readonly T[]) => T, where: string): void {
  const tokens = seen.choices.tokens.filter(({ ways }) => ways.some(({ joker }) => joker > 0));
  if (tokens.length === 0) return;
  const token = pick(tokens);
  const joker = pick(jokerNumbers(seen.choices, { token: token.id }));
  const field = pick([...Array(seen.position.layout.fieldCount).keys()]);
  const words = refusalOf(sessionAt(seen, { ...NOTHING, token: token.id, joker }), field);
  const fits = offered(token, false, joker).some((way) => way.field === field);
  expect(words === null, `${words} (${where}, joker ${joker}, field ${field})`).toBe(fits);
}

/** Plays on, marks before all else and without spending actions: sheets fill up and actions pile up. */
function thriftyStep(game: Game, random: Random): Event {
  const { position } = game;
  const seat = namesFor(position.players).findIndex(
    (_, each) => position.moves(each).length > 0 || choicesOf(position, each).roll,
  );
  const moves = position.moves(seat);
  const marks = moves.filter((move) => marksField(move) && kindOf(move) !== EXTRA);
  const plain = marks.filter((move) => {
    const event = moveEvent(position.layout, move);
    return !('polish' in event || 'joker' in event);
  });
  const [best] = [plain, marks].filter((list) => list.length > 0);
  if (!best && choicesOf(position, seat).roll) return game.roll(random);
  const list = best ?? moves.filter((move) => kindOf(move) === DONE || kindOf(move) === PASS);
  return game.play((list.length > 0 ? list : moves)[random.below((list.length > 0 ? list : moves).length)]);
}

const TABLES = SHEETS.flatMap((sheet) => [1, 2, 3].map((players) => ({ sheet, players, game: sheet.id })));

describe.each(TABLES)('$game with $players', ({ sheet, players }) => {
  test.each([
    ['random', step],
    ['thrifty', thriftyStep],
  ] as const)('every sentence at the table is true: %s players', (_, play) => {
    for (const seed of ['a', 'b']) {
      const random = new Random(`${sheet.id} ${players} ${seed}`);
      const game = Game.start(sheet, namesFor(players));
      while (!game.position.isOver) {
        const before = game.position.clone();
        const where = `seed ${seed}, event ${game.record.events.length}`;
        for (let seat = 0; seat < players; seat++) expectTruth(before, seat, random, where);
        expectTrueLine(before, play(game, random) as Event, where);
      }
      for (let seat = 0; seat < players; seat++)
        expectTruth(game.position, seat, random, `seed ${seed}, end`);
    }
  });
});

/** A sheet of Clever 4ever with little room left. */
const FULL = {
  yellow: [1, 2, 3, 4, 6, ...new Array(10).fill(1)],
  green: new Array(22).fill(1),
  pink: new Array(12).fill(1),
  gray: [1],
  blue: [1],
};
const ONES = { white: 1, yellow: 1, blue: 1, gray: 1, green: 1, pink: 1 };
const PASSIVE = { phase: 'finish', rolls: 3, faces: ONES } as const;
const POLISH = { polish: { unlocked: 5, used: 0 } };

/** A sheet of Clever hoch Drei on which only the last brown field, a 3, and, if left open, a pink one can be marked. */
const LAST_THREE = {
  yellow: new Array(18).fill(1),
  turquoise: new Array(30).fill(1),
  blue: [6, 5, 4, 3, 2, 7, 8, 9, 10, 11, 12, 7],
  brown: [...new Array(11).fill(1)],
  pink: new Array(12).fill(1).map((_, i) => (i === 0 ? 7 : 1)),
};
const OTHER_ONES = { white: 1, yellow: 1, turquoise: 1, blue: 1, brown: 1, pink: 1 };
const ROLLED_ONES = {
  phase: 'finish',
  rolls: 3,
  faces: OTHER_ONES,
  tray: ['yellow', 'turquoise', 'brown'],
  diceFields: ['white', 'blue', 'pink'],
} as const;
const FREE_JOKER = { joker: { unlocked: 1, used: 0, slots: [] } };

test.each<[string, PositionSetup, Sheet?]>([
  [
    'only polish makes a die of the tray fit',
    {
      ...PASSIVE,
      faces: { ...ONES, white: 2 },
      tray: ['gray', 'yellow', 'green'],
      diceFields: ['white', 'blue', 'pink'],
      seats: [{ areas: FULL }, { stage: 'passive', areas: FULL, actions: POLISH }],
    },
  ],
  [
    'no die fits as an extra die',
    {
      ...PASSIVE,
      tray: ['gray', 'yellow', 'green'],
      diceFields: ['white', 'blue', 'pink'],
      seats: [
        { areas: FULL },
        {
          stage: 'extra',
          areas: FULL,
          actions: { extra: { unlocked: 1, used: 0 }, polish: { unlocked: 0, used: 0 } },
        },
      ],
    },
  ],
  [
    'polish helps no die of the tray',
    {
      ...PASSIVE,
      faces: { ...ONES, white: 2 },
      tray: ['pink', 'yellow', 'green'],
      diceFields: ['white', 'blue', 'gray'],
      seats: [{ areas: FULL }, { stage: 'passive', areas: FULL, actions: POLISH }],
    },
  ],
  [
    'a row of rising numbers ends with a 6',
    { phase: 'choose', rolls: 1, faces: { ...ONES, yellow: 5 }, seats: [{ areas: { yellow: [2, 6] } }] },
  ],
  [
    'only a joker makes an extra die fit',
    {
      ...ROLLED_ONES,
      seats: [
        { areas: LAST_THREE },
        {
          stage: 'extra',
          areas: LAST_THREE,
          actions: { extra: { unlocked: 1, used: 0 }, ...FREE_JOKER },
        },
      ],
    },
    cleverHochDrei,
  ],
  [
    'only a joker makes a die of the tray fit',
    {
      ...ROLLED_ONES,
      seats: [
        { areas: LAST_THREE },
        {
          stage: 'passive',
          areas: { ...LAST_THREE, pink: LAST_THREE.pink.slice(0, 11) },
          actions: FREE_JOKER,
        },
      ],
    },
    cleverHochDrei,
  ],
  [
    'a bonus in blue goes with the white die',
    {
      phase: 'roll',
      rolls: 1,
      faces: { ...OTHER_ONES, white: 6, pink: 2 },
      tray: ['yellow', 'turquoise', 'blue', 'brown'],
      diceFields: ['pink', null, null],
      seats: [{ pending: ['?:blue'], place: 0 }],
    },
    cleverHochDrei,
  ],
])('every sentence is true where %s', (where, setup, sheet = clever4ever) => {
  const built = buildPosition(sheet, setup);
  if (!built.ok) throw new Error(built.error.reason);
  const random = new Random(where);
  for (let seat = 0; seat < setup.seats.length; seat++) expectTruth(built.position, seat, random, where, 300);
});

test('every known claim was made in these games', () => {
  const claims = [...PROMPTS, ...REASONS, ...REFUSALS, ...MARKS].map(([pattern]) => pattern);
  expect(claims.filter((pattern) => !made.has(pattern))).toEqual([]);
});

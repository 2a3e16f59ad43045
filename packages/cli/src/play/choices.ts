// The numbered list of a player's choices, grouped by die or bonus, with what each one earns.
import {
  BONUS,
  diceIn,
  dieOf,
  EXTRA,
  type Gains,
  gainsOf,
  hasDie,
  kindOf,
  type Move,
  marksField,
  PHASE_CHOOSE,
  PHASE_FINISH,
  PICK,
  type Position,
  pendingOf,
  ROLL,
  STAGE_PASSIVE,
} from '@reynard/engine';
import { flow } from '../draw/block.ts';
import type { Pen } from '../draw/sheet.ts';
import { SHAPES } from '../terminal/glyphs.ts';
import { pad, widthOf, wrap } from '../terminal/text.ts';
import { areaOf, describeMark, describeSource, describeStep } from '../words/describe.ts';
import { gainSigns } from '../words/gains.ts';
import { codeOf } from '../words/notation.ts';

/** If there are more choices than this, large groups are folded. */
const MANY_CHOICES = 30;
const LARGE_GROUP = 8;
const HEAD_WIDTH = 7;

interface Choice {
  readonly number: number;
  readonly move: Move;
  readonly gains: Gains | null;
}

/** What the player is to do, in one sentence. */
export function taskOf({ messages: { now } }: Pen, position: Position, seat: number): string {
  const moves = position.moves(seat);
  const has = (kind: number) => moves.some((move) => kindOf(move) === kind);
  if (position.owes(seat)) return has(BONUS) ? now.bonus : now.sweep;
  if (position.phase === PHASE_CHOOSE) return has(PICK) ? now.choose : now.noneFits;
  if (position.phase !== PHASE_FINISH) {
    if (!position.awaitsRoll) return now.stopOrReturn;
    return moves.length > 0 ? now.rollOrReturn : now.roll;
  }
  if (position.stage(seat) !== STAGE_PASSIVE) return has(EXTRA) ? now.extra : now.finish;
  if (!has(PICK)) return now.noTray;
  const fromTray = moves.some((move) => kindOf(move) === PICK && hasDie(position.tray, dieOf(move)));
  return fromTray ? now.tray : now.diceFields;
}

/** The lines that list these choices; `all` gives them their numbers. */
export function drawChoices(
  pen: Pen,
  position: Position,
  all: readonly Move[],
  shown: readonly Move[],
  width: number,
): string[] {
  const choices = shown.map((move) => ({
    number: all.indexOf(move) + 1,
    move,
    gains: move === ROLL ? null : gainsOf(position, move),
  }));
  const marking = Map.groupBy(
    choices.filter(({ move }) => marksField(move)),
    ({ move }) => `${kindOf(move)} ${kindOf(move) === BONUS ? pendingOf(move) : dieOf(move)}`,
  );
  const fold = shown.length === all.length && all.length > MANY_CHOICES;
  const groups = joinShort(
    [...marking.values()].map((group) => drawGroup(pen, position, group, fold, width)),
    width,
  );
  const steps = choices.filter(({ move }) => !marksField(move));
  const lines = steps.map(
    ({ number, move }) => `${numbered(pen, number)} ${describeStep(pen, position, move)}`,
  );
  return [...groups, ...(lines.length > 0 ? flow(lines, width, 3, 0) : [])];
}

/** Groups of one short line share lines in columns. */
function joinShort(groups: readonly (readonly string[])[], width: number): string[] {
  const column = Math.floor(width / 2);
  const lines: string[] = [];
  let left: string | null = null;
  const flush = () => {
    if (left !== null) lines.push(left);
    left = null;
  };
  for (const group of groups) {
    const isShort = group.length === 1 && widthOf(group[0]) < column;
    if (isShort && left !== null) {
      lines.push(pad(left, column) + group[0]);
      left = null;
    } else {
      flush();
      if (isShort) left = group[0];
      else lines.push(...group);
    }
  }
  flush();
  return lines;
}

const numbered = ({ paint }: Pen, number: number) => paint.bold(`${String(number).padStart(2)})`);

function drawGroup(
  pen: Pen,
  position: Position,
  group: readonly Choice[],
  fold: boolean,
  width: number,
): string[] {
  const [{ move, gains }] = group;
  const isPick = kindOf(move) === PICK && position.phase === PHASE_CHOOSE;
  const toTray = isPick && gains ? diceIn(position.layout, gains.toTray).length : 0;
  const lost = toTray > 0 ? pen.paint.dim(` ⇣${toTray}`) : '';
  const head = pad(` ${describeSource(pen, position, move)}${lost}`, HEAD_WIDTH);
  const code = commonStart(group.map((choice) => codeOf(position, choice.move)));
  const entries =
    fold && group.length > LARGE_GROUP && code !== ''
      ? [pen.paint.dim(pen.messages.move.ways(group.length, code))]
      : group.map((choice) => drawChoice(pen, position, choice, isMixed(position, group)));
  return flow(entries, width - HEAD_WIDTH).flatMap((line, i) =>
    wrap(`${i === 0 ? head : ' '.repeat(HEAD_WIDTH)}${line}`, width, ' '.repeat(HEAD_WIDTH + 4)).split('\n'),
  );
}

/** Whether a group's marks are in several areas, or in an area that is not its die's own. */
function isMixed(position: Position, group: readonly Choice[]): boolean {
  const areas = new Set(group.map(({ move }) => areaOf(position, move)));
  const [{ move }] = group;
  return areas.size > 1 || (kindOf(move) !== BONUS && position.layout.dieArea[dieOf(move)] !== [...areas][0]);
}

function drawChoice(
  pen: Pen,
  position: Position,
  { number, move, gains }: Choice,
  nameArea: boolean,
): string {
  const { colour } = position.layout.areas[areaOf(position, move)];
  const area = nameArea ? `${pen.paint.in(colour, SHAPES[colour])} ` : '';
  const signs = gains ? gainSigns(pen.paint, gains) : '';
  const text = `${numbered(pen, number)} ${area}${describeMark(pen, position, move)}`;
  return widthOf(signs) > 0 ? `${text} ${signs}` : text;
}

function commonStart(codes: readonly string[]): string {
  let length = 0;
  while (codes.every((code) => code.length > length && code[length] === codes[0][length])) length++;
  return codes[0].slice(0, length);
}

// Moves and events in words. The same words serve the list of choices, the log of what happened, and the replay.

import type { Bonus } from '@reynard/engine';
import {
  BONUS,
  bonusName,
  colouredPolishOf,
  DONE,
  dieOf,
  EXTRA,
  EXTRA_ACTION,
  fieldOf,
  type GridSpec,
  hasJoker,
  jokerValueOf,
  kindOf,
  type Move,
  markOf,
  marksField,
  markValueOf,
  PASS,
  PHASE_CHOOSE,
  type Position,
  pendingOf,
  REROLL,
  REROLL_ACTION,
  RETURN,
  RETURN_ACTION,
  ROLL,
  type RowsSpec,
  SKIP,
  STOP,
  seatOf,
  whitePolishOf,
} from '@reynard/engine';
import { drawBonus } from '../draw/areas.ts';
import { dieName, type Pen } from '../draw/sheet.ts';
import { ACTION_SIGNS, SHAPES } from '../terminal/glyphs.ts';

const bits = (set: number) => set.toString(2).replaceAll('0', '').length;

/** The area a marking move marks, as an index. */
export const areaOf = (position: Position, move: Move): number => position.layout.fieldArea[fieldOf(move)];

/** Where and what a move marks, in words, without naming the area. */
export function describeMark({ paint, messages }: Pen, position: Position, move: Move): string {
  const { layout } = position;
  const { mark: say } = messages;
  const areaIndex = areaOf(position, move);
  const spec = layout.sheet.areas[areaIndex];
  const mark = markOf(layout, move);
  const polish = describeJoker(messages, move) || describePolish({ paint, messages }, position, move);
  const field = fieldOf(move) - layout.areas[areaIndex].first;
  switch (spec.kind) {
    case 'grid':
      return gridMark(messages, spec, mark, markValueOf(move)) + polish;
    case 'regions': {
      const cells = spec.regions.join('').split(mark.region!).length - 1;
      return say.region(mark.region!, cells) + polish;
    }
    case 'rows':
      return rowMark(messages, spec, mark, field) + polish;
    case 'path':
      return `${say.cross(spec.numbers[field])}, ${say.field(field + 1)}${polish}`;
  }
}

function gridMark(
  { mark: say }: Pen['messages'],
  spec: GridSpec,
  mark: ReturnType<typeof markOf>,
  times: number,
): string {
  if (!Array.isArray(mark.at)) return say.cross(mark.value!);
  const [row, column] = mark.at;
  const number = spec.numbers[row][column] as number;
  const colour = spec.sweepRows?.[row];
  if (colour) return `${say.cross(number)}, ${say.rowOf(SHAPES[colour])}`;
  const place = say.place(row + 1, column + 1);
  if (spec.reads === 'pair') return say.cross(`${SHAPES[spec.colour]}${row + 1}${SHAPES.white}${column + 1}`);
  const circles = spec.marksPerField === 2 && times === 1;
  return `${circles ? say.circle(number) : say.cross(number)}, ${place}`;
}

function rowMark(
  { mark: say }: Pen['messages'],
  spec: RowsSpec,
  mark: ReturnType<typeof markOf>,
  field: number,
): string {
  const row = mark.row ?? (mark.side && spec.sides ? spec.sides.indexOf(mark.side) : 0);
  const before = spec.rows.slice(0, row).reduce((sum, { fields }) => sum + fields, 0);
  const i = field - before;
  if (spec.writes === 'cross') return say.crossNext(i + 1);
  const factor = Math.abs(spec.rows[row].factor?.[i] ?? spec.pairs?.factor[i] ?? 1);
  const written = say.write(mark.value!, i + 1);
  const product = factor > 1 ? ` ${say.times(factor, mark.value! * factor)}` : '';
  if (spec.takes) return takenMark(say, spec.takes.factor[i], mark, i + 1);
  if (mark.side) return `${say.side[mark.side]}: ${written}`;
  return spec.rows.length > 1 ? `${say.row(row + 1)}: ${written}${product}` : written + product;
}

/** The bonus of a field, with half the face, or its points. */
function takenMark(
  say: Pen['messages']['mark'],
  factor: number | null,
  { value, take }: ReturnType<typeof markOf>,
  field: number,
): string {
  if (take === 'bonus') return `${say.take.bonus}: ${say.write(Math.ceil(value! / 2), field)}`;
  return `${say.take.points}: ${say.write(value! * (factor ?? 0), field)}`;
}

function describeJoker({ mark: say }: Pen['messages'], move: Move): string {
  return hasJoker(move) ? ` (${say.joker(jokerValueOf(move))})` : '';
}

function describePolish({ paint, messages }: Pen, { layout }: Position, move: Move): string {
  const { dice } = layout.sheet;
  const isPaired = layout.fieldArea[fieldOf(move)] === layout.pairedArea;
  const coloured = dice[isPaired ? layout.pairedDie : dieOf(move)];
  const change = (steps: number) => (steps > 0 ? `+${steps}` : `−${-steps}`);
  const parts = [
    whitePolishOf(move) === 0 ? '' : `${SHAPES.white}${change(whitePolishOf(move))}`,
    colouredPolishOf(move) === 0
      ? ''
      : `${paint.in(coloured, SHAPES[coloured])}${change(colouredPolishOf(move))}`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : ` (${messages.mark.polished(parts.join(' '))})`;
}

/** A move without a mark, or the roll, in words. */
export function describeStep(pen: Pen, position: Position, move: Move): string {
  const { move: say } = pen.messages;
  if (move === ROLL) return say.rollDice(bits(position.hand));
  const seat = seatOf(move);
  const left = (action: number) => say.left(position.actions(seat, action));
  const extras = position.actions(seat, EXTRA_ACTION);
  switch (kindOf(move)) {
    case REROLL:
      return `${say.reroll} (${left(REROLL_ACTION)})`;
    case RETURN: {
      const die = dieOf(move);
      const name = dieName(pen, position.layout.sheet.dice[die], position.face(die));
      return `${say.returnDie(name)} (${left(RETURN_ACTION)})`;
    }
    case SKIP:
      return say.skip;
    case PASS:
      return position.phase === PHASE_CHOOSE ? say.passRoll : say.passTray;
    case STOP:
      return say.stop;
    case DONE:
      return extras > 0 ? `${say.done} (${say.unused(extras)})` : say.done;
    default:
      return '';
  }
}

/** What a marking move uses: a die at its face, or a bonus. */
export function describeSource(pen: Pen, position: Position, move: Move): string {
  const { layout } = position;
  if (kindOf(move) === BONUS) {
    const kind = layout.pending[pendingOf(move)];
    return drawBonus(pen.paint, kind.bonus);
  }
  const die = dieOf(move);
  return dieName(pen, layout.sheet.dice[die], position.face(die));
}

/** The whole move on one line, for logs. */
export function describeMove(pen: Pen, position: Position, move: Move): string {
  if (!marksField(move)) return describeStep(pen, position, move);
  const { layout } = position;
  const { colour } = layout.areas[areaOf(position, move)];
  const shape = pen.paint.in(colour, SHAPES[colour]);
  const extra = kindOf(move) === EXTRA ? `${ACTION_SIGNS.extra} ` : '';
  const source =
    kindOf(move) === BONUS
      ? drawBonus(pen.paint, bonusName(layout, pendingOf(move), areaOf(position, move)) as Bonus)
      : describeSource(pen, position, move);
  return `${extra}${source} → ${shape} ${describeMark(pen, position, move)}`;
}

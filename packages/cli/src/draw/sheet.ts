// A seat's whole sheet with its actions, foxes and total, and the dice on the table.
import { ACTIONS, type ActionView, type Colour, type Position, viewOf } from '@reynard/engine';
import type { Messages } from '../messages/index.ts';
import { ACTION_SIGNS, bonusSign, CROSS, FOX, SHAPES } from '../terminal/glyphs.ts';
import type { Paint } from '../terminal/paint.ts';
import { drawArea } from './areas.ts';
import { flow, shelve } from './block.ts';

/** What every drawing needs. */
export interface Pen {
  readonly paint: Paint;
  readonly messages: Messages;
}

/** A die: its shape and face on its colour. */
function drawDie({ paint }: Pen, colour: Colour, face: number): string {
  return paint.on(colour, ` ${SHAPES[colour]}${face || '·'} `);
}

/** A die within a sentence. */
export const dieName = ({ paint }: Pen, colour: Colour, face: number): string =>
  paint.in(colour, `${SHAPES[colour]}${face || ''}`);

export function drawSheet(
  pen: Pen,
  position: Position,
  seat: number,
  legal: ReadonlySet<number>,
  width: number,
): string[] {
  const { paint, messages } = pen;
  const areas = position.layout.areas.map(({ colour }, area) =>
    drawArea(paint, messages.colours[colour], position, seat, area, legal),
  );
  return [...shelve(areas, width), '', ...drawStatus(pen, position, seat, width)];
}

/** Action tracks (✗ used, ■ to use, · not yet earned), foxes and the total. */
function drawStatus({ paint, messages }: Pen, position: Position, seat: number, width: number): string[] {
  const { sheet } = position.layout;
  const { actions, score } = viewOf(position).seats[seat];
  const tracks = ACTIONS.flatMap((action) => {
    const track = sheet.tracks[action];
    const state = actions[action];
    if (!track || !state) return [];
    const { unlocked, used } = state;
    const slots = track.numbers
      ? drawSlots(paint, track.numbers, state)
      : `${paint.dim(CROSS.repeat(used))}${paint.bold('■'.repeat(unlocked - used))}${paint.dim(
          '·'.repeat(track.slots - unlocked),
        )}`;
    const end = track.endBonus ? paint.dim(` ${bonusSign(track.endBonus)}`) : '';
    return [`${ACTION_SIGNS[action]} ${slots}${end} ${messages.actions[action]}`];
  });
  const lowest = Math.min(...(Object.values(score.areas) as number[]));
  const foxes = `${paint.in('fox', FOX)} ${score.foxes} × ${lowest} = ${score.foxPoints} ${messages.end.foxPoints}`;
  const total = `${paint.bold(`= ${score.total}`)} ${messages.label.total}`;
  return flow([...tracks, foxes, total], width);
}

/** Slots with numbers, used in any order: ✗ used, [3] to use, 3 not yet earned. */
function drawSlots(
  paint: Paint,
  numbers: readonly (number | null)[],
  { unlocked, slots = [] }: ActionView,
): string {
  return numbers
    .map((number, slot) => {
      if (slots.includes(slot)) return paint.dim(CROSS);
      const text = String(number ?? '?');
      return slot < unlocked ? paint.bold(`[${text}]`) : paint.dim(text);
    })
    .join('');
}

/** The dice in hand, on the dice fields and on the silver tray. */
export function drawTable(pen: Pen, position: Position, width: number): string[] {
  const { label } = pen.messages;
  const { hand, tray, diceFields, faces } = viewOf(position);
  const dice = (colours: readonly Colour[]) =>
    colours.map((colour) => drawDie(pen, colour, faces[colour] ?? 0)).join('');
  const fields = diceFields
    .map((colour) => (colour ? drawDie(pen, colour, faces[colour] ?? 0) : '  · '))
    .join('');
  const part = (name: string, content: string) => `${pen.paint.dim(name)} ${content || ' –'}`;
  return flow(
    [part(label.hand, dice(hand)), part(label.diceFields, fields), part(label.tray, dice(tray))],
    width,
  );
}

// An area of a sheet as pieces, each of them one SVG element. The whole area is written as markup at once, and later only the
// attributes and contents that changed are set: as components with effects of their own, the hundreds of elements of a sheet
// take a slow phone half a second. Styles are in area.css.
import { bonusMarkup } from '#lib/icons/bonus.ts';
import { SHAPES } from '#lib/icons/shapes.ts';
import { type DrawnArea, type DrawnBonus, type DrawnField, type DrawnText, writtenIn } from './drawing.ts';
import { isEarned, isLost, type SheetFocus, type SheetMarks } from './state.ts';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Piece {
  readonly tag: 'g' | 'path' | 'rect' | 'text';
  /** Those that are undefined are left out. */
  readonly attributes: Attributes;
  /** Markup. */
  readonly content: string;
}

/** Everything that is painted over the drawing. */
export interface Look {
  readonly marks: SheetMarks;
  /** Undefined: the sheet is only a picture. */
  readonly focus: SheetFocus | undefined;
  /** The field where Tab enters the sheet. */
  readonly tabStop: number;
  /** Fields that were marked just now. */
  readonly fresh: ReadonlySet<number> | undefined;
  readonly nameOf: (area: DrawnArea, drawn: DrawnField, value: number, legal: boolean) => string;
  /** Whether points are written by hand, so that none are shown. */
  readonly paper: boolean;
}

const piece = (tag: Piece['tag'], attributes: Attributes, content: string | number = ''): Piece => ({
  tag,
  attributes,
  content: String(content),
});

/** The classes that apply, by name. */
const classes = (all: Readonly<Record<string, unknown>>) =>
  Object.keys(all)
    .filter((name) => all[name])
    .join(' ');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (value: string | number | boolean) =>
  String(value).replace(/[&<"]/g, (sign) => ESCAPES[sign]);

export function markupOf({ tag, attributes, content }: Piece): string {
  let open = tag as string;
  for (const name in attributes)
    if (attributes[name] !== undefined) open += ` ${name}="${escaped(attributes[name])}"`;
  return `<${open}>${content}</${tag}>`;
}

/** Changes an element that shows one piece to show another. */
export function repaint(element: Element, before: Piece, now: Piece): void {
  for (const name in before.attributes) if (now.attributes[name] === undefined) element.removeAttribute(name);
  for (const name in now.attributes) {
    const value = now.attributes[name];
    if (value !== undefined && value !== before.attributes[name]) element.setAttribute(name, String(value));
  }
  if (now.content !== before.content) element.innerHTML = now.content;
}

const shapeAt = (colour: keyof typeof SHAPES, x: number, y: number, scale: number) =>
  `class="shape" d="${SHAPES[colour]}" transform="translate(${x} ${y}) scale(${scale})"`;

/** Shape and points of an area. */
function headOf({ head, colour }: DrawnArea, points: number | ''): Piece {
  const { x, y, w, below = 19 } = head;
  const content =
    w > 0
      ? `<rect class="hit" x="${x - 2}" y="${y}" width="${w + 2}" height="${below + 21}"/><path ${shapeAt(colour, x + w / 2, y + 11, w / 27)}/><text class="points${w < 20 ? ' narrow' : ''}" x="${x + w / 2}" y="${y + 11 + below}">${points}</text>`
      : `<rect class="hit" x="${x - 2}" y="${y}" width="60" height="18"/><path ${shapeAt(colour, x + 9, y + 9, 0.62)}/><text class="points beside" x="${x + 21}" y="${y + 9}">${points}</text>`;
  return piece('g', { class: 'head', 'aria-hidden': true }, content);
}

function markOf({ x, y, colour, shade }: DrawnArea['marks'][number]): Piece {
  if (!colour)
    return piece('rect', {
      class: `swatch shade-${shade}`,
      x: x - 6,
      y: y - 5.5,
      width: 12,
      height: 11,
      rx: 2,
    });
  const place = `translate(${x} ${y}) scale(0.42)`;
  return piece('path', { class: `shape c-${colour}`, d: SHAPES[colour], transform: place });
}

function textOf(text: DrawnText, { marks, paper }: Look): Piece {
  const { x, y, size, fields, needs = 0, from = 1, table } = text;
  const marked = fields ? fields.filter((field) => marks.fields[field] >= from).length : 0;
  const counts = fields !== undefined && marked >= needs;
  const name = classes({ figure: true, counts, strong: text.strong });
  return piece(
    'text',
    { class: name, x, y, 'font-size': size, 'aria-hidden': true },
    escaped(table && !paper ? table[marked] : text.text),
  );
}

function bonusOf(area: DrawnArea, drawn: DrawnBonus, i: number, marks: SheetMarks): Piece {
  const { bonus, x, y, r } = drawn;
  const spot = `${area.index}-${i}`;
  return piece(
    'g',
    {
      class: 'spot',
      'aria-hidden': true,
      'data-spot': spot,
      // A bonus of several fields stands beside them; that of one field lies where a tap means the field.
      'data-about': drawn.fields.length > 1 ? `bonus-${spot}` : undefined,
    },
    bonusMarkup(bonus, x, y, r, isEarned(drawn, marks), isLost(drawn, marks)),
  );
}

const crossAt = ([x, y]: readonly [number, number], arm: number) =>
  `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;

const circleAt = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Outline, number and mark of a field that holds this value. */
function fieldContent(area: DrawnArea, drawn: DrawnField, value: number): string {
  const { hit, cx, cy, outline, printed, faint, cells } = drawn;
  const crossed = area.writes === 'cross' && value >= area.marksPerField;
  const circled = area.marksPerField > 1 && value === 1;
  // The printed number stands there until it is written over.
  const written = value > 0 && !crossed && !circled ? writtenIn(drawn, value) : null;
  const number =
    written === null
      ? `<text class="printed${faint ? ' faint' : ''}" x="${cx}" y="${cy}">${crossed ? '' : printed}</text>`
      : `<text class="written${written > 9 ? ' long' : ''}" x="${cx}" y="${cy}">${written}</text>`;
  const arm = cells ? 5 : Math.min(drawn.w, drawn.h, 22) * 0.3;
  const crosses = crossed ? (cells ?? [[cx, cy] as const]).map((cell) => crossAt(cell, arm)) : [];
  return [
    hit ? `<path class="hit" d="M${hit.x} ${hit.y}h${hit.w}v${hit.h}h${-hit.w}z"/>` : '',
    `<path class="outline" d="${outline}"/>`,
    number,
    crossed ? `<path class="cross" d="${crosses.join('')}"/>` : '',
    circled ? `<path class="circle" d="${circleAt(cx, cy, arm * 1.45)}"/>` : '',
  ].join('');
}

function fieldOf(area: DrawnArea, drawn: DrawnField, { marks, focus, tabStop, fresh, nameOf }: Look): Piece {
  const { field } = drawn;
  const value = marks.fields[field];
  const legal = focus?.legal.has(field) ?? false;
  const name = classes({
    field: true,
    [`c-${drawn.tint}`]: drawn.tint,
    [`shade-${drawn.shade}`]: drawn.shade,
    marked: value > 0,
    cells: drawn.cells,
    half: drawn.half,
    fresh: fresh?.has(field),
    legal,
    target: focus?.field === field,
    hinted: focus?.hint === field,
  });
  const plays = focus && {
    role: 'button',
    tabindex: field === tabStop ? 0 : -1,
    'aria-disabled': !legal,
    'data-field': field,
  };
  const label = nameOf(area, drawn, value, legal);
  return piece(
    'g',
    { role: 'img', ...plays, class: name, 'aria-label': label },
    fieldContent(area, drawn, value),
  );
}

/** The pieces of an area, from the lowest to the uppermost; always as many for one drawing. */
export function piecesOf(area: DrawnArea, look: Look): Piece[] {
  const { marks } = look;
  const { x, y, w, h } = area;
  return [
    piece('rect', { class: 'ground', x: x + 0.5, y: y + 0.5, width: w - 1, height: h - 1, rx: 7 }),
    headOf(area, look.paper ? '' : marks.points[area.index]),
    ...area.guides.map((d) => piece('path', { class: 'guide', d })),
    ...(area.numerals ?? []).map((d) => piece('path', { class: 'numeral', d })),
    ...area.marks.map(markOf),
    ...area.texts.map((text) => textOf(text, look)),
    ...area.fields.map((drawn) => fieldOf(area, drawn, look)),
    ...area.fields.flatMap(({ flag }) => (flag ? piece('path', { class: 'flag', d: flag }) : [])),
    ...area.bonuses.map((drawn, i) => bonusOf(area, drawn, i, marks)),
  ];
}

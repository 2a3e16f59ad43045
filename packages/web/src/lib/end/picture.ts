// A result as a picture to share, drawn on a canvas from the app's own shapes and colours, and the same result as text.
import { type GameResult, type Sheet, soloLevel } from '@reynard/engine';
import { FOX_CHEEKS, FOX_FACE, FOX_NOSE } from '#lib/icons/fox.ts';
import { MORE_ICONS } from '#lib/icons/more-paths.ts';
import { SHAPES } from '#lib/icons/shapes.ts';
import { m } from '#lib/paraglide/messages.js';
import { placesOf } from '#lib/scores/places.ts';
import { download } from '#lib/share/file.ts';
import { locale } from '#lib/words/language.ts';
import { levelWords } from '#lib/words/level.ts';
import { listWords } from '#lib/words/sheet.ts';
import { titleOf } from '#lib/words/title.ts';

const WIDTH = 1080;
const HEAD = 470;
const ROW = 92;
const FOOT = 110;
const MARGIN = 80;

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

class Pen {
  readonly #context: CanvasRenderingContext2D;
  readonly #font = token('font');

  constructor(context: CanvasRenderingContext2D) {
    this.#context = context;
    context.textBaseline = 'middle';
  }

  /** Writes a line; one too long for `room` is set narrower. */
  text(
    words: string,
    x: number,
    y: number,
    size: number,
    align: CanvasTextAlign = 'left',
    colour = 'ink',
    room = WIDTH - 2 * MARGIN,
  ): void {
    this.#context.font = `${size > 40 ? 800 : 600} ${size}px ${this.#font}`;
    this.#context.fillStyle = token(colour);
    this.#context.textAlign = align;
    this.#context.fillText(words, x, y, room);
  }

  /** Fills a path that is drawn around (0, 0). */
  shape(path: string, x: number, y: number, scale: number, fill: string, edge?: string): void {
    const context = this.#context;
    context.save();
    context.translate(x, y);
    context.scale(scale, scale);
    const drawn = new Path2D(path);
    context.fillStyle = token(fill);
    context.fill(drawn);
    if (edge) {
      context.strokeStyle = token(edge);
      context.lineWidth = 1.4;
      context.stroke(drawn);
    }
    context.restore();
  }

  fox(x: number, y: number, scale: number): void {
    this.shape(FOX_FACE, x, y, scale, 'fox');
    this.shape(FOX_CHEEKS, x, y, scale, 'fox-cheeks');
    this.shape(FOX_NOSE, x, y, scale, 'fox-nose');
  }

  /** Five stars around x, as many of them filled as were reached; half a star is half a star. */
  stars(stars: number, x: number, y: number, scale: number): void {
    const context = this.#context;
    for (let i = 0; i < 5; i++) {
      const left = x + (i - 2.5) * 26 * scale;
      this.shape(MORE_ICONS.star, left, y - 12 * scale, scale, 'hairline');
      context.save();
      context.beginPath();
      context.rect(left, y - 12 * scale, Math.min(1, Math.max(0, stars - i)) * 24 * scale, 24 * scale);
      context.clip();
      this.shape(MORE_ICONS.star, left, y - 12 * scale, scale, 'fox');
      context.restore();
    }
  }
}

/** The result of a solo game by areas, of several players by places. */
function linesOf(pen: Pen, sheet: Sheet, result: GameResult, names: readonly string[]): (() => void)[] {
  const right = WIDTH - MARGIN;
  let y = HEAD;
  const line = (draw: (y: number) => void) => {
    const at = y + ROW / 2;
    y += ROW;
    return () => draw(at);
  };
  if (names.length > 1)
    return placesOf(result).map(({ rank, seat, score }) =>
      line((at) => {
        pen.text(`${rank}.`, MARGIN, at, 52, 'left', 'muted');
        pen.text(names[seat], MARGIN + 90, at, 52, 'left', 'ink', 620);
        pen.text(String(score.total), right, at, 60, 'right', rank === 1 ? 'accent' : 'ink');
      }),
    );
  const [score] = result.scores;
  const bar = (points: number) =>
    Math.max(0, (points / Math.max(1, ...Object.values(score.areas), score.foxPoints)) * 560);
  return [
    ...sheet.areas.map(({ colour }) =>
      line((at) => {
        pen.shape(SHAPES[colour], MARGIN + 30, at, 2.4, colour, `${colour}-edge`);
        pen.shape(`M0 -16H${bar(score.areas[colour] ?? 0)}V16H0z`, MARGIN + 90, at, 1, colour);
        pen.text(String(score.areas[colour]), right, at, 52, 'right');
      }),
    ),
    line((at) => {
      pen.fox(MARGIN + 30, at, 2.4);
      pen.shape(`M0 -16H${bar(score.foxPoints)}V16H0z`, MARGIN + 90, at, 1, 'fox');
      pen.text(String(score.foxPoints), right, at, 52, 'right');
    }),
  ];
}

export function drawResult(sheet: Sheet, result: GameResult, names: readonly string[]): HTMLCanvasElement {
  const solo = names.length === 1;
  const canvas = document.createElement('canvas');
  const rows = solo ? sheet.areas.length + 1 : names.length;
  Object.assign(canvas, { width: WIDTH, height: HEAD + rows * ROW + FOOT });
  const context = canvas.getContext('2d')!;
  context.fillStyle = token('page');
  context.fillRect(0, 0, canvas.width, canvas.height);
  const pen = new Pen(context);
  pen.text(titleOf(sheet), WIDTH / 2, 84, 52, 'center');
  if (solo) {
    const { total } = result.scores[0];
    const { stars } = soloLevel(sheet, total);
    pen.text(String(total), WIDTH / 2, 210, 180, 'center', 'accent');
    pen.stars(stars, WIDTH / 2, 345, 2.6);
    pen.text(levelWords(stars), WIDTH / 2, 425, 40, 'center', 'muted');
  } else {
    pen.fox(WIDTH / 2, 220, 6.5);
    const winners = result.winners.map((seat) => names[seat]);
    const words = m.end_winner({ names: listWords(winners), count: winners.length });
    pen.text(words, WIDTH / 2, 380, 60, 'center');
  }
  for (const draw of linesOf(pen, sheet, result, names)) draw();
  const foot = canvas.height - FOOT / 2;
  pen.fox(MARGIN + 24, foot, 1.9);
  pen.text('Reynard', MARGIN + 64, foot, 34, 'left', 'muted');
  const date = new Date().toLocaleDateString(locale, { dateStyle: 'medium' });
  pen.text(date, WIDTH - MARGIN, foot, 34, 'right', 'muted');
  return canvas;
}

/** The same in words, for those who get it without the picture. */
const textOf = (sheet: Sheet, { scores, winners }: GameResult) =>
  m.end_text({ game: titleOf(sheet), total: scores[winners[0]].total });

/** Through the system's share sheet where it takes pictures, else as a file. */
export async function sharePicture(
  sheet: Sheet,
  result: GameResult,
  names: readonly string[],
): Promise<void> {
  const canvas = drawResult(sheet, result, names);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return;
  const name = `${sheet.id}-${result.scores[result.winners[0]].total}.png`;
  const files = [new File([blob], name, { type: 'image/png' })];
  const shared = { files, text: textOf(sheet, result) };
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared)) {
    // The player closed the share sheet. That is not an error.
    await navigator.share(shared).catch(() => {});
  } else download(name, blob);
}

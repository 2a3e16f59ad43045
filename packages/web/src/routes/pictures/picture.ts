// A sheet as an SVG file, rendered at build time with the same component as the table. A page that only shows a sheet then has
// one image instead of hundreds of elements to hydrate.
import { type Position, SHEETS } from '@reynard/engine';
import { render } from 'svelte/server';
import bonus from '#lib/icons/bonus.css?raw';
import area from '#lib/sheet/area.css?raw';
import { drawingOf } from '#lib/sheet/compose.ts';
import SheetView from '#lib/sheet/SheetView.svelte';
import sheetView from '#lib/sheet/SheetView.svelte?raw';
import { marksOf } from '#lib/sheet/state.ts';
import themes from '../../theme.css?raw';

/** The pictures to write: one per game and theme. */
export const everyPicture = () =>
  SHEETS.flatMap(({ id: game }) => ['light', 'dark'].map((theme) => ({ theme, game })));

/** The styles of the component work without Svelte's scoping too. */
const STYLE = [
  themes,
  'svg { font-family: var(--font); }',
  sheetView.match(/<style>(.*)<\/style>/s)![1],
  area,
  bonus,
].join('\n');

/** Removes comments and the attributes for accessibility and interaction, which an image does not need. */
const bare = (markup: string) =>
  markup.replace(/<!--.*?-->/gs, '').replace(/ (role|tabindex|aria-[a-z]+|data-[a-z]+)="[^"]*"/g, '');

/** The sheet of the first seat in a theme. */
export function pictureOf(position: Position, theme: string): Response {
  const { sheet } = position.layout;
  const { width, height } = drawingOf(sheet);
  const { body } = render(SheetView, {
    props: { sheet, marks: marksOf(position, 0), label: '', hidden: true },
  });
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" data-theme="${theme}">`;
  return new Response(`${root}<style>${STYLE}</style>${bare(body)}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  });
}

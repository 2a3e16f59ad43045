import { withWords } from '#lib/words/later.ts';

export const ssr = false;

/** Whether the app is at work: this page is opened, or only preloaded, from another one. */
const isFromOtherPage = () => document.documentElement.dataset.await === undefined;

/** From another page the sheet is loaded at once; if the page is opened directly, dice and buttons come first. */
export function load(): void {
  if (isFromOtherPage()) withWords(import('#lib/table/board.ts')).catch(() => {});
}

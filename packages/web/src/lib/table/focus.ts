// Keyboard focus at the table. When the focused element disappears, focus moves to the next control, or to the sentence while
// others play. Mouse and touch users' focus is left alone.

const KEYS = new Set(['Tab', 'Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/** Selectors of the next control, best first; controls that give something up come last. */
const PLACES = [
  '[data-take-device]',
  '.faces button:enabled',
  '.chooser button, .joker button',
  '.recedes .legal[tabindex="0"]',
  '[data-bonus]:not([aria-disabled="true"])',
  '[data-step]:not([data-step="pass"], [data-step="done"])',
  '[data-die]:not([aria-disabled="true"])',
  '[data-step]',
];

/** Selectors for when there is nothing to do: the sentence, or the heading of the end screen. */
const RESTS = '.sentence, .play h2';

let byKeys = false;

/** Whether the last input came from the keyboard or a screen reader, whose clicks have no pointer. */
export const playsByKeys = (): boolean => byKeys;

const pointed = () => {
  byKeys = false;
};
const clicked = ({ detail }: MouseEvent) => {
  byKeys = detail === 0;
};

function nextPlace(table: HTMLElement): HTMLElement {
  for (const place of PLACES) {
    const found = table.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  const rest = table.querySelector<HTMLElement>(RESTS) ?? table;
  rest.tabIndex = -1;
  return rest;
}

/** Focuses the next control. */
export const goOn = (table: HTMLElement): void => nextPlace(table).focus();

/** Whether focus must move: its element is gone or disabled, or was only a place to wait. */
function isLost(table: HTMLElement): boolean {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body || focused === table) return true;
  return table.contains(focused) && focused.matches(`:disabled, ${RESTS}`);
}

/** Manages the focus of a table for keyboard users, as long as the table is mounted. */
export function keepFocus(table: HTMLElement): () => void {
  const look = () => {
    if (byKeys && isLost(table) && !document.querySelector('dialog:modal')) goOn(table);
  };
  const observer = new MutationObserver(look);
  observer.observe(table, { subtree: true, childList: true, attributeFilter: ['disabled', 'aria-disabled'] });
  /**
   * The first Tab goes to the next control rather than through everything above it. Later ones do not: where a window has no
   * address bar, the way from the last control to the first leads through the page itself.
   */
  const pressed = (event: KeyboardEvent) => {
    const isFirst = !byKeys && document.activeElement === document.body;
    byKeys ||= KEYS.has(event.key);
    if (event.key !== 'Tab' || event.shiftKey || !isFirst || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    goOn(table);
  };
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  addEventListener('keydown', pressed, options);
  addEventListener('pointerdown', pointed, options);
  addEventListener('click', clicked, options);
  look();
  return () => {
    observer.disconnect();
    stop.abort();
  };
}

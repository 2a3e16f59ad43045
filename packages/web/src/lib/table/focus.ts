// Where the focus stands at the table. Who plays by keys never loses it: whenever what had it is gone, it goes to where the
// game goes on, and waits at the sentence while others play. For mouse and finger it is left alone.

const KEYS = new Set(['Tab', 'Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/** Where the game goes on, best first. To give something up comes last. */
const PLACES = [
  '.chooser button',
  '.recedes .legal[tabindex="0"]',
  '[data-bonus]:not([aria-disabled="true"])',
  '[data-step]:not([data-step="pass"], [data-step="done"])',
  '[data-die]:not([aria-disabled="true"])',
  '[data-step]',
];

/** Where to wait when there is nothing to do: the sentence, or the heading of the end. */
const RESTS = '.sentence, .play h2';

let byKeys = false;

/** Whether the last thing done was done by keys, or by a screen reader, whose clicks no pointer makes. */
export const playsByKeys = (): boolean => byKeys;

const pressed = ({ key }: KeyboardEvent) => {
  byKeys ||= KEYS.has(key);
};
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

/** Puts the focus where the game goes on. */
export const goOn = (table: HTMLElement): void => nextPlace(table).focus();

/** What had the focus is gone, can no longer have it, or only kept it until there is something to do. */
function isLost(table: HTMLElement): boolean {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body || focused === table) return true;
  return table.contains(focused) && focused.matches(`:disabled, ${RESTS}`);
}

/** Keeps the focus of a table for those who play by keys, as long as the table stands. */
export function keepFocus(table: HTMLElement): () => void {
  const look = () => {
    if (byKeys && isLost(table) && !document.querySelector('dialog:modal')) goOn(table);
  };
  const observer = new MutationObserver(look);
  observer.observe(table, { subtree: true, childList: true, attributeFilter: ['disabled', 'aria-disabled'] });
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

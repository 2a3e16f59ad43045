// One tab stop for a group of buttons: arrow keys move between them, by where they stand on the screen.
import { isArrow, neighbour } from '#lib/sheet/neighbour.ts';

const centreOf = (button: HTMLElement) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return { button, cx: x + width / 2, cy: y + height / 2 };
};

const isEnabled = (button: HTMLElement) => button.getAttribute('aria-disabled') !== 'true';

/** Makes the buttons within an element one tab stop: the last focused one that can be used, else the first. */
export function roving(group: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const buttons = () => [...group.querySelectorAll<HTMLElement>('button')];

  function setTabStop(): void {
    const all = buttons();
    const open = all.filter(isEnabled);
    const kept = all.find((button) => button === document.activeElement) ?? open.find((one) => one === last);
    const stop = kept ?? open[0] ?? all[0];
    for (const button of all) {
      const index = button === stop ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  }

  function focused({ target }: FocusEvent): void {
    last = (target as Element).closest('button');
    setTabStop();
  }

  function key(event: KeyboardEvent): void {
    const from = (event.target as Element).closest('button');
    if (!from || !isArrow(event.key)) return;
    const places = buttons().map(centreOf);
    neighbour(places, places.find(({ button }) => button === from)!, event.key).button.focus();
    event.preventDefault();
  }

  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', key);
  const observer = new MutationObserver(setTabStop);
  observer.observe(group, { subtree: true, childList: true, attributeFilter: ['aria-disabled'] });
  setTabStop();
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('keydown', key);
  };
}

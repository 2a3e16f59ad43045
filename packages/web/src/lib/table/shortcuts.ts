// Keyboard shortcuts of the table, as a list: the handler here and the dialog that explains them (ShortcutList.svelte) both
// read it. A shortcut presses a button of the table, so it does what a tap does and nothing where a tap would do nothing.
// Loaded with the first key.

export type ShortcutName = 'roll' | 'undo' | 'hint' | 'take' | 'list';

export interface Shortcut {
  readonly name: ShortcutName;
  /** Its keys, as in `aria-keyshortcuts`. Control also stands for a Mac's Command key. */
  readonly keys: readonly string[];
  /** The buttons that it presses; with several keys for several buttons, the nth key presses the nth. */
  readonly presses?: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { name: 'roll', keys: ['R'], presses: '[data-step="roll"]' },
  { name: 'take', keys: ['1', '2', '3', '4', '5', '6'], presses: '.dice button' },
  { name: 'undo', keys: ['U', 'Control+Z'], presses: '[data-undo]' },
  { name: 'hint', keys: ['H'], presses: '[data-hint]' },
  { name: 'list', keys: ['?'] },
];

/** Elements that take keys themselves. */
const TYPED = 'input, select, textarea, [contenteditable]';

const chordOf = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey ? 'Control+' : '') + key.toUpperCase();

/** Whether a key is meant for something else: a text being typed, or what is open over the table. */
function isElsewhere({ target, altKey, repeat, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || repeat || defaultPrevented) return true;
  if (target instanceof Element && target.closest(TYPED)) return true;
  return document.querySelector('dialog:modal, :popover-open') !== null;
}

/** The shortcut that a key event stands for, and the place of its key in the list of keys. */
export function shortcutFor(event: KeyboardEvent): { shortcut: Shortcut; place: number } | null {
  if (isElsewhere(event)) return null;
  const chord = chordOf(event);
  for (const shortcut of SHORTCUTS) {
    const place = shortcut.keys.indexOf(chord);
    if (place >= 0) return { shortcut, place };
  }
  return null;
}

/** Presses the button that a shortcut stands for, if there is one that can be pressed. */
export function press(table: HTMLElement, { name, presses }: Shortcut, place: number): void {
  if (!presses) return;
  const buttons = table.querySelectorAll<HTMLButtonElement>(presses);
  buttons[name === 'take' ? place : 0]?.click();
}

// What the player likes, kept on the device: theme, pace of bots, automatic rolls, confirmed marks, sound, the last table.
const KEY = 'reynard-settings';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  theme: Theme;
  pace: Pace;
  autoRoll: boolean;
  /** Whether a mark wants a second tap. */
  confirm: boolean;
  sound: boolean;
  /** The game played last, to start from. */
  lastGame: string | null;
  /** The seats of the last table, as they were set up. */
  lastSeats: { name: string; who: string }[];
}

const DEFAULTS: Settings = {
  theme: 'system',
  pace: 'normal',
  autoRoll: false,
  confirm: false,
  sound: false,
  lastGame: null,
  lastSeats: [],
};

/** Nothing where there is no storage, and where the browser refuses even to name it. */
function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

export function saveSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse: the settings then last as long as the tab.
  }
}

export function applyTheme(): void {
  const dark =
    settings.theme === 'dark' ||
    (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#11151c' : '#f3eee4');
}

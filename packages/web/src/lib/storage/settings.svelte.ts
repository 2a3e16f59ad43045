// The player's settings, stored on the device: theme, dice, pace of bots, automatic rolls, confirmed marks, live chances, sound, shortcuts,
// the last table, lessons, printing.
const KEY = 'reynard-settings';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type BotPace = (typeof PACES)[number];

/** How sheets are printed. */
export interface PrintSettings {
  /** Null: the paper that is usual where the reader lives. */
  paper: string | null;
  perPage: number;
  /** For grey printers. */
  grey: boolean;
  /** Whether the back page has a summary of the rules. */
  rules: boolean;
}

export interface Settings {
  /** What the player is called in records; empty: nothing was given. */
  name: string;
  theme: Theme;
  pace: BotPace;
  autoRoll: boolean;
  /** Whether a mark wants a second tap. */
  confirm: boolean;
  /** Numbers on the dice instead of pips. */
  numerals: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether the device may tremble. */
  haptics: boolean;
  /** Whether sound was offered after a game; that happens once. */
  soundOffered: boolean;
  /** Whether the table shows what to expect: the final total, the chances. */
  chances: boolean;
  /** Whether the table is hidden while the device changes hands. */
  curtain: boolean;
  /** The games whose lesson was taken to its end. */
  lessonsTaken: string[];
  /** The step at which a lesson that was begun goes on, by game. */
  lessons: Record<string, number>;
  /** Whether single keys are shortcuts at the table. */
  shortcuts: boolean;
  /** Whether to show what other players say at an online table. */
  reactions: boolean;
  /** The game played last, to start from. */
  lastGame: string | null;
  /** The seats of the last table, as they were set up. */
  lastSeats: { name: string; who: string }[];
  print: PrintSettings;
}

const DEFAULTS: Settings = {
  name: '',
  theme: 'system',
  pace: 'normal',
  autoRoll: false,
  confirm: false,
  numerals: false,
  sound: false,
  volume: 0.7,
  haptics: true,
  soundOffered: false,
  chances: false,
  curtain: false,
  lessonsTaken: [],
  lessons: {},
  shortcuts: true,
  reactions: true,
  lastGame: null,
  lastSeats: [],
  print: { paper: null, perPage: 1, grey: false, rules: true },
};

/** The stored settings; none if there is no storage or the browser throws on access. */
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

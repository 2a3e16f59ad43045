// The options of every command that draws on the screen.
import type { Option } from './command.ts';
import { LANGUAGES } from './messages/index.ts';

export const NO_COLOR = {
  'no-color': { type: 'boolean', help: 'no colours (also: NO_COLOR=1)' },
} as const satisfies Record<string, Option>;

/** Language and colour. */
export const SCREEN_OPTIONS = {
  lang: {
    type: 'string',
    short: 'l',
    value: 'LANG',
    help: `${LANGUAGES.join(', ')} (default: from LC_ALL or LANG)`,
  },
  ...NO_COLOR,
} as const satisfies Record<string, Option>;

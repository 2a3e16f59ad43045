// The games this engine plays. A fourth one is added here.
import type { Sheet } from '../sheet.ts';
import { clever4ever } from './clever-4ever.ts';
import { doppeltSoClever } from './doppelt-so-clever.ts';
import { ganzSchoenClever } from './ganz-schoen-clever.ts';

/** All sheets, in the order they were published. */
export const SHEETS: readonly Sheet[] = [ganzSchoenClever, doppeltSoClever, clever4ever];

export { clever4ever, doppeltSoClever, ganzSchoenClever };

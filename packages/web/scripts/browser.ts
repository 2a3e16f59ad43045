// The system's Chromium, for the scripts and tests that look at the real app.
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.js';

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium() as string, args: CHROMIUM_ARGS });
}

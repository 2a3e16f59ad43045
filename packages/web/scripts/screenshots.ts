// Makes the pictures of README and docs from the real app: builds on the production build, plays a few turns, and shoots.
//   npm run build -w @reynard/web && npm run screenshots -w @reynard/web
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Random } from '@reynard/engine';
import type { Browser, Page } from 'playwright-core';
import { preview } from 'vite';
import { playSteps } from '../test/player.ts';
import { launch } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = fileURLToPath(new URL('../../../docs/images/', import.meta.url));

interface Picture {
  readonly name: string;
  readonly game: string | null;
  readonly size: { width: number; height: number };
  readonly dark?: boolean;
  /** How far the game is played. */
  readonly steps: number;
}

const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1120, height: 700 };
const PICTURES: readonly Picture[] = [
  { name: 'home', game: null, size: PHONE, steps: 0 },
  { name: 'ganz-schoen-clever', game: 'ganz-schoen-clever', size: PHONE, steps: 44 },
  { name: 'doppelt-so-clever', game: 'doppelt-so-clever', size: PHONE, dark: true, steps: 44 },
  { name: 'clever-4ever', game: 'clever-4ever', size: PHONE, steps: 44 },
  { name: 'desktop', game: 'clever-4ever', size: DESKTOP, steps: 50 },
  { name: 'desktop-night', game: 'doppelt-so-clever', size: DESKTOP, dark: true, steps: 50 },
];

async function shoot(
  browser: Browser,
  site: string,
  { name, game, size, dark, steps }: Picture,
): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: size === PHONE ? 1.25 : 1,
    locale: 'en',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(game === null ? site : `${site}play?new=${game}`);
  if (game !== null) await playTo(page, name, steps);
  await page.screenshot({ path: `${target}${name}.png` });
  await context.close();
}

/** Plays, then stops with a die in the hand and its fields alight. */
async function playTo(page: Page, seed: string, steps: number): Promise<void> {
  await page.waitForSelector('[data-step="roll"]');
  await playSteps(page, new Random(seed), steps);
  for (let i = 0; i < 40; i++) {
    if ((await page.locator('.recedes .legal').count()) > 1) return;
    await playSteps(page, new Random(`${seed} ${i}`), 1);
  }
}

mkdirSync(target, { recursive: true });
const server = await preview({ root, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
const browser = await launch();
for (const picture of PICTURES) {
  await shoot(browser, server.resolvedUrls!.local[0], picture);
  console.log(`docs/images/${picture.name}.png`);
}
await browser.close();
await server.close();

// Takes the screenshots of README and docs: opens the production build, plays a few turns, and saves images; then one sheet
// per game with the table on screens of every size, for a person to look at.
//   npm run build -w @reynard/web && npm run screenshots -w @reynard/web -- [names of pictures, otherwise all]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Random, SHEETS, type Sheet } from '@reynard/engine';
import type { Browser, Page } from 'playwright-core';
import { preview } from 'vite';
import { openMomentAt } from '../test/open-moment.ts';
import { playSteps, playUntilSeen } from '../test/player.ts';
import { midGame, SIZES } from '../test/sizes.ts';
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
  { name: 'clever-hoch-drei', game: 'clever-hoch-drei', size: PHONE, dark: true, steps: 44 },
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

/** Plays some steps, then on until a die is taken up that fits two fields of an area. */
async function playTo(page: Page, seed: string, steps: number): Promise<void> {
  await page.waitForSelector('[data-step="roll"]');
  await playSteps(page, new Random(seed), steps);
  await playUntilSeen(page, seed, '.table:has([data-die][aria-pressed="true"]) .recedes .legal ~ .legal');
}

const LANGUAGES = ['en', 'de', 'nl', 'hu'];
const PLAYERS = [1, 2, 4];
/** How high a screen is drawn on the sheet of all sizes. */
const ROW = 330;

/** The table of a game on one screen; language, theme and number of players change from screen to screen. */
async function shootSize(browser: Browser, site: string, sheet: Sheet, i: number): Promise<string> {
  const [width, height] = SIZES[i];
  const context = await browser.newContext({
    viewport: { width, height },
    locale: LANGUAGES[i % LANGUAGES.length],
    colorScheme: i % 2 === 0 ? 'light' : 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openMomentAt(site, page, await midGame(sheet, PLAYERS[i % PLAYERS.length]));
  const picture = await page.screenshot();
  await context.close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

/** All sizes in one picture. */
async function shootAllSizes(browser: Browser, site: string, sheet: Sheet): Promise<void> {
  const pictures: string[] = [];
  for (let i = 0; i < SIZES.length; i++) pictures.push(await shootSize(browser, site, sheet, i));
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const figures = pictures.map(
    (picture, i) =>
      `<figure><img src="${picture}" height="${ROW}"><figcaption>${SIZES[i].join(' × ')}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:12px;display:flex;flex-wrap:wrap;gap:12px;background:#888;font:14px sans-serif}figure{margin:0}</style>${figures.join('')}`,
  );
  await page.screenshot({
    path: `${target}sizes-${sheet.id}.jpg`,
    fullPage: true,
    quality: 80,
    type: 'jpeg',
  });
  await page.close();
}

mkdirSync(target, { recursive: true });
const server = await preview({ root, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
const browser = await launch();
const [site] = server.resolvedUrls!.local;
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
for (const picture of PICTURES.filter(({ name }) => isWanted(name))) {
  await shoot(browser, site, picture);
  console.log(`docs/images/${picture.name}.png`);
}
for (const sheet of SHEETS.filter(({ id }) => isWanted(`sizes-${id}`))) {
  await shootAllSizes(browser, site, sheet);
  console.log(`docs/images/sizes-${sheet.id}.jpg`);
}
await browser.close();
await server.close();

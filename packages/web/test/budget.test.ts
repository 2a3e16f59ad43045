// Fast: little JavaScript before the first game, a tap that changes little of the page, a strict policy.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/lib/words/languages.ts';
import { GAMES, newDevice, newPage, openMoment, PHONE, site, useBrowser } from './app.ts';
import { findMoment } from './moments.ts';
import { diceOf, FULL_MOMENTS, tapOn } from './taps.ts';

useBrowser();

const build = fileURLToPath(new URL('../build/', import.meta.url));

/**
 * Notes when something is there. Idle work waits for it: how early a browser is idle depends on the machine. Runs in the page
 * before its scripts.
 */
function noteWhenShown(selector: string): void {
  const idle: IdleRequestCallback[] = [];
  const requestIdle = window.requestIdleCallback;
  window.requestIdleCallback = (work) => idle.push(work);
  const watch = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    watch.disconnect();
    performance.mark('shown');
    window.requestIdleCallback = requestIdle;
    for (const work of idle) requestIdle(work);
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}

/** The scripts that were asked for before that. Runs in the page. */
function scriptsBefore(): string[] {
  const [{ startTime: shown }] = performance.getEntriesByName('shown');
  const loaded = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= shown);
  return loaded.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'));
}

/** The bytes (gzip) of all scripts that a first visit asks for until something is there. */
async function scriptsUntil(path: string, shown: string, locale = 'en'): Promise<number> {
  // Without the service worker, which fetches everything else when the page is already at work.
  const page = await newPage(await newDevice({ locale }), '/robots.txt');
  await page.addInitScript(noteWhenShown, shown);
  await page.goto(site + path);
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  const scripts = new Set(await page.evaluate(scriptsBefore));
  expect(scripts.size).toBeGreaterThan(3);
  const sizes = [...scripts].map((script) => gzipSync(readFileSync(build + script), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test.each(LANGUAGES)(
  'in "%s" at most 80 KB of JavaScript (gzip) are loaded before the first game can be played',
  async (language) => {
    const bytes = await scriptsUntil(`/play?new=${GAMES[2]}`, '[data-step="roll"]', language);
    expect(bytes).toBeLessThanOrEqual(80_000);
  },
);

test('the home page loads no code of the table', async () => {
  expect(await scriptsUntil('/', 'html:not([data-await]) main')).toBeLessThanOrEqual(52_000);
});

test('a rules page is read without loading the code that made it', async () => {
  expect(await scriptsUntil(`/rules/${GAMES[2]}`, 'html:not([data-await]) main')).toBeLessThanOrEqual(48_000);
});

test('only the words of one language are loaded', async () => {
  const page = await newPage(await newDevice({ locale: 'hu' }), '/robots.txt');
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
  });
  await page.goto(`${site}/play?new=${GAMES[0]}`);
  await page.waitForSelector('[data-step="roll"]');
  const loaded = scripts.map((script) => readFileSync(build + script, 'utf8')).join();
  const says = (language: string) => {
    const messages = readFileSync(new URL(`../messages/${language}.json`, import.meta.url), 'utf8');
    return loaded.includes(`\`${JSON.parse(messages).undo}\``);
  };
  expect(LANGUAGES.filter(says)).toEqual(['hu']);
});

describe.each(FULL_MOMENTS)('$game, $name: on a phone', (moment) => {
  /** The moment on a phone, and the dice that can be taken. */
  async function open() {
    const page = await newPage(await newDevice({ viewport: PHONE, hasTouch: true, isMobile: true }));
    await openMoment(page, await findMoment(moment));
    const dice = await diceOf(page);
    expect(dice.length).toBeGreaterThan(1);
    return { page, dice, tap: await tapOn(page) };
  }

  // The time of a tap is measured by bench/taps.ts. These are its causes.
  test('a tap on any die changes little, and the page is laid out once', async () => {
    const { page, dice, tap } = await open();
    for (const die of dice) {
      await page.keyboard.press('Escape');
      const { layouts, changes } = await tap(die);
      expect(layouts, die).toBe(1);
      expect(changes, die).toBeLessThanOrEqual(100);
    }
  });

  test('a tap that marks a field changes little, and the page is laid out at most three times', async () => {
    const { page, dice, tap } = await open();
    await page.keyboard.press('Escape');
    await tap(dice[0]);
    const { layouts, changes } = await tap('.recedes .legal');
    expect(layouts).toBeLessThanOrEqual(3);
    expect(changes).toBeLessThanOrEqual(150);
  });
});

test('scripts run only from this site and by hash, never inline', async () => {
  const page = await newPage(await newDevice());
  const policy = (await page.getAttribute('meta[http-equiv="content-security-policy"]', 'content'))!;
  const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src'))!;
  expect(scripts).not.toContain('unsafe-inline');
  expect(scripts).not.toContain("'unsafe-eval'");
  expect(policy).toContain("object-src 'none'");
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.head.append(script);
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
});

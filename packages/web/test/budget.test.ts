// Fast: little JavaScript before the first game, an answer to a tap within 50 ms on a slow phone, a strict policy.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@reynard/engine';
import { expect, test } from 'vitest';
import { GAMES, newDevice, newPage, PHONE, site, startSolo, useBrowser } from './app.ts';

useBrowser();

const build = fileURLToPath(new URL('../build/', import.meta.url));

/** The bytes (gzip) of all scripts that a first visit loads until something is there. */
async function scriptsUntil(path: string, shown: string): Promise<number> {
  // Without the service worker, which fetches everything else when the page is already at work.
  const page = await newPage(await newDevice({ serviceWorkers: 'block' }), '/robots.txt');
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(new URL(response.url()).pathname);
  });
  await page.goto(site + path);
  await page.waitForSelector(shown, { state: 'attached' });
  expect(scripts.size).toBeGreaterThan(3);
  const sizes = [...scripts].map((script) => gzipSync(readFileSync(build + script), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('at most 90 KB of JavaScript (gzip) come before the first game can be played', async () => {
  expect(await scriptsUntil(`/play?new=${GAMES[2]}`, '[data-step="roll"]')).toBeLessThanOrEqual(90_000);
});

test('the home page comes without the table', async () => {
  expect(await scriptsUntil('/', 'html:not([data-await])')).toBeLessThanOrEqual(56_000);
});

test('only the words of one language are loaded', async () => {
  const page = await newPage(await newDevice({ serviceWorkers: 'block', locale: 'hu' }), '/robots.txt');
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text());
  });
  await page.goto(`${site}/play?new=${GAMES[0]}`);
  await page.waitForSelector('[data-step="roll"]');
  const loaded = (await Promise.all(texts)).join();
  const says = (language: string) => {
    const messages = readFileSync(new URL(`../messages/${language}.json`, import.meta.url), 'utf8');
    return loaded.includes(`\`${JSON.parse(messages).undo}\``);
  };
  expect(LANGUAGES.filter(says)).toEqual(['hu']);
});

test('a tap answers within 50 ms on a processor slowed four times', async () => {
  const context = await newDevice({ viewport: PHONE });
  const page = await newPage(context);
  await startSolo(page, GAMES[2]);
  await page.click('[data-step="roll"]');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const spent = await page.evaluate(() => {
    const dice = [...document.querySelectorAll<HTMLElement>('[data-die]:not([aria-disabled="true"])')];
    const times = dice.slice(0, 5).map((die) => {
      const start = performance.now();
      die.click();
      // Asking for the layout makes the browser finish everything the tap caused.
      document.body.getBoundingClientRect();
      return performance.now() - start;
    });
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
  });
  expect(spent).toBeLessThan(50);
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

// A crash loses nothing: the browser is killed, and every stored move is there when it starts again with the same profile.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.js';
import { GAMES, site } from './app.ts';
import { openMomentAt } from './open-moment.ts';
import { rollOfOnes } from './records.ts';
import { storedGames } from './stored.ts';

const profile = mkdtempSync(join(tmpdir(), 'reynard-crash-'));
const alive = new Set<ChildProcess>();
// A browser left behind by a failed test would block the profile.
afterEach(() => {
  for (const child of alive) process.kill(-child.pid!, 'SIGKILL');
});
afterAll(() => {
  rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
});

interface Running {
  readonly page: Page;
  /** Kills the browser with everything that belongs to it. */
  kill(): Promise<void>;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr!.on('data', (part) => {
      said += part;
      const found = said.match(/ws:\/\/\S+/);
      if (found) resolve(found[0]);
    });
    child.once('exit', () => reject(new Error(`the browser does not start: ${said}`)));
  });
}

async function start(): Promise<Running> {
  const args = [...CHROMIUM_ARGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  // A group of its own, so that the kill reaches all its processes at once.
  const child = spawn(findChromium() as string, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const page = browser.contexts()[0].pages()[0];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return {
    page,
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-child.pid!, 'SIGKILL');
      await gone;
      await browser.close();
    },
  };
}

/** Every field and die as the player sees it. */
const seen = (page: Page) =>
  page
    .locator('[data-field], [data-die]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));

// These dice fit in one field only.
test.each([
  [GAMES[0], 'orange'],
  [GAMES[1], 'pink'],
  [GAMES[2], 'pink'],
])('%s: a browser that is killed as soon as a move is stored still has that move', async (game, die) => {
  const first = await start();
  await openMomentAt(site, first.page, { record: rollOfOnes(game), taps: [] });
  await first.page.click(`[data-die="${die}"]`);
  const before = await seen(first.page);
  await first.page.click('[data-step="mark"]');
  await expect.poll(() => seen(first.page)).not.toEqual(before);
  const storedEvents = async () => {
    const stored = (await storedGames(first.page)).find(({ record }) => record.game === game)!;
    return stored.record.events.map(({ e }) => e);
  };
  await expect.poll(storedEvents).toEqual(['roll', 'pick']);
  const after = await seen(first.page);
  await first.kill();

  const second = await start();
  await second.page.goto(site);
  await second.page.click('[data-continue]');
  await second.page.waitForSelector('.board .field');
  await expect.poll(() => seen(second.page)).toEqual(after);
  await second.kill();
});

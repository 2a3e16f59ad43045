// The home page: every game with a picture of its sheet, in the language and theme of the reader.
import { SHEETS } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LESSONS } from '../src/lib/learn/lessons.ts';
import { beatsOf } from '../src/lib/learn/script.ts';
import { atWork, GAMES, newDevice, openPage, site, startSolo, useBrowser } from './app.ts';

useBrowser();

/** The addresses of the pictures, once all are loaded. */
async function pictures(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('[data-picture]')].every(
      (image) => image.complete && image.naturalWidth > 0 && getComputedStyle(image).visibility === 'visible',
    ),
  );
  return page
    .locator('[data-picture]')
    .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).currentSrc).pathname));
}
const inTheme = (theme: string) => SHEETS.map(({ id }) => `/pictures/${theme}/${id}.svg`);

test.each(['light', 'dark'] as const)(
  'on a %s system the sheets’ pictures have that theme',
  async (colorScheme) => {
    const page = await openPage('/', { colorScheme });
    expect(await pictures(page)).toEqual(inTheme(colorScheme));
    page.quiet();
  },
);

test('the pictures follow the chosen theme, also after a reload', async () => {
  const page = await openPage('/', { colorScheme: 'light' });
  await page.click('[data-settings]');
  await page.selectOption('[data-theme-select]', 'dark');
  await page.goBack();
  await expect.poll(() => pictures(page), { timeout: 60_000 }).toEqual(inTheme('dark'));
  await page.reload();
  await atWork(page);
  expect(await pictures(page)).toEqual(inTheme('dark'));
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  page.quiet();
});

test('a picture is the drawing of the table: every field of the sheet is in it', async () => {
  const page = await openPage();
  for (const sheet of SHEETS) {
    const picture = await page.request.get(`${site}/pictures/light/${sheet.id}.svg`);
    const fields = (await picture.text()).match(/class="outline/g)!.length;
    await page.goto(site);
    await startSolo(page, sheet.id);
    expect(await page.locator('.sheet [data-field]').count(), sheet.id).toBe(fields);
  }
  page.quiet();
});

test('a tap before the app has started counts once it has', async () => {
  const page = await (await newDevice()).newPage();
  let letThrough = () => {};
  const tapped = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/_app/**/*.js', (route) => tapped.then(() => route.continue()));
  await page.goto(`${site}/table`, { waitUntil: 'commit' });
  await page.click('[data-start]');
  expect(await page.locator('.table').count()).toBe(0);
  letThrough();
  await page.waitForSelector('.board .field');
});

test('says in a line what each game is, and the lesson stands first until it was taken', async () => {
  const page = await openPage();
  const lesson = page.locator('main > [data-nav="learn"]');
  await expect.poll(() => lesson.count()).toBe(1);
  const order = await page
    .locator('[data-nav="learn"], [data-solo]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-solo') ?? 'learn'));
  expect(order[0]).toBe('learn');
  const cards = await page.locator('article').allTextContents();
  expect(cards[0]).toContain('the best to start with');
  expect(cards[3]).toContain('a map to conquer');

  // Beside each game, too.
  const offered = () =>
    page
      .locator('[data-lesson]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('data-lesson')));
  const games = SHEETS.map(({ id }) => id);
  expect(await offered()).toEqual(games);

  const { script } = await LESSONS[GAMES[0]]();
  await page.evaluate(
    ([id, step]) => localStorage.setItem('reynard-settings', JSON.stringify({ lessons: { [id]: step } })),
    [GAMES[0], beatsOf(script).length - 1] as const,
  );
  await page.goto(`${site}/learn/${GAMES[0]}`);
  await page.click('[data-next]');
  await page.waitForSelector('[data-finished]');
  await page.goto(site);
  await page.waitForSelector('nav [data-nav="learn"]');
  expect(await lesson.count()).toBe(0);
  await expect.poll(offered).toEqual(games.slice(1));
  page.quiet();
});

test.each([
  ['en', 'There is no page at this address.', 'Home'],
  ['de', 'Unter dieser Adresse gibt es keine Seite.', 'Startseite'],
  ['nl', 'Deze pagina bestaat niet.', 'Startpagina'],
  ['hu', 'Ezen a címen nincs oldal.', 'Kezdőlap'],
])('in %s an unknown address says so and shows the way home', async (locale, words, home) => {
  const page = await openPage('/no/such/page', { locale });
  await page.waitForSelector('[data-error="404"]');
  expect(await page.textContent('h1')).toBe(words);
  await page.click(`a:has-text("${home}")`);
  await page.waitForSelector('[data-solo]');
});

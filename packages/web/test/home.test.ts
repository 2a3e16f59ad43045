// The home page: every game with a picture of its sheet, in the language and theme of the reader.
import { SHEETS } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atWork, newDevice, newPage, site, startSolo, useBrowser } from './app.ts';

useBrowser();

/** Which pictures are shown, once they are there. */
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

test.each(['light', 'dark'] as const)('on a %s system every sheet is shown so', async (colorScheme) => {
  const page = await newPage(await newDevice({ colorScheme }));
  expect(await pictures(page)).toEqual(inTheme(colorScheme));
  page.quiet();
});

test('the chosen theme is that of the pictures too, also after a reload', async () => {
  const page = await newPage(await newDevice({ colorScheme: 'light' }));
  await page.selectOption('[data-theme-select]', 'dark');
  await expect.poll(() => pictures(page), { timeout: 60_000 }).toEqual(inTheme('dark'));
  await page.reload();
  await atWork(page);
  expect(await pictures(page)).toEqual(inTheme('dark'));
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  page.quiet();
});

test('a picture is the drawing of the table: every field of the sheet is in it', async () => {
  const page = await newPage(await newDevice());
  for (const sheet of SHEETS) {
    const picture = await page.request.get(`${site}/pictures/light/${sheet.id}.svg`);
    const fields = (await picture.text()).match(/class="outline/g)!.length;
    await page.goto(site);
    await startSolo(page, sheet.id);
    expect(await page.locator('.sheet [data-field]').count(), sheet.id).toBe(fields);
  }
  page.quiet();
});

test('a tap before the app is at work counts as soon as it is', async () => {
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
  await page.waitForSelector('.table');
});

test.each([
  ['en', 'There is no page at this address.', 'Home'],
  ['de', 'Unter dieser Adresse gibt es keine Seite.', 'Startseite'],
  ['nl', 'Op dit adres is geen pagina.', 'Startpagina'],
  ['hu', 'Ezen a címen nincs oldal.', 'Kezdőlap'],
])('in %s an unknown address says so and shows the way home', async (locale, words, home) => {
  const page = await newPage(await newDevice({ locale }), '/no/such/page');
  await page.waitForSelector('[data-error="404"]');
  expect(await page.textContent('h1')).toBe(words);
  await page.click(`a:has-text("${home}")`);
  await page.waitForSelector('[data-solo]');
});

// Accessibility: axe finds no fault in any main state, labels say what a field is and whether it can be marked, and nothing
// overflows on a small phone in any language.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  atWork,
  DESKTOP,
  GAMES,
  newDevice,
  newPage,
  openMoment,
  openPage,
  PHONE,
  site,
  startSolo,
  useBrowser,
} from './app.ts';
import { violations } from './axe.ts';
import { clickToEnd } from './clicking.ts';
import { findMoment, MOMENTS } from './moments.ts';
import { playUntil, playUntilSeen } from './player.ts';

useBrowser();

/** How many animations are running, not counting endless ones such as a glow. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return running.filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity).length;
  });
const atRest = (page: Page) => expect.poll(() => moving(page)).toBe(0);

/** Whether the table is hidden while the device changes hands. */
async function hideTable(page: Page, curtain: boolean): Promise<void> {
  await page.evaluate(
    (on) => localStorage.setItem('reynard-settings', JSON.stringify({ curtain: on })),
    curtain,
  );
  await page.reload();
  await atWork(page);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test('axe finds no fault on the pages around the game', async () => {
    const context = await newDevice({ colorScheme, viewport: PHONE });
    for (const path of ['/', '/settings', '/table', '/play?g=none', '/replay#damaged']) {
      const page = await newPage(context, path);
      await page.waitForSelector('h1, .lost');
      expect(await violations(page), path).toEqual([]);
      await page.close();
    }
  });

  test.each([false, true])('axe finds no fault at a hand-over (curtain: %s)', async (curtain) => {
    const page = await openPage('/table', { colorScheme, viewport: PHONE });
    await hideTable(page, curtain);
    await page.selectOption('[aria-label="Player 2: person or bot"]', 'person');
    await page.click('[data-start]');
    await page.waitForSelector('.hand-over');
    expect(await violations(page)).toEqual([]);
  });
});

test.each([
  ['light', PHONE, GAMES[2]],
  ['light', DESKTOP, GAMES[1]],
  ['dark', PHONE, GAMES[0]],
  ['dark', DESKTOP, GAMES[2]],
] as const)(
  'in the %s theme at %o axe finds no fault at any main moment of %s',
  async (colorScheme, viewport, game) => {
    const page = await openPage('/', { colorScheme, viewport });
    await startSolo(page, game);
    expect(await violations(page), 'before the first roll').toEqual([]);
    await page.click('[data-step="roll"]');
    await page.locator('[data-die]:not([aria-disabled="true"])').first().click();
    expect(await violations(page), 'with a die taken up').toEqual([]);
    await page.click('[data-action="extra"]');
    expect(await violations(page), 'with an action explained').toEqual([]);
    await page.keyboard.press('Escape');
    await page.click('[aria-label="Menu"]');
    expect(await violations(page), 'in the menu').toEqual([]);
    await page.click('dialog[open] [aria-label="Close"]');
    await playUntilSeen(page, `${game} bonus`, '[data-bonus]');
    expect(await violations(page), 'with a bonus pending').toEqual([]);
    await clickToEnd([page], 1);
    await atRest(page);
    expect(await violations(page), 'at the end').toEqual([]);
    page.quiet();
  },
);

test('a tap ends running animations, and with reduced motion there are none', async () => {
  const page = await newPage(await newDevice({ reducedMotion: 'no-preference' }));
  await startSolo(page, GAMES[0]);
  // Slowed down, so that the animation is still running when the test looks.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  await page.click('[data-step="roll"]');
  expect(await moving(page)).toBeGreaterThan(0);
  await page.mouse.move(5, 5);
  await page.mouse.down();
  expect(await moving(page)).toBe(0);
  const calm = await openPage();
  await startSolo(calm, GAMES[0]);
  await calm.click('[data-step="roll"]');
  await atRest(calm);
});

test('a field says what it is, its state, and what can be put there now', async () => {
  const page = await openPage();
  await startSolo(page, GAMES[0]);
  await page.click('[data-step="roll"]');
  const die = async (colour: string) =>
    Number((await page.getAttribute(`[data-die="${colour}"]`, 'aria-label'))!.match(/\d/)![0]);
  const [blue, white] = [await die('blue'), await die('white')];
  const field = page.locator(`[role="button"][aria-label^="Blue ${blue + white},"]`);
  expect(await field.getAttribute('aria-label')).toBe(
    `Blue ${blue + white}, free, possible with blue ${blue} and white ${white}`,
  );
  await expect
    .poll(() => page.textContent('[aria-live="polite"]'))
    .toMatch(/^Rolled: white \d, yellow \d, blue \d, green \d, orange \d,? and purple \d\. \d dice fit\.$/);
});

/** The kind and the name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const kind = ['data-die', 'data-bonus', 'data-step', 'data-field', 'data-value'].find((name) =>
      element?.hasAttribute(name),
    );
    return kind ? `${kind} ${element!.getAttribute(kind)}` : element?.localName;
  });

test('by keyboard a number is chosen or cancelled, and the focus moves to the next control', async () => {
  const page = await openPage();
  const number = MOMENTS.find(({ name, sheet }) => name === 'a number to choose' && sheet.id === GAMES[1])!;
  const { record, taps } = await findMoment(number);
  await openMoment(page, { record, taps: [] });
  const [token, field] = taps;
  const asked = async () => {
    await page.focus(token);
    await page.keyboard.press('Enter');
    await page.focus(field);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toContain('data-value');
  };
  const taken = token.replace(/.*\[(.*)="(.*)"\].*/, '$1 $2');
  await asked();
  await page.keyboard.press('Escape');
  expect(await page.locator('.chooser').count()).toBe(0);
  expect(await focused(page), 'back on what was taken up').toBe(taken);
  await asked();
  await page.focus('.chooser [aria-label="Cancel"]');
  await page.keyboard.press('Enter');
  expect(await page.locator('.chooser').count()).toBe(0);
  expect(await focused(page)).toBe(taken);
  await asked();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^data-(die|bonus|step)/);
});

test('the focus never moves for those who play with the mouse', async () => {
  const page = await openPage();
  await startSolo(page, GAMES[0]);
  await page.click('[data-step="roll"]');
  expect(await focused(page)).toBe('body');
  await page.locator('[data-die]:not([aria-disabled="true"])').first().click();
  expect(await focused(page)).toMatch(/^data-die/);
});

describe('between two persons', () => {
  /** The device goes from Ada, who has just ended her turn, to Bo. */
  async function handedOver(curtain: boolean): Promise<Page> {
    const page = await openPage('/table');
    await hideTable(page, curtain);
    await page.fill('[aria-label="Name of player 1"]', 'Ada');
    await page.selectOption('[aria-label="Player 2: person or bot"]', 'person');
    await page.fill('[aria-label="Name of player 2"]', 'Bo');
    await page.click('[data-start]');
    await page.click('[data-take-device]');
    await page.locator('.hand-over').waitFor({ state: 'detached' });
    await playUntilSeen(page, 'hand over', '.hand-over');
    expect(await page.textContent('.hand-over h2')).toBe('Pass the device to Bo');
    return page;
  }

  test('the table stays in view, and so does what happened, until the next player takes the device', async () => {
    const page = await handedOver(false);
    expect(await page.locator('.board > svg').isVisible()).toBe(true);
    expect(await page.locator('dialog:modal').count()).toBe(0);
    expect(await page.textContent('[data-meanwhile]')).toContain('Ada:');
    expect(await page.locator('[data-die]:not([aria-disabled="true"])').count()).toBe(0);
    await page.click('[data-take-device]');
    await page.locator('.hand-over').waitFor({ state: 'detached' });
    expect(await page.getAttribute('.board > svg', 'aria-label')).toBe('Score sheet of Bo');
  });

  test('behind a curtain only the hand-over can be read or reached, and Escape does not close it', async () => {
    const page = await handedOver(true);
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Escape', 'Escape']) {
      await page.keyboard.press(key);
      const reached = await page.evaluate(() => document.activeElement!.closest('.table')?.className);
      expect(reached, key).toBeUndefined();
    }
    const devtools = await page.context().newCDPSession(page);
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    await devtools.detach();
    const read = nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value);
    expect(read).toContain('Pass the device to Bo');
    expect(read).not.toContain('Score sheet of Ada');
  });

  test('the last step can still be taken back, and the turn stays with the same person', async () => {
    const page = await handedOver(false);
    await page.click('[data-take-back]');
    await expect.poll(() => page.locator('.hand-over').count()).toBe(0);
    expect(await page.getAttribute('.table .board > svg', 'aria-label')).toBe('Score sheet of Ada');
    expect(await page.locator('[data-step], [data-die]:not([aria-disabled="true"])').count()).toBeGreaterThan(
      0,
    );
  });
});

/** The announcements for screen readers, the latest last, once the last step is painted: they follow it. */
async function told(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  return page.locator('.table [aria-live="polite"] p').allTextContents();
}

test('what a tap did is still read out when automatic steps follow it', async () => {
  const page = await openPage();
  await startSolo(page, GAMES[0]);
  /** How many announcements have changed their text in place: a screen reader may not read those. */
  const changed = () =>
    page.locator('.table [aria-live="polite"] p').evaluateAll((all) => {
      const different = all.filter(
        ({ textContent, dataset }) => (dataset.read ?? textContent) !== textContent,
      );
      for (const { textContent, dataset } of all) dataset.read = textContent;
      return different.length;
    });
  let changes = 0;
  await playUntil(page, 'told', async () => {
    changes += await changed();
    return (await told(page)).includes('Turn finished.');
  });
  expect(changes).toBe(0);
  const [first, ...others] = await told(page);
  expect(first).toMatch(/ with the \w+ die\./);
  expect(others).toContain('Turn finished.');
});

/** A table of Ada and the greedy bot, which moves without delay. */
async function besideBot(options: object): Promise<Page & { quiet: () => void }> {
  const device = await newDevice(options);
  await device.addInitScript(() => localStorage.setItem('reynard-settings', '{"pace":"instant"}'));
  const page = await newPage(device);
  const { record } = await findMoment({ ...MOMENTS[0], look: () => [] }, ['Ada', 'Greedy']);
  await openMoment(page, { record: { ...record, bots: [null, 'greedy'] } as typeof record, taps: [] });
  return page;
}

test('each choice of a bot is read out, but not its rolls', async () => {
  const page = await besideBot({});
  await playUntil(
    page,
    'bot',
    async () => (await told(page)).filter((words) => /^Greedy:/.test(words)).length > 2,
  );
  const words = await told(page);
  // What Ada did last comes first.
  expect(words[0]).not.toMatch(/^Greedy:/);
  expect(words.slice(1).filter((one) => /^Rolled|^Greedy: Turn finished/.test(one))).toEqual([]);
});

test.each(['en', 'de', 'nl', 'hu'])(
  'in %s a bot’s last move stays on view until the player acts, and the layout of a small phone does not move',
  async (locale) => {
    const page = await besideBot({ locale, viewport: PHONE, hasTouch: true, isMobile: true });
    const die = page.locator('[data-die]:not([aria-disabled="true"])').first();
    const own = '.table:has([data-last]):has([data-die]:not([aria-disabled="true"]))';
    const places = () =>
      page.evaluate(() =>
        ['.board', '.hand', '.used', '.next'].map((part) => {
          const { top, height } = document.querySelector(`.table ${part}`)!.getBoundingClientRect();
          return [part, top, height];
        }),
      );
    await page.click('[data-step="roll"]');
    const before = await places();
    for (const turn of [1, 2, 3]) {
      await playUntilSeen(page, `last ${turn}`, own);
      expect(await page.textContent('[data-last]')).toMatch(/^Greedy: /);
      expect(await places()).toEqual(before);
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }));
      expect(width).toBe(PHONE.width);
      expect(height).toBeLessThanOrEqual(PHONE.height);
      await die.click();
      expect(await page.locator('[data-last]').count()).toBe(0);
    }
    page.quiet();
  },
);

const TABLET = { width: 768, height: 1024 };

test.each(GAMES)('%s: an upright tablet shows all sheets and the next step on one screen', async (game) => {
  const first = MOMENTS.find(({ name, sheet }) => name === 'a first roll' && sheet.id === game)!;
  const { record } = await findMoment(first, ['Ada', 'Maximilian', 'Reinaert', 'Zsófia']);
  const page = await openPage('/', { viewport: TABLET });
  await openMoment(page, { record, taps: ['[data-take-device]'] });
  await page.locator('.hand-over').waitFor({ state: 'detached' });
  const places = await page
    .locator('.table svg.sheet:visible, .table .next')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ right, bottom }) => ({ right, bottom })),
    );
  expect(places).toHaveLength(5);
  for (const { right, bottom } of places) {
    expect(right).toBeLessThanOrEqual(TABLET.width);
    expect(bottom).toBeLessThanOrEqual(TABLET.height);
  }
});

test('on a tablet the numbers to choose from lie close together', async () => {
  const number = MOMENTS.find(({ name, sheet }) => name === 'a number to choose' && sheet.id === GAMES[1])!;
  const page = await openPage('/', { viewport: TABLET });
  await openMoment(page, await findMoment(number));
  const { panel, options } = await page.evaluate(() => {
    const area = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width * height;
    };
    const all = [...document.querySelectorAll('.chooser button')];
    return {
      panel: area(document.querySelector('.offer')!),
      options: all.reduce((sum, one) => sum + area(one), 0),
    };
  });
  expect(options / panel).toBeGreaterThan(0.5);
});

describe.each([
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['nl', 'Nederlands'],
  ['hu', 'Magyar'],
])('in %s', (locale, language) => {
  test('the browser’s language is used, and nothing is wider than a small phone', async () => {
    const context = await newDevice({ locale, viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await newPage(context, '/settings');
    expect(await page.locator('[data-language] option:checked').textContent()).toBe(language);
    await page.goto(site);
    await atWork(page);
    expect(await page.getAttribute('html', 'lang')).toBe(locale);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(PHONE.width);
    await page.goto(`${site}/table`);
    await atWork(page);
    expect(await width()).toBe(PHONE.width);
    for (const game of GAMES) {
      await page.goto(`${site}/play?new=${game}`);
      await page.click('[data-step="roll"]');
      await page.locator('[data-die]:not([aria-disabled="true"])').first().click();
      await page.waitForSelector('.board .field');
      expect(await width(), game).toBe(PHONE.width);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${game} fits the screen`).toBeLessThanOrEqual(PHONE.height);
    }
    page.quiet();
  });
});

test('the language can be switched in the middle of a game, and the game goes on', async () => {
  const page = await openPage();
  await startSolo(page, GAMES[1]);
  await page.click('[data-step="roll"]');
  const pips = () =>
    page
      .locator('[data-die]')
      .evaluateAll((dice) =>
        dice.map((die) => die.querySelector('.pip')!.getAttribute('d')!.split('M').length - 1),
      );
  const faces = await pips();
  await page.click('[aria-label="Menu"]');
  await Promise.all([page.waitForNavigation(), page.selectOption('[data-language]', 'hu')]);
  await page.waitForSelector('.board .field');
  expect(await pips()).toEqual(faces);
  expect(await page.textContent('.sentence')).toBe('Válassz egy kockát');
});

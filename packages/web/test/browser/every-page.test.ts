import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layOutWar, warOf } from './blitz-steps.ts';
import { faintTexts } from './faint-texts.ts';
import { describeInBrowser } from './harness.ts';
import { inSight, PHONE, WIDE, WINDOWS } from './in-sight.ts';
import { layOutBattle } from './napoleonics-steps.ts';
import { invite, takeName } from './online-steps.ts';
import { expectNoSidewaysScroll, resize, turnTo } from './steps.ts';
import { layOut } from './table-steps.ts';

/** Every page with one button that starts a game. */
const STARTS = [
  ...['#/', '#/normandy/la-raye', '#/north-africa/murzuk', '#/stalingrad', '#/blitzkrieg'],
  ...['#/nippon', '#/napoleonics', '#/skirmish', '#/campaign/normandy', '#/campaign/north-africa'],
  ...['#/online', '#/invite/normandy', '#/invite/stalingrad', '#/invite/napoleonics'],
];

const PAGES = [
  ...['#/', '#/normandy/la-raye', '#/north-africa/murzuk', '#/stalingrad', '#/blitzkrieg'],
  ...['#/nippon', '#/napoleonics', '#/skirmish', '#/campaign/normandy', '#/invite/stalingrad'],
  ...['#/rules/normandy', '#/rules/napoleonics', '#/tutorial', '#/tutorial/blitzkrieg'],
  ...['#/online/open', '#/account', '#/settings', '#/credits', '#/no-such-page', '#/9'],
];

/** Long pages are read so far down: what comes below looks the same. */
const DEEP = 3_000;

describeInBrowser('every page', (site) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.visit({ language: 'cs' });
  });
  afterAll(() => site.leave(page));

  async function goTo(hash: string, by = page): Promise<void> {
    await turnTo(by, hash);
    await by.waitForSelector('main h1, #coach, main h2');
    await by.waitForFunction(() => document.querySelector('.on-the-way') === null);
  }

  async function expectStart(by: Page): Promise<void> {
    const { seen, cut } = await inSight(by, 'start');
    expect(cut, `at ${by.viewportSize()?.width}`).toEqual([]);
    expect(seen).toBe(1);
    await expectNoSidewaysScroll(by);
  }

  /** The whole page is in the window, so that everything on it can be looked at. */
  async function stretch({ width }: { readonly width: number }): Promise<void> {
    await resize(page, { width, height: WIDE.height });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > WIDE.height) await resize(page, { width, height: Math.min(height, DEEP) });
  }

  async function expectReadable(): Promise<void> {
    await stretch(WIDE);
    expect(await faintTexts(page, 'light'), 'by day').toEqual([]);
    await stretch(PHONE);
    expect(await faintTexts(page, 'dark'), 'by night').toEqual([]);
  }

  it.each(STARTS)('has the button that starts a game in sight: %s', async (hash) => {
    await goTo(hash);
    await page.waitForSelector('main .go');
    for (const size of WINDOWS) {
      await resize(page, size);
      await expectStart(page);
    }
  });

  it('has that button in sight in English on a phone, where the texts are longest', async () => {
    const reader = await site.visit(PHONE);
    for (const hash of STARTS) {
      await goTo(hash, reader);
      await reader.waitForSelector('main .go');
      await expectStart(reader);
    }
    await site.leave(reader);
  });

  it.each(PAGES)('can be read by day and by night: %s', async (hash) => {
    await goTo(hash);
    await expectReadable();
  });

  it('tells the end of a game so that it can be read', async () => {
    const ends = [
      () => layOut(page, { scenario: 'la-raye', phrase: 'ends', until: (match) => match.isOver() }),
      () => layOutBattle(page, { phrase: 'ends', until: () => false }),
      () => layOutWar(page, warOf('blitzkrieg two-players off'), 'ends', () => false),
    ];
    for (const end of ends) {
      await resize(page, WIDE);
      await end();
      await page.waitForSelector('.game-over');
      await expectReadable();
    }
  });

  it('shows a game that is kept, on the front page, in the list and step by step', async () => {
    await layOut(page, { scenario: 'la-raye', phrase: 'kept', after: 40 });
    const id = page.url().replace(/.*#\/game\//, '');
    for (const hash of ['#/', '#/games', `#/replay/${id}`]) {
      await goTo(hash);
      await page.waitForSelector('.save, .stepper');
      await expectReadable();
    }
  });

  it('shows an account, an invitation and the table of the server', async () => {
    await resize(page, WIDE);
    const name = await takeName(page, 'Reader');
    await goTo('#/account');
    await page.locator('h1', { hasText: name }).waitFor();
    await expectReadable();
    const link = await invite(page, 'normandy');
    await expectReadable();
    await goTo('#/online');
    await expectReadable();
    await goTo(`#/player/${name}`);
    await expectReadable();
    expect(link).toContain('#/table/');
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COVER_GAMES } from '../../../src/games/library.ts';
import { type Route, routeOf } from '../../../src/shell/route.ts';
import { layOutWar, warOf } from '../support/blitz-steps.ts';
import { unreadable } from '../support/faint-texts.ts';
import { describeInBrowser } from '../support/harness.ts';
import { hitsOf, LED, MARKED } from '../support/hits.ts';
import { inSight, PHONE, WIDE, WINDOWS } from '../support/in-sight.ts';
import { layOutBattle } from '../support/napoleonics-steps.ts';
import { ask, invite, type Made, takeName } from '../support/online-steps.ts';
import {
  closeDialog,
  doubleColons,
  expectNoSidewaysScroll,
  resize,
  turnTo,
} from '../support/steps.ts';
import { layOut } from '../support/table-steps.ts';

/** Every screen with one button that starts a game. */
const STARTS: readonly string[] = [
  ...['#/', '#/normandy/la-raye', '#/north-africa/murzuk', '#/stalingrad', '#/blitzkrieg'],
  ...['#/nippon', '#/napoleonics', '#/skirmish', '#/campaign/normandy', '#/online'],
  '#/invite/normandy',
];

/** The same screens for other games: only their texts differ. */
const MORE_STARTS: readonly string[] = [
  ...['#/campaign/north-africa', '#/invite/north-africa', '#/invite/stalingrad'],
  ...['#/invite/blitzkrieg', '#/invite/nippon', '#/invite/napoleonics'],
];

/** Every page there is, by its addresses; what needs a game or an account is looked at further down. */
const PAGES: { readonly [page in Route['page']]: readonly string[] } = {
  home: [],
  scenarios: ['#/normandy', '#/no-such-page'],
  campaign: [],
  games: ['#/games'],
  game: ['#/game/nowhere'],
  replay: [],
  tutorial: COVER_GAMES.map(({ id: game }) => `#/tutorial/${game}`),
  rules: ['#/rules/stalingrad'],
  online: ['#/online/open'],
  invite: [],
  table: [],
  player: [],
  device: ['#/device'],
  account: ['#/account'],
  settings: ['#/settings'],
  credits: ['#/credits'],
  missing: ['#/9'],
};

/** Long pages are read so far down: what comes below looks the same. */
const DEEP = 4_500;

interface Look {
  /** Further checks in each window. */
  readonly before?: () => Promise<void>;
  /** There are more texts than this. */
  readonly fewest?: number;
  readonly sizes?: readonly (typeof WIDE | typeof PHONE)[];
}

const isOver = (match: { isOver(): boolean }): boolean => match.isOver();

/** A game of each kind that has been played to its end. */
const ENDS: readonly { name: string; lay: (page: Page) => Promise<void> }[] = [
  ...[
    ['normandy', 'la-raye'],
    ['north-africa', 'road-to-hon'],
    ['stalingrad', '011'],
    ['stalingrad-campaign', 'campaign'],
  ].map(([game = '', scenario = '']) => ({
    name: game,
    lay: (page: Page) =>
      layOut(page, { game, scenario, phrase: 'ends', player: 'random', until: isOver }),
  })),
  ...['blitzkrieg two-players off', 'nippon two-players off'].map((name) => ({
    name,
    lay: (page: Page) => layOutWar(page, warOf(name), 'ends', () => false),
  })),
  {
    name: 'napoleonics',
    lay: (page: Page) => layOutBattle(page, { phrase: 'ends', until: () => false }),
  },
];

describeInBrowser('every page', (site) => {
  let page: Page;
  const read = new Set<string>();
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
  async function stretch(by: Page, { width }: { readonly width: number }): Promise<void> {
    await resize(by, { width, height: WIDE.height });
    const height = await by.evaluate(() => document.documentElement.scrollHeight);
    if (height > WIDE.height) await resize(by, { width, height: Math.min(height, DEEP) });
  }

  /** By day and by night, wide and on a phone. */
  async function expectReadable({
    before,
    fewest,
    sizes = [WIDE, PHONE],
  }: Look = {}): Promise<void> {
    for (const size of sizes) {
      await stretch(page, size);
      await before?.();
      expect(await unreadable(page, fewest), `at ${size.width}`).toEqual([]);
    }
    expect(await doubleColons(page)).toEqual([]);
    read.add(routeOf(new URL(page.url()).hash).page);
  }

  async function expectHits(marks = MARKED): Promise<void> {
    const { things, dead } = await hitsOf(page, marks);
    expect(dead, `at ${page.viewportSize()?.width}`).toEqual([]);
    expect(things).toBeGreaterThan(0);
  }

  it.each(STARTS)('has a visible start button and enough contrast: %s', async (hash) => {
    await goTo(hash);
    await page.waitForSelector('main .go');
    for (const size of WINDOWS) {
      await resize(page, size);
      await expectStart(page);
    }
    // Both languages have the same elements: the phone is read in English.
    await expectReadable({ sizes: [WIDE] });
  });

  it('shows that button in English on a phone, where the texts are longest, and can be read there', async () => {
    const reader = await site.visit(PHONE);
    for (const hash of [...STARTS, ...MORE_STARTS]) {
      await goTo(hash, reader);
      await reader.waitForSelector('main .go');
      await resize(reader, PHONE);
      await expectStart(reader);
      if (!STARTS.includes(hash)) continue;
      await stretch(reader, PHONE);
      expect(await unreadable(reader), hash).toEqual([]);
    }
    await site.leave(reader);
  });

  it.each(MORE_STARTS)('has a visible start button: %s', async (hash) => {
    await goTo(hash);
    await page.waitForSelector('main .go');
    for (const size of WINDOWS) {
      await resize(page, size);
      await expectStart(page);
    }
  });

  it.each(Object.values(PAGES).flat())('can be read: %s', async (hash) => {
    await goTo(hash);
    if (hash.startsWith('#/tutorial')) {
      await resize(page, WIDE);
      await untilLit(page);
      return expectReadable({ before: () => expectHits(LED) });
    }
    await expectReadable();
  });

  it('can be the first page that a visitor opens, and loads the words that it needs', async () => {
    const visitor = await site.visit({ at: null });
    const others = COVER_GAMES.map(({ id }) => `#/rules/${id}`);
    const hashes = [...STARTS, ...MORE_STARTS, ...Object.values(PAGES).flat(), ...others];
    for (const [at, hash] of hashes.entries()) {
      // Another address each time: otherwise the words of the page before are still there.
      await visitor.goto(new URL(`/?${at}${hash}`, visitor.url()).href);
      await visitor.waitForSelector('main h1, #coach, main h2');
      await visitor.waitForFunction(() => document.querySelector('.on-the-way') === null);
    }
    await site.leave(visitor);
  });

  it.each(ENDS)('shows the end of a game and starts it again: $name', async ({ name, lay }) => {
    await resize(page, WIDE);
    await lay(page);
    await page.waitForSelector('.game-over');
    await expectReadable();
    if (name === 'stalingrad-campaign') {
      await resize(page, WIDE);
      await page.locator('.game-over .buttons button').last().click();
      await page.waitForSelector('.memorial li');
      await expectReadable();
    }
    await goTo('#/replay/browser-test');
    await page.waitForSelector('.stepper');
    await expectReadable({ before: () => expectHits(LED) });
  });

  it('shows a saved game on the front page and in the list', async () => {
    await layOut(page, { scenario: 'la-raye', phrase: 'kept', after: 40 });
    for (const hash of ['#/', '#/games']) {
      await goTo(hash);
      await page.waitForSelector('.save');
      await expectReadable();
    }
  });

  it('shows curtain, menu, dialogs and rules over the table', async () => {
    await resize(page, WIDE);
    await layOut(page, { scenario: 'la-raye', phrase: 'over', after: 12, isForTwo: true });
    await page.waitForSelector('.curtain .go');
    await expectReadable({ fewest: 2 });
    await page.locator('.curtain .go').click();
    await page.locator('.top button.menu').click();
    await page.waitForSelector('dialog .menu');
    await expectReadable();
    await page.locator('dialog .menu .button', { hasText: 'Vzdát' }).click();
    await page.getByRole('button', { name: 'Vzdát se' }).waitFor();
    await expectReadable();
    await closeDialog(page);
    await resize(page, WIDE);
    await page.locator('.prompt .rule').click();
    await page.waitForSelector('dialog .rule');
    await expectReadable({ fewest: 2 });
    await closeDialog(page);
  });

  it('shows an account, an invitation, a game of the server and its list', async () => {
    await resize(page, WIDE);
    const name = await takeName(page, 'Reader');
    await goTo('#/account');
    await page.locator('h1', { hasText: name }).waitFor();
    await expectReadable();
    const link = await invite(page, 'normandy');
    await expectReadable();
    expect(link).toContain('#/table/');
    const made = (await ask(page, 'games', {
      ...{ game: 'normandy', scenario: 'la-raye', options: {}, clock: null },
      ...{ isOpen: false, isRated: false, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }] },
    })) as Made;
    await turnTo(page, `#/table/${made.id}`);
    await page.waitForSelector('.online .table .prompt.asked');
    // The bot has bid: nothing moves any more.
    await page.waitForSelector('.bid .slot.laid');
    await expectReadable({ before: () => expectHits() });
    for (const hash of ['#/online', `#/player/${name}`]) {
      await goTo(hash);
      await expectReadable();
    }
  });

  it('is complete: the tests above opened every page', () => {
    expect(Object.keys(PAGES).filter((known) => !read.has(known))).toEqual([]);
  });
});

/** Reads on in a lesson until it lights up what is to be done. */
async function untilLit(page: Page): Promise<void> {
  for (let steps = 0; steps < 6; steps++) {
    await page.waitForSelector('#coach-next, #coach .todo');
    if ((await page.locator('#coach .todo').count()) > 0) break;
    await page.locator('#coach-next').click();
  }
  await page.waitForSelector('[data-lit]');
}

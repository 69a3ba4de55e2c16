import { WARS } from '@bivouac/blitzkrieg/testing/positions.ts';
import { idOf, must } from '@bivouac/kernel';
import { CARD_IDS } from '@bivouac/napoleonics';
import { faceOf } from '@bivouac/napoleonics/table/cards.ts';
import { napoleonicsNames } from '@bivouac/napoleonics/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { COVER_GAMES } from '../../../src/games/library.ts';
import { layOutWar } from '../support/blitz-steps.ts';
import { describeInBrowser } from '../support/harness.ts';
import { layOutBattle } from '../support/napoleonics-steps.ts';
import {
  expectFits,
  expectNoSidewaysScroll,
  painted,
  resize,
  textOf,
  turnTo,
} from '../support/steps.ts';
import { layOut, nextMoment } from '../support/table-steps.ts';

await loadEvery(napoleonicsNames);

// The pages around the table, and what the tables of Blitzkrieg! and Napoleonics say around the play.

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
/** Letters that English does not have. */
const CZECH = /[ěščřžůťďň]/i;
const war = (game: string) =>
  must(
    WARS.find((one) => one.game.id === game),
    game,
  );
const originOf = (page: Page): string => new URL(page.url()).origin;

/** Opens a page on which the browser is expected to log errors: the harness does not collect them. */
async function unwatched(page: Page, path: string): Promise<Page> {
  const browser = must(page.context().browser() ?? undefined, 'a browser');
  const own = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  await own.goto(`${originOf(page)}${path}`);
  return own;
}

/** The figures of the markers on the tracks. */
const signs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.live .head text')]
      .map((text) => text.textContent?.trim() ?? '')
      .filter((text) => /^[+−]\d+$/.test(text)),
  );

describeInBrowser('pages around the table', (site) => {
  it.each(['en', 'cs'] as const)(
    'cut off no text on a card of Napoleonics (%s)',
    async (language) => {
      const page = await site.visit({ language, at: null });
      await layOutBattle(page, { phrase: 'cards' });
      await nextMoment(page);
      const { cards } = napoleonicsNames.in(language);
      const printed = CARD_IDS.map((id, card) => ({
        ...cards[id as 'forward'],
        isTactic: faceOf(idOf(card), 6).kind === 'tactic',
      }));
      for (const size of SIZES) {
        await resize(page, size);
        // Every card is printed on a card of its kind that lies there.
        const cut = await page.evaluate((all) => {
          const place = (isTactic: boolean): Element | null =>
            document.querySelector(`.hand .card${isTactic ? '.tactic' : ':not(.tactic)'}`);
          return all.flatMap(({ title, short, isTactic }) => {
            const card = place(isTactic);
            const parts = ['.head b', '.text'].map((part) => card?.querySelector(part));
            for (const [at, said] of [title, short].entries()) {
              const part = parts[at];
              if (part == null) throw new Error(`no card for ${title}`);
              part.textContent = said;
            }
            const edge = card?.getBoundingClientRect() ?? new DOMRect();
            return parts.flatMap((part) => {
              const { bottom, right } = part?.getBoundingClientRect() ?? edge;
              const isCut = bottom > edge.bottom || right > edge.right;
              return isCut || getComputedStyle(part as Element).overflow !== 'visible'
                ? [`${title}: ${part?.textContent}`]
                : [];
            });
          });
        }, printed);
        expect(cut, `at ${size.width}`).toEqual([]);
      }
      await site.leave(page);
    },
  );

  it('hide seals until the player wants to verify the dice', async () => {
    const page = await site.visit({ at: null });
    await layOutBattle(page, { phrase: 'seal' });
    await nextMoment(page);
    await page.locator('.top button.menu').click();
    const seal = page.locator('dialog .code');
    await page.locator('dialog details summary').waitFor();
    expect(await seal.isVisible()).toBe(false);
    await page.locator('dialog details summary').click();
    await seal.waitFor();
    expect(await textOf(seal)).toMatch(/^sha256:/);
    await site.leave(page);
  });

  it('paint maps and tokens so that WebKit neither blurs nor clips them', async () => {
    const page = await site.visit();
    const look = (place: string) =>
      page.locator(place).evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { transform, willChange, borderRadius, overflow } = getComputedStyle(picture);
          return {
            transform,
            willChange,
            isClipped: overflow === 'visible' && borderRadius !== '0px',
          };
        }),
      );
    const plain = { transform: 'none', willChange: 'auto', isClipped: false };
    const lay = [
      () => layOutBattle(page, { phrase: 'sharp' }),
      () => layOut(page, { scenario: 'la-raye', phrase: 'sharp' }),
      () => layOutWar(page, war('blitzkrieg'), 'sharp'),
      () => layOutWar(page, war('nippon'), 'sharp'),
    ];
    for (const table of lay) {
      await table();
      await nextMoment(page);
      const seen = await look('.map-area svg:is(.ground, .live), [data-token] svg');
      expect(seen.length).toBeGreaterThan(1);
      for (const one of seen) expect(one).toEqual(plain);
    }
    const track = await page
      .locator('.log .scroll')
      .evaluate((log) => getComputedStyle(log).scrollbarColor);
    expect(track).toMatch(/rgba\(0, 0, 0, 0\)$/);
    await site.leave(page);
  });

  it('show the whole score at the end', async () => {
    const page = await site.visit({ at: null });
    await layOutBattle(page, { phrase: 'over', until: () => false });
    await page.waitForSelector('.game-over .score b');
    for (const size of SIZES) {
      await resize(page, size);
      const [box, score] = await Promise.all(
        ['.game-over', '.game-over .score .score'].map((place) =>
          page.locator(place).boundingBox(),
        ),
      );
      expect((score?.x ?? 0) + (score?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
    }
    await site.leave(page);
  });

  it('show a lead in the replay with the same sign as at the table', async () => {
    const page = await site.visit({ at: null });
    await layOutWar(page, war('blitzkrieg'), 'signs', () => false);
    await page.waitForSelector('.game-over');
    const before = await signs(page);
    expect(before.length).toBeGreaterThan(0);
    await turnTo(page, '#/replay/browser-test');
    await page.waitForSelector('.board .live .head');
    expect(await signs(page)).toEqual(before);
    // Through the eyes of the other side it is the other way round.
    await page.locator('.tools select').selectOption('0');
    await painted(page);
    const swapped = before.map((sign) => (sign.startsWith('+') ? '−' : '+') + sign.slice(1));
    expect(await signs(page)).toEqual(swapped);
    await site.leave(page);
  });

  it('keep the list of options open between decisions, but not over the map or in the next game', async () => {
    const page = await site.visit();
    const list = page.locator('#options-list');
    await layOutBattle(page, { phrase: 'list' });
    await nextMoment(page);
    await page.locator('#options-heading').click();
    await list.locator('.choice').first().click();
    await page.locator('.prompt .fire').click();
    await page.waitForSelector('.live [data-offered]');
    expect(await list.count()).toBe(1);
    await page.locator('.map-area').click({ position: { x: 12, y: 12 } });
    await list.waitFor({ state: 'detached' });
    await page.locator('#options-heading').click();
    await list.waitFor();
    // Another game on the same page.
    await turnTo(page, '#/skirmish');
    await page.locator('form button[type=submit]').waitFor();
    await turnTo(page, '#/game/browser-test');
    await nextMoment(page);
    await page.locator('#options-heading').waitFor();
    expect(await list.count()).toBe(0);
    await site.leave(page);
  });

  it('show the example and the table of a rule, which scrolls by itself on a phone', async () => {
    const page = await site.visit({ width: 390, height: 844, at: '#/rules/normandy/cards' });
    const rule = page.locator('#rule-cards');
    await rule.locator('tbody th', { hasText: 'Machine Gunner' }).waitFor();
    const table = page.getByRole('region', { name: 'Cards of each side' });
    expect(await table.getByRole('columnheader').allTextContents()).toContain('Initiative');
    expect(await textOf(page.locator('#rule-attack .example'))).toMatch(
      /^Example .*5 \+ 1 \+ 1 = 7/,
    );
    await expectNoSidewaysScroll(page);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () => (document.querySelector('#rule-cards .scroll')?.scrollLeft ?? 0) > 0,
    );
    await site.leave(page);
    const reader = await site.visit({ language: 'cs', at: '#/rules/normandy/dice' });
    await reader.getByRole('table', { name: 'Šance na zásah' }).waitFor();
    expect(await textOf(reader.locator('#rule-dice .example'))).toMatch(/^Příklad /);
    await site.leave(reader);
  });

  it('show English readers the rules without Czech headings, and link from game to game', async () => {
    const page = await site.visit({ at: '#/rules/normandy' });
    for (const [at] of COVER_GAMES.map(({ id }) => id).entries()) {
      const link = page.locator('main nav ul').first().locator('a').nth(at);
      const title = await textOf(link);
      await link.click();
      await page.waitForFunction(
        (wanted) => document.querySelector('h1')?.textContent?.includes(wanted),
        title,
      );
      const said = await textOf(page.locator('.entries'));
      expect(said.length).toBeGreaterThan(2_000);
      expect(CZECH.exec(said)?.[0], title).toBeUndefined();
      expect(await link.getAttribute('aria-current')).toBe('page');
    }
    await turnTo(page, '#/normandy');
    await page.getByRole('navigation', { name: 'Another game' }).getByText('Blitzkrieg!').click();
    await page.waitForFunction(() => location.hash === '#/blitzkrieg');
    await page.waitForSelector('form');
    await site.leave(page);
    const reader = await site.visit({ language: 'cs', at: '#/rules/normandy' });
    await reader.waitForSelector('.source');
    expect(await textOf(reader.locator('.entries'))).toContain('V pravidlech: PRŮBĚH HRY');
    await site.leave(reader);
  });

  it('show a campaign in progress: picture, poster, battle and labelled figures', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { game: 'stalingrad-campaign', scenario: 'campaign', phrase: 'row' });
    await page.goto(`${originOf(page)}/#/`);
    for (const hash of ['#/', '#/games']) {
      await turnTo(page, hash);
      await page.waitForSelector('.save .thumb svg path');
      expect(await textOf(page.locator('.save .detail'))).toMatch(/^battle 1\b/);
      expect(await textOf(page.locator('.save .score small'))).toBe('areas held');
      expect(await page.locator('.save .score').getAttribute('aria-label')).toBe(
        'Soviets 6, Germans 5: areas held',
      );
    }
    await turnTo(page, '#/');
    await page.waitForSelector('.tab');
    const tabs = await page.locator('.shelf .tab').allTextContents();
    expect(tabs.map((tab) => /1\sgame under way/.test(tab))).toEqual(
      COVER_GAMES.map(({ id }) => id === 'stalingrad'),
    );
    await site.leave(page);
  });

  it('give the cities of Nippon the numbers of their plates, and draw no lines across the map', async () => {
    const page = await site.visit({ at: null });
    await layOutWar(page, war('nippon'), 'numbers', (_view, played) => played > 6);
    await nextMoment(page);
    const cities = await page.locator('.live .city .digit').allTextContents();
    const plates = await page.locator('.live .head .digit').allTextContents();
    expect(cities.length).toBeGreaterThan(1);
    expect(cities.toSorted()).toEqual(plates.toSorted());
    expect(await page.locator('.live path.lead').count()).toBe(0);
    // The recap can be closed by the button next to its heading.
    const [close, again] = await Promise.all(
      ['.recap .close', '.recap .again'].map((place) => page.locator(place).boundingBox()),
    );
    expect(close?.y).toBe(again?.y);
    await site.leave(page);
  });

  it('show a “not found” page with the header and a link home', async () => {
    const page = await site.visit();
    const lost = await unwatched(page, '/nonsense/path');
    await lost.getByRole('heading', { name: 'There is no page at this address.' }).waitFor();
    expect(await lost.title()).toContain('Page not found');
    await lost.locator('header .brand').waitFor();
    await lost.locator('main a.button').click();
    await lost.waitForURL(`${originOf(page)}/#/`);
    await lost.waitForSelector('.shelf');
    // A link of ours under a wrong path is followed.
    await lost.goto(`${originOf(page)}/nonsense/path#/rules/normandy`);
    await lost.waitForURL(`${originOf(page)}/#/rules/normandy`);
    await lost.waitForSelector('article');
    await lost.context().close();
    await site.leave(page);
  });

  it.each(['#/table/nope', '#/table/0123456789abcdef'])(
    'say what is wrong with %s under the header of the site',
    async (hash) => {
      const page = await site.visit();
      const lost = await unwatched(page, `/${hash}`);
      await lost.getByRole('alert').getByText('That game isn’t on this server').waitFor();
      await lost.locator('header .brand').waitFor();
      await lost.getByRole('link', { name: 'Games', exact: true }).click();
      await lost.waitForSelector('.shelf');
      await lost.context().close();
      await site.leave(page);
    },
  );

  it('fit every width in Czech', async () => {
    const page = await site.visit({ language: 'cs', at: null });
    await layOut(page, { game: 'stalingrad-campaign', scenario: 'campaign', phrase: 'row' });
    for (const hash of ['#/', '#/games', '#/rules/napoleonics', '#/napoleonics', '#/%E0%A4%A']) {
      await turnTo(page, hash);
      await page.waitForSelector('main h1');
      for (const size of SIZES) {
        await resize(page, size);
        await expectFits(page);
        await expectNoSidewaysScroll(page);
      }
    }
    await site.leave(page);
  });
});

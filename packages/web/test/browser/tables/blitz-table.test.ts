import { previewAction, type View } from '@bivouac/blitzkrieg';
import { reasonsOf } from '@bivouac/blitzkrieg/table/opponent/reasons.ts';
import { previewLines } from '@bivouac/blitzkrieg/table/preview/preview-lines.ts';
import { viewOf, type War } from '@bivouac/blitzkrieg/testing/positions.ts';
import { blitzkriegTexts } from '@bivouac/blitzkrieg/text';
import { BLITZ_WORDS } from '@bivouac/blitzkrieg/text/table-words.ts';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { layOutWar, markedWar, planWar, SEAT, warOf, warTruth } from '../support/blitz-steps.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { begunAgain, resize, turnTo } from '../support/steps.ts';
import { answered, nextMoment } from '../support/table-steps.ts';

await loadEvery(BLITZ_WORDS, blitzkriegTexts);

const PAIR = warOf('blitzkrieg two-players off');
const SOLO = warOf('blitzkrieg vs-middle on');
const NIPPON = warOf('nippon vs on');

const wordsOf = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Makes one choice on whatever is marked for it; what changes the board is looked at first. */
async function chooseByMouse(page: Page, war: War): Promise<string> {
  const { match, view, action, thing } = await planWar(page, war);
  await markedWar(page, thing).click();
  const preview = previewAction(war.title.box, view, action);
  if (preview !== null) {
    expect((await warTruth(page, war)).decision).toBe(match.decision);
    await page.locator('.fire').waitFor();
    const shown = (await page.locator('.side .look .says').allTextContents()).map(wordsOf);
    const expected = previewLines(war.title, view, SEAT, preview, 'en');
    expect(shown).toEqual(expected.map(({ strong, text }) => wordsOf(`${strong} ${text}`)));
    await page.locator('.fire').click();
  }
  await answered(page, match.decision);
  return action.kind;
}

/** The same, from the list of options. */
async function chooseFromList(page: Page, war: War): Promise<string> {
  const { match, view, action } = await planWar(page, war);
  const { notation } = war.game;
  const at = match.actions(SEAT).findIndex((other) => notation.compare(other, action) === 0);
  const offer = page.locator('#options-list .choice').nth(at);
  await offer.click();
  if (previewAction(war.title.box, view, action) !== null) await offer.click();
  await answered(page, match.decision);
  return action.kind;
}

async function expectNothingCutOff(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(wide).toBeLessThanOrEqual(room ?? 0);
}

/** The player's turn, after this number of choices. */
const ownTurnAfter =
  (moves: number) =>
  ({ question }: View, played: number): boolean =>
    question?.kind === 'token' && played > moves;

const WORLD_SIZES = [
  { width: 1440, height: 900, isDark: false, audited: 'cs' },
  { width: 1024, height: 768, isDark: true, audited: 'en' },
  { width: 768, height: 1024, isDark: false, audited: 'cs' },
  { width: 390, height: 844, isDark: false, audited: 'en' },
] as const;
const CITY_SIZES = [
  { width: 1440, height: 900, isDark: true, audited: 'en' },
  { width: 390, height: 844, isDark: false, audited: 'cs' },
] as const;

describeInBrowser('the table of Blitzkrieg', (site) => {
  // One reader of the English page at the desk; each test puts its own game on the table.
  let reader: Page | null = null;
  const desk = async (): Promise<Page> => {
    reader ??= await site.visit();
    return reader;
  };

  it('plays a whole game by clicks, each placement shown before it is made', async () => {
    const page = await desk();
    await layOutWar(page, PAIR, 'clicks 228');
    const kinds = new Set<string>();
    while ((await nextMoment(page)) === 'asked') kinds.add(await chooseByMouse(page, PAIR));
    expect([...kinds]).toEqual(expect.arrayContaining(['take', 'place', 'aim']));
    expect((await warTruth(page, PAIR)).isOver()).toBe(true);
    await page.getByText('Checked: the seed matches the seal').waitFor();
    await screenshot(page, 'blitz-over-en-1440');
    await page.locator('[data-over=again]').click();
    await begunAgain(page);
    expect(await nextMoment(page)).toBe('asked');
  });

  it('plays to the end from the list of options', async () => {
    const page = await desk();
    await layOutWar(page, PAIR, 'list 55', ownTurnAfter(42));
    await nextMoment(page);
    await page.locator('#options-heading').click();
    const kinds = new Set<string>();
    while ((await nextMoment(page)) === 'asked') kinds.add(await chooseFromList(page, PAIR));
    expect([...kinds].toSorted()).toEqual(['aim', 'place', 'resolve', 'take']);
    expect((await warTruth(page, PAIR)).isOver()).toBe(true);
  });

  it('plays solo: from the set-up to the opponent’s reasons', async () => {
    const page = await desk();
    await turnTo(page, '#/blitzkrieg');
    await page.locator('input[value=solo]').check({ force: true });
    await page.locator('input[value=vs-high]').check({ force: true });
    await expectAccessible(page, 'set-up');
    await page.locator('form .go').click();
    // The die may leave a shift to the player.
    await page.waitForSelector('.prompt.asked');
    expect(await page.locator('.row5, .opponent ol li').count()).toBe(5);
    await layOutWar(page, SOLO, 'alone', ownTurnAfter(8));
    await page.waitForSelector('.prompt.asked');
    const match = await warTruth(page, SOLO);
    const reasons = reasonsOf(SOLO.title, viewOf(match, SEAT), match.log(SEAT), 'en');
    const decided = reasons.flatMap(({ lines }) => lines.filter(({ isDecided }) => isDecided));
    expect(decided.length).toBeGreaterThan(0);
    const shown = (await page.locator('.why li.decided').allTextContents()).map(wordsOf);
    expect(shown).toEqual(
      decided.map(({ steps, title, detail }) => wordsOf(`${steps} ${title}${detail}`)),
    );
    expect(await page.locator('.stratagem').count()).toBe(1);
  });

  it('is one tab stop, and a second Enter places', async () => {
    const page = await desk();
    await layOutWar(page, PAIR, 'keys', ownTurnAfter(6));
    await nextMoment(page);
    expect(await page.locator('.live [tabindex="0"]').count()).toBe(1);
    await page.locator('button.can[data-token]').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.live [data-offered]');
    const { decision } = await warTruth(page, PAIR);
    await page.keyboard.press(']');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.look');
    expect((await warTruth(page, PAIR)).decision).toBe(decision);
    await page.keyboard.press('Enter');
    await answered(page, decision);
  });

  it('lets the player exchange the chosen token and undo that', async () => {
    const page = await desk();
    await layOutWar(
      page,
      PAIR,
      'swap',
      ({ question, own }) => question?.kind === 'token' && new Set(own?.reserve).size > 2,
    );
    await nextMoment(page);
    const tokens = page.locator('button[data-token]');
    await tokens.nth(0).click();
    await page.waitForSelector('button.held[data-token="0"]');
    await tokens.nth(2).click();
    await page.waitForSelector('button.held[data-token="2"]');
    await tokens.nth(2).click();
    await page.waitForSelector('button[data-token]:not(.held)');
    expect(await page.locator('button.held').count()).toBe(0);
  });

  it.each([
    ['bombs the open row', SOLO, 'bomb 6', 'bomb'],
    ['opens another city of Nippon', NIPPON, 'cities', 'open'],
  ] as const)('%s', async (_title, war, phrase, kind) => {
    const page = await desk();
    await layOutWar(page, war, phrase, ({ question }) => question?.kind === kind);
    await nextMoment(page);
    expect(await chooseByMouse(page, war)).toBe(kind);
  });

  it('shows a game between bots to a spectator', async () => {
    const page = await desk();
    await turnTo(page, '#/blitzkrieg/vs-low');
    await page.getByLabel('Your side is played by').selectOption('easy');
    await page.locator('form .go').click();
    expect(await nextMoment(page)).toBe('over');
    // The reader sits where a person would: opposite the open row.
    expect(await page.locator('.opponent .name').textContent()).toContain('Virtual opponent');
  });

  it('highlights the map from the log, and is drawn in the replay', async () => {
    const page = await desk();
    await layOutWar(page, SOLO, 'light', ownTurnAfter(8));
    await nextMoment(page);
    await page.locator('.log .name').first().hover();
    await page.waitForSelector('.live .lit');
    await turnTo(page, '#/replay/browser-test/6');
    await page.waitForSelector('.board .live [data-tile]');
    expect(await page.locator('.board [data-offered]').count()).toBe(0);
  });

  it.each(['cs', 'en'] as const)('fits all widths and is accessible, in %s', async (language) => {
    const page = await site.visit({ language });
    for (const [war, sizes] of [
      [SOLO, WORLD_SIZES],
      [NIPPON, CITY_SIZES],
    ] as const) {
      await layOutWar(page, war, 'widths', ownTurnAfter(14));
      await nextMoment(page);
      await page.locator('button.can[data-token]').last().click();
      await page.locator('.live [data-offered]').first().click();
      await page.waitForSelector('.look');
      for (const { width, height, isDark, audited } of sizes) {
        await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
        await resize(page, { width, height });
        await page.waitForSelector('.look');
        const name = `blitz-${war.game.id}-${language}-${width}`;
        await screenshot(page, name);
        await expectNothingCutOff(page);
        // Only words differ between the languages: each picture is examined in one of them.
        if (audited === language) await expectAccessible(page, name);
      }
    }
    await site.leave(page);
  });
});

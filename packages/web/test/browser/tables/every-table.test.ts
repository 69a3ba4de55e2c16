import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unreadable } from '../support/faint-texts.ts';
import { describeInBrowser } from '../support/harness.ts';
import { hitsOf, LISTED, MARKED } from '../support/hits.ts';
import { inSight, PHONE, WIDE, WINDOWS } from '../support/in-sight.ts';
import { FIRST, MOMENTS, type Moment } from '../support/moments.ts';
import { closeDialog, doubleColons, painted, resize } from '../support/steps.ts';

const WHOLE = { cut: [] };
/** Where the browser keeps the settings of its reader. */
const SETTINGS = 'bivouac.settings';

describeInBrowser('every table', (site) => {
  let page: Page;
  /** The kinds of marks that some moment has shown. */
  const met = new Set<string>();
  beforeAll(async () => {
    page = await site.visit({ language: 'cs' });
  });
  afterAll(() => site.leave(page));

  const isPhone = (): boolean => page.viewportSize()?.width === PHONE.width;

  async function expectWhole({ hasHand, hasRest }: Moment): Promise<void> {
    const hand = await inSight(page, 'hand');
    expect(hand).toMatchObject(WHOLE);
    if (hasHand) expect(hand.seen).toBeGreaterThan(0);
    if (hasRest && !isPhone()) {
      const rest = await inSight(page, 'rest');
      expect(rest).toMatchObject(WHOLE);
      // Two tasks and four piles at least.
      expect(rest.seen).toBeGreaterThan(5);
    }
    const prompt = await inSight(page, 'prompt');
    expect(prompt).toMatchObject(WHOLE);
    expect(prompt.seen).toBeGreaterThan(1);
  }

  async function expectReadable(): Promise<void> {
    expect(await unreadable(page), `at ${page.viewportSize()?.width}`).toEqual([]);
    expect(await doubleColons(page)).toEqual([]);
  }

  /** A finger cannot hover: what each side has to do is read where it is played. */
  async function expectTasks(tasks: number): Promise<void> {
    expect(await inSight(page, 'goal')).toEqual({ seen: 1, ...WHOLE });
    const fold = page.locator('.hand.strip > details > summary');
    await fold.click();
    expect(await inSight(page, 'tasks')).toEqual({ seen: tasks, ...WHOLE });
    expect(await inSight(page, 'hand')).toMatchObject(WHOLE);
    await expectReadable();
    await fold.click();
  }

  async function expectHits(marks = MARKED): Promise<void> {
    const { things, kinds, dead } = await hitsOf(page, marks);
    expect(dead, `at ${page.viewportSize()?.width}`).toEqual([]);
    expect(things).toBeGreaterThan(0);
    for (const kind of kinds) met.add(kind);
  }

  /** The list of options hangs over the map. */
  async function expectList(): Promise<void> {
    const fold = page.locator('#options-heading');
    await fold.click();
    await page.waitForSelector('#options-list');
    await expectHits(LISTED);
    await fold.click();
  }

  /** On a phone each part of the table has the window for itself. */
  async function expectParts(): Promise<void> {
    const tabs = page.locator('.tabs button');
    for (const tab of (await tabs.all()).slice(1)) {
      await tab.click();
      await painted(page);
      await expectReadable();
    }
    await tabs.first().click();
    await painted(page);
  }

  /** Its texts have other lengths; everything else is the same, so the narrowest and the widest window will do. */
  async function expectWholeInEnglish(moment: Moment): Promise<void> {
    await page.locator('.top button.menu').click();
    await page.locator('dialog button[lang=en]').click();
    await page.waitForSelector('html[lang=en]');
    await closeDialog(page);
    for (const size of [PHONE, WIDE]) {
      await resize(page, size);
      await expectWhole(moment);
      if (size === PHONE) await expectReadable();
    }
    await page.evaluate((key) => {
      const settings: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...(settings as object), language: 'cs' }));
    }, SETTINGS);
  }

  it.each(MOMENTS)(
    'is clickable, has enough contrast and cuts nothing off: $name',
    async (moment) => {
      await moment.lay(page);
      for (const size of WINDOWS) {
        const isExtreme = size === WIDE || size === PHONE;
        if (moment.isBrief && !isExtreme) continue;
        await resize(page, size);
        await expectWhole(moment);
        if (!isExtreme) continue;
        await expectHits();
        if (moment.isBrief) continue;
        if (moment.aims && size === WIDE) {
          await page.keyboard.press('1');
          await page.waitForSelector('.prompt .fire');
        }
        if (size === PHONE && moment.tasks !== undefined) await expectTasks(moment.tasks);
        // On a phone the texts are checked in English, further down.
        if (size === WIDE) await expectReadable();
        if (moment.hasParts) await expectList();
        if (moment.hasParts && size === PHONE) await expectParts();
      }
      if (!moment.isBrief) await expectWholeInEnglish(moment);
    },
  );

  it('is complete: the tests above saw a mark of every kind', () => {
    expect([...MARKED, ...LISTED].map(({ at }) => at).filter((at) => !met.has(at))).toEqual([]);
  });

  it('offers sounds to a newcomer next to the map, on a phone next to the odds', async () => {
    const own = page;
    page = await site.visit({ language: 'cs', asksTurnEnd: true });
    try {
      await FIRST.lay(page);
      for (const size of WINDOWS) {
        await resize(page, size);
        await expectWhole(FIRST);
        if (size === PHONE) {
          expect((await inSight(page, 'offer')).seen).toBe(0);
          await page.locator('.tabs button').nth(2).click();
        }
        await page.waitForSelector('.drawn aside .button');
        expect(await inSight(page, 'offer')).toEqual({ seen: 3, ...WHOLE });
        if (size === WIDE || size === PHONE) {
          await expectHits([{ at: '.drawn aside .button' }]);
          await expectReadable();
        }
      }
      await page.locator('.drawn aside .button').last().click();
      await page.locator('.drawn aside').waitFor({ state: 'detached' });
    } finally {
      await site.leave(page);
      page = own;
    }
  });
});

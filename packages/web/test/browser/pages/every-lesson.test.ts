import { must } from '@bivouac/kernel';
import { findClient, GAMES } from '@bivouac/shelf/games';
import { lessonKey } from '@bivouac/table/contract/lesson-kit.ts';
import { LANGUAGES } from '@bivouac/text';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hashOf } from '../../../src/shell/route.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { expectNoSidewaysScroll, textOf } from '../support/steps.ts';
import { followTo } from '../support/story-steps.ts';

const LESSONS = (
  await Promise.all(
    GAMES.map(async ({ id: game, lessons }) => {
      const { offers, titles } = (await lessons?.()) ?? { offers: [], titles: null };
      return offers.map(({ id, load }, at) => ({ game, id, load, at, offers, titles }));
    }),
  )
).flat();

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Both languages have the same elements, so each window has one of them; `LESSONS=all` plays them all. */
const VISITS = [
  { window: WIDE, language: 'cs' },
  { window: PHONE, language: 'en' },
  { window: WIDE, language: 'en' },
  { window: PHONE, language: 'cs' },
] as const;
const CASES = LESSONS.flatMap((lesson) =>
  VISITS.slice(0, process.env['LESSONS'] === 'all' ? VISITS.length : 2).map((visit) => ({
    ...lesson,
    ...visit,
    width: visit.window.width,
  })),
);

describeInBrowser('every lesson', (site) => {
  it('is played in each language and in each window', () => {
    expect(new Set(CASES.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    expect(new Set(CASES.map(({ window }) => window))).toEqual(new Set([WIDE, PHONE]));
  });

  it.each(CASES)('$game/$id at $width in $language', async (one) => {
    const { game, id, at, offers, titles, window, language } = one;
    const link = (lesson: string): string =>
      hashOf({ page: 'tutorial', game, ...(offers[0]?.id !== lesson && { lesson }) });
    const page = await site.visit({ ...window, language, at: link(id) });
    const { lesson } = await one.load();
    const heights = new Map<number, number>();
    for (let step = 1; step <= lesson.steps.length; step++) {
      await followTo(page, step);
      heights.set(step, await heightOfPanel(page));
    }
    await expectNoSidewaysScroll(page);
    await followTo(page, 0);
    expect(new Set(heights.values()), JSON.stringify([...heights])).toHaveProperty('size', 1);
    expect(await finishedLessons(page)).toContain(lessonKey(game, id));
    await screenshot(page, `lesson-${game}-${id}-${language}-${window.width}`);

    // The closing card opens each rule that it names, and leads to the next lesson.
    const { reference } = await must(findClient(lesson.game), lesson.game).entry();
    const rules = (await reference?.load(language)) ?? {};
    for (const rule of lesson.notShown) {
      await page.locator(`[data-rule="${rule}"]`).click();
      expect(plain(await textOf(page.locator('dialog[open] h2')))).toBe(plain(rules[rule]?.title));
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
    }
    await expectNoSidewaysScroll(page);
    const next = offers[at + 1];
    const further = page.locator('.closing .next a');
    expect(await further.count()).toBe(next === undefined ? 0 : 1);
    if (next !== undefined) {
      expect(await further.getAttribute('href')).toBe(link(next.id));
      const { title = '' } = (await titles?.load(language))?.[next.id] ?? {};
      expect(plain(await textOf(further))).toContain(plain(title));
    }
    await site.leave(page);
  });
});

/** Without the hard spaces that the page sets. */
const plain = (text = ''): string => text.replaceAll('\u00a0', ' ');

const heightOfPanel = async (page: Page): Promise<number> =>
  Math.round((await page.locator('#coach').boundingBox())?.height ?? 0);

function finishedLessons(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('bivouac.settings') ?? '{}').finishedLessons ?? [],
  );
}

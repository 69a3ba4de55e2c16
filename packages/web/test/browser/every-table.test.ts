import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faintTexts } from './faint-texts.ts';
import { describeInBrowser } from './harness.ts';
import { hitsOf, MARKED } from './hits.ts';
import { inSight, PHONE, WIDE, WINDOWS } from './in-sight.ts';
import { MOMENTS, type Moment } from './moments.ts';
import { resize } from './steps.ts';

describeInBrowser('every table', (site) => {
  let page: Page;
  /** The kinds of marks that some moment has shown. */
  const met = new Set<string>();
  beforeAll(async () => {
    page = await site.visit({ language: 'cs' });
  });
  afterAll(() => site.leave(page));

  async function expectWhole({ hasHand }: Moment): Promise<void> {
    const hand = await inSight(page, 'hand');
    expect(hand.cut).toEqual([]);
    if (hasHand) expect(hand.seen).toBeGreaterThan(0);
    expect((await inSight(page, 'rest')).cut).toEqual([]);
    const prompt = await inSight(page, 'prompt');
    expect(prompt.cut).toEqual([]);
    expect(prompt.seen).toBeGreaterThan(1);
  }

  /** A finger cannot hover: what each side has to do is read where it is played. */
  async function expectTasks(tasks: number): Promise<void> {
    expect(await inSight(page, 'goal')).toEqual({ seen: 1, cut: [] });
    const fold = page.locator('.hand.strip > details > summary');
    await fold.click();
    expect(await inSight(page, 'tasks')).toEqual({ seen: tasks, cut: [] });
    expect((await inSight(page, 'hand')).cut).toEqual([]);
    await expectReadable('light', 'dark');
    await fold.click();
  }

  async function expectHits(): Promise<void> {
    const { things, kinds, dead } = await hitsOf(page);
    expect(dead, `at ${page.viewportSize()?.width}`).toEqual([]);
    expect(things).toBeGreaterThan(0);
    for (const kind of kinds) met.add(kind);
  }

  async function expectReadable(...themes: readonly ('light' | 'dark')[]): Promise<void> {
    for (const theme of themes) expect(await faintTexts(page, theme), theme).toEqual([]);
  }

  it.each(MOMENTS)('takes clicks, can be read and is whole: $name', async (moment) => {
    await resize(page, WIDE);
    await moment.lay(page);
    for (const size of WINDOWS) {
      if (moment.isBrief && size !== WIDE && size !== PHONE) continue;
      await resize(page, size);
      if (!moment.isBrief) await expectWhole(moment);
      if (size === WIDE || size === PHONE) await expectHits();
      if (moment.isBrief) continue;
      if (size === PHONE && moment.tasks !== undefined) await expectTasks(moment.tasks);
      if (size === WIDE) await expectReadable('light', 'dark');
      // By day the phone shows the same papers as the wide window.
      if (size === PHONE) await expectReadable('dark');
    }
  });

  it('has shown a mark of every kind', () => {
    expect(MARKED.map(({ at }) => at).filter((at) => !met.has(at))).toEqual([]);
  });
});

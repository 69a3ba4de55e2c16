import { must } from '@bivouac/kernel';
import { FIRST_LESSON } from '@bivouac/normandy/lessons/first.ts';
import { normandyLessons } from '@bivouac/normandy/table/lessons.ts';
import { expect, it } from 'vitest';
import { words as cs } from '../../../src/text/cs/index.ts';
import { words as en } from '../../../src/text/en/index.ts';
import { expectAccessible } from '../support/axe.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { closeDialog, expectNoSidewaysScroll, resize, textOf } from '../support/steps.ts';
import { followTo, stepNumber } from '../support/story-steps.ts';

const CATALOGUES = { cs, en };

const FIRST = must(normandyLessons.offers[0], 'a lesson');
const STEPS = FIRST_LESSON.steps.map((_, at) => at + 1);

describeInBrowser('the tutorial', (site) => {
  for (const language of ['cs', 'en'] as const) {
    const words = CATALOGUES[language].tutorial;

    it(`leads through the first round to an ordinary game (${language})`, async () => {
      const page = await site.visit({ language, at: '#/tutorial' });
      expect(await followTo(page, 9)).toEqual(STEPS.slice(0, 8));
      expect(await textOf(page.locator('#coach h3'))).toBe(
        (await (await FIRST.load()).words.load(language)).steps.odds?.title,
      );
      await screenshot(page, `tutorial-${language}`);
      await expectAccessible(page, 'the tutorial');
      expect(await followTo(page, 0)).toEqual(STEPS.slice(8));
      expect(await textOf(page.locator('#coach h3'))).toBe(words.doneTitle);
      await page.getByRole('button', { name: words.goOn }).click();
      await page.waitForFunction(() => location.hash.startsWith('#/game/'));
      // The lesson has the same table, and goes a moment after its address.
      await page.locator('#coach').waitFor({ state: 'detached' });
      await page.waitForSelector('.prompt.asked');
      // It is kept like any other game, in its second round.
      await page.reload();
      await page.waitForSelector('.prompt.asked');
      const round = CATALOGUES[language].story.round({ round: 2 });
      expect(await textOf(page.locator('.log summary h3').first())).toBe(round);
      await page.locator('.card.can .whole').first().click();
      await page.waitForFunction(
        () => (document.querySelector('.log li .look')?.textContent ?? '') !== '',
      );
      await site.leave(page);
    });
  }

  it('explains why an action that the step does not ask for is refused', async () => {
    const page = await site.visit({ at: '#/tutorial' });
    await page.waitForSelector('#coach-next');
    await page.locator('.card.can .whole').first().click();
    expect(await textOf(page.locator('#coach .refused'))).toContain('read this first');
    await followTo(page, 3);
    await page.locator('.card.can:not([data-lit]) .whole').first().click();
    expect(await textOf(page.locator('#coach .refused'))).toContain('Bid Fog of War');
    expect(await stepNumber(page)).toBe(3);
    await followTo(page, 4);
    expect(await page.locator('#coach .refused').count()).toBe(0);
    await site.leave(page);
  });

  it('can be skipped at any time', async () => {
    const page = await site.visit({ at: '#/tutorial' });
    await followTo(page, 6);
    await page.getByRole('button', { name: 'Skip the lesson' }).click();
    await page.getByRole('button', { name: 'Choose a scenario' }).click();
    await page.waitForFunction(() => location.hash === '#/normandy');
    await site.leave(page);
  });

  it('keeps the language that is chosen in the middle of it', async () => {
    const page = await site.visit({ at: '#/tutorial' });
    await followTo(page, 5);
    await page.locator('.top button.menu').click();
    await page.locator('dialog').getByRole('button', { name: 'Čeština' }).click();
    await closeDialog(page);
    const czech = await (await FIRST.load()).words.load('cs');
    const title = must(czech.steps.sergeant?.title, 'a title');
    await page.locator('#coach h3', { hasText: title }).waitFor();
    expect(await stepNumber(page)).toBe(5);
    await site.leave(page);
  });

  it('does not move the table between steps', async () => {
    const page = await site.visit({ language: 'cs', at: '#/tutorial' });
    const heights = new Set<number>();
    for (const step of [2, 3, 4, 5, 6, 7, 8]) {
      await followTo(page, step);
      const box = await page.locator('#coach').boundingBox();
      heights.add(box?.height ?? 0);
    }
    expect([...heights]).toHaveLength(1);
    await site.leave(page);
  });

  it('fits every width', async () => {
    const page = await site.visit({ language: 'cs', at: '#/tutorial' });
    await followTo(page, 4);
    for (const [width, height] of [
      [1024, 768],
      [768, 1024],
      [390, 844],
    ] as const) {
      await resize(page, { width, height });
      await expectNoSidewaysScroll(page);
      await screenshot(page, `tutorial-${width}`);
    }
    await site.leave(page);
  });
});

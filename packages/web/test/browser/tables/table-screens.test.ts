import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { closeDialog, expectNoSidewaysScroll, painted, resize } from '../support/steps.ts';
import { layOut, nextMoment, plan } from '../support/table-steps.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

/** Texts that are cut off, or reach over the edge of the window. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, h1, h2, h3, p, li, td, th, dt, dd, label, a, small, b, summary',
    )) {
      if (element.closest('.unseen, .scroll, .cards, .buttons, [hidden]') !== null) continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width === 0 || style.clipPath !== 'none' || style.visibility === 'hidden') continue;
      const isWide = element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline';
      const isOutside = box.right > innerWidth + 1 || box.left < -1;
      if (isWide || isOutside)
        found.push(`${element.tagName} ${element.textContent?.trim().slice(0, 60)}`);
    }
    return found;
  });
}

async function check(page: Page, name: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await cutOff(page), name).toEqual([]);
  // The findings of axe are the same at widths in between and in the other language.
  if (/en-1440|cs-390|dark/.test(name)) await expectAccessible(page, name);
  await screenshot(page, `table-${name}`);
}

/** The same moment as the window grows narrower; on a phone each of its parts. */
async function checkAll(page: Page, moment: string, language: string): Promise<void> {
  for (const size of SIZES) {
    await resize(page, size);
    const name = `${language}-${size.width}`;
    await check(page, `${moment}-${name}`);
    const tabs = size.width < 800 && moment === 'aiming' ? page.locator('.tabs button') : null;
    for (const tab of (await tabs?.all()) ?? []) {
      await tab.click();
      await painted(page);
      await check(page, `tab-${(await tab.textContent()) ?? ''}-${name}`);
    }
    await tabs?.first().click();
  }
  await resize(page, SIZES[0]);
}

/** Plays by number keys until there is a target to shoot at, and aims. */
async function aim(page: Page): Promise<void> {
  for (let i = 0; i < 80; i++) {
    expect(await nextMoment(page)).toBe('asked');
    const { match, action } = await plan(page, 0);
    const actions = match.actions(0);
    const at = actions.findIndex((other) => JSON.stringify(other) === JSON.stringify(action));
    await page.keyboard.press(String(Math.min(9, at + 1)));
    if (action.kind === 'shoot' && (await page.locator('.fire').count()) > 0) return;
  }
  throw new Error('the game never offered a shot');
}

describeInBrowser('the drawn table at every width', (site) => {
  for (const language of ['cs', 'en'] as const) {
    it(`is complete and accessible at every width in ${language}`, async () => {
      const page = await site.visit({ ...SIZES[0], language, at: null });
      await layOut(page, { scenario: 'la-huberderie', phrase: 'screens', after: 150 });
      await nextMoment(page);
      await checkAll(page, 'asked', language);
      await aim(page);
      await checkAll(page, 'aiming', language);
      await site.leave(page);
    });
  }

  it('keeps the paper map in a dark room, and has a landscape board', async () => {
    const page = await site.visit({ language: 'cs', dark: true, at: null });
    await layOut(page, { scenario: 'mortain', phrase: 'screens', after: 0 });
    await nextMoment(page);
    await check(page, 'bid-dark-cs-1440');
    await site.leave(page);
  });

  it('has accessible dialogs', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'screens', after: 30 });
    await nextMoment(page);
    for (const open of ['Menu', 'supply', 'rule: ']) {
      await page.getByRole('button', { name: open }).first().click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page, open);
      await closeDialog(page);
    }
    await site.leave(page);
  });
});

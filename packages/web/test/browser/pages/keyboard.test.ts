import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from '../support/harness.ts';
import {
  begin,
  begunAgain,
  keptGame,
  nextMoment,
  OPTIONS,
  savedRecord,
  textOf,
  turnTo,
} from '../support/steps.ts';

/** Presses Tab until the thing has the focus. */
async function tabTo(page: Page, selector: string, most = 40): Promise<void> {
  // Content that is still loading cannot be reached.
  await page.waitForSelector(selector, { state: 'attached' });
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (isThere) return;
  }
  throw new Error(`no way by Tab to ${selector}`);
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

describeInBrowser('playing by keyboard alone', (site) => {
  it('plays a whole game, by Tab and Enter and by number keys', async () => {
    const page = await site.visit({ luck: 3 });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await focusedId(page)).toBe('content');
    await turnTo(page, '#/skirmish');
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    let choices = 0;
    while ((await nextMoment(page)) === 'asked') {
      choices += 1;
      const before = await keptGame(page);
      const count = await page.locator(OPTIONS).count();
      if (choices % 2 === 0) await page.keyboard.press(String(Math.min(9, count)));
      else {
        await tabTo(page, OPTIONS);
        await page.keyboard.press('Enter');
      }
      expect(await keptGame(page)).not.toBe(before);
      // The keyboard is where the next choice will be.
      expect(await focusedId(page)).toBe('options');
    }
    expect(choices).toBeGreaterThan(8);
    await tabTo(page, '.after button');
    await page.keyboard.press('Enter');
    await begunAgain(page);
    expect(await nextMoment(page)).toBe('asked');
    await site.leave(page);
  });

  it('starts a game, and takes number keys only while they are switched on', async () => {
    const page = await site.visit({ language: 'cs', at: '#/skirmish' });
    await tabTo(page, 'input[name=scenario]');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'input[name=side]');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'input[name=option-length]');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'input[name=opponent]');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    expect(await nextMoment(page)).toBe('asked');
    const status = await textOf(page.locator('.status'));
    expect(status).toContain('Dvůr u mlýna');
    expect(status).toMatch(/Modří\s+Poručík/);
    expect(await savedRecord(page)).toContain('option length=long');
    await page.getByRole('switch', { name: 'Vybírat číslicemi' }).focus();
    await page.keyboard.press('Space');
    const before = await keptGame(page);
    await page.keyboard.press('1');
    expect(await keptGame(page)).toBe(before);
    await page.keyboard.press('Space');
    await page.keyboard.press('1');
    expect(await keptGame(page)).not.toBe(before);
    await site.leave(page);
  });

  it('tells a screen reader what happened and what is asked', async () => {
    const page = await site.visit();
    await begin(page);
    expect(await nextMoment(page)).toBe('asked');
    const asked = page.locator('[aria-live=assertive]');
    expect(await textOf(asked)).toContain('Bid a card for the first move.');
    await page.keyboard.press('1');
    expect(await nextMoment(page)).not.toBe('curtain');
    await page.waitForFunction(
      () => document.querySelector('[aria-live=polite]')?.textContent !== '',
    );
    for (const name of ['Status', 'Your options', 'Table', 'Log']) {
      expect(await page.getByRole('region', { name, exact: true }).count()).toBe(1);
    }
    await site.leave(page);
  });
});

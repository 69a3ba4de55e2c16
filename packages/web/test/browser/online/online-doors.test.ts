import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { at, idOf, invite, mySide, OVER, resign, SOON, takeName } from '../support/online-steps.ts';
import { OPTIONS, turnTo } from '../support/steps.ts';

/** The browser forgets everything but who its reader is. */
const forget = (page: Page): Promise<void> => page.evaluate(() => localStorage.clear());
const sideOf = async (page: Page): Promise<string | null> => {
  await mySide(page).waitFor();
  return mySide(page).textContent();
};
const QUESTION = 'You already have a seat at this table';

describeInBrowser(
  'the owner of a seat',
  (site) => {
    it('confirms before the link of another seat works, even if only the server knows their seat', async () => {
      const anna = await site.visit({ language: 'en' });
      await takeName(anna, 'Anna');
      const link = await invite(anna, 'skirmish');
      const own = await sideOf(anna);
      await forget(anna);
      await anna.goto(link);
      await anna.getByText(QUESTION).waitFor();
      expect(await axeFindings(anna)).toEqual([]);
      await anna.locator('[data-online=own-seat]').click();
      expect(await sideOf(anna)).toBe(own);
      // The seat was not taken by the mistake.
      await anna.locator('.bar li', { hasText: 'free seat' }).waitFor();
      await anna.goto(link);
      await anna.locator('[data-online=sit-here]').click();
      expect(await sideOf(anna)).not.toBe(own);
      await anna.reload();
      expect(await sideOf(anna)).not.toBe(own);
      await turnTo(anna, '#/online');
      await turnTo(anna, `#/table/${idOf(link)}`);
      await mySide(anna).waitFor();
    });

    it('confirms too if an earlier version of the page stored the secret of another seat', async () => {
      const anna = await site.visit({ language: 'cs', width: 390, height: 844 });
      const link = await invite(anna, 'skirmish');
      const own = await sideOf(anna);
      // An earlier user of this browser held the other seat.
      const secret = link.split('/').at(-1) ?? '';
      await anna.evaluate(([key, text]) => localStorage.setItem(key, text), [
        `bivouac-seat-${idOf(link)}`,
        secret,
      ] as const);
      await anna.reload();
      await anna.getByText('U\u00a0tohoto stolu už sedíte').waitFor();
      await screenshot(anna, 'online-other-seat-cs-390');
      await anna.locator('[data-online=own-seat]').click();
      expect(await sideOf(anna)).toBe(own);
    });

    it('is the first visitor who opens the link, and the link works for no other visitor', async () => {
      const anna = await site.visit({ language: 'en' });
      const link = await invite(anna, 'skirmish');
      const own = await sideOf(anna);
      // A first visitor needs no click to sit down.
      const boris = await site.visit({ language: 'cs' });
      await boris.goto(link);
      const taken = await sideOf(boris);
      expect(taken).not.toBe(own);
      await boris.reload();
      expect(await sideOf(boris)).toBe(taken);
      // Boris can open the link from the invitation again to come back.
      await boris.goto(link);
      expect(await sideOf(boris)).toBe(taken);
      await anna.goto(link);
      await anna.getByText('This link has been used').waitFor();
      await screenshot(anna, 'online-link-used-en');
      expect(await axeFindings(anna)).toEqual([]);
      await anna.locator('[data-online=own-seat]').click();
      expect(await sideOf(anna)).toBe(own);
      const cyril = await site.visit({ language: 'cs', width: 390, height: 844 });
      await cyril.goto(link);
      await cyril.getByText('Tento odkaz už někdo použil').waitFor();
      expect(await cyril.locator('[data-online=own-seat]').count()).toBe(0);
    });

    it.each([
      ['', () => undefined],
      // As on a page without TLS.
      [' without locks', () => Reflect.deleteProperty(Navigator.prototype, 'locks')],
    ])('is one visitor’s who opens the link in two windows%s at once', async (_how, prepare) => {
      const anna = await site.visit({ language: 'en' });
      const link = await invite(anna, 'skirmish');
      const one = await site.visit({ language: 'en' });
      await one.context().addInitScript(prepare);
      // The page is there already, and the link would only change its hash.
      await one.reload();
      const two = await one.context().newPage();
      await Promise.all([one.goto(link), two.goto(link)]);
      for (const page of [one, two]) await mySide(page).waitFor();
      for (const page of [one, two]) await page.reload();
      for (const page of [one, two]) await mySide(page).waitFor();
      await site.leave(one);
    });

    it('cannot be a browser without cookies, which shows the reason', async () => {
      const anna = await site.visit({ language: 'en' });
      const link = await invite(anna, 'skirmish');
      const boris = await site.visit({ language: 'en' });
      await boris.route('**/api/me', (route) => route.fulfill({ json: {} }));
      await boris.goto(link);
      await boris.getByText('Allow cookies for this site').waitFor();
      await boris.unroute('**/api/me');
    });

    it('gets a new link from the creator of the game, and the old link stops working', async () => {
      const anna = await site.visit({ language: 'en' });
      const old = await invite(anna, 'skirmish');
      await forget(anna);
      await anna.reload();
      const renew = anna.locator('[data-online=renew-links]');
      await renew.waitFor();
      await screenshot(anna, 'online-renew-en');
      expect(await axeFindings(anna)).toEqual([]);
      await renew.click();
      const field = anna.locator('.links input');
      await field.waitFor();
      const link = await field.inputValue();
      expect(idOf(link)).toBe(idOf(old));
      expect(link).not.toBe(old);
      expect(await anna.evaluate(() => document.activeElement?.localName)).toBe('input');
      await screenshot(anna, 'online-renewed-en');
      // It is kept from now on.
      await anna.reload();
      await field.waitFor();
      expect(await field.inputValue()).toBe(link);
      const boris = await site.visit({ language: 'en' });
      await boris.goto(old);
      await boris.getByText('This link doesn’t open a seat').waitFor();
      await boris.goto(link);
      await boris.waitForSelector(OPTIONS);
      await anna.waitForSelector('.links', { state: 'detached' });
    });

    it('keeps both seats in a rematch against themselves, each in its own window', async () => {
      const first = await site.visit({ language: 'en' });
      const link = await invite(first, 'skirmish');
      const second = await first.context().newPage();
      await second.goto(link);
      await second.locator('[data-online=sit-here]').click();
      const sides = [await sideOf(first), await sideOf(second)];
      await resign(first, idOf(link));
      for (const page of [first, second]) await page.waitForSelector(OVER);
      await first.locator(at('rematch')).click();
      await second.locator(at('agree')).click();
      for (const page of [second, first]) {
        await page.locator(at('next')).click();
        await page.waitForURL((url) => !url.hash.includes(idOf(link)));
      }
      // The address changes a moment before the bar does.
      const sidesNow = async () => [await sideOf(second), await sideOf(first)];
      await expect.poll(sidesNow, SOON).toEqual(sides);
      expect(await second.getByText(QUESTION).count()).toBe(0);
      await site.leave(first);
    });
  },
  { env: { LIMITS: 'off' } },
);

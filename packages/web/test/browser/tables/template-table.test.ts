import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { expectFits, expectNoSidewaysScroll, keptGame, textOf, turnTo } from '../support/steps.ts';
import { playByPointing } from '../support/template-steps.ts';

const SETUP = '#/skirmish';

describeInBrowser(
  'the drawn table of the template game',
  (site) => {
    it('can be played to the end by clicks on cards, units and areas', async () => {
      const page = await site.visit({ at: SETUP });
      await page.locator('form button[type=submit]').click();
      expect(await playByPointing(page)).toBeGreaterThan(8);
      await page.waitForSelector('.game-over [data-over=again]');
      await screenshot(page, 'template-over-en-1440');
      await site.leave(page);
    });

    it('fits a phone, is accessible, and says why something is not possible', async () => {
      const page = await site.visit({ at: SETUP, language: 'cs', width: 390, height: 844 });
      await page.locator('form button[type=submit]').click();
      await page.waitForSelector('.prompt.asked');
      await expectNoSidewaysScroll(page);
      await expectFits(page);
      expect(await axeFindings(page)).toEqual([]);
      await screenshot(page, 'template-cs-390');
      const before = await keptGame(page);
      // By keyboard, and refused: a card has to be bid first.
      await page.locator('.unit').first().press('Enter');
      expect(await textOf(page.locator('.prompt .said'))).toContain('rozhodnout něco jiného');
      expect(await keptGame(page)).toBe(before);
      await page.locator('.card.can').first().press('Enter');
      await page.waitForFunction(
        (kept) => localStorage.getItem(location.hash.replace('#/game/', 'bivouac.game.')) !== kept,
        before,
      );
      await site.leave(page);
    });

    it('teaches the first bid', async () => {
      const page = await site.visit({ at: '#/tutorial/skirmish' });
      await page.getByRole('heading', { name: 'Who moves first' }).waitFor();
      await page.locator('.card.lit').last().click();
      await page.getByRole('heading', { name: 'Your move' }).waitFor();
      expect(await page.locator('.area.lit').count()).toBe(3);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page
        .getByText('Go on from here against the Corporal')
        .filter({ visible: true })
        .first()
        .waitFor();
      await turnTo(page, '#/');
      await site.leave(page);
    });
  },
  { drawsTemplate: true },
);

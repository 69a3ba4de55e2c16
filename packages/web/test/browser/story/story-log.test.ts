import { expect, it } from 'vitest';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { textOf, unfoldLog } from '../support/steps.ts';
import { boardText, logLines, speak } from '../support/story-steps.ts';
import { layOut, nextMoment } from '../support/table-steps.ts';

const WISH = { scenario: 'la-raye', phrase: 'story log', after: 70 };

describeInBrowser('the log', (site) => {
  it('changes its language line for line', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, WISH);
    await nextMoment(page);
    await unfoldLog(page);
    const english = await logLines(page);
    await speak(page, 'Čeština');
    await page.waitForFunction(() => document.documentElement.lang === 'cs');
    const czech = await logLines(page);
    expect(english.length).toBeGreaterThan(3);
    expect(czech.map(({ action }) => action)).toEqual(english.map(({ action }) => action));
    for (const [at, { sentence }] of czech.entries()) {
      expect(sentence).not.toBe(english[at]?.sentence);
    }
    await speak(page, 'English');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(await logLines(page)).toEqual(english);
    await site.leave(page);
  });

  it('shows the board at a line’s moment and comes back', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, WISH);
    await nextMoment(page);
    const now = await boardText(page);
    await page.locator('.log summary h3', { hasText: 'Round 1' }).last().click();
    const early = page.locator('.log .round').last().locator('li', { hasText: ': Scout' }).first();
    await early.locator('.said').click();
    await page.getByRole('button', { name: 'Back to now' }).waitFor();
    expect(await page.locator('.log li.shown').count()).toBeGreaterThan(0);
    expect(await boardText(page)).not.toBe(now);
    expect(await page.locator('.card.can').count()).toBe(0);
    await screenshot(page, 'log-moment');
    await page.getByRole('button', { name: 'Back to now' }).click();
    expect(await boardText(page)).toBe(now);
    expect(await page.locator('.log li.shown').count()).toBe(0);
    // The same by keyboard.
    await early.locator('.look').press('Enter');
    await page.getByRole('button', { name: 'Back to now' }).press('Enter');
    expect(await boardText(page)).toBe(now);
    await site.leave(page);
  });

  it('lights up the map at a name, for the mouse and for the keyboard', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, WISH);
    await nextMoment(page);
    await page.locator('.log summary h3', { hasText: 'Round 1' }).last().click();
    const name = page
      .locator('.log .round')
      .last()
      .locator('li .name', { hasText: /Scouts|Riflemen/ });
    await name.first().hover();
    await page.waitForSelector('.counter.lit');
    expect(await page.locator('.counter.lit').count()).toBe(1);
    await page.mouse.move(2, 2);
    await page.waitForFunction(() => document.querySelector('.counter.lit') === null);
    await name.first().focus();
    expect(await page.locator('.counter.lit').count()).toBe(1);
    await name.first().blur();
    expect(await page.locator('.counter.lit').count()).toBe(0);
    await site.leave(page);
  });

  it('folds, filters, marks what is private and can be copied', async () => {
    const page = await site.visit();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await layOut(page, WISH);
    await nextMoment(page);
    await unfoldLog(page);
    const all = await logLines(page);
    expect(all.some(({ sentence }) => sentence.includes('only you know this'))).toBe(true);
    await page.locator('.log').getByRole('button', { name: 'Combat' }).click();
    const combat = await logLines(page);
    expect(combat.length).toBeGreaterThan(0);
    expect(combat.length).toBeLessThan(all.length);
    await page.locator('.log').getByRole('button', { name: 'Combat' }).click();
    await page.locator('.log').getByRole('button', { name: 'Copy as text' }).click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.startsWith('Round 1\n')).toBe(true);
    expect(copied.split('\n').filter((line) => /^ {4}\d+\. /.test(line))).toHaveLength(all.length);
    await site.leave(page);
  });

  it('recaps what happened since the player’s last turn', async () => {
    const page = await site.visit();
    // No action has been played, but the opponent plays at random and is soon done.
    await layOut(page, { scenario: 'la-raye', phrase: 'recap', after: 0 });
    for (let i = 0; i < 60 && (await page.locator('.recap').count()) === 0; i++) {
      await nextMoment(page);
      const end = page.locator('button[data-act=end]');
      if ((await end.count()) > 0) await end.click();
      else await page.locator('.card.can .whole').first().click();
      await nextMoment(page);
    }
    const recap = page.locator('.recap');
    expect(await textOf(recap.locator('h2'))).toBe('Since your last turn');
    expect(await recap.locator('li').count()).toBeGreaterThan(0);
    await recap.getByRole('button', { name: 'Show again' }).click();
    await recap.getByRole('button', { name: 'Close' }).click();
    expect(await recap.count()).toBe(0);
    await site.leave(page);
  });
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { keptGame, turnTo } from '../support/steps.ts';

/** Waits until the whole page is kept and in charge of its own requests. */
async function keptForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

describeInBrowser('without a network', (site) => {
  it('everything works after the first visit, even a game that was never opened', async () => {
    const page = await site.visit({ at: '#/', keepsOffline: true });
    await keptForOffline(page);
    await page.context().setOffline(true);
    await page.getByText('offline').waitFor();
    await page.reload();
    await page.locator('.hand .card').first().waitFor();
    await turnTo(page, '#/normandy/mortain');
    await page.locator('.board svg').waitFor();
    await screenshot(page, 'scenarios-offline-en-1440');
    await page.locator('button[type=submit]').click();
    await page.waitForFunction(() => location.hash.startsWith('#/game/'));
    await page.locator('#options, .table').first().waitFor();
    const kept = await keptGame(page);
    await page.reload();
    await page.locator('#options, .table').first().waitFor();
    expect(JSON.parse(await keptGame(page)).record).toBe(JSON.parse(kept).record);
    // By their titles: a page that could not be fetched has a heading too.
    for (const [hash, title] of [
      ['#/rules/normandy', 'Rules of Undaunted: Normandy'],
      ['#/settings', 'Settings'],
      ['#/credits', 'Credits'],
      ['#/games', 'Games under way'],
    ] as const) {
      await turnTo(page, hash);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    // The page shares memory with its workers offline as well.
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await page.context().close();
  });

  it('keeps exactly one version of the page', async () => {
    const page = await site.visit({ at: '#/', keepsOffline: true });
    await keptForOffline(page);
    const names = await page.evaluate(() => caches.keys());
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(/^bivouac-[0-9a-f]{16}$/);
    await page.context().close();
  });
});

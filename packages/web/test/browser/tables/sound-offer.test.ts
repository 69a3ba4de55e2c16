import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from '../support/harness.ts';
import { layOut, nextMoment } from '../support/table-steps.ts';

const OFFER = 'Would you like to hear dice and counters?';
const offer = (page: Page) => page.getByRole('complementary', { name: OFFER });
const isSoundOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bivouac.settings') ?? '{}').sound);

async function sitDown(page: Page): Promise<void> {
  await layOut(page, { scenario: 'la-raye', phrase: 'sounds', after: 12 });
  await nextMoment(page);
}

describeInBrowser('the offer of sounds', (site) => {
  it('turns them on with one click, and is made once', async () => {
    const page = await site.visit({ asksTurnEnd: true, at: null });
    await sitDown(page);
    await offer(page).getByRole('button').first().click();
    await offer(page).waitFor({ state: 'detached' });
    expect(await isSoundOn(page)).toBe(true);
    await page.reload();
    await nextMoment(page);
    expect(await offer(page).count()).toBe(0);
    await site.leave(page);
  });

  it('can be declined, on a phone as well', async () => {
    const page = await site.visit({ asksTurnEnd: true, at: null, width: 390, height: 844 });
    await sitDown(page);
    expect(await offer(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Odds' }).click();
    await offer(page).getByRole('button').last().click();
    await offer(page).waitFor({ state: 'detached' });
    expect(await isSoundOn(page)).toBe(false);
    await site.leave(page);
  });
});

import { readFileSync } from 'node:fs';
import { NORMANDY, recordOfGame } from '@bivouac/table/testing/story.ts';
import { describeProblem, platformWords } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openReview } from '../../../src/replay/review.ts';
import { expectAccessible } from '../support/axe.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { expectNoSidewaysScroll, painted, resize, textOf, turnTo } from '../support/steps.ts';
import { boardText } from '../support/story-steps.ts';
import { keptRecord, layOut, nextMoment } from '../support/table-steps.ts';

await loadEvery(platformWords);

const FINISHED = recordOfGame(5_000);
const HALF = recordOfGame(60);
const TOTAL = Number(/\nend (\d+) /.exec(FINISHED)?.[1]);

async function openFile(page: Page, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'record.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

async function openRecord(page: Page, text: string): Promise<void> {
  await turnTo(page, '#/games');
  await openFile(page, text);
  await page.waitForSelector('.stepper');
  await page.waitForSelector('.counter');
}

const position = (page: Page): Promise<string> => textOf(page.locator('.stepper .position'));
const after = (at: number, total = TOTAL): string => `After action ${at} of ${total}`;

describeInBrowser('the replay', (site) => {
  it('is controlled by keys', async () => {
    const page = await site.visit();
    await openRecord(page, FINISHED);
    expect(await position(page)).toBe(after(TOTAL));
    const end = await boardText(page);
    for (const [key, at] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['j', 2],
      ['ArrowLeft', 1],
      ['k', 0],
      ['k', 0],
      ['End', TOTAL],
      ['ArrowRight', TOTAL],
    ] as const) {
      await page.keyboard.press(key);
      expect(await position(page), key).toBe(after(at));
    }
    expect(await boardText(page)).toBe(end);
    await page.keyboard.press('PageUp');
    expect(await position(page)).not.toBe(after(TOTAL));
    expect(await boardText(page)).not.toBe('');
    // The slider has its own keys and steps once, not twice.
    await page.locator('input[type=range]').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await position(page)).toBe(after(1));
    await site.leave(page);
  });

  it('plays by itself and stops', async () => {
    const page = await site.visit();
    await openRecord(page, FINISHED);
    await page.locator('input[type=range]').fill(String(TOTAL - 2));
    await page.locator('h1').click();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.waitForFunction(
      (text) =>
        document.querySelector('.stepper .position')?.textContent?.replaceAll('\u00a0', ' ') ===
        text,
      after(TOTAL),
    );
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await site.leave(page);
  });

  it('shows the view of any seat once the game is over', async () => {
    const page = await site.visit();
    await openRecord(page, FINISHED);
    await page.locator('input[type=range]').fill('30');
    const eyes = page.locator('select');
    const offered = await eyes.locator('option').allTextContents();
    expect(offered).toHaveLength(4);
    await eyes.selectOption('0');
    const one = await textOf(page.locator('.hands'));
    await eyes.selectOption('1');
    expect(await textOf(page.locator('.hands'))).not.toBe(one);
    await expectAccessible(page, 'the replay');
    await screenshot(page, 'replay');
    await site.leave(page);
  });

  it('shows only public information of a game that is not over', async () => {
    const page = await site.visit();
    await openRecord(page, HALF);
    expect(await page.locator('select option').allTextContents()).toEqual(['a spectator']);
    expect(await page.getByText('only you know this').count()).toBe(0);
    await site.leave(page);
  });

  it('exports the record as it was', async () => {
    const page = await site.visit();
    await openRecord(page, FINISHED);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export the record' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toBe(FINISHED);
    await site.leave(page);
  });

  it('of a saved game has a link to each position, as the player saw it', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'linked', after: 40 });
    await nextMoment(page);
    await turnTo(page, '#/replay/browser-test/7');
    await page.waitForSelector('.counter');
    expect(await position(page)).toMatch(/^After action 7 of /);
    expect(await page.locator('select').inputValue()).toBe('0');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => location.hash === '#/replay/browser-test/8');
    await page.reload();
    await page.waitForSelector('.counter');
    expect(await position(page)).toMatch(/^After action 8 of /);
    await page.keyboard.press('ArrowRight');
    expect(await position(page)).toMatch(/^After action 9 of /);
    // The page reads its saved games again, as after a move in another window, and keeps the review position.
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage')));
    await painted(page);
    expect(await position(page)).toMatch(/^After action 9 of /);
    await site.leave(page);
  });

  it('of a broken record shows its error and keeps the current game', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'kept', after: 12 });
    await nextMoment(page);
    const record = await keptRecord(page);
    for (const broken of [
      FINISHED.replace('us: bid', 'us: bad'),
      'not a record at all',
      FINISHED.slice(0, 400),
    ]) {
      const problem = openReview(broken, NORMANDY);
      if (problem.ok) throw new Error('the record is not broken');
      await page.locator('.top button.menu').click();
      await openFile(page, broken);
      await page.getByText(describeProblem('en', problem.problem)).first().waitFor();
      expect(page.url()).toContain('#/game/browser-test');
      expect(await keptRecord(page)).toBe(record);
      await page.reload();
      await nextMoment(page);
    }
    await site.leave(page);
  });

  it('fits every width', async () => {
    const page = await site.visit({ language: 'cs' });
    await openRecord(page, FINISHED);
    await page.keyboard.press('PageUp');
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [768, 1024],
      [390, 844],
    ] as const) {
      await resize(page, { width, height });
      await expectNoSidewaysScroll(page);
      await screenshot(page, `replay-${width}`);
    }
    await site.leave(page);
  });
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from '../support/harness.ts';
import { invite, mySide } from '../support/online-steps.ts';
import { textOf, turnTo } from '../support/steps.ts';
import { layOut, nextMoment } from '../support/table-steps.ts';

async function resign(page: Page, ask: string, yes: string): Promise<void> {
  await page.locator('.top button.menu').click();
  await page.getByRole('button', { name: ask, exact: true }).click();
  await page.getByRole('button', { name: yes, exact: true }).click();
  await page.locator('.game-over').waitFor();
}

const verdict = (page: Page): Promise<string> => textOf(page.locator('#over-heading'));
const sentence = (page: Page): Promise<string> => textOf(page.locator('.game-over .sentence'));
const replayed = async (page: Page): Promise<string> => {
  await page.waitForSelector('.stepper');
  return textOf(page.locator('.what .sentence'));
};

describeInBrowser('a player who has resigned', (site) => {
  it('reads it at the table, in the list of games and in the replay', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'given up', after: 12 });
    await nextMoment(page);
    await resign(page, 'Resign the game', 'Resign');
    expect([await verdict(page), await sentence(page)]).toEqual(['You lose.', 'You resigned.']);
    await turnTo(page, '#/games');
    await page.getByText('Finished: you lost').waitFor();
    await turnTo(page, '#/replay/browser-test');
    expect(await replayed(page)).toBe('You lose. You resigned.');
    await site.leave(page);
  });

  it('sees an online game again from the same side, from the table and from the list', async () => {
    const anna = await site.visit({ language: 'en' });
    const link = await invite(anna, 'blitzkrieg');
    const boris = await site.visit({ language: 'cs' });
    await boris.goto(link);
    await mySide(boris).waitFor();
    expect(await textOf(mySide(boris))).toBe('Spojenci');
    await resign(boris, 'Vzdát hru', 'Vzdát se');
    expect(await sentence(boris)).toBe('Vzdali jste se.');
    const reserve = boris.locator('.screen > h2');
    expect(await textOf(reserve)).toBe('Zásoba: Spojenci');
    expect(await reserve.evaluate((it) => it.scrollHeight <= it.clientHeight)).toBe(true);
    await boris.locator('.game-over').getByRole('button', { name: 'Přehrát', exact: true }).click();
    expect(await replayed(boris)).toBe('Prohráli jste. Vzdali jste se.');
    // Their own side comes first, as at the table.
    const sides = boris.locator('.replay .score .pill .long');
    expect(await sides.allTextContents()).toEqual(['Spojenci', 'Osa']);
    await turnTo(anna, '#/online');
    await anna.locator('article').getByText('Your opponent resigned').waitFor();
    await anna.locator('article').getByRole('button', { name: 'Replay' }).click();
    expect(await replayed(anna)).toBe('You win. Your opponent resigned.');
    for (const page of [anna, boris]) await site.leave(page);
  });

  it('of a campaign reads in advance that the whole campaign ends', async () => {
    const page = await site.visit({ language: 'en', at: null });
    await layOut(page, { game: 'stalingrad-campaign', scenario: 'campaign', phrase: 'given up' });
    await page.locator('.top button.menu').click();
    await page.getByRole('button', { name: 'Resign the whole campaign' }).click();
    await page.getByText('Resign the whole campaign as').waitFor();
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await page.getByRole('button', { name: 'Resign the whole campaign' }).waitFor();
    expect(await page.locator('.game-over').count()).toBe(0);
    await site.leave(page);
  });
});

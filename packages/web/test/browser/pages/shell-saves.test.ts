import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { keptGame, savedRecord, textOf, turnTo } from '../support/steps.ts';

async function start(page: Page, scenario: string): Promise<string> {
  await turnTo(page, `#/normandy/${scenario}`);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/#\/game\//);
  return page.url().replace(/.*#\/game\//, '');
}

const row = (page: Page, id: string) => page.locator(`a.save[href="#/game/${id}"]`);

describeInBrowser('saved games', (site) => {
  it('are kept apart, and each resumes at its last position', async () => {
    const page = await site.visit();
    const first = await start(page, 'la-raye');
    const record = await savedRecord(page);
    const second = await start(page, 'mortain');
    const third = await start(page, 'hill-314');
    expect(new Set([first, second, third]).size).toBe(3);
    await page.reload();
    await turnTo(page, '#/games');
    await page.locator('a.save').nth(2).waitFor();
    expect(await page.locator('a.save').count()).toBe(3);
    await row(page, second).filter({ hasText: 'Mortain' }).filter({ hasText: 'round 1' }).waitFor();
    await row(page, first).click();
    await page.waitForFunction((id) => location.hash === `#/game/${id}`, first);
    await page.locator('#options, .table').first().waitFor();
    expect(await savedRecord(page)).toBe(record);
    await turnTo(page, '#/');
    // The game played last stands first.
    await page.locator('.saved a.save').nth(2).waitFor();
    expect(await page.locator('.saved a.save').first().getAttribute('href')).toBe(
      `#/game/${first}`,
    );
    expect(await textOf(page.locator('header .count'))).toBe('3');
    await site.leave(page);
  });

  it('are deleted only after a confirmation', async () => {
    const page = await site.visit();
    const id = await start(page, 'la-raye');
    await turnTo(page, '#/games');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    expect(await row(page, id).count()).toBe(1);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete permanently: La Raye' }).click();
    await page.getByText('You have no games under way.').waitFor();
    expect(
      await page.evaluate((key) => localStorage.getItem(key), `bivouac.game.${id}`),
    ).toBeNull();
    await turnTo(page, `#/game/${id}`);
    await page.getByText('That game isn’t here.').waitFor();
    await site.leave(page);
  });

  it('that are damaged show an error, keep the readable part and can be exported', async () => {
    const page = await site.visit();
    const sound = await start(page, 'mortain');
    const id = await start(page, 'la-raye');
    const spoiled = (await keptGame(page)).replace('scenario la-raye', 'scenario mortain');
    await turnTo(page, '#/');
    await page.evaluate(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [`bivouac.game.${id}`, spoiled],
    );
    await page.reload();
    await turnTo(page, '#/games');
    const damaged = page.locator('.damaged');
    await damaged.waitFor();
    expect(await textOf(damaged)).toContain('Someone has changed the text of the record');
    expect(await row(page, sound).count()).toBe(1);
    await screenshot(page, 'games-damaged-en-1440');
    await turnTo(page, `#/game/${id}`);
    await page.getByRole('heading', { name: 'Damaged game' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toContain('scenario mortain');
    expect(text).toMatch(/^bivouac record 1/);
    expect(await page.evaluate((key) => localStorage.getItem(key), `bivouac.game.${id}`)).toBe(
      spoiled,
    );
    await site.leave(page);
  });

  it('can be played in one window only', async () => {
    const page = await site.visit();
    const id = await start(page, 'la-raye');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('#options, .table').first().waitFor();
    await page.getByText('This game is open in another window.').waitFor();
    await page.getByRole('button', { name: 'Continue here' }).click();
    await other.getByText('This game is open in another window.').waitFor();
    expect(page.url()).toContain(id);
    await other.close();
    await site.leave(page);
  });

  it('of a campaign continue from its page, one scenario after another', async () => {
    const page = await site.visit({ at: '#/campaign/normandy' });
    await page.locator('input[name=side][value="1"]').check({ force: true });
    await page.getByRole('button', { name: 'Start: La Raye' }).click();
    await page.waitForFunction(() => location.hash.startsWith('#/game/'));
    const saved = JSON.parse(await keptGame(page)) as { isCampaign: boolean; players: unknown[] };
    expect(saved.isCampaign).toBe(true);
    expect(saved.players[1]).toEqual({ kind: 'human' });
    await turnTo(page, '#/campaign/normandy');
    await page.getByRole('link', { name: 'Continue: La Raye' }).waitFor();
    await page.getByRole('button', { name: 'Start a new campaign' }).click();
    await page.getByRole('button', { name: /^Start a new one/ }).click();
    await page.getByRole('button', { name: 'Start: La Raye' }).waitFor();
    // The game itself is still there.
    await turnTo(page, '#/games');
    await page.locator('a.save').first().waitFor();
    expect(await page.locator('a.save').count()).toBe(1);
    await site.leave(page);
  });

  it('start with one click of a newcomer, in the language of their browser', async () => {
    const page = await site.visit({ language: 'cs', at: '#/' });
    expect(await page.getAttribute('html', 'lang')).toBe('cs');
    await page.getByRole('button', { name: 'Hrát hned' }).click();
    await page.waitForFunction(() => location.hash.startsWith('#/game/'));
    const saved = JSON.parse(await keptGame(page)) as { record: string; players: unknown };
    expect(saved.record).toContain('scenario la-raye');
    expect(saved.players).toEqual([{ kind: 'human' }, { kind: 'bot', bot: 'easy' }]);
    await site.leave(page);
  });
});

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

// What people do on the page, step by step.

export const OPTIONS = '#options ol button';
const OVER = '#options .after';
const CURTAIN = '.curtain .go';

export type Moment = 'asked' | 'curtain' | 'over';

/** Waits until a person is needed. A bot that thinks meanwhile is hurried along. */
export async function nextMoment(page: Page): Promise<Moment> {
  for (;;) {
    await page.waitForSelector(`${OPTIONS}, ${OVER}, ${CURTAIN}, .prompt.waiting button`);
    if ((await page.locator(CURTAIN).count()) > 0) return 'curtain';
    if ((await page.locator(OPTIONS).count()) > 0) return 'asked';
    if ((await page.locator(OVER).count()) > 0) return 'over';
    // The bot may have answered between the look and the click.
    await page
      .locator('.prompt.waiting button')
      .click({ timeout: 1_000 })
      .catch(() => undefined);
  }
}

export interface Begin {
  readonly opponent?: 'bot' | 'human';
  readonly scenario?: number;
}

/** With more than one game on the shelf the page asks which. */
export async function chooseSkirmish(page: Page): Promise<void> {
  const skirmish = page.locator('input[name=game][value=skirmish]');
  if ((await skirmish.count()) > 0) await skirmish.check({ force: true });
}

/** Lays out a game by clicks on the set-up page. */
export async function begin(
  page: Page,
  { opponent = 'bot', scenario = 0 }: Begin = {},
): Promise<void> {
  await page.locator('a[href="#/new"]').first().click();
  await chooseSkirmish(page);
  await page.locator('input[name=scenario]').nth(scenario).check({ force: true });
  if (opponent === 'human')
    await page.locator('input[name=opponent]').last().check({ force: true });
  await page.locator('form button[type=submit]').click();
  await page.waitForSelector(`${OPTIONS}, ${CURTAIN}`);
}

/** Chooses the last option: it fights, where the first would stop. */
export async function chooseLast(page: Page): Promise<void> {
  await page.locator(OPTIONS).last().click();
}

/** Plays on until so many own choices have been made or the game is over. */
export async function playSome(page: Page, choices: number): Promise<void> {
  for (let i = 0; i < choices; i++) {
    if ((await nextMoment(page)) !== 'asked') return;
    await chooseLast(page);
  }
  await nextMoment(page);
}

export async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}

/** All that can be read at the table, as one text; without the odds, which a worker counts meanwhile. */
export async function tableText(page: Page): Promise<string> {
  return page.locator('.table').evaluate((table) => {
    const copy = table.cloneNode(true) as Element;
    for (const odds of copy.querySelectorAll('.odds')) odds.remove();
    return copy.textContent ?? '';
  });
}

export async function savedRecord(page: Page): Promise<string> {
  const kept = await page.evaluate(() => localStorage.getItem('bivouac.table'));
  const saved: unknown = JSON.parse(kept ?? '{}');
  if (typeof saved === 'object' && saved !== null && 'record' in saved) return String(saved.record);
  throw new Error('no game is kept');
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

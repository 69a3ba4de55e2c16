import { type AnyMatch, replay } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import { findGame } from '@bivouac/shelf';
import type { KeptNote } from '@bivouac/table/contract/kept-games.ts';
import { LANGUAGES } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import type { Locator, Page, ViewportSize } from 'playwright-core';
import { expect } from 'vitest';
import { namesOf, noteOf } from '../../../src/storage/saves.ts';

// Steps of a player on the page.

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

/** Turns to a page by its address, as a link would; the one before is gone then. */
export async function turnTo(page: Page, hash: string): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const before = location.href;
        addEventListener('hashchange', () => resolve(), { once: true });
        location.hash = wanted;
        if (location.href === before) resolve();
      }),
    hash,
  );
}

/** Lays out a game of the small skirmish by clicks on its set-up page. */
export async function begin(
  page: Page,
  { opponent = 'bot', scenario = 0 }: Begin = {},
): Promise<void> {
  await turnTo(page, '#/skirmish');
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

/** Plays until the player has made this number of choices or the game is over. */
export async function playSome(page: Page, choices: number): Promise<void> {
  for (let i = 0; i < choices; i++) {
    if ((await nextMoment(page)) !== 'asked') return;
    await chooseLast(page);
  }
  await nextMoment(page);
}

/** Waits until the next game is laid out: until then the end of the game before stands. */
export async function begunAgain(page: Page): Promise<void> {
  await page.locator(`${OVER}, .game-over`).waitFor({ state: 'detached' });
}

/** Closes the dialog that is open, by the keyboard. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** Until the page has its fonts and has painted what was changed; a window that paints nothing is not waited for. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 2_000);
    });
  });
}

/** Gives the window another size, and waits until the page has it: what measures itself is laid out a frame later. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  );
  await painted(page);
}

export async function textOf(locator: Locator): Promise<string> {
  // A reader does not see which spaces are hard.
  return ((await locator.textContent()) ?? '').replaceAll('\u00a0', ' ');
}

/** All that can be read at the table, as one text; without the odds, which a worker counts meanwhile. */
export async function tableText(page: Page): Promise<string> {
  return page.locator('.table').evaluate((table) => {
    const copy = table.cloneNode(true) as Element;
    for (const odds of copy.querySelectorAll('.odds')) odds.remove();
    // The recap is lost when the page is reloaded.
    return (copy.textContent ?? '').replaceAll(/(?:new|nové):/g, '').replaceAll(/\s+/g, ' ');
  });
}

/** The stored text of the game on the table. */
export async function keptGame(page: Page): Promise<string> {
  const kept = await page.evaluate(() => {
    const id = location.hash.replace('#/game/', '');
    return localStorage.getItem(`bivouac.game.${id}`);
  });
  if (kept === null) throw new Error('no game is kept');
  return kept;
}

export async function savedRecord(page: Page): Promise<string> {
  const saved: unknown = JSON.parse(await keptGame(page));
  if (typeof saved === 'object' && saved !== null && 'record' in saved) return String(saved.record);
  throw new Error('what is kept is not a game');
}

/** The whole truth, from the record that the page keeps for itself. */
export async function truth(page: Page): Promise<AnyMatch> {
  const played = replay(await savedRecord(page), findGame);
  if (!played.ok) throw new Error(played.problem.code);
  return played.value;
}

/** Unfolds every round of the log. What is folded is not drawn, and it is drawn a moment after the click. */
export async function unfoldLog(page: Page): Promise<void> {
  const folded = page.locator('.log .round:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.log .round')].every((round) => round.querySelector('li')),
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

/** Texts with a colon after a colon in one sentence; but the log and an opponent's reasons note figures. */
export function doubleColons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = 'h1, h2, h3, p, li, dt, dd, td, th, summary, legend, label, option, button, a';
    return [...document.querySelectorAll(texts)]
      .filter((element) => element.closest('.log, .why') === null && !element.querySelector(texts))
      .map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' '))
      .filter((text) => /: [^.:;!?()]*: /.test(text));
  });
}

/** Nothing that can be read is cut off: no text is wider than the box that hides what sticks out. */
export async function expectFits(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const isHiding = (element: Element): boolean => {
      const { overflowX, position, clipPath } = getComputedStyle(element);
      // Texts for screen readers alone are cut off on purpose.
      if (position === 'absolute' && clipPath !== 'none') return false;
      return overflowX === 'hidden' || overflowX === 'clip';
    };
    return (
      [...document.querySelectorAll('main *, header *, footer *')]
        // Pictures may run off their edge.
        .filter((element) => element.closest('[role=img], [aria-hidden=true]') === null)
        .filter((element) => element instanceof HTMLElement && isHiding(element))
        .filter(
          (element) => element.textContent?.trim() && element.scrollWidth > element.clientWidth,
        )
        .map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 60)}`)
    );
  });
  expect(cut).toEqual([]);
}

/** The list entry of a game that a test has stored, in every language. */
export async function keptNote(entry: ShelfEntry, match: AnyMatch): Promise<KeptNote> {
  await loadEvery(entry.texts);
  const { scenario } = match.setup;
  const names = LANGUAGES.map((language) => [language, namesOf(entry, scenario, language)]);
  return noteOf(entry, match, 0, Object.fromEntries(names));
}

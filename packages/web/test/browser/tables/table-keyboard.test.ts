import type { SubjectKey } from '@bivouac/kernel';
import { normandyTexts } from '@bivouac/normandy/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import type { Action } from '@bivouac/undaunted-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from '../support/harness.ts';
import { closeDialog, textOf } from '../support/steps.ts';
import {
  answered,
  isRisky,
  keptRecord,
  layOut,
  marked,
  nextMoment,
  plan,
  truth,
} from '../support/table-steps.ts';

await loadEvery(normandyTexts);

const LIST = '#options-list li button';
/** The list of a page that asks which of several choices is meant. */
const PICKER = 'dialog[open] ol button';

/** Whether the keyboard is at the thing. */
const hasFocus = (page: Page, thing: SubjectKey): Promise<boolean> =>
  marked(page, thing).evaluateAll((found) => found.some((one) => one === document.activeElement));

/** Presses Tab until the keyboard is there. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 90; i++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no way there by Tab');
}

/** Goes over the map from target to target until the keyboard is on the tile. */
async function bracketTo(page: Page, tile: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press(']');
    const here = await page.evaluate(() => document.activeElement?.getAttribute('data-tile'));
    if (here === tile) return;
  }
  throw new Error(`no way to tile ${tile} by brackets`);
}

/** One choice by keys alone: Tab and Enter for cards and buttons, the map's own keys for the map. */
async function chooseByKeys(page: Page): Promise<string> {
  const { match, action, things } = await plan(page, 0);
  const place = things.find((thing) => thing.startsWith('tile:'));
  const [first] = things;
  if (first === undefined) throw new Error(`nothing stands for ${action.kind}`);
  if (place !== undefined) {
    await bracketTo(page, place.slice(5));
    await page.keyboard.press('Enter');
  } else {
    await tabTo(page, () => hasFocus(page, first));
    await page.keyboard.press('Enter');
  }
  // Where several can be meant, the page asks which. The list is fetched when it is first needed.
  await answered(page, match.decision, `${PICKER}, .fire`);
  const picker = page.locator(PICKER);
  if ((await picker.count()) > 0) {
    const names = (await picker.allTextContents()).map(plain);
    const wanted = names.indexOf(nameOf(action));
    expect(names).toContain(nameOf(action));
    for (let i = 0; i <= wanted; i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  if (isRisky(action)) {
    expect((await truth(page)).decision).toBe(match.decision);
    await page.keyboard.press('Enter');
  }
  await answered(page, match.decision);
  return action.kind;
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const nameOf = (action: Action): string => plain(normandyTexts.in('en').action(action, 0));

describeInBrowser('the drawn table without a mouse', (site) => {
  it('plays a game to its end by keyboard', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'montmartin', phrase: 'table 1', after: 130 });
    const kinds = new Set<string>();
    while ((await nextMoment(page)) === 'asked') kinds.add(await chooseByKeys(page));
    expect([...kinds]).toEqual(expect.arrayContaining(['bid', 'play', 'use', 'go', 'shoot']));
    expect((await truth(page)).isOver()).toBe(true);
    await site.leave(page);
  });

  it('plays a game to its end through the list of options alone', async () => {
    const page = await site.visit({ width: 1024, height: 768, at: null });
    await layOut(page, { scenario: 'montmartin', phrase: 'table 0', after: 120 });
    await page.locator('#options-heading').click();
    while ((await nextMoment(page)) === 'asked') {
      const { match, action } = await plan(page, 0);
      const names = match.actions(0).map(nameOf);
      const at = names.indexOf(nameOf(action));
      const button = page.locator(LIST).nth(at);
      expect(await textOf(button)).toContain(nameOf(action));
      expect(await page.locator(LIST).count()).toBe(names.length);
      await button.click();
      if (isRisky(action)) await button.click();
      await answered(page, match.decision);
    }
    expect((await truth(page)).isOver()).toBe(true);
    await site.leave(page);
  });

  it('has the list first, the map as one tab stop, and keys for help and undo', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'table 3' });
    expect(await page.locator('rect[data-tile][tabindex="0"]').count()).toBe(1);
    const first = await page.evaluate(() => {
      const all = [
        ...document.querySelectorAll<HTMLElement>('.ask button, .hand-area button, [tabindex="0"]'),
      ];
      return all[0]?.id;
    });
    expect(first).toBe('options-heading');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-tile'));
    await page.locator('rect[data-tile][tabindex="0"]').focus();
    const start = await focused();
    await page.keyboard.press('ArrowDown');
    const below = await focused();
    expect(below).not.toBe(start);
    expect(below).not.toBeNull();
    await page.keyboard.press('i');
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await textOf(page.locator('.detail'))).toContain(String(label));
    await page.keyboard.press('Enter');
    expect(await textOf(page.locator('.prompt .said'))).not.toBe('');
    await page.keyboard.press('Escape');
    expect(await textOf(page.locator('.prompt .said'))).toBe('');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    await closeDialog(page);
    const before = await keptRecord(page);
    await page.keyboard.press('1');
    expect(await keptRecord(page)).not.toBe(before);
    await site.leave(page);
  });

  it('resumes a half-finished action exactly', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'montmartin', phrase: 'table 1' });
    const seen = new Set<string>();
    for (let i = 0; i < 60 && seen.size < 3; i++) {
      expect(await nextMoment(page)).toBe('asked');
      const { view } = await plan(page, 0);
      const asked = view.question?.kind ?? '';
      if (['use', 'step', 'attack'].includes(asked) && !seen.has(asked)) {
        seen.add(asked);
        const before = await shownNow(page);
        const record = await keptRecord(page);
        await page.reload();
        expect(await nextMoment(page)).toBe('asked');
        expect(await keptRecord(page)).toBe(record);
        expect(await shownNow(page)).toEqual(before);
      }
      await chooseByKeys(page);
    }
    expect(seen.size).toBe(3);
    await site.leave(page);
  });
});

/** The texts and options of the table, without marks of the newest moment. */
async function shownNow(page: Page): Promise<unknown> {
  return {
    prompt: await textOf(page.locator('.prompt .sentence')),
    hand: await page
      .locator('.hand-area .card')
      .evaluateAll((cards) =>
        cards
          .map((card) => `${card.getAttribute('data-card')} ${card.classList.contains('chosen')}`)
          .sort(),
      ),
    tiles: await page
      .locator('rect[data-tile]')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label'))),
    counters: await page
      .locator('.counter')
      .evaluateAll((all) =>
        all.map((one) => `${one.getAttribute('data-unit')} ${one.getAttribute('class')}`),
      ),
  };
}

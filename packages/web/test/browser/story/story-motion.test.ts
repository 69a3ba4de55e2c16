import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../support/harness.ts';
import { textOf, turnTo } from '../support/steps.ts';
import { followTo } from '../support/story-steps.ts';

/** Runs in the page: writes down every beat that is ever drawn, however short. */
function noteBeats(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { beatsSeen: seen });
  const look = (): void => {
    for (const beat of document.querySelectorAll('.layer > *')) {
      const note = `${beat.getAttribute('class')?.split(' ')[0]} ${beat.getAttribute('style') ?? ''}`;
      if (seen.at(-1) !== note) seen.push(note);
    }
    const tray = document.querySelector('.tray.tumbles');
    const tumble = tray === null ? '' : `tumbles ${tray.getAttribute('style')}`;
    if (tumble !== '' && !seen.includes(tumble)) seen.push(tumble);
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'style'],
  });
}

/** Runs in the page: counts what sounds are made by. */
function noteSounds(): void {
  const made: number[] = [];
  Object.assign(globalThis, { audioMade: made });
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor() {
      super();
      made.push(1);
    }
  };
}

type Noted = typeof globalThis & { beatsSeen: string[]; audioMade: number[] };

const beatsSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as Noted).beatsSeen);
const soundsMade = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Noted).audioMade.length);

/** Begins the lesson as if the page had just been opened. */
async function openTutorial(page: Page): Promise<void> {
  await turnTo(page, '#/tutorial');
  await page.reload();
}

async function setMotion(page: Page, motion: 'normal' | 'fast' | 'off'): Promise<void> {
  await turnTo(page, '#/settings');
  await page.locator(`input[name=motion][value=${motion}]`).check({ force: true });
}

async function fireInTutorial(page: Page): Promise<string[]> {
  await openTutorial(page);
  await followTo(page, 10);
  await page.waitForSelector('.tray');
  await page.waitForFunction(() => document.querySelector('.layer > *') === null);
  return beatsSeen(page);
}

describeInBrowser('motion', (site) => {
  /** One window for all tests: a page whose beats are noted cannot be reused by other files. */
  let page: Page;
  beforeAll(async () => {
    page = await site.visit({ moves: true });
    await page.addInitScript(noteBeats);
    await page.addInitScript(noteSounds);
  });
  afterAll(() => site.leave(page));

  for (const [motion, tumble] of [
    ['normal', 'tumbles --tumble: 900ms;'],
    ['fast', 'tumbles --tumble: 360ms;'],
  ] as const) {
    it(`shows cards, shots, stamps and tumbling dice (${motion}), without a sound`, async () => {
      await setMotion(page, motion);
      const seen = await fireInTutorial(page);
      expect(seen).toContain(tumble);
      const kinds = new Set(seen.map((beat) => beat.split(' ')[0]));
      for (const kind of ['card', 'note', 'shot', 'stamp']) expect(kinds).toContain(kind);
      expect(await textOf(page.locator('.tray .result'))).toContain('hit');
      // Sounds are off until they are wanted.
      expect(await soundsMade(page)).toBe(0);
    });
  }

  it('shows nothing but the result when it is off', async () => {
    await setMotion(page, 'off');
    expect(await fireInTutorial(page)).toEqual([]);
    expect(await textOf(page.locator('.tray .result'))).toContain('hit');
  });

  it('is off if the operating system asks for reduced motion', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await turnTo(page, '#/settings');
    await page.reload();
    expect(await page.locator('input[name=motion][value=off]').isChecked()).toBe(true);
    await openTutorial(page);
    await followTo(page, 10);
    expect(await beatsSeen(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('is skipped by any click', async () => {
    await setMotion(page, 'normal');
    await openTutorial(page);
    await followTo(page, 9);
    await followTo(page, 10);
    await page.mouse.click(3, 3);
    expect(await page.locator('.layer > *').count()).toBe(0);
    expect(await page.locator('.tray.tumbles').count()).toBe(0);
  });

  it('sounds when the player has switched sounds on', async () => {
    await page.evaluate(() => {
      const key = 'bivouac.settings';
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...(kept as object), sound: true }));
    });
    await openTutorial(page);
    await followTo(page, 10);
    expect(await soundsMade(page)).toBe(1);
  });
});

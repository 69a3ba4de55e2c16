import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
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

const beatsSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { beatsSeen: string[] }).beatsSeen);

async function fireInTutorial(page: Page, motion: 'normal' | 'fast' | 'off'): Promise<string[]> {
  await turnTo(page, '#/settings');
  await page.locator(`input[name=motion][value=${motion}]`).check({ force: true });
  await page.addInitScript(noteBeats);
  await turnTo(page, '#/tutorial');
  await page.reload();
  await followTo(page, 10);
  await page.waitForSelector('.tray');
  await page.waitForFunction(() => document.querySelector('.layer > *') === null);
  return beatsSeen(page);
}

describeInBrowser('motion', (site) => {
  for (const [motion, tumble] of [
    ['normal', 'tumbles --tumble: 900ms;'],
    ['fast', 'tumbles --tumble: 360ms;'],
  ] as const) {
    it(`shows cards, shots, stamps and tumbling dice (${motion})`, async () => {
      const page = await site.visit({ moves: true });
      const seen = await fireInTutorial(page, motion);
      expect(seen).toContain(tumble);
      const kinds = new Set(seen.map((beat) => beat.split(' ')[0]));
      for (const kind of ['card', 'note', 'shot', 'stamp']) expect(kinds).toContain(kind);
      expect(await textOf(page.locator('.tray .result'))).toContain('hit');
      await page.context().close();
    });
  }

  it('shows nothing but the result when it is off', async () => {
    const page = await site.visit({ moves: true });
    expect(await fireInTutorial(page, 'off')).toEqual([]);
    expect(await textOf(page.locator('.tray .result'))).toContain('hit');
    await page.context().close();
  });

  it('is off if the operating system asks for reduced motion', async () => {
    const page = await site.visit({ at: '#/settings' });
    expect(await page.locator('input[name=motion][value=off]').isChecked()).toBe(true);
    await page.addInitScript(noteBeats);
    await turnTo(page, '#/tutorial');
    await page.reload();
    await followTo(page, 10);
    expect(await beatsSeen(page)).toEqual([]);
    await page.context().close();
  });

  it('is skipped by any click', async () => {
    const page = await site.visit({ moves: true, at: '#/tutorial' });
    await followTo(page, 9);
    await followTo(page, 10);
    await page.mouse.click(3, 3);
    expect(await page.locator('.layer > *').count()).toBe(0);
    expect(await page.locator('.tray.tumbles').count()).toBe(0);
    await page.context().close();
  });

  it('has sounds that are off until the player switches them on', async () => {
    const page = await site.visit({ moves: true });
    await page.addInitScript(() => {
      const made: number[] = [];
      Object.assign(globalThis, { audioMade: made });
      const Real = globalThis.AudioContext;
      globalThis.AudioContext = class extends Real {
        constructor() {
          super();
          made.push(1);
        }
      };
    });
    const made = (): Promise<number> =>
      page.evaluate(() => (globalThis as unknown as { audioMade: number[] }).audioMade.length);
    await turnTo(page, '#/tutorial');
    await page.reload();
    await followTo(page, 10);
    expect(await made()).toBe(0);
    await page.evaluate(() => {
      const key = 'bivouac.settings';
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...(kept as object), sound: true }));
    });
    await page.reload();
    await followTo(page, 10);
    expect(await made()).toBe(1);
    await page.context().close();
  });
});

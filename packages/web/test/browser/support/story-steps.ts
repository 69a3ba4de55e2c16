import type { Page } from 'playwright-core';
import { closeDialog, textOf } from './steps.ts';

// Steps of a player with the log, the replay and the tutorial.

/** Turns the table's language over in its menu. */
export async function speak(page: Page, language: 'Čeština' | 'English'): Promise<void> {
  await page.locator('.top button.menu').click();
  await page.locator('dialog').getByRole('button', { name: language }).click();
  await closeDialog(page);
}

export interface LogLine {
  readonly action: string;
  readonly sentence: string;
}

/** The lines of the log that are unfolded, as they stand on the page. */
export function logLines(page: Page): Promise<readonly LogLine[]> {
  return page.locator('.log li').evaluateAll((lines) =>
    lines.map((line) => ({
      action: line.querySelector('.look')?.textContent ?? '',
      sentence: line.querySelector('.said')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
    })),
  );
}

/** Where the counters stand on the drawn map, as one text. */
export function boardText(page: Page): Promise<string> {
  return page
    .locator('.counter')
    .evaluateAll((counters) =>
      counters
        .map((counter) => `${counter.getAttribute('data-unit')}@${counter.getAttribute('style')}`)
        .join('\n'),
    );
}

/** The number of the tutorial's step; 0 when it is over. */
export async function stepNumber(page: Page): Promise<number> {
  const number = page.locator('#coach .number');
  if ((await number.count()) === 0) return 0;
  return Number(/\d+/.exec(await textOf(number))?.[0] ?? 0);
}

/** Follows the tutorial until that step, by the things that it lights up; 0 is its end. */
export async function followTo(page: Page, wanted: number): Promise<readonly number[]> {
  const seen: number[] = [];
  for (;;) {
    await page.waitForSelector('#coach-next, #coach .todo, #coach .button');
    const step = await stepNumber(page);
    if (step === wanted || step === 0) return seen;
    if (seen.at(-1) !== step) seen.push(step);
    const next = page.locator('#coach-next');
    if ((await next.count()) > 0) await next.click();
    else await doWhatIsLit(page);
    await page.waitForFunction((before) => {
      const now = document.querySelector('#coach .number')?.textContent ?? '';
      return now === '' || Number(/\d+/.exec(now)?.[0]) !== before;
    }, step);
  }
}

/** Presses the card, act or button that is lit; what lies on the map is chosen from the list. */
async function doWhatIsLit(page: Page): Promise<void> {
  // Lists name the action in the same words.
  const wanted = (await textOf(page.locator('#coach .wanted'))).trim();
  const lit = page.locator(
    ['button[data-lit]', '[data-card][data-lit] .whole', '[data-played][data-lit] button']
      .map((each) => `${each}:visible`)
      .join(),
  );
  if ((await lit.count()) > 0) {
    // On a phone the unfolded list lies over the cards.
    const unfolded = page.locator('#options .fold[aria-expanded=true]');
    if ((await unfolded.count()) > 0) await unfolded.click();
    // Of several answers of one kind, such as how many flags to ignore, one is meant.
    const meant = lit.filter({ hasText: wanted });
    await ((await meant.count()) > 0 ? meant : lit).first().click();
    // Where one thing can mean several actions, the table asks which.
    const asked = page.locator('dialog[open]').getByRole('button', { name: wanted, exact: true });
    if ((await asked.count()) > 0) await asked.click();
    // An action that is only aimed first is played by the button next to the question.
    const fire = page.locator('.fire');
    if ((await fire.count()) > 0) await fire.click();
    return;
  }
  const fold = page.locator('#options .fold[aria-expanded=false]');
  if ((await fold.count()) > 0) await fold.click();
  const choice = page.locator('#options .choice', { hasText: wanted });
  await choice.click();
  // A shot is aimed first; choosing it once more fires.
  if ((await page.locator('#options .choice[aria-pressed=true]').count()) > 0) await choice.click();
}

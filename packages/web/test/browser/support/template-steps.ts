import type { Page } from 'playwright-core';
import { keptGame } from './steps.ts';

// Steps of a player at the drawn table of the template game, and of a game that was just made from it.

const ASKED = '.prompt.asked, .game-over';
const FIRE = '.prompt .fire';
/** Clickable elements in the order in which the test tries them: actions that continue before those that stop. */
const POSSIBLE = [FIRE, '.area.can .name', '.unit.can', '.card.can', '.prompt button.act'] as const;

/** Plays to the end by pointing at what is marked; the number of clicks. */
export async function playByPointing(page: Page): Promise<number> {
  for (let clicks = 0; clicks < 200; clicks++) {
    await page.waitForSelector(ASKED);
    if ((await page.locator('.game-over').count()) > 0) return clicks;
    await pointOnce(page);
  }
  throw new Error('no end in sight');
}

async function pointOnce(page: Page): Promise<void> {
  const before = await keptGame(page);
  for (const selector of POSSIBLE) {
    const marked = page.locator(selector);
    if ((await marked.count()) === 0) continue;
    const isFire = selector === FIRE;
    await marked.last().click();
    // The first click on an action that rolls dice only aims it.
    await page.waitForFunction(
      ([kept, fire]) => {
        const id = location.hash.replace('#/game/', '');
        const isAimed = fire !== null && document.querySelector(fire) !== null;
        return isAimed || localStorage.getItem(`bivouac.game.${id}`) !== kept;
      },
      [before, isFire ? null : FIRE] as const,
    );
    return;
  }
  throw new Error('nothing is marked');
}

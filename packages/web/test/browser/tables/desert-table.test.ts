import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { expectNoSidewaysScroll, textOf } from '../support/steps.ts';
import {
  answered,
  chooseByMouse,
  isRisky,
  layOut,
  marked,
  nextMoment,
  plan,
  truth,
} from '../support/table-steps.ts';

const GAME = 'north-africa';

describeInBrowser('the table of North Africa', (site) => {
  it('plays a game to its end by clicks on map, cards and seats', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { game: GAME, scenario: 'road-to-hon', phrase: 'desert 0', after: 40 });
    const kinds = new Set<string>();
    while ((await nextMoment(page)) === 'asked') kinds.add(await chooseByMouse(page));
    expect([...kinds]).toEqual(expect.arrayContaining(['bid', 'play', 'use', 'shoot']));
    await page.getByText('Checked: the seed matches the seal').waitFor();
    expect((await truth(page)).isOver()).toBe(true);
    await screenshot(page, 'desert-over-en-1440');
    await site.leave(page);
  });

  it('shows the soldiers in their seats, and a click on a seat changes it', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { game: GAME, scenario: 'gebel-sherif', phrase: 'seats', after: 2 });
    const mine = page.locator('.hand .vehicles');
    expect(await mine.locator('.vehicle').count()).toBe(1);
    expect(await page.locator('.opponent .vehicles .vehicle').count()).toBe(1);
    // A soldier in a vehicle is drawn in the vehicle's counter too.
    expect(await page.locator('.counter [data-unit]').count()).toBeGreaterThan(2);
    await expectAccessible(page, 'the table of North Africa');
    for (let i = 0; i < 60; i++) {
      expect(await nextMoment(page)).toBe('asked');
      const seat = page.locator('.vehicles button[data-seat]').first();
      const { match, view } = await plan(page, 0);
      if (view.question?.kind === 'use' && (await seat.count()) > 0) {
        await seat.click();
        await answered(page, match.decision);
        return page.context().close();
      }
      await chooseByMouse(page);
    }
    throw new Error('the game never offered a change of seats');
  });

  it('is played by keyboard alone', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { game: GAME, scenario: 'murzuk', phrase: 'keys' });
    for (let i = 0; i < 12; i++) {
      expect(await nextMoment(page)).toBe('asked');
      const { match, action } = await plan(page, 0);
      const { notation } = match.game;
      const at = match.actions(0).findIndex((other) => notation.compare(other, action) === 0);
      if (at > 8) break;
      await page.keyboard.press(String(at + 1));
      if (isRisky(action)) await page.keyboard.press(String(at + 1));
      await answered(page, match.decision);
    }
    await page.locator('rect[data-tile][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('i');
    expect(await textOf(page.locator('.detail'))).not.toBe('');
    await site.leave(page);
  });

  it('fits a phone, where a tap on a vehicle lists what it can mean', async () => {
    const page = await site.visit({ width: 390, language: 'cs', at: null });
    await layOut(page, { game: GAME, scenario: 'barce', phrase: 'phone' });
    expect(await nextMoment(page)).toBe('asked');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'the table of North Africa on a phone');
    await screenshot(page, 'desert-cs-390');
    const { match, things } = await plan(page, 0);
    await marked(page, things[0] ?? 'card:0').click();
    await answered(page, match.decision);
    await site.leave(page);
  });

  it('shows a scenario on its set-up page and starts it', async () => {
    const page = await site.visit({ at: '#/north-africa/wadi-tamet' });
    await page.waitForSelector('.sheet .board svg');
    await expectAccessible(page, 'the sheet of a scenario');
    await page.locator('button.go').click();
    expect(await nextMoment(page)).toBe('asked');
    await site.leave(page);
  });
});

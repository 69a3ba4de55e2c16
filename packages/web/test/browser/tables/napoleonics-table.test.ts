import { sharesOf, strikeOf } from '@bivouac/napoleonics/table/strikes.ts';
import { viewOf } from '@bivouac/napoleonics/testing/positions.ts';
import { formatShare } from '@bivouac/text';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { WINDOWS } from '../support/in-sight.ts';
import { battleTruth, chooseByMouse, layOutBattle, SEAT } from '../support/napoleonics-steps.ts';
import { closeDialog, resize, turnTo } from '../support/steps.ts';
import { answered, nextMoment } from '../support/table-steps.ts';

describeInBrowser('the table of Napoleonics', (site) => {
  it('plays turns by clicks: cards, orders, moves, attacks', async () => {
    const page = await site.visit({ at: null });
    await layOutBattle(page, { phrase: 'clicks' });
    const kinds = new Set<string>();
    for (let i = 0; i < 26 && (await nextMoment(page)) === 'asked'; i++) {
      kinds.add(await chooseByMouse(page));
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['play', 'order', 'pick', 'go', 'fire']));
    await screenshot(page, 'napoleonics-turns-en-1440');
    await site.leave(page);
  });

  it('shows the exact odds of an attack before the roll', async () => {
    const page = await site.visit({ at: null });
    await layOutBattle(page, {
      phrase: 'odds',
      until: ({ question }, played) => question?.kind === 'attack' && played > 30,
    });
    await nextMoment(page);
    const match = await battleTruth(page);
    const action = match.actions(SEAT)[0];
    const view = viewOf(match, SEAT);
    const strike = strikeOf(view, action ?? null);
    await page.locator('#options-heading').click();
    await page.locator('#options-list .choice').first().click();
    await page.waitForSelector('.side .odds');
    expect((await battleTruth(page)).decision).toBe(match.decision);
    const shares = Object.values(strike === null ? {} : sharesOf(strike));
    expect(await page.locator('.side .outcomes b').allTextContents()).toEqual(
      shares.map((share) => formatShare('en', Math.round(share * 100) / 100)),
    );
    const dice = await page.locator('.side .odds .total b').textContent();
    expect(dice).toMatch(new RegExp(`^${strike?.odds.dice}\\s`));
    await page.locator('.fire').click();
    await answered(page, match.decision);
    await site.leave(page);
  });

  it('has the map buttons next to the field in every window', async () => {
    const page = await site.visit({ at: null });
    await layOutBattle(page, { phrase: 'tools' });
    await nextMoment(page);
    for (const size of WINDOWS.filter(({ width }) => width > 800)) {
      await resize(page, size);
      const covered = await page.evaluate(() => {
        const buttons = [...document.querySelectorAll('.map .tools button')];
        const names = buttons.map((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          const under = document.elementsFromPoint(x + width / 2, y + height / 2);
          return under.some((element) => element.matches('.live .hex')) ? button.ariaLabel : null;
        });
        return { seen: names.length, names: names.filter((name) => name !== null) };
      });
      expect(covered, `at ${size.width}`).toEqual({ seen: 4, names: [] });
    }
    await site.leave(page);
  });

  it('is one tab stop: arrows, brackets, Enter, digits, and undo', async () => {
    const page = await site.visit({ at: null });
    await layOutBattle(page, { phrase: 'keys' });
    await nextMoment(page);
    expect(await page.locator('.live [tabindex="0"]').count()).toBe(1);
    const { decision } = await battleTruth(page);
    await page.keyboard.press('1');
    await page.waitForSelector('button.card.aimed');
    await page.keyboard.press('1');
    await answered(page, decision);
    await page.waitForSelector('.live [data-offered]');
    await page.keyboard.press(']');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-tile'));
    const first = await focused();
    expect(first).not.toBeNull();
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).not.toBe(first);
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe(first);
    const before = (await battleTruth(page)).decision;
    await page.keyboard.press('Enter');
    await answered(page, before);
    // An order can be taken back.
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (count) => document.querySelectorAll('.live [data-offered]').length >= count,
      1,
    );
    expect((await battleTruth(page)).decision).toBe(before);
    await site.leave(page);
  });

  it('shows reach and lines of sight under the mouse, and highlights the map from the log', async () => {
    const page = await site.visit({ at: null });
    await layOutBattle(page, {
      phrase: 'light',
      until: ({ question }, played) => question?.kind === 'order' && played > 30,
    });
    await nextMoment(page);
    await page.locator('.live .unit').first().hover({ force: true });
    await page.waitForSelector('.live .sight .reach');
    await page.locator('.log .name').first().hover();
    await page.waitForSelector('.live .light, .live .marks path[stroke="#f2b705"]');
    await turnTo(page, '#/replay/browser-test/6');
    await page.waitForSelector('.board .live [data-tile]');
    expect(await page.locator('.board [data-offered]').count()).toBe(0);
    await site.leave(page);
  });

  it('applies standing orders without a question', async () => {
    const page = await site.visit({ at: null });
    await layOutBattle(page, { phrase: 'standing' });
    await nextMoment(page);
    await page.locator('.top button.menu').click();
    for (const [order, choice] of [
      ['firstStrike', 'never'],
      ['square', 'always'],
      ['retire', 'never'],
      ['battleBack', 'always'],
      ['flags', 'most'],
    ] as const) {
      await page.locator(`dialog select[data-standing=${order}]`).selectOption(choice);
    }
    await expectAccessible(page, 'menu with standing orders');
    await closeDialog(page);
    const asked = new Set<string>();
    for (let i = 0; i < 18 && (await nextMoment(page)) === 'asked'; i++) {
      asked.add(viewOf(await battleTruth(page), SEAT).question?.kind ?? '');
      await chooseByMouse(page);
    }
    for (const never of ['react', 'battle-back', 'ignore']) expect([...asked]).not.toContain(never);
    await site.leave(page);
  });

  it('turns the field for the other side, and draws the curtain between two people', async () => {
    const page = await site.visit({ at: null });
    await layOutBattle(page, {
      phrase: 'two',
      isForTwo: true,
      until: ({ question }) => question?.kind === 'play',
    });
    await page.locator('.curtain .go').click();
    await page.waitForSelector('.live');
    const topOf = () => page.locator('.live .hex').first().getAttribute('data-tile');
    expect(await topOf()).toBe('0');
    // Whatever is offered first, until it is the other side's turn.
    while ((await nextMoment(page)) === 'asked') {
      const buttons = page.locator('.prompt .fire, .prompt .act');
      if ((await buttons.count()) > 0) await buttons.first().click();
      else await page.keyboard.press('1');
    }
    await page.locator('.curtain .go').click();
    await page.waitForSelector('.live');
    expect(await topOf()).toBe('112');
    await site.leave(page);
  });

  it.each([
    ['cs', 1440, 900, false],
    ['en', 1024, 768, true],
    ['cs', 390, 844, false],
    ['en', 390, 844, true],
  ] as const)('fits and is accessible: %s, %d × %d', async (language, width, height, dark) => {
    const page = await site.visit({ language, width, height, dark, at: null });
    await layOutBattle(page, {
      phrase: 'widths',
      until: ({ question }, played) => question?.kind === 'attack' && played > 40,
    });
    await nextMoment(page);
    await page.locator('#options-heading').click();
    await page.locator('#options-list .choice').first().click();
    await page.locator('#options-heading').click();
    await page.waitForSelector('.odds .outcomes');
    const name = `napoleonics-${language}-${width}${dark ? '-dark' : ''}`;
    await screenshot(page, name);
    const [wide, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(wide).toBeLessThanOrEqual(room ?? 0);
    await expectAccessible(page, name);
    await site.leave(page);
  });
});

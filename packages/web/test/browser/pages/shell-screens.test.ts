import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { expectFits, expectNoSidewaysScroll, resize, textOf, turnTo } from '../support/steps.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

const LANGUAGES = ['cs', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

const AUDITED = {
  cs: { width: 390, isDark: true },
  en: { width: 1440, isDark: false },
} as const;

/** Every screen around the table, and how one knows that it is there. */
const SCREENS: readonly { name: string; hash: string; sign: string }[] = [
  { name: 'home', hash: '#/', sign: '.hand .card' },
  { name: 'scenarios', hash: '#/normandy', sign: '.board svg' },
  { name: 'scenario-hill', hash: '#/normandy/hill-314', sign: '.board svg' },
  { name: 'setup', hash: '#/skirmish', sign: 'form input[name=scenario]' },
  { name: 'campaign', hash: '#/campaign/normandy', sign: 'table tbody tr' },
  { name: 'games', hash: '#/games', sign: 'main h1' },
  { name: 'missing-game', hash: '#/game/nowhere', sign: 'main h1' },
  { name: 'rules', hash: '#/rules/normandy', sign: 'article' },
  { name: 'settings', hash: '#/settings', sign: 'input[name=theme]' },
  { name: 'credits', hash: '#/credits', sign: 'main h1' },
  { name: 'unknown', hash: '#/waterloo', sign: 'main h1' },
];

async function show(page: Page, { hash, sign }: (typeof SCREENS)[number]): Promise<void> {
  await turnTo(page, hash);
  await page.locator(sign).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** The same page as the window grows narrower. In each language axe looks at one size, once in the dark. */
async function expectFitsAll(page: Page, name: string, language: Language): Promise<void> {
  for (const size of SIZES) {
    await resize(page, size);
    await expectNoSidewaysScroll(page);
    await expectFits(page);
    await screenshot(page, `${name}-${size.width}`);
    const { width, isDark } = AUDITED[language];
    if (size.width !== width) continue;
    if (isDark) await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, `${name} ${width}`, { isContrastRead: true });
    if (!isDark) continue;
    await screenshot(page, `${name}-dark-${width}`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await resize(page, SIZES[0]);
}

/** Begins a game of each of these scenarios, so that there is something to resume. */
async function keepSome(page: Page, scenarios: readonly string[]): Promise<void> {
  for (const scenario of scenarios) {
    await turnTo(page, `#/normandy/${scenario}`);
    await page.locator('button[type=submit]').click();
    await page.waitForFunction(() => location.hash.startsWith('#/game/'));
  }
}

describeInBrowser('the screens around the table', (site) => {
  for (const language of LANGUAGES) {
    it(`fit all widths in ${language}, are accessible, and nothing is missing or cut off`, async () => {
      const page = await site.visit({ ...SIZES[0], language });
      for (const screen of SCREENS) {
        await show(page, screen);
        const text = await textOf(page.locator('body'));
        expect(text, screen.name).not.toMatch(/undefined|\[object|NaN/);
        await expectFitsAll(page, `${screen.name}-${language}`, language);
      }
      await keepSome(page, ['la-raye', 'hill-314', 'mortain']);
      await turnTo(page, '#/');
      await page.locator('.saved a.save').nth(2).waitFor();
      await page.locator('.hand .card').first().waitFor();
      await expectFitsAll(page, `home-saved-${language}`, language);
      await turnTo(page, '#/games');
      await page.locator('a.save').nth(2).waitFor();
      await expectFitsAll(page, `games-saved-${language}`, language);
      await page.evaluate(() => localStorage.setItem('bivouac.game.broken', 'torn'));
      await page.reload();
      for (const hash of ['#/games', '#/game/broken']) {
        await turnTo(page, hash);
        await page.locator('main h1').waitFor();
        await expectAccessible(page, `${hash} with a torn game`);
      }
      await site.leave(page);
    });
  }

  it('keep the paper and darken the room, by the system or by choice', async () => {
    const page = await site.visit({ dark: true });
    const brightness = () =>
      page.evaluate(() => {
        const of = (element: Element | null): number => {
          const colour = element === null ? '' : getComputedStyle(element).backgroundColor;
          const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
          return (red + green + blue) / 3;
        };
        return { room: of(document.body), paper: of(document.querySelector('.panel, .choice')) };
      });
    await turnTo(page, '#/settings');
    await page.locator('.panel').first().waitFor();
    expect((await brightness()).room).toBeLessThan(60);
    expect((await brightness()).paper).toBeGreaterThan(200);
    await page.locator('input[name=theme][value=light]').check({ force: true });
    expect((await brightness()).room).toBeGreaterThan(200);
    const bar = page.locator('meta[name=theme-color]').first();
    expect(await bar.getAttribute('content')).toBe('#efe7d3');
    await page.reload();
    await page.locator('.panel').first().waitFor();
    expect((await brightness()).room).toBeGreaterThan(200);
    await page.locator('input[name=theme][value=dark]').check({ force: true });
    expect((await brightness()).room).toBeLessThan(60);
    await site.leave(page);
  });

  it('can be reached and used by keyboard alone, each at its own address', async () => {
    const page = await site.visit({ at: '#/', width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Settings' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
    expect(await page.title()).toBe('Settings\u00a0– Bivouac');
    // Focus is at the top of the new page, not on a link that is gone.
    await page.waitForFunction(() => document.activeElement?.id === 'content');
    await page.goBack();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await site.leave(page);
  });

  it('searches the rules, and a link points at its entry', async () => {
    const page = await site.visit({ language: 'cs', at: '#/rules/normandy/fog-of-war' });
    const pointed = page.locator('#rule-fog-of-war');
    await pointed.waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'rule-fog-of-war');
    await page.getByRole('searchbox').fill('odstrelovac');
    const titles = await page.locator('article h2').allTextContents();
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.length).toBeLessThan(12);
    await page.getByRole('searchbox').fill('ponorka');
    await page.getByText('Na dotaz „ponorka“ tu nic není').waitFor();
    await page.getByRole('button', { name: 'Zrušit hledání' }).click();
    await pointed.waitFor();
    await site.leave(page);
  });
});

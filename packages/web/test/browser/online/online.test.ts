import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { freshName, holdLines, invite, OVER, playOut, SOON } from '../support/online-steps.ts';
import { OPTIONS, textOf, turnTo } from '../support/steps.ts';

/** Runs in the page: creates open games, which any visitor may join. */
async function makeOpenGames(count: number): Promise<void> {
  const body = JSON.stringify({
    ...{ game: 'skirmish', scenario: 'crossing', options: {}, clock: null },
    ...{ isOpen: true, isRated: false, seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  for (let i = 0; i < count; i++) {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/games', { method: 'POST', headers, body });
  }
}

describeInBrowser(
  'two people online',
  (site) => {
    it('play a whole game by link, each in their own language, through a reload and a lost connection', async () => {
      const anna = await site.visit({ language: 'en' });
      const lines = await holdLines(anna);
      const link = await invite(anna, 'skirmish');
      expect(link).toMatch(/#\/table\/[0-9a-z]{16}\/[\w-]{32}$/);
      const boris = await site.visit({ language: 'cs' });
      await boris.goto(link);
      await boris.waitForSelector(OPTIONS);
      // The page has removed the secret from the address, and Boris keeps the seat.
      expect(boris.url()).not.toContain(link.split('/').at(-1));
      await anna.waitForSelector('.links', { state: 'detached' });
      await boris.reload();
      await boris.waitForSelector(OPTIONS);
      await lines.cut();
      await anna.locator('.said.lost').waitFor();
      lines.mend();
      await anna.locator('.said.lost').waitFor({ state: 'detached' });
      await anna.locator('.chat-button').click();
      await anna.locator('#chat-text').fill('Good luck <b>you</b>');
      await anna.locator('dialog form button, .drawer form button').first().click();
      await boris.locator('.chat-button', { hasText: '(1)' }).waitFor();
      await anna.keyboard.press('Escape');
      await screenshot(boris, 'online-words-cs');
      const choices = await playOut([anna, boris]);
      expect(choices).toBeGreaterThan(5);
      for (const page of [anna, boris]) await page.waitForSelector(OVER);
      expect(await anna.locator('.verdict.good').count()).toBeGreaterThan(0);
      await anna.locator('[data-dice=verify]').click();
      await anna
        .getByText('Recomputing the seal from this seed gives the same value.')
        .first()
        .waitFor();
      const compared = await textOf(anna.locator('.proof'));
      const draws = await anna.locator('.proof li').count();
      expect(draws).toBeGreaterThan(5);
      // The table scrolls within the window, which stays as it is.
      const isHigher = () => document.documentElement.scrollHeight > innerHeight;
      expect(await anna.evaluate(isHigher)).toBe(false);
      expect(compared).toContain(`compared: ${draws} of ${draws} results`);
      // She hears of the next game, and the word where she sits is lost on its way: her session knows.
      let lost = 0;
      lines.hearOtherwise((text) => {
        if (JSON.parse(text).type !== 'rematch' || lost > 0) return text;
        lost += 1;
        return null;
      });
      await anna.locator('[data-online=rematch]').click();
      await boris.locator('[data-online=agree]').click();
      await anna.locator('[data-online=next]').click();
      await anna.waitForSelector(OPTIONS);
      expect(lost).toBe(1);
    });

    it('sit at the drawn table of Normandy while a spectator sees no options', async () => {
      const anna = await site.visit({ language: 'cs' });
      const link = await invite(anna, 'normandy');
      const watch = await anna.locator('.links input').last().inputValue();
      const boris = await site.visit({ language: 'en', width: 1024, height: 768 });
      await boris.goto(link);
      await boris.waitForSelector('.drawn.table');
      const third = await site.visit({ language: 'en' });
      await third.goto(watch);
      await third.waitForSelector('.drawn.table');
      // In a drawn table the list is folded up; who only watches has none.
      await boris.locator('#options > button').click();
      await boris.waitForSelector(OPTIONS);
      expect(await third.locator('#options').count()).toBe(0);
      expect(await third.locator('.prompt').textContent()).toContain('You’re watching.');
      const hand = await third.locator('.hand .held').textContent();
      expect(hand).toContain('Only the player holding these cards can see them.');
      expect(hand).not.toContain('Your hand');
      await boris.locator(OPTIONS).first().click();
      await boris.waitForSelector(OPTIONS, { state: 'detached' });
      // While the other decides, nothing stands there that would do nothing, but what has happened.
      await boris.waitForSelector('.prompt.following .news li');
      expect(await boris.locator('#options, .prompt [aria-disabled=true]').count()).toBe(0);
      // The keyboard has not gone with the list.
      await expect
        .poll(() => boris.evaluate(() => document.activeElement?.id), SOON)
        .toBe('prompt');
      await screenshot(anna, 'online-normandy-cs');
      await screenshot(boris, 'online-normandy-en');
      expect(await axeFindings(boris)).toEqual([]);
      // The chat shows a viewer who muted the others that they are muted.
      await third.locator('.chat-button').click();
      await third.getByText('Mute chat').click();
      await third.keyboard.press('Escape');
      await third.locator('.chat-button').click();
      await third.getByText('Unmute chat').waitFor();
      await third.keyboard.press('Escape');
      // A rematch needs both players; the server does not ask the spectator.
      await boris.locator('.top button').last().click();
      await boris.getByText('Resign the game').click();
      await boris.getByText('Resign', { exact: true }).click();
      await anna.locator('.game-over [data-online=rematch]').click();
      await boris.locator('.game-over [data-online=agree]').waitFor();
      await third.waitForSelector('.game-over');
      for (const page of [anna, boris, third]) {
        expect(await page.locator('[data-over=again]').count()).toBe(0);
      }
      expect(await third.locator('[data-online]').count()).toBe(0);
    });

    it('learn that their page is out of date, and reload it', async () => {
      const anna = await site.visit({ language: 'en', keepsOffline: true });
      await anna.evaluate(() => navigator.serviceWorker.ready);
      await invite(anna, 'skirmish');
      site.renew('newer');
      // The cached page is too old for the server, however often the browser loads it.
      const isNewer = (): Promise<boolean> =>
        anna.evaluate(() => document.querySelector('meta[name=newer]') !== null);
      await anna.routeWebSocket(/\/play\b/, (page) => {
        const server = page.connectToServer();
        page.onMessage(async (text) =>
          server.send(
            (await isNewer()) ? text : String(text).replace(/"protocol":\d+/, '"protocol":0'),
          ),
        );
      });
      await anna.reload();
      await anna.getByText('This page is older than the server.').waitFor();
      expect(await isNewer()).toBe(false);
      await anna.locator('[data-online=reload]').click();
      await anna.waitForSelector('.online');
      expect(await isNewer()).toBe(true);
    });

    it('register a name with a passkey, sign out and sign in with it', async () => {
      const cyril = await site.visit({ language: 'cs' });
      const cdp = await cyril.context().newCDPSession(cyril);
      await cdp.send('WebAuthn.enable');
      await cdp.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
          ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
        },
      });
      await turnTo(cyril, '#/online');
      const name = freshName('Cyril');
      await cyril.locator('[data-mode=register]').click();
      await cyril.locator('input[autocomplete=username]').fill(name);
      await cyril.locator('[data-account=new-by-key]').click();
      await cyril.getByText(name).waitFor();
      await cyril.locator('[data-account=leave]').click();
      await cyril.getByText(name).waitFor({ state: 'detached' });
      await cyril.locator('[data-account=by-key]').click();
      await cyril.getByText(name).waitFor();
    });

    it('find games in the lobby, take a name there, and join', async () => {
      const anna = await site.visit({ language: 'en', at: '#/invite/skirmish' });
      await anna.locator('input[name=opponent][value=stranger]').check({ force: true });
      await anna.locator('form button[type=submit]').click();
      await anna.waitForSelector('.online');
      const boris = await site.visit({ language: 'cs', width: 390, height: 844, at: '#/online' });
      const name = freshName('Boris');
      await boris.locator('[data-mode=register]').click();
      await boris.locator('input[autocomplete=username]').fill(name);
      await boris.locator('input[type=password]').fill('long enough for this');
      await boris.locator('.panel form button[type=submit]').click();
      await boris.getByText(name).waitFor();
      expect(await axeFindings(boris)).toEqual([]);
      await boris.locator('.tabs button').nth(1).click();
      await screenshot(boris, 'online-lobby-cs-390');
      await boris.locator('article button').first().click();
      await boris.waitForSelector(OPTIONS);
      await anna.getByText(name).first().waitFor();
    });

    it('see the most important settings first, and variants of the rules last', async () => {
      const anna = await site.visit({ language: 'cs', at: '#/invite/blitzkrieg' });
      await anna.getByText('Zvete jako host.').waitFor();
      await anna.waitForSelector('form button[type=submit]');
      const asked = await anna
        .locator('form :is(select, input)')
        .evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? one.localName));
      const parts = asked.filter((name, i) => name !== asked[i - 1]);
      expect(parts.slice(0, 4)).toEqual(['side', 'opponent', 'clock', 'input']);
      expect(parts.length).toBeGreaterThan(4);
      expect(parts.slice(4).every((name) => name.startsWith('option-'))).toBe(true);
      await screenshot(anna, 'online-invite-cs');
    });

    it('can extend a long list, with keyboard and screen reader', async () => {
      const [anna, boris] = [
        await site.visit({ language: 'cs' }),
        await site.visit({ language: 'en' }),
      ];
      for (const page of [anna, boris]) await page.evaluate(makeOpenGames, 53);
      await turnTo(anna, '#/online');
      await anna.locator('.tabs button').nth(1).click();
      const more = anna.locator('[data-online=more]');
      const rows = anna.locator('article');
      const focused = (): Promise<string> =>
        anna.evaluate(() => document.activeElement?.textContent?.replaceAll('\u00a0', ' ') ?? '');
      await more.waitFor();
      expect(await rows.count()).toBe(50);
      await more.focus();
      await anna.keyboard.press('Enter');
      await anna.getByRole('status').getByText('Přibylo 50 her.').waitFor();
      expect(await rows.count()).toBe(100);
      expect((await focused()).trim()).toBe('Ukázat další');
      await screenshot(anna, 'online-more-cs');
      // To the end, however many games the server has by now.
      for (let shown = 100; (await more.count()) > 0; shown = await rows.count()) {
        await anna.keyboard.press('Enter');
        await rows.nth(shown).waitFor();
      }
      const all = await rows.count();
      expect(all).toBeGreaterThanOrEqual(106);
      await expect.poll(focused, SOON).toBe(`To je vše: ${all} her.`);
      expect(await axeFindings(anna)).toEqual([]);
      // One's own come in parts as well.
      await turnTo(boris, '#/online');
      await boris.locator('[data-online=more]').click();
      await boris.getByRole('status').getByText('3 more games.').waitFor();
      expect(await boris.locator('article').count()).toBe(53);
    });
  },
  // This test creates more games than the limits allow a player.
  { env: { LIMITS: 'off' } },
);

import type { CreatedGame } from '@bivouac/protocol';
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { ask, resign, SOON, takeName } from '../support/online-steps.ts';
import { OPTIONS, turnTo } from '../support/steps.ts';

const PUBLIC = {
  ...{ game: 'skirmish', scenario: 'crossing', options: {}, clock: null },
  ...{ isOpen: true, isRated: false, seats: [{ kind: 'me' }, { kind: 'open' }] },
};

const makeGame = (page: Page, wish: object = {}): Promise<CreatedGame> =>
  ask(page, 'games', { ...PUBLIC, ...wish }) as Promise<CreatedGame>;

const abort = (route: Route): Promise<void> => route.abort('aborted');
const keptOf = (page: Page, game: string): Promise<string[]> =>
  page.evaluate((id) => Object.keys(localStorage).filter((key) => key.endsWith(id)), game);
const alertOf = (page: Page) => page.locator('main [role=alert]');

describeInBrowser(
  'the lobby',
  (site) => {
    it('removes all data of an account at sign-out, and shows an error if it cannot', async () => {
      const anna = await site.visit({ language: 'cs' });
      const name = await takeName(anna, 'Anna');
      await turnTo(anna, '#/invite/skirmish');
      await anna.locator('form button[type=submit]').click();
      await anna.waitForSelector('.links input');
      const game = anna.url().split('/').at(-1) ?? '';
      await anna.evaluate(() => localStorage.setItem('bivouac-seat-elsewhere', 'secret'));
      expect(await keptOf(anna, game)).toHaveLength(2);
      await turnTo(anna, '#/online');
      const leave = anna.locator('[data-account=leave]');
      await leave.waitFor();
      await anna.route('**/api/my-games*', abort);
      await leave.click();
      await alertOf(anna).getByText('Zůstáváte přihlášeni').waitFor();
      expect(await keptOf(anna, game)).toHaveLength(2);
      await anna.unroute('**/api/my-games*');
      // A player who stays signed in keeps their seats too.
      await anna.route('**/api/session', abort);
      await leave.click();
      await alertOf(anna).getByText('Zůstáváte přihlášeni').waitFor();
      expect(await keptOf(anna, game)).toHaveLength(2);
      await anna.unroute('**/api/session');
      const focused = (): Promise<string> =>
        anna.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
      await leave.click();
      await leave.waitFor({ state: 'detached' });
      expect(await keptOf(anna, game)).toEqual([]);
      // The button is gone; what has come of it is read out.
      await anna.getByRole('status').getByText('Jste odhlášeni.').waitFor();
      await expect.poll(focused, SOON).toContain('Hrajete jako host.');
      // Games that do not belong to the account belong to the browser.
      expect(await keptOf(anna, 'elsewhere')).toHaveLength(1);
      await turnTo(anna, `#/table/${game}`);
      await anna.getByText('tady v\u00a0ní nemáte místo').waitFor();
      // Signed in, the seat is hers again.
      await turnTo(anna, '#/online');
      await anna.locator('input[autocomplete=username]').fill(name);
      await anna.locator('input[type=password]').fill('long enough for this');
      await anna.keyboard.press('Enter');
      await leave.waitFor();
      await expect.poll(focused, SOON).toContain(name);
      await turnTo(anna, `#/table/${game}`);
      await anna.waitForSelector(OPTIONS);
      await site.leave(anna);
    });

    it('creates one game and takes one seat, however often the button is pressed', async () => {
      const boris = await site.visit({ language: 'en' });
      const asked: string[] = [];
      const held: (() => void)[] = [];
      await boris.route(/\/api\/games(\/\w+\/join)?$/, async (route) => {
        asked.push(new URL(route.request().url()).pathname);
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      // The button says so before the request is on its way.
      const release = async (): Promise<void> => {
        await expect.poll(() => held.length, SOON).toBe(1);
        for (const go of held.splice(0)) go();
      };
      await turnTo(boris, '#/invite/skirmish');
      const make = boris.locator('form button[type=submit]');
      await make.dblclick();
      await make.getByText('Creating the game…').waitFor();
      expect(await make.isDisabled()).toBe(true);
      await release();
      await boris.waitForSelector('.links input');
      const host = await site.visit({ language: 'en' });
      await makeGame(host);
      await turnTo(boris, '#/online/open');
      const join = boris.locator('article button').first();
      await join.dblclick();
      await join.getByText('Joining…').waitFor();
      expect(await join.isDisabled()).toBe(true);
      await release();
      await boris.waitForSelector(OPTIONS);
      expect(asked).toEqual(['/api/games', expect.stringMatching(/\/join$/)]);
      await boris.unrouteAll();
      await site.leave(boris);
      await site.leave(host);
    });

    it('answers an invitation to an unknown game with the list of games', async () => {
      const cyril = await site.visit({ language: 'en', at: '#/invite/normandi' });
      await alertOf(cyril).getByText('normandi').waitFor();
      expect(await cyril.locator('form button[type=submit]').count()).toBe(0);
      await cyril.locator('.games a').first().click();
      await cyril.locator('form button[type=submit]').waitFor();
      expect(await alertOf(cyril).count()).toBe(0);
      await site.leave(cyril);
    });

    it('offers a rated game only to players who can play one', async () => {
      const dora = await site.visit({ language: 'en' });
      // Without the server's answer the page cannot tell a guest from a member.
      await dora.route('**/api/me', abort);
      await turnTo(dora, '#/invite/skirmish');
      const rated = dora.locator('.check input');
      await dora.getByText('Checking whether you’re signed in').waitFor();
      await dora.unroute('**/api/me');
      await dora.getByText('you’re a guest').waitFor();
      expect(await rated.isDisabled()).toBe(true);
      await takeName(dora, 'Dora');
      await dora.reload();
      await dora.getByText('counts only if your opponent').waitFor();
      await rated.check();
      await dora.locator('input[name=opponent]').last().check({ force: true });
      await dora.getByText('Games against a bot aren’t rated.').waitFor();
      expect([await rated.isDisabled(), await rated.isChecked()]).toEqual([true, false]);
      const asked = dora.waitForRequest((request) => request.method() === 'POST');
      await dora.locator('form button[type=submit]').click();
      expect((await asked).postDataJSON()).toMatchObject({ isRated: false });
      await dora.waitForSelector('.online');
      await site.leave(dora);
    });

    it('returns from a replay to the list that it was opened from', async () => {
      const eva = await site.visit({ language: 'en' });
      const name = await takeName(eva, 'Eva');
      const filip = await site.visit({ language: 'en' });
      const { id } = await makeGame(eva);
      await ask(filip, `games/${id}/join`, {});
      await resign(filip, id);
      const page = `#/player/${encodeURIComponent(name)}`;
      // A game of this device lies on the desk, which has nothing to do with it.
      await turnTo(filip, '#/skirmish');
      await filip.locator('button.go').click();
      await filip.waitForSelector(OPTIONS);
      await turnTo(filip, '#/online');
      await filip.locator('.tabs button').nth(3).click();
      await filip.locator('article', { hasText: name }).getByText('Replay').click();
      const close = filip.getByRole('button', { name: 'Close' });
      await close.first().click();
      await filip.locator('article', { hasText: name }).waitFor();
      expect(new URL(filip.url()).hash).toBe('#/online/finished');
      await turnTo(filip, page);
      await filip.getByText('Replay').click();
      await close.first().click();
      await filip.getByText('in public: 1\u00a0win, 0\u00a0draws, 0\u00a0losses').waitFor();
      expect(new URL(filip.url()).hash).toBe(page);
      // Rows stand below the heading of their list.
      expect(await filip.locator('article h3').count()).toBe(1);
      expect(await axeFindings(filip)).toEqual([]);
      await filip.route('**/record', abort);
      await filip.getByText('Replay').click();
      await alertOf(filip).getByText('The server isn’t responding.').waitFor();
      await filip.unrouteAll();
      await site.leave(eva);
      await site.leave(filip);
    });

    it('follows every change of its address', async () => {
      const page = await site.visit({ language: 'en' });
      const shown = page.locator('.tabs [aria-pressed=true]');
      for (const [address, list] of [
        ['#/online/open', 'Open to join'],
        ['#/online', 'My games'],
        ['#/online/finished', 'Finished'],
      ] as const) {
        await turnTo(page, address);
        await shown.getByText(list).waitFor();
      }
      await page.getByRole('button', { name: 'Being played' }).click();
      await shown.getByText('Being played').waitFor();
      await turnTo(page, '#/online/finished');
      await shown.getByText('Finished').waitFor();
      await page
        .getByText('No public game has been finished yet.')
        .or(page.locator('article'))
        .first()
        .waitFor();
      await site.leave(page);
    });

    it('keeps showing its list while it cannot reload it', async () => {
      const page = await site.visit({ language: 'en' });
      await page.evaluate(() => {
        const real = setInterval;
        window.setInterval = ((run: () => void, ms: number) => real(run, ms / 30)) as typeof real;
      });
      await makeGame(page);
      await turnTo(page, '#/online');
      await page.locator('article').waitFor();
      await page.route('**/api/my-games*', abort);
      const trouble = page.getByText('The server isn’t responding.');
      await trouble.waitFor();
      expect(await page.locator('article').count()).toBe(1);
      await page.unroute('**/api/my-games*');
      await trouble.waitFor({ state: 'detached' });
      await site.leave(page);
    });

    it('lists on a player’s page the visitor’s own games to play and other games to watch', async () => {
      const gita = await site.visit({ language: 'en' });
      const name = await takeName(gita, 'Gita');
      const hugo = await site.visit({ language: 'en' });
      const { id } = await makeGame(gita);
      await ask(hugo, `games/${id}/join`, {});
      await turnTo(hugo, `#/player/${name}`);
      const way = (page: Page) => page.locator(`article a[href$="${id}"]`).textContent();
      expect(await way(hugo)).toBe('Play');
      const third = await site.visit({ language: 'en', at: `#/player/${name}` });
      expect(await way(third)).toBe('Watch');
      for (const page of [gita, hugo, third]) await site.leave(page);
    });

    it('shows deadlines by the server’s clock, even if the reader’s clock is wrong', async () => {
      const ivan = await site.visit({ language: 'en' });
      const three = 3 * 86_400_000;
      const clock = { kind: 'days', bankMs: three, gainMs: three, capMs: three };
      const { id } = await makeGame(ivan, { clock });
      const jana = await site.visit({ language: 'en' });
      await ask(jana, `games/${id}/join`, {});
      await ivan.evaluate((ms) => {
        const now = Date.now;
        Date.now = () => now() + ms;
      }, three);
      await turnTo(ivan, '#/online');
      await ivan.getByText('2 d 23 h left to move').waitFor();
      expect(await ivan.getByText('just now').count()).toBe(1);
      await site.leave(ivan);
      await site.leave(jana);
    });

    it('says what it is loading, and why loading fails', async () => {
      const klara = await site.visit({ language: 'en' });
      let go = (): void => undefined;
      await klara.route('**/api/my-games*', async (route) => {
        await new Promise<void>((resolve) => {
          go = resolve;
        });
        await route.fulfill({ json: { of: 'a newer version' } });
      });
      await turnTo(klara, '#/online');
      await klara.getByText('Loading the list…').waitFor();
      go();
      await klara.getByText('This page is older than the server.').waitFor();
      await klara.unroute('**/api/my-games*');
      await klara.getByRole('button', { name: 'Reload the page' }).waitFor();
      for (let i = 0; i < 51; i++) await makeGame(klara);
      await klara.reload();
      await klara.route('**/api/my-games?after=*', abort);
      await klara.locator('[data-online=more]').click();
      await alertOf(klara).getByText('The server isn’t responding.').waitFor();
      expect(await klara.locator('article').count()).toBe(50);
      await klara.unrouteAll();
      await site.leave(klara);
    });

    it('asks the player to copy a link by hand if the browser cannot', async () => {
      const lada = await site.visit({
        language: 'cs',
        width: 1024,
        height: 768,
        at: '#/invite/skirmish',
      });
      await lada.locator('form button[type=submit]').click();
      await lada.waitForSelector('.links input');
      const said = lada.locator('.links [role=status]');
      await lada.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.resolve();
      });
      await lada.locator('.links .copy').first().click();
      await said.getByText('Zkopírováno').waitFor();
      await lada.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
      await lada.locator('.links .copy').last().click();
      await said.getByText('zkopírujte ho sami').waitFor();
      const field = lada.locator('.links input').last();
      expect(await lada.evaluate(() => String(getSelection()))).toBe(await field.inputValue());
      await screenshot(lada, 'online-links-cs-1024');
      await site.leave(lada);
    });
  },
  // This test creates more games than the limits allow a player.
  { env: { LIMITS: 'off' } },
);

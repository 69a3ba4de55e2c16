import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { describeInBrowser, screenshot } from './harness.ts';
import { at, holdLines, invite, makeTimed, OVER, sitDown } from './online-steps.ts';
import { OPTIONS, turnTo } from './steps.ts';

const HOUR = 3_600_000;
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.className.split(' ')[0] ?? '');
const spoken = (page: Page) => page.locator('.bar [role=status]');
const keptSecret = (page: Page, id: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), `bivouac-seat-${id}`);
const idOf = (link: string): string => link.split('/').at(-2) ?? '';

describeInBrowser(
  'at a table of the server',
  (site) => {
    it('offers are withdrawn, refused and taken side by side, and each is read out once', async () => {
      const anna = await site.visit({ language: 'en' });
      const made = await makeTimed(anna, 'skirmish', HOUR);
      await sitDown(anna, made, 0);
      const boris = await site.visit({ language: 'cs' });
      await sitDown(boris, made, 1);
      await anna.locator(at('pause')).click();
      await anna.locator(at('withdraw')).waitFor();
      expect(await focused(anna)).toBe('bar');
      await boris.locator(at('agree')).waitFor();
      await expect.poll(() => spoken(boris).textContent()).toContain('návrh na přestávku');
      await anna.locator(at('withdraw')).click();
      await boris.locator(at('agree')).waitFor({ state: 'detached' });
      await boris.locator('.said', { hasText: 'návrh padá' }).waitFor();
      // One's own last action, and no button before there is one.
      expect(await boris.locator(at('take-back')).count()).toBe(0);
      await boris.locator(OPTIONS).last().click();
      await boris.locator(at('take-back')).click();
      await anna.locator(at('pause')).click();
      await anna.locator(at('withdraw')).waitFor();
      await anna.locator(at('agree')).waitFor();
      await boris.locator(at('agree')).waitFor();
      for (const page of [anna, boris]) expect(await page.locator('.bar .offer').count()).toBe(2);
      await screenshot(anna, 'online-offers-en');
      expect(await axeFindings(anna)).toEqual([]);
      await boris.waitForSelector(OPTIONS, { state: 'detached' });
      await anna.locator(at('agree')).click();
      await boris.waitForSelector(OPTIONS);
      expect(await focused(anna)).toBe('bar');
      await boris.locator(at('pause')).click();
      await anna.locator(at('agree')).click();
      for (const page of [anna, boris]) await page.locator(at('resume')).waitFor();
      // What stands does not hide the way back to the game.
      await boris.locator(OPTIONS).last().click();
      await boris.locator(at('take-back')).click();
      await anna.locator(at('agree')).waitFor();
      await anna.locator(at('resume')).click();
      for (const page of [anna, boris]) {
        await page.locator(at('resume')).waitFor({ state: 'detached' });
      }
      await anna.locator(at('decline')).click();
      await boris.locator('.said', { hasText: 'návrh padá' }).waitFor();
    });

    it('a win on time is claimed, also while an offer of one’s own stands', async () => {
      const anna = await site.visit({ language: 'en' });
      const made = await makeTimed(anna, 'skirmish', 10_000);
      await sitDown(anna, made, 0);
      const boris = await site.visit({ language: 'cs' });
      await sitDown(boris, made, 1);
      await anna.locator(OPTIONS).last().click();
      await anna.locator(at('pause')).click();
      await anna.locator(at('withdraw')).waitFor();
      await boris.locator('.bar .offer', { hasText: 'Čas vám vypršel' }).waitFor();
      await anna.locator(at('claim')).click();
      for (const page of [anna, boris]) await page.waitForSelector(OVER);
      await expect.poll(() => spoken(boris).textContent()).toContain('čas vypršel');
    });

    it('a link to the other seat asks first, and neither seat is lost', async () => {
      const anna = await site.visit({ language: 'en' });
      const link = await invite(anna, 'skirmish');
      const watch = await anna.locator('.links input').last().inputValue();
      const own = await keptSecret(anna, idOf(link));
      const me = anna.locator('.online > .bar li', { hasText: 'you' }).locator('b');
      const mySide = await me.textContent();
      // To watch one's own game takes nothing away either.
      await anna.goto(watch);
      await anna.getByText('You are watching').first().waitFor();
      expect(await anna.locator('.links').count()).toBe(0);
      await anna.goto(link);
      await anna.getByText('You already sit at this table').waitFor();
      await screenshot(anna, 'online-other-seat-en');
      expect(await axeFindings(anna)).toEqual([]);
      await anna.locator('[data-online=own-seat]').click();
      await me.waitFor();
      expect(await me.textContent()).toBe(mySide);
      await anna.goto(link);
      await anna.locator('[data-online=sit-here]').click();
      await me.waitFor();
      expect(await me.textContent()).not.toBe(mySide);
      expect(anna.url()).not.toContain(link.split('/').at(-1));
      await anna.reload();
      await me.waitFor();
      expect(await me.textContent()).not.toBe(mySide);
      expect(await keptSecret(anna, idOf(link))).toBe(own);
      await turnTo(anna, '#/online');
      await turnTo(anna, `#/table/${idOf(link)}`);
      await me.waitFor();
      expect(await me.textContent()).toBe(mySide);
    });

    it('the secret leaves the address once, however much happens', async () => {
      const anna = await site.visit({ language: 'en' });
      const link = await invite(anna, 'skirmish');
      const boris = await site.visit({ language: 'en' });
      await boris.evaluate(() => {
        const replace = history.replaceState.bind(history);
        history.replaceState = (...given) => {
          sessionStorage.setItem('replaced', `${sessionStorage.getItem('replaced') ?? ''}x`);
          replace(...given);
        };
      });
      await turnTo(boris, link.replace(/.*(?=#)/, ''));
      await boris.waitForSelector(OPTIONS);
      for (const page of [anna, boris]) await page.locator(OPTIONS).last().click();
      await anna.waitForSelector(`${OPTIONS}, .prompt.waiting`);
      expect(await boris.evaluate(() => sessionStorage.getItem('replaced'))).toBe('x');
    });

    it('whose line breaks is told so, and goes on when it is back', async () => {
      const anna = await site.visit({ language: 'en', keepsOffline: true });
      const lines = await holdLines(anna);
      await invite(anna, 'skirmish');
      await anna.locator('.chat-button').click();
      expect(await anna.evaluate(() => document.activeElement?.id)).toBe('chat-text');
      await anna.keyboard.press('Escape');
      await lines.cut();
      await anna.locator('.said.lost').waitFor();
      await expect.poll(() => spoken(anna).textContent()).toContain('Connection lost');
      await anna.locator(OPTIONS).last().click();
      lines.mend();
      await anna.locator('.said.lost').waitFor({ state: 'detached' });
      await anna.waitForSelector(OPTIONS, { state: 'detached' });
      await anna.reload();
      await anna.waitForSelector('.online');
      expect(await anna.locator(OPTIONS).count()).toBe(0);
      await site.leave(anna);
    });

    it('chat: what is read stays read, what is muted stays muted, what is refused comes back', async () => {
      const anna = await site.visit({ language: 'en', keepsOffline: true });
      const lines = await holdLines(anna);
      const link = await invite(anna, 'skirmish');
      const boris = await site.visit({ language: 'cs' });
      await boris.goto(link);
      await boris.waitForSelector(OPTIONS);
      await boris.locator('.chat-button').click();
      for (let line = 1; line <= 40; line++) {
        await boris.locator('#chat-text').fill(`Dobrý den po ${line}.`);
        await boris.keyboard.press('Enter');
        await boris.getByText(`Dobrý den po ${line}.`).waitFor();
      }
      await anna.locator('.chat-button', { hasText: '(40)' }).waitFor();
      await expect.poll(() => spoken(anna).textContent()).toContain('Dobrý den po 40.');
      await anna.locator('.chat-button').click();
      // The newest line is in sight, and the next one too.
      const newest = anna.locator('dialog li').last();
      const isSeen = () =>
        newest.evaluate((line) => {
          const list = line.closest('.scroll')?.getBoundingClientRect();
          const { bottom } = line.getBoundingClientRect();
          return list !== undefined && bottom <= list.bottom + 1;
        });
      await expect.poll(isSeen).toBe(true);
      await boris.locator('#chat-text').fill('A ještě jednou.');
      await boris.keyboard.press('Enter');
      await newest.getByText('A ještě jednou.').waitFor();
      await expect.poll(isSeen).toBe(true);
      await screenshot(anna, 'online-chat-en');
      expect(await axeFindings(anna)).toEqual([]);
      lines.hearOtherwise((text) => {
        const { type, ref } = JSON.parse(text);
        if (type === 'chat') return null;
        if (type !== 'done') return text;
        return JSON.stringify({ type: 'refused', ref, refusal: { code: 'too-many' } });
      });
      await anna.locator('#chat-text').fill('Too fast');
      await anna.keyboard.press('Enter');
      await anna.locator('dialog').getByText('Wait a moment').waitFor();
      expect(await anna.locator('#chat-text').inputValue()).toBe('Too fast');
      await anna.getByText('Mute the others').click();
      await anna.reload();
      await anna.waitForSelector('.online');
      expect(await anna.locator('.chat-button').textContent()).not.toContain('(');
      await anna.locator('.chat-button').click();
      await anna.getByText('Hear the others again').waitFor();
      await site.leave(anna);
    });

    it('a rated game says so, and a seat that nobody has taken is not away', async () => {
      const anna = await site.visit({ language: 'en' });
      await anna.evaluate(async () => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ name: 'Anna', password: 'long enough for this' });
        await fetch('/api/accounts', { method: 'POST', headers, body });
      });
      await turnTo(anna, '#/invite/skirmish');
      await anna.locator('form input[type=checkbox]').check({ force: true });
      await anna.locator('form button[type=submit]').click();
      await anna.locator('.bar .rated').waitFor();
      const seats = await anna.locator('.online > .bar > ul').textContent();
      expect(seats).toContain('free seat');
      expect(seats).not.toContain('away');
    });

    it('whose page cannot fetch the game is told so, and can try again or go', async () => {
      const anna = await site.visit({ language: 'en' });
      const { id } = await makeTimed(anna, 'skirmish', HOUR);
      let isGone = true;
      const chunks = /\/assets\/[^/]*skirmish[^/]*\.js$/;
      await anna.route(chunks, (route) => (isGone ? route.abort('aborted') : route.continue()));
      await turnTo(anna, `#/table/${id}`);
      await anna.getByText('could not be fetched').waitFor();
      expect(await anna.getByText('Lobby').count()).toBe(1);
      isGone = false;
      await anna.locator('[data-online=lay-again]').click();
      await anna.waitForSelector(OPTIONS);
      await anna.unroute(chunks);
    });

    it('another token of the reserve is taken instead by one click, and put back by one', async () => {
      const anna = await site.visit({ language: 'en' });
      const link = await invite(anna, 'blitzkrieg');
      const boris = await site.visit({ language: 'cs' });
      await boris.goto(link);
      const tokens = 'button[data-token]';
      for (const page of [anna, boris]) await page.waitForSelector(tokens);
      const asked = (await anna.locator('.prompt.following').count()) > 0 ? boris : anna;
      await asked.locator(tokens).nth(0).click();
      await asked.waitForSelector('button.held[data-token="0"]');
      await asked.locator(tokens).nth(1).click();
      await asked.waitForSelector('button.held[data-token="1"]');
      await asked.locator(tokens).nth(1).click();
      await asked.waitForSelector('button.held', { state: 'detached' });
    });
  },
  { env: { LIMITS: 'off' } },
);

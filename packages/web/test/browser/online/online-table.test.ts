import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { expectReadable } from '../support/faint-texts.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import {
  at,
  holdLines,
  idOf,
  invite,
  makeTimed,
  mySide,
  OVER,
  resign,
  SOON,
  sitDown,
  takeName,
} from '../support/online-steps.ts';
import { OPTIONS, turnTo } from '../support/steps.ts';

const HOUR = 3_600_000;
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.className.split(' ')[0] ?? '');
const spoken = (page: Page) => page.locator('.bar [role=status]');
/** The answer to one offer among those that stand. */
const agreeTo = (page: Page, offer: string) =>
  page.locator('.bar .offer', { hasText: offer }).locator('[data-online=agree]');

describeInBrowser(
  'an online table',
  (site) => {
    it('keeps several offers apart, and announces each to screen readers once', async () => {
      const anna = await site.visit({ language: 'en' });
      const made = await makeTimed(anna, 'skirmish', HOUR);
      await sitDown(anna, made, 0);
      const boris = await site.visit({ language: 'cs' });
      await sitDown(boris, made, 1);
      await anna.locator(at('pause')).click();
      await anna.locator(at('withdraw')).waitFor();
      expect(await focused(anna)).toBe('bar');
      await boris.locator(at('agree')).waitFor();
      await expect.poll(() => spoken(boris).textContent(), SOON).toContain('navrhují přestávku');
      await anna.locator(at('withdraw')).click();
      await boris.locator(at('agree')).waitFor({ state: 'detached' });
      await boris.locator('.said', { hasText: 'Návrh už neplatí' }).waitFor();
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
      await agreeTo(anna, 'take back').click();
      await boris.waitForSelector(OPTIONS);
      expect(await focused(anna)).toBe('bar');
      await boris.locator(at('pause')).click();
      await agreeTo(anna, 'a pause').click();
      for (const page of [anna, boris]) await page.locator(at('resume')).waitFor();
      // Open messages do not hide the button back to the game.
      await boris.locator(OPTIONS).last().click();
      await boris.locator(at('take-back')).click();
      await anna.locator(at('agree')).waitFor();
      await anna.locator(at('resume')).click();
      for (const page of [anna, boris]) {
        await page.locator(at('resume')).waitFor({ state: 'detached' });
      }
      await anna.locator(at('decline')).click();
      await boris.locator('.said', { hasText: 'Návrh už neplatí' }).waitFor();
    });

    it('asks before a link to the other seat works, and loses neither seat', async () => {
      const anna = await site.visit({ language: 'en' });
      const link = await invite(anna, 'skirmish');
      const watch = await anna.locator('.links input').last().inputValue();
      const secret = link.split('/').at(-1) ?? '';
      const me = mySide(anna);
      const side = await me.textContent();
      // To watch one's own game takes nothing away either.
      await anna.goto(watch);
      await anna.getByText('You’re watching').first().waitFor();
      expect(await anna.locator('.links').count()).toBe(0);
      await anna.goto(link);
      await anna.getByText('You already have a seat at this table').waitFor();
      await screenshot(anna, 'online-other-seat-en');
      expect(await axeFindings(anna)).toEqual([]);
      await anna.locator('[data-online=own-seat]').click();
      await me.waitFor();
      expect(await me.textContent()).toBe(side);
      await anna.goto(link);
      await anna.locator('[data-online=sit-here]').click();
      await me.waitFor();
      expect(await me.textContent()).not.toBe(side);
      // Neither the address nor the history keeps what opens the seat.
      expect(anna.url()).not.toContain(secret);
      expect(await anna.evaluate(() => JSON.stringify(history.state))).not.toContain(secret);
      await anna.reload();
      await me.waitFor();
      expect(await me.textContent()).not.toBe(side);
      await turnTo(anna, '#/online');
      await turnTo(anna, `#/table/${idOf(link)}`);
      await me.waitFor();
      expect(await me.textContent()).toBe(side);
    });

    it('rewrites the address once, to remove the secret', async () => {
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

    it('tells a player who is disconnected, and continues after the reconnect', async () => {
      const anna = await site.visit({ language: 'en' });
      const lines = await holdLines(anna);
      await invite(anna, 'skirmish');
      await anna.locator('.chat-button').click();
      expect(await anna.evaluate(() => document.activeElement?.id)).toBe('chat-text');
      await anna.keyboard.press('Escape');
      await lines.cut();
      await anna.locator('.said.lost').waitFor();
      await expect.poll(() => spoken(anna).textContent(), SOON).toContain('Connection lost');
      await anna.locator(OPTIONS).last().click();
      // A chat line written in the meantime waits as well, and is marked.
      await anna.locator('.chat-button').click();
      await anna.locator('#chat-text').fill('Are you there?');
      await anna.keyboard.press('Enter');
      await anna.locator('dialog [role=status]', { hasText: 'Connection lost' }).waitFor();
      const unsaid = anna.locator('dialog .unsaid', { hasText: 'Are you there?' });
      await unsaid.getByText('sending…').waitFor();
      expect(await anna.locator('#chat-text').inputValue()).toBe('');
      await screenshot(anna, 'online-unsaid-en');
      lines.mend();
      await unsaid.waitFor({ state: 'detached' });
      expect(await anna.locator('dialog li', { hasText: 'Are you there?' }).count()).toBe(1);
      await anna.keyboard.press('Escape');
      await anna.locator('.said.lost').waitFor({ state: 'detached' });
      // A player cannot take back an action that the server has not confirmed.
      await anna.locator(at('take-back')).waitFor();
      await anna.reload();
      await anna.waitForSelector('.online .table');
      expect(await anna.locator(OPTIONS).count()).toBe(0);
      await site.leave(anna);
    });

    it('remembers read chat and mute, and returns a refused chat line to its writer', async () => {
      const anna = await site.visit({ language: 'en' });
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
      await expect.poll(() => spoken(anna).textContent(), SOON).toContain('Dobrý den po 40.');
      await anna.locator('.chat-button').click();
      // The newest line is in sight, and the next one too.
      const newest = anna.locator('dialog li').last();
      const isSeen = () =>
        newest.evaluate((line) => {
          const list = line.closest('.scroll')?.getBoundingClientRect();
          const { bottom } = line.getBoundingClientRect();
          return list !== undefined && bottom <= list.bottom + 1;
        });
      await expect.poll(isSeen, SOON).toBe(true);
      await boris.locator('#chat-text').fill('A ještě jednou.');
      await boris.keyboard.press('Enter');
      await newest.getByText('A ještě jednou.').waitFor();
      await expect.poll(isSeen, SOON).toBe(true);
      await screenshot(anna, 'online-chat-en');
      expect(await axeFindings(anna, { isContrastRead: true })).toEqual([]);
      await expectReadable(anna);
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
      lines.hearOtherwise((text) => text);
      // All chat lines arrive again before the table does.
      await anna.reload();
      await anna.waitForSelector('.online .table');
      expect(await anna.locator('.chat-button').textContent()).not.toContain('(');
      await anna.locator('.chat-button').click();
      await anna.locator('dialog li', { hasText: 'Dobrý den po 40.' }).waitFor();
      await anna.getByText('Mute chat').click();
      await anna.reload();
      await anna.waitForSelector('.online .table');
      await boris.locator('#chat-text').fill('Slyšíte mě?');
      await boris.keyboard.press('Enter');
      await boris.locator('dialog ol').getByText('Slyšíte mě?').waitFor();
      await anna.locator('.chat-button').click();
      await anna.getByText('Unmute chat').waitFor();
      // Anna's line comes after Boris's.
      await anna.locator('#chat-text').fill('I cannot hear you.');
      await anna.keyboard.press('Enter');
      await anna.locator('dialog ol').getByText('I cannot hear you.').waitFor();
      expect(await anna.getByText('Slyšíte mě?').count()).toBe(0);
      await site.leave(anna);
    });

    it('marks a rated game, and does not show an open seat as away', async () => {
      const anna = await site.visit({ language: 'en' });
      await takeName(anna, 'Anna');
      await turnTo(anna, '#/invite/skirmish');
      // Not before the server has said who she is.
      await anna.locator('form input[type=checkbox]').check();
      await anna.locator('form button[type=submit]').click();
      await anna.locator('.bar .rated').waitFor();
      const seats = await anna.locator('.online > .bar > ul').textContent();
      expect(seats).toContain('free seat');
      expect(seats).not.toContain('away');
    });

    it('tells a player that the game’s code cannot be loaded, with buttons to retry or leave', async () => {
      const anna = await site.visit({ language: 'en' });
      const { id } = await makeTimed(anna, 'skirmish', HOUR);
      let isGone = true;
      const chunks = /\/assets\/[^/]*skirmish[^/]*\.js$/;
      await anna.route(chunks, (route) => (isGone ? route.abort('aborted') : route.continue()));
      await turnTo(anna, `#/table/${id}`);
      await anna.getByText('couldn’t be loaded').waitFor();
      expect(await anna.getByText('Lobby').count()).toBe(1);
      isGone = false;
      await anna.locator('[data-online=lay-again]').click();
      await anna.waitForSelector(OPTIONS);
      await anna.unroute(chunks);
    });

    it('never mixes a past position with the present, neither while it loads nor if loading fails', async () => {
      const anna = await site.visit({ language: 'en' });
      const lines = await holdLines(anna);
      await invite(anna, 'normandy');
      await anna.locator('#options > button').click();
      await anna.locator(OPTIONS).first().click();
      // The seal of the dice is the oldest line of the log, and folded: few want to read it.
      const seal = anna.locator('.log .seal');
      await seal.locator('summary').waitFor();
      expect(await seal.locator('.code').isVisible()).toBe(false);
      await seal.locator('summary').click();
      await seal.locator('.code').getByText('sha256:').waitFor();
      const prompt = anna.locator('#prompt .sentence');
      const look = anna.locator('.log .look').first();
      lines.hearOtherwise((text) => (JSON.parse(text).type === 'past' ? null : text));
      await look.click();
      await prompt.getByText('Loading the map after action').waitFor();
      // The answer is on its way, or lost and asked for again by another line.
      lines.hearOtherwise((text) => {
        const { type, ref } = JSON.parse(text);
        if (type !== 'past') return text;
        return JSON.stringify({ type: 'refused', ref, refusal: { code: 'bad-message' } });
      });
      await prompt.getByText('can’t be shown right now').waitFor();
      lines.hearOtherwise((text) => text);
      await anna.reload();
      await look.click();
      await prompt.getByText('The map after action').waitFor();
      await site.leave(anna);
    });

    it('verifies the dice without animation if motion is off', async () => {
      const anna = await site.visit({ language: 'en', moves: true, at: '#/settings' });
      await anna.locator('input[name=motion][value=off]').check({ force: true });
      const made = await makeTimed(anna, 'skirmish', HOUR);
      await sitDown(anna, made, 0);
      const boris = await site.visit({ language: 'en' });
      await sitDown(boris, made, 1);
      await anna.locator(OPTIONS).last().click();
      await resign(boris, made.id);
      await anna.locator('[data-dice=verify]').waitFor();
      const compared = await anna.evaluate(async () => {
        document.querySelector<HTMLElement>('[data-dice=verify]')?.click();
        await new Promise(requestAnimationFrame);
        return document.querySelector('.proof')?.textContent;
      });
      const [, count, all] = /compared: (\d+)\sof (\d+)/.exec(compared ?? '') ?? [];
      expect(Number(all)).toBeGreaterThan(0);
      expect(count).toBe(all);
    });

    it('exchanges the chosen token of the reserve by one click, and puts it back by one', async () => {
      const anna = await site.visit({ language: 'en' });
      const link = await invite(anna, 'blitzkrieg');
      const boris = await site.visit({ language: 'cs' });
      await boris.goto(link);
      const tokens = 'button[data-token]';
      for (const page of [anna, boris]) await page.waitForSelector(tokens);
      const asked = (await anna.locator('.prompt.following').count()) > 0 ? boris : anna;
      // The bag is shuffled: the first two may be alike, and then it is all one which of them is held.
      const names = await asked.locator(`${tokens} b`).allTextContents();
      const other = names.findIndex((name) => name !== names[0]);
      await asked.locator(tokens).nth(0).click();
      await asked.waitForSelector('button.held[data-token="0"]');
      await asked.locator(tokens).nth(other).click();
      await asked.waitForSelector(`button.held[data-token="${other}"]`);
      await asked.locator(tokens).nth(other).click();
      await asked.waitForSelector('button.held', { state: 'detached' });
    });

    // Last: by now the server is old enough, and nothing is waited for.
    it('lets a player claim a win on time even while their own offer is open', async () => {
      const anna = await site.visit({ language: 'en' });
      const made = await makeTimed(anna, 'skirmish', 10_000);
      await sitDown(anna, made, 0);
      const boris = await site.visit({ language: 'cs' });
      await sitDown(boris, made, 1);
      await anna.locator(OPTIONS).last().click();
      await anna.locator(at('pause')).click();
      await anna.locator(at('withdraw')).waitFor();
      await boris.locator('.bar .offer', { hasText: 'Čas vám vypršel' }).waitFor();
      // In its first minute a server accepts no claim.
      await expect
        .poll(
          async () => {
            const button = anna.locator(at('claim'));
            if ((await button.count()) > 0) await button.click();
            return anna.locator(OVER).count();
          },
          { timeout: 90_000, interval: 3_000 },
        )
        .toBeGreaterThan(0);
      for (const page of [anna, boris]) await page.waitForSelector(OVER);
      await expect.poll(() => spoken(boris).textContent(), SOON).toContain('došel čas');
    });
  },
  { env: { LIMITS: 'off' } },
);

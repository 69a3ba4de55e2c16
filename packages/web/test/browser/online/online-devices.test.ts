import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { idOf, invite, mySide, takeName } from '../support/online-steps.ts';
import { OPTIONS, turnTo } from '../support/steps.ts';

describeInBrowser(
  'one player on several pages',
  (site) => {
    it('sees a notice of another page at the seat and closes it; that page can come back', async () => {
      const first = await site.visit({ language: 'en' });
      const link = await invite(first, 'skirmish');
      const second = await first.context().newPage();
      await second.goto(first.url());
      const notice = (page: typeof first) => page.locator('[role=alert] > .other');
      for (const page of [first, second]) await notice(page).waitFor();
      await screenshot(first, 'online-other-page-en');
      expect(await axeFindings(first)).toEqual([]);
      await second.locator('[data-online=leave-other]').click();
      await notice(second).waitFor({ state: 'detached' });
      // By keyboard, which then stands on the bar instead of the button that has gone.
      await first.locator('[data-online=close-other]').focus();
      await first.keyboard.press('Enter');
      await notice(first).waitFor({ state: 'detached' });
      expect(await first.locator('section.bar:focus').count()).toBe(1);
      await second.getByText('You closed this page from another window').waitFor();
      await screenshot(second, 'online-closed-en');
      expect(await axeFindings(second)).toEqual([]);
      // It stays closed until its reader reopens it, and then the first page gets the notice again.
      expect(await notice(first).count()).toBe(0);
      await second.locator('[data-online=come-back]').click();
      await mySide(second).waitFor();
      await notice(first).waitFor();
      await first.locator('[data-online=leave-other]').click();
      // A page that is loaded again is the same page.
      await second.reload();
      await mySide(second).waitFor();
      await second.locator(OPTIONS).last().click();
      await first.waitForSelector(OPTIONS, { state: 'detached' });
      expect(await notice(first).count()).toBe(0);
      // The opponent gets no notice.
      const boris = await site.visit({ language: 'cs' });
      await boris.goto(link);
      await mySide(boris).waitFor();
      expect(await notice(boris).count()).toBe(0);
      await site.leave(first);
    });

    it('connects another device by a link that works once', async () => {
      const laptop = await site.visit({ language: 'cs' });
      const id = idOf(await invite(laptop, 'normandy'));
      await laptop.locator('.top button').last().click();
      await laptop.getByRole('link', { name: /Hrát i\sna jiném/ }).click();
      await laptop.locator('[data-online=make-device]').click();
      const field = laptop.locator('.made input');
      await field.waitFor();
      const link = await field.inputValue();
      expect(await laptop.evaluate(() => document.activeElement?.localName)).toBe('input');
      await screenshot(laptop, 'online-device-link-cs');
      expect(await axeFindings(laptop)).toEqual([]);
      const phone = await site.visit({ language: 'en', width: 390, height: 844 });
      await phone.goto(link);
      await phone.getByText('Use it only if you created it yourself').waitFor();
      await screenshot(phone, 'online-device-use-en-390');
      expect(await axeFindings(phone)).toEqual([]);
      await phone.locator('[data-online=use-device]').click();
      await phone.locator(`article a[href="#/table/${id}"]`).click();
      await mySide(phone).waitFor();
      // The laptop signs the phone out, which is a stranger to the game from then on.
      await laptop.locator('[data-online=end-devices]').click();
      await laptop.getByText('Všechna ostatní zařízení jsou odhlášená.').waitFor();
      await phone.reload();
      await phone.getByText('you have no seat in it').waitFor();
      const stranger = await site.visit({ language: 'en' });
      await stranger.goto(link);
      await stranger.locator('[data-online=use-device]').click();
      await stranger.getByText('This link no longer works').waitFor();
    });

    it('signs in on another device with an account; a device link that would replace other games is refused', async () => {
      const anna = await site.visit({ language: 'en' });
      const name = await takeName(anna, 'Anna');
      await turnTo(anna, '#/device');
      await anna.getByText(`Sign in as ${name}`).waitFor();
      expect(await anna.locator('[data-online=make-device]').count()).toBe(0);
      const guest = await site.visit({ language: 'en' });
      await invite(guest, 'skirmish');
      await turnTo(guest, '#/device');
      await guest.locator('[data-online=make-device]').click();
      const link = await guest.locator('.made input').inputValue();
      await anna.goto(link);
      await anna.locator('[data-online=use-device]').click();
      await anna.getByText('You’re already playing other games').waitFor();
    });
  },
  { env: { LIMITS: 'off' }, refusing: /\/api\/device-links\/use$/ },
);

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from '../support/harness.ts';
import { SOON } from '../support/online-steps.ts';
import { turnTo } from '../support/steps.ts';

// By itself: only a whole browser shows notifications, and each of its windows costs more than the shell's.

/** A server that tells people of their moves, by a push service that is never called here. */
const HOST = {
  PUSH_KEY: Buffer.alloc(32, 1).toString('base64'),
  PUSH_CONTACT: 'mailto:host@example.org',
  PUSH_SERVICES: 'https://push.example.org',
};

/** Runs in the page: a browser that is at a push service. */
function subscribeAtOnce(): void {
  let kept: PushSubscription | null = null;
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  const endpoint = 'https://push.example.org/anna';
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    async unsubscribe() {
      kept = null;
      return true;
    },
  } as unknown as PushSubscription;
  PushManager.prototype.subscribe = async () => {
    kept = made;
    return made;
  };
  PushManager.prototype.getSubscription = async () => kept;
}

/** Notifications that the browser shows outside the page. */
const shownNotes = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const notes = await (await navigator.serviceWorker.ready).getNotifications();
    return notes.map(({ title, body, tag }) => `${title}: ${body} ${tag}`);
  });

describeInBrowser(
  'players whose browser shows notifications',
  (site) => {
    it('are notified when it is their move, if they subscribe', async () => {
      const anna = await site.visit({ language: 'cs', keepsOffline: true });
      await anna.context().grantPermissions(['notifications']);
      await anna.evaluate(() => navigator.serviceWorker.ready);
      await anna.evaluate(subscribeAtOnce);
      await turnTo(anna, '#/online');
      const bell = anna.locator('[aria-labelledby=bell] input');
      const heard = (method: string) =>
        anna.waitForResponse(
          (answer) => answer.url().endsWith('/api/push') && answer.request().method() === method,
        );
      const put = heard('PUT');
      await bell.check();
      expect((await put).ok()).toBe(true);
      const cdp = await anna.context().newCDPSession(anna);
      const registered = new Promise<string>((resolve) => {
        cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
          if (one !== undefined) resolve(one.registrationId);
        });
      });
      await cdp.send('ServiceWorker.enable');
      await cdp.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(anna.url()).origin,
        registrationId: await registered,
        data: JSON.stringify({ title: 'Jste na tahu', body: 'Normandie', game: 'gamegame' }),
      });
      await expect.poll(() => shownNotes(anna), SOON).toEqual(['Jste na tahu: Normandie gamegame']);
      const dropped = heard('DELETE');
      await bell.uncheck();
      expect((await dropped).ok()).toBe(true);
      await expect.poll(() => bell.isChecked(), SOON).toBe(false);
      // Without the server it is not turned on, and says so.
      await anna.route('**/api/push', (route) => route.abort('aborted'));
      await bell.click();
      await anna.locator('[aria-labelledby=bell] [role=alert]').waitFor();
      await expect.poll(() => bell.isChecked(), SOON).toBe(false);
    });
  },
  { env: HOST, showsNotes: true },
);

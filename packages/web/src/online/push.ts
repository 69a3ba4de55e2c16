import type { Language } from '@bivouac/text';
import type { Api } from './api.ts';

/** Notifications of this browser that it is the player's move. */
export interface MoveBell {
  /** Null where the browser or the server cannot. */
  isOn(): Promise<boolean | null>;
  /** The same where the server is known to: only the browser is asked, which always answers. */
  isOnHere(): Promise<boolean>;
  /** False if the reader did not allow it. */
  turnOn(language: Language): Promise<boolean>;
  turnOff(): Promise<void>;
}

/** As much of a browser as is needed. */
export interface Bells {
  /** Null where there is no service worker, or none that can be pushed. */
  manager(): Promise<PushManager | null>;
  /** Asks the reader. */
  ask(): Promise<NotificationPermission>;
}

export const browserBells: Bells = {
  async manager() {
    if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.pushManager ?? null;
  },
  ask: () => Notification.requestPermission(),
};

export function createMoveBell(api: Api, bells: Bells): MoveBell {
  const subscribed = async (): Promise<PushSubscription | null> =>
    (await (await bells.manager())?.getSubscription()) ?? null;
  return {
    async isOn() {
      const [manager, { key }] = await Promise.all([bells.manager(), api.pushOffer()]);
      return manager === null || key === null ? null : (await subscribed()) !== null;
    },
    isOnHere: async () => (await subscribed()) !== null,
    async turnOn(language) {
      const [manager, { key }] = await Promise.all([bells.manager(), api.pushOffer()]);
      if (manager === null || key === null || (await bells.ask()) !== 'granted') return false;
      const options = { userVisibleOnly: true, applicationServerKey: key };
      const made = await manager.subscribe(options);
      const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
      try {
        await api.subscribe({ endpoint, keys: { p256dh, auth }, language });
      } catch (error) {
        // A browser that no server knows must not look as if it got notifications.
        await made.unsubscribe();
        throw error;
      }
      return true;
    },
    async turnOff() {
      const subscription = await subscribed();
      if (subscription === null) return;
      // First here: whatever the server does, nothing is heard any more.
      await subscription.unsubscribe();
      await api.unsubscribe(subscription.endpoint);
    },
  };
}

/**
 * The table is open in a hidden window: the server notifies only players who are away, so the page
 * notifies its own reader if they have asked for it.
 */
export async function tellUnseen(
  game: string,
  notice: { title: string; body: string },
): Promise<void> {
  if (document.visibilityState === 'visible' || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!(await registration?.pushManager?.getSubscription())) return;
  await registration?.showNotification(notice.title, { body: notice.body, tag: game });
}

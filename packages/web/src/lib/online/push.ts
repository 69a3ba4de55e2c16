import type { Language } from '@bivouac/text';
import type { Api } from './api.ts';

/** Being told by this browser that it is one's move. */
export interface MoveBell {
  /** Null where the browser or the server cannot. */
  isOn(): Promise<boolean | null>;
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
  return {
    async isOn() {
      const [manager, { key }] = await Promise.all([bells.manager(), api.pushOffer()]);
      if (manager === null || key === null) return null;
      return (await manager.getSubscription()) !== null;
    },
    async turnOn(language) {
      const [manager, { key }] = await Promise.all([bells.manager(), api.pushOffer()]);
      if (manager === null || key === null || (await bells.ask()) !== 'granted') return false;
      const options = { userVisibleOnly: true, applicationServerKey: key };
      const made = (await manager.subscribe(options)).toJSON();
      const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made;
      await api.subscribe({ endpoint, keys: { p256dh, auth }, language });
      return true;
    },
    async turnOff() {
      const subscription = await (await bells.manager())?.getSubscription();
      if (!subscription) return;
      // First here: whatever the server does, nothing is heard any more.
      await subscription.unsubscribe();
      await api.unsubscribe(subscription.endpoint);
    },
  };
}

/**
 * The table is open in a window that nobody sees: the server tells only those who are away, so the page
 * tells its own reader, if he has asked to be told.
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

/** Lets the new version take over; the page loads anew. */
export type TakeOver = () => void;

/**
 * Keeps the page for times without a network. A new version waits until it is let in, so that a
 * game under way never meets files of another version; `onready` hears of it.
 */
export async function keepOffline(onready: (takeOver: TakeOver) => void): Promise<void> {
  // Old browsers and plain http have none; the page works without.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // At the very first visit nothing is replaced.
  const isReplacing = (): boolean => serviceWorker.controller !== null;
  const registration = await serviceWorker.register('/sw.js').catch(() => null);
  if (registration === null) return;

  const offer = (worker: ServiceWorker): void => {
    onready(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage('take-over');
    });
  };
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isReplacing()) offer(worker);
    });
  };
  if (registration.waiting !== null && isReplacing()) offer(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

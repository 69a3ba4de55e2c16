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

  const offer = (worker: ServiceWorker): void => onready(() => letIn(worker));
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isReplacing()) offer(worker);
    });
  };
  if (registration.waiting !== null && isReplacing()) offer(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

function letIn(worker: ServiceWorker): void {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('take-over');
}

/**
 * Loads the page as the server has it now: the one that is kept for times without a network may be
 * older, and would only come again.
 */
export async function loadNewest(): Promise<void> {
  const worker = await newestWorker().catch(() => null);
  if (worker === null) return location.reload();
  const look = (): void => {
    if (worker.state === 'installed') letIn(worker);
    else if (worker.state === 'redundant') location.reload();
  };
  worker.addEventListener('statechange', look);
  look();
}

/** The version that waits to be let in, or is just being fetched; null if there is none. */
async function newestWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  return registration?.installing ?? registration?.waiting ?? null;
}

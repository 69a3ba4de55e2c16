/** Lets the new version take over; the page reloads. */
export type TakeOver = () => void;

/** The part of the browser that is used here. */
export interface OfflineDeps {
  readonly serviceWorker: ServiceWorkerContainer;
  readonly reload: () => void;
}

/** Null in old browsers and over plain http: they have no service workers, and the page works without. */
function browserDeps(): OfflineDeps | null {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  return { serviceWorker, reload: () => location.reload() };
}

/**
 * Keeps the page for times without a network. A new version waits until it is let in, so that a
 * game under way never meets files of another version; `onready` hears of it.
 */
export async function keepOffline(
  onready: (takeOver: TakeOver) => void,
  deps: OfflineDeps | null = browserDeps(),
): Promise<void> {
  if (deps === null) return;
  const { serviceWorker } = deps;
  const registration = await serviceWorker.register('/sw.js').catch(() => null);
  if (registration === null) return;

  const offer = (worker: ServiceWorker): void => {
    if (isReplacing(serviceWorker.controller, worker)) onready(() => letIn(worker, deps));
  };
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  };
  if (registration.waiting !== null) offer(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

/**
 * At the very first visit nothing is replaced: no worker serves the page yet, or, where the browser
 * tells late that the worker is installed, that worker itself already does.
 */
export const isReplacing = (controller: ServiceWorker | null, worker: ServiceWorker): boolean =>
  controller !== null && controller !== worker;

function letIn(worker: ServiceWorker, { serviceWorker, reload }: OfflineDeps): void {
  // A worker that is in already brings no change to wait for.
  if (worker.state === 'activating' || worker.state === 'activated') reload();
  else {
    serviceWorker.addEventListener('controllerchange', reload, { once: true });
    worker.postMessage('take-over');
  }
}

/**
 * Loads the page as the server has it now: the one that is kept for times without a network may be
 * older, and would only come again.
 */
export async function loadNewest(): Promise<void> {
  const deps = browserDeps();
  const worker = deps === null ? null : await newestWorker(deps).catch(() => null);
  if (deps === null || worker === null) return location.reload();
  const look = (): void => {
    if (worker.state === 'installed') letIn(worker, deps);
    else if (worker.state === 'redundant') deps.reload();
  };
  worker.addEventListener('statechange', look);
  look();
}

/** The version that waits to be let in, or is just being fetched; null if there is none. */
async function newestWorker({ serviceWorker }: OfflineDeps): Promise<ServiceWorker | null> {
  const registration = await serviceWorker.getRegistration();
  await registration?.update();
  return registration?.installing ?? registration?.waiting ?? null;
}

// Keeps the whole page for times without a network. Built by itself into /sw.js; the list of files
// is filled in by build/offline.ts when they have their final names.

interface Precache {
  readonly version: string;
  /** Addresses, `/` for the page itself. */
  readonly files: readonly string[];
}

declare const __PRECACHE__: Precache;

/** The part of a service worker that is used here; the compiler knows only windows. */
interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', heard: (event: Fetching) => void): void;
  addEventListener(type: 'push', heard: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', heard: (event: Clicked) => void): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<unknown>) => void): void;
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Window {
  readonly url: string;
  readonly visibilityState: 'hidden' | 'visible';
  focus(): Promise<unknown>;
}
interface Pushed extends Waiting {
  readonly data: { json(): PushMessage } | null;
}
interface Clicked extends Waiting {
  readonly notification: Notification;
}
interface Fetching {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const scope = self as unknown as Scope;
const PREFIX = 'bivouac-';
const { version, files } = __PRECACHE__;
const OWN = PREFIX + version;

/** Names with a hash in them never change, so those of the last version are taken over. */
async function fill(): Promise<void> {
  const cache = await caches.open(OWN);
  const fetchAll = files.map(async (file) => {
    const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
    const response = known ?? (await fetch(file, { cache: 'no-cache' }));
    if (!response.ok) throw new Error(`${response.status}: ${file}`);
    await cache.put(file, response);
  });
  await Promise.all(fetchAll);
}

/** A window of the last version may still be open: its files stay, those before it go. */
async function tidy(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(OWN);
  const own = await cache.match(request.mode === 'navigate' ? '/' : request);
  return own ?? (await caches.match(request)) ?? (await fetch(request));
}

scope.addEventListener('install', (event) => event.waitUntil(fill()));
scope.addEventListener('activate', (event) => event.waitUntil(tidy()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = new URL(request.url).origin === scope.location.origin;
  if (request.method === 'GET' && isOurs) event.respondWith(answer(request));
});
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});

// Tells a player who is away from an online table that it is their move. The server has the sentence.

/** A message that the server pushes. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly game: string;
}

const windowsAt = async (game: string): Promise<Window[]> => {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => new URL(url).hash.startsWith(`#/table/${game}`));
};

async function tell({ title, body, game }: PushMessage): Promise<void> {
  const isSeen = (await windowsAt(game)).some((at) => at.visibilityState === 'visible');
  // A newer note about the same game takes the place of an older one.
  if (!isSeen) await scope.registration.showNotification(title, { body, tag: game, icon: ICON });
}

async function goThere(game: string): Promise<void> {
  const [open] = await windowsAt(game);
  await (open?.focus() ?? scope.clients.openWindow(`/#/table/${game}`));
}

const ICON = '/icon-192.png';

scope.addEventListener('push', (event) => {
  const notice = event.data?.json();
  if (notice !== undefined) event.waitUntil(tell(notice));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goThere(event.notification.tag));
});

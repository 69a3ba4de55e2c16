import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { leaveUnpainted } from './painting.ts';

// Visitors of the page: each has a window of their own and empty storage.

export interface PageOptions {
  /** The address of the page to open; `null` for none, where the test opens one by itself. The credits, if it is left out. */
  readonly at?: string | null;
  readonly language?: 'cs' | 'en';
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** The visitor has not asked for stillness: things move. */
  readonly moves?: boolean;
  /** Games begun on this page always get the same luck; another number gives another. */
  readonly luck?: number;
  /** The page asks before a turn ends, as it does for newcomers; most tests play on without. */
  readonly asksTurnEnd?: boolean;
  /** The test takes pictures of the page: it is always painted, and in full size. */
  readonly isSharp?: boolean;
  /** The page keeps itself for times without a network: fetches everything, on each first visit. */
  readonly keepsOffline?: boolean;
}

export interface Site {
  /** A fresh visitor, at a page of few words unless told otherwise. Everything the browser complains about is collected. */
  visit(options?: PageOptions): Promise<Page>;
  /** Ends the visit and clears the window's storage. The next visitor reuses the window: a new one costs seconds. */
  leave(page: Page): Promise<void>;
  /** Gives the server a newer version of the page, with this mark in its head. */
  renew(mark: string): void;
}

/** The page that is drawn soonest: the front page costs twice as much. */
const CHEAPEST = '#/credits';

/** The server and browser of the visitors. */
export interface TestServer {
  readonly browser: Browser;
  readonly origin: string;
  /** The build of the page that the server sends. */
  readonly folder: string;
  /** Errors and warnings that the browser has logged. */
  readonly complaints: string[];
  /** Addresses at which the tests expect to be refused. */
  readonly refusing: RegExp | null;
  readonly windows: Windows;
}

/** The windows that have been opened onto a test server. */
interface Windows {
  readonly kinds: WeakMap<Page, string>;
  /** No visitor looks out of them now. */
  readonly left: WeakSet<Page>;
  /** A test has changed something about them that cannot be taken back. */
  readonly spoilt: WeakSet<Page>;
  /** Those that the next visitor can have, by their kind. */
  readonly free: Map<string, Page[]>;
  /** A visitor is there. */
  readonly busy: Set<Page>;
}

export const createWindows = (): Windows => ({
  ...{ kinds: new WeakMap(), left: new WeakSet(), spoilt: new WeakSet() },
  ...{ free: new Map(), busy: new Set() },
});

/** Every visitor who is still there goes. */
export async function goAll(server: TestServer): Promise<void> {
  for (const page of server.windows.busy) await leaveWindow(server, page);
}

/** Every visitor leaves, and the test server has no windows left. */
export async function closeAll({ windows: { busy, free, left } }: TestServer): Promise<void> {
  const pages = [...busy, ...[...free.values()].flat()];
  for (const page of pages) left.add(page);
  busy.clear();
  free.clear();
  for (const context of new Set(pages.map((page) => page.context()))) await context.close();
}

/** The visitor leaves nothing behind, and the window is kept for the next, unless it was changed for good. */
async function leaveWindow({ origin, windows }: TestServer, page: Page): Promise<void> {
  const { free, kinds, left, busy, spoilt } = windows;
  busy.delete(page);
  left.add(page);
  const kind = kinds.get(page);
  if (page.isClosed()) return;
  if (kind === undefined || spoilt.has(page)) return page.context().close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Away first: a page that is left may still write something down.
  await goAway(page, origin);
  await page.evaluate(() => sessionStorage.clear());
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb',
  });
  await session.detach();
  await page.context().clearCookies();
  spoilt.delete(page);
  free.set(kind, [...(free.get(kind) ?? []), page]);
}

/** Calls `spoil` when a test changes the window in a way that it cannot take back. */
function watchChanges(page: Page, spoil: () => void): void {
  const watchCalls = (target: object, names: readonly string[]): void => {
    for (const name of names) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') throw new Error(`a window has no ${name}`);
      const value = (...given: readonly unknown[]): unknown => {
        spoil();
        return call.apply(target, given);
      };
      Object.defineProperty(target, name, { value });
    }
  };
  watchCalls(page, ['addInitScript', 'routeWebSocket']);
  const ofContext = ['addInitScript', 'grantPermissions', 'newCDPSession', 'newPage', 'setOffline'];
  watchCalls(page.context(), ofContext);
}

/** Settings that cannot be changed in an open window. */
interface Window {
  readonly locale: string;
  readonly isSharp: boolean;
  readonly luck: number;
  readonly asksTurnEnd: boolean;
}

export function createVisitors(serverNow: () => TestServer): Site {
  const open = async (
    { luck, asksTurnEnd, isSharp, locale }: Window,
    keepsOffline: boolean,
  ): Promise<Page> => {
    const { browser, complaints, refusing, windows } = serverNow();
    // A page in a quarter of its size is laid out the same, but has a sixteenth of the pixels to paint.
    const context = await browser.newContext({ locale, deviceScaleFactor: isSharp ? 1 : 0.25 });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    // Responses on their way to a page that has closed may fail.
    const isMeant = (url: string): boolean => isIcon(url) || (refusing?.test(url) ?? false);
    watch(page, isMeant, (complaint) => windows.left.has(page) || complaints.push(complaint));
    await page.addInitScript(fixLuck, luck);
    if (!isSharp) await page.addInitScript(leaveUnpainted);
    if (!asksTurnEnd) await page.addInitScript(playOnWithoutAsking);
    // Also for a second page that a test opens beside it.
    if (!keepsOffline) await context.addInitScript(refuseServiceWorker);
    watchChanges(page, () => windows.spoilt.add(page));
    return page;
  };

  return {
    async visit({
      at = CHEAPEST,
      language = 'en',
      width = 1440,
      height = 900,
      dark = false,
      moves = false,
      luck = 1,
      asksTurnEnd = false,
      isSharp = process.env['SCREENSHOTS'] !== undefined,
      keepsOffline = false,
    } = {}) {
      const window: Window = {
        locale: language === 'cs' ? 'cs-CZ' : 'en-GB',
        isSharp,
        luck,
        asksTurnEnd,
      };
      const kind = JSON.stringify(window);
      const { free, kinds, left, busy } = serverNow().windows;
      const page =
        (keepsOffline ? undefined : free.get(kind)?.pop()) ?? (await open(window, keepsOffline));
      if (!keepsOffline) kinds.set(page, kind);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({
        colorScheme: dark ? 'dark' : 'light',
        // Without motion, results are shown at once: most tests have no time for motion.
        reducedMotion: moves ? 'no-preference' : 'reduce',
      });
      left.delete(page);
      busy.add(page);
      // Of the server in any case: what a test keeps in the browser belongs to its address.
      if (at !== null) await page.goto(`${serverNow().origin}/${at}`);
      else await goAway(page, serverNow().origin);
      // The page is mounted when its words and fonts have come.
      if (at !== null) await page.waitForSelector('#app > *', { state: 'attached' });
      return page;
    },
    renew(mark) {
      const { folder } = serverNow();
      const change = (name: string, from: RegExp | string, to: string): void => {
        const file = join(folder, name);
        const text = readFileSync(file, 'utf8');
        if (text.search(from) < 0) throw new Error(`nothing to change in ${name}`);
        overwrite(file, text.replace(from, to));
      };
      change('index.html', '<head>', `<head><meta name="${mark}">`);
      change('sw.js', /"version":"[0-9a-f]+"/, `"version":"${mark}"`);
    },
    leave: (page) => leaveWindow(serverNow(), page),
  };
}

/** Changes a file of the build. Its compressed copies say what it said before, so they go. */
export function overwrite(file: string, text: string): void {
  writeFileSync(file, text);
  for (const copy of [`${file}.br`, `${file}.gz`]) rmSync(copy, { force: true });
}

/** To an address of the server where our page is not running. */
export async function goAway(page: Page, origin: string): Promise<void> {
  const address = `${origin}/healthz`;
  if (page.url() !== address) await page.goto(address);
}

/** The icon that the browser requests by itself on a page that names none, between two visitors. */
const isIcon = (url: string): boolean => url.endsWith('/favicon.ico');

function watch(
  page: Page,
  isMeant: (url: string) => boolean,
  complain: (what: string) => void,
): void {
  page.on('console', (message) => {
    if (isMeant(message.location().url)) return;
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', (error) => complain(String(error)));
  page.on('requestfailed', (request) => {
    // A worker that is ended, or a page that is left, while its script is still on the way.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complain(`request failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (isMeant(response.url())) return;
    if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`);
  });
}

/** Runs in the page: the secure source gives the same bytes each time. */
function fixLuck(luck: number): void {
  let next = luck;
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) {
      for (let i = 0; i < array.length; i++) {
        next = (next * 48_271) % 2_147_483_647;
        array[i] = next;
      }
    }
    return array;
  };
}

/** Runs in the page: stores the settings of a returning visitor who turned confirmations off. */
function playOnWithoutAsking(): void {
  const key = 'bivouac.settings';
  if (!location.protocol.startsWith('http') || localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, JSON.stringify({ asksTurnEnd: false, soundOffered: true }));
}

/** Runs in the page: as in a browser that has no service workers. */
function refuseServiceWorker(): void {
  // Blank pages have none anyway.
  if (!('ServiceWorkerContainer' in globalThis)) return;
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('none here'));
}

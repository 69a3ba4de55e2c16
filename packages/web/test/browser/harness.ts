import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';

// The page as people use it: the real server, the real build, a real Chromium.

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SCREENSHOTS = `${ROOT}/screenshots`;

const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Asked of the same script that the setup uses, so that both mean the same Chromium. */
function findChromium(): string | undefined {
  const found = spawnSync(process.execPath, ['scripts/find-chromium.js'], { cwd: ROOT });
  return found.status === 0 ? String(found.stdout).trim() : undefined;
}

export interface PageOptions {
  readonly language?: 'cs' | 'en';
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** The visitor has not asked for stillness: things move. */
  readonly moves?: boolean;
  /** Games begun on this page always get the same luck; another number gives another. */
  readonly luck?: number;
  /** Somebody looks at the pixels. */
  readonly isSharp?: boolean;
}

export interface Site {
  /** A fresh visitor at the front page. Everything the browser complains about is collected. */
  visit(options?: PageOptions): Promise<Page>;
}

/** A group of tests on the page; skipped, with the reason in its title, where no Chromium is. */
export function describeInBrowser(title: string, tests: (site: Site) => void): void {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    const reason = 'skipped: no Chromium; install it or set CHROMIUM';
    console.log(`${title}: ${reason}`);
    describe.skip(`${title} (${reason})`, () => tests(NO_SITE));
    return;
  }
  // A busy machine may be too slow once; what is broken fails twice.
  describe(title, { retry: 1 }, () => {
    let server: ChildProcess;
    let browser: Browser;
    let origin = '';
    let folder = '';
    const complaints: string[] = [];

    beforeAll(async () => {
      execFileSync(process.execPath, ['scripts/build-web.js'], { cwd: ROOT });
      // Of its own: a build for somebody else meanwhile must not tear this one.
      folder = mkdtempSync(join(tmpdir(), 'bivouac-web-'));
      cpSync(`${ROOT}/packages/web/dist`, folder, { recursive: true });
      server = spawn(process.execPath, ['packages/server/src/main.ts'], {
        cwd: ROOT,
        env: { ...process.env, PORT: '0', WEB_ROOT: folder, DATA_DIR: join(folder, '.data') },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = server.stdout === null ? [''] : await once(server.stdout, 'data');
      origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '';
      browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS });
    });

    afterAll(async () => {
      await browser?.close();
      server?.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
      expect(complaints).toEqual([]);
    });

    tests({
      async visit({
        language = 'en',
        width = 1440,
        height = 900,
        dark = false,
        moves = false,
        luck = 1,
        isSharp = process.env['SCREENSHOTS'] !== undefined,
      } = {}) {
        const context = await browser.newContext({
          viewport: { width, height },
          // The page is laid out the same, but a sixteenth of the pixels is painted.
          deviceScaleFactor: isSharp ? 1 : 0.25,
          locale: language === 'cs' ? 'cs-CZ' : 'en-GB',
          colorScheme: dark ? 'dark' : 'light',
          // What cannot be hurried is shown at once: most tests have no time for motion.
          reducedMotion: moves ? 'no-preference' : 'reduce',
        });
        const page = await context.newPage();
        page.setDefaultTimeout(60_000);
        watch(page, complaints);
        await page.addInitScript(fixLuck, luck);
        await page.goto(`${origin}/`);
        return page;
      },
    });
  });
}

const NO_SITE: Site = { visit: () => Promise.reject(new Error('there is no browser')) };

function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    // A worker that is ended, or a page that is left, while its script is still on the way.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`request failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
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

/** Only when asked for (`npm run screenshots`): pictures of whole pages take long to paint. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env['SCREENSHOTS'] === undefined) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: `${SCREENSHOTS}/${name}.png`, fullPage: true });
}

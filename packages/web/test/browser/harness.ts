import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createVisitors, type Site } from './visitors.ts';

// The page as people use it: the real server, the real build, a real Chromium.

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SCREENSHOTS = `${ROOT}/screenshots`;

/** Four times what the longest test takes in a slow hour: whatever hangs is not waited for any longer. */
const MOST_MS = 180_000;

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
function findChromium(isShellEnough: boolean): string | undefined {
  const program = ['scripts/find-chromium.js', ...(isShellEnough ? ['shell'] : [])];
  const found = spawnSync(process.execPath, program, { cwd: ROOT });
  return found.status === 0 ? String(found.stdout).trim() : undefined;
}

export interface SiteOptions {
  /** How the host has set up the server. */
  readonly env?: { readonly [name: string]: string };
  /** The browser shows notifications, which takes a whole one. */
  readonly showsNotes?: boolean;
  /** Addresses at which the tests want to be refused; no other refusal is let pass. */
  readonly refusing?: RegExp;
}

/** A group of tests on the page; skipped, with the reason in its title, where no Chromium is. */
export function describeInBrowser(
  title: string,
  tests: (site: Site) => void,
  { env = {}, showsNotes = false, refusing }: SiteOptions = {},
): void {
  const executablePath = findChromium(!showsNotes);
  if (executablePath === undefined) {
    const reason = 'skipped: no Chromium; install it or set CHROMIUM';
    console.log(`${title}: ${reason}`);
    describe.skip(`${title} (${reason})`, () => tests(NO_SITE));
    return;
  }
  // A busy machine may be too slow once; what is broken fails twice.
  const retry = process.env['SECOND_TRY'] === 'no' ? 0 : 1;
  describe(title, { retry, timeout: MOST_MS }, () => {
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
        env: {
          ...process.env,
          ...{ PORT: '0', WEB_ROOT: folder, DATA_DIR: join(folder, '.data'), ...env },
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      // A server that does not even start is not waited for.
      const died = once(server, 'exit').then(() => ['']);
      const [line] =
        server.stdout === null ? [''] : await Promise.race([once(server.stdout, 'data'), died]);
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
      origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '';
      browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS });
    });

    afterAll(async () => {
      await browser?.close();
      await endOf(server);
      rmSync(folder, { recursive: true, force: true });
      expect(complaints).toEqual([]);
    });

    const visitors = createVisitors(() => ({
      ...{ browser, origin, folder, complaints, refusing: refusing ?? null },
    }));
    tests(visitors);
  });
}

/** Its files are taken away only when it has gone: it would complain about it. */
async function endOf(server: ChildProcess | undefined): Promise<void> {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}

const nobody = () => Promise.reject(new Error('there is no browser'));
const NO_SITE: Site = { visit: nobody, leave: nobody, renew: () => undefined };

/** Only when asked for (`npm run screenshots`): pictures of whole pages take long to paint. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env['SCREENSHOTS'] === undefined) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: `${SCREENSHOTS}/${name}.png`, fullPage: true });
}

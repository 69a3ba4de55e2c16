import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, type OpenTestServer, openTestServer, ROOT } from './test-server.ts';
import { closeAll, createVisitors, goAll, type Site } from './visitors.ts';

// The page as people use it: the real server, the real build, a real Chromium.

const SCREENSHOTS = `${ROOT}/screenshots`;

/** Four times what the longest test takes in a slow hour: whatever hangs is not waited for any longer. */
const MOST_MS = 180_000;

/** Asked of the same script that the setup uses, so that both mean the same Chromium. */
export function findChromium(isShellEnough: boolean): string | undefined {
  const program = ['scripts/find-chromium.js', ...(isShellEnough ? ['shell'] : [])];
  const found = spawnSync(process.execPath, program, { cwd: ROOT });
  return found.status === 0 ? String(found.stdout).trim() : undefined;
}

const SHELL = findChromium(true);

/**
 * Shared by the files of one worker, because each takes two seconds of a core to start: the browser,
 * and the server of those that need no setting of their own. No test plays on that server, so
 * files do not see each other's data.
 */
const shared = test
  .extend('program', { scope: 'worker' }, SHELL ?? '')
  .extend('shell', { scope: 'worker' }, async ({ program }, { onCleanup }) => {
    const shell = await launch(program);
    onCleanup(() => shell.close());
    return shell;
  })
  .extend('plainServer', { scope: 'worker' }, async ({ shell }, { onCleanup }) => {
    const server = await openTestServer(shell, {});
    onCleanup(() => server.close());
    return server;
  });

export interface SiteOptions {
  /** How the host has set up the server. */
  readonly env?: { readonly [name: string]: string };
  /** The browser shows notifications, which takes a whole one. */
  readonly showsNotes?: boolean;
  /** Addresses at which the tests want to be refused; no other refusal is let pass. */
  readonly refusing?: RegExp;
  /** The template game is drawn; otherwise it is played in words, like a game without a table. */
  readonly drawsTemplate?: boolean;
}

const NO_SETTINGS: { readonly [name: string]: string } = {};

/** A group of tests on the page; skipped, with the reason in its title, where no Chromium is. */
export function describeInBrowser(
  title: string,
  tests: (site: Site) => void,
  { env = NO_SETTINGS, showsNotes = false, refusing, drawsTemplate = false }: SiteOptions = {},
): void {
  const executablePath = showsNotes ? findChromium(false) : SHELL;
  if (executablePath === undefined) {
    const reason = 'skipped: no Chromium; install it or set CHROMIUM';
    console.log(`${title}: ${reason}`);
    describe.skip(`${title} (${reason})`, () => tests(NO_SITE));
    return;
  }
  // A busy machine may be too slow once; what is broken fails twice.
  const retry = process.env['SECOND_TRY'] === 'no' ? 0 : 1;
  describe(title, { retry, timeout: MOST_MS }, () => {
    let server: OpenTestServer | undefined;
    const serverNow = (): OpenTestServer => {
      if (server === undefined) throw new Error('the server has not been started');
      return server;
    };
    const isPlain = env === NO_SETTINGS && !showsNotes && !drawsTemplate;
    const options = { refusing, drawsTemplate };
    if (isPlain) {
      shared.beforeAll(({ plainServer }) => {
        server = plainServer;
      });
    } else if (showsNotes) {
      beforeAll(async () => {
        server = await openTestServer(await launch(executablePath), env, options);
      });
    } else {
      shared.beforeAll(async ({ shell }) => {
        server = await openTestServer(shell, env, options);
      });
    }

    // Visitors at tables of the server go after each test: their pages would listen and tick on beside the next.
    if (!isPlain) afterEach(() => goAll(serverNow()));

    afterAll(async () => {
      if (server === undefined) return;
      if (isPlain) await goAll(server);
      else await closeAll(server);
      if (showsNotes) await server.browser.close();
      if (!isPlain) await server.close();
      expect(server.complaints.splice(0)).toEqual([]);
    });

    tests(createVisitors(serverNow));
  });
}

const noBrowser = () => Promise.reject(new Error('there is no browser'));
const NO_SITE: Site = { visit: noBrowser, leave: noBrowser, renew: () => undefined };

/** Only when asked for (`npm run screenshots`): pictures of whole pages take long to paint. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env['SCREENSHOTS'] === undefined) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: `${SCREENSHOTS}/${name}.png`, fullPage: true });
}

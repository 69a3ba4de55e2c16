import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { createWindows, overwrite, type TestServer } from './visitors.ts';

// The real server with the real build, and a real Chromium.

export const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: LAUNCH_ARGS });

export interface OpenTestServer extends TestServer {
  /** Stops the server; the browser keeps running. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Addresses at which the tests expect to be refused. */
  readonly refusing?: RegExp | undefined;
  /** The template game has its drawn table; without this it is shown in words. */
  readonly drawsTemplate?: boolean;
  /** Another checkout than this one, whose page and server are used. */
  readonly root?: string;
}

/** Starts a server with these settings. */
export async function openTestServer(
  browser: Browser,
  env: { readonly [name: string]: string },
  { refusing, drawsTemplate = false, root = ROOT }: TestServerOptions = {},
): Promise<OpenTestServer> {
  buildOnce(root);
  // A copy of its own: another process may rebuild the page in the meantime.
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-web-'));
  cpSync(`${root}/packages/web/dist`, folder, { recursive: true });
  if (!drawsTemplate) hideTable(folder, 'skirmish');
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: '0', WEB_ROOT: folder, DATA_DIR: join(folder, '.data'), ...env },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // If the server exits before it starts, do not wait for its output.
  const died = once(server, 'exit').then(() => ['']);
  const [line] =
    server.stdout === null ? [''] : await Promise.race([once(server.stdout, 'data'), died]);
  if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
  const origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '';
  return {
    ...{
      browser,
      origin,
      folder,
      complaints: [],
      refusing: refusing ?? null,
      windows: createWindows(),
    },
    async close() {
      await endOf(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Checkouts whose build is of their sources: these do not change while their tests run. */
const built = new Set<string>();

function buildOnce(root: string): void {
  if (built.has(root)) return;
  execFileSync(process.execPath, ['scripts/build-web.js'], { cwd: root });
  built.add(root);
}

/**
 * Takes the drawn table out of a game's manifest in this copy of the build. A game without a table is played in words.
 * No real game is one, so the tests of the shell and of that table use the template game.
 */
function hideTable(folder: string, game: string): void {
  const manifest = new RegExp(`(\\{id:.${game}.,isForPlayers:[^]*?),table:`);
  for (const name of readdirSync(join(folder, 'assets'))) {
    const file = join(folder, 'assets', name);
    const text = name.endsWith('.js') ? readFileSync(file, 'utf8') : '';
    if (!manifest.test(text)) continue;
    overwrite(file, text.replace(manifest, '$1,hiddenTable:'));
    return;
  }
  throw new Error(`the build has no manifest of ${game}`);
}

/** Waits for the exit, because the server would log an error if its files disappeared before. */
async function endOf(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}

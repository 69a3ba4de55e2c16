import { execFileSync, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../packages/web/test/browser/support/harness.ts';
import { playByPointing } from '../../packages/web/test/browser/support/template-steps.ts';
import { launch, openTestServer } from '../../packages/web/test/browser/support/test-server.ts';
import { type Checkout, copyCheckout } from './checkout.ts';

// A game is made in a copy of this checkout, tested there, and played in the browser and in the terminal.

const ID = 'river-raid';
/** All that a new game may change of what others share. */
const SHARED = ['packages/shelf/package.json', 'packages/shelf/src/games.ts'];
const MOST_MS = 180_000;

let checkout: Checkout;
let copy: string;
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: copy, encoding: 'utf8' }).split('\n').filter(Boolean);
const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env: plainEnv() });

/** Environment variables of this test run, which the run in the copy must not inherit. */
function plainEnv(): NodeJS.ProcessEnv {
  const isOurs = ([name]: [string, unknown]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(isOurs));
}

beforeAll(() => {
  checkout = copyCheckout();
  copy = checkout.root;
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'before');
}, MOST_MS);
afterAll(() => checkout.remove());

describe('npm run new-game', { timeout: MOST_MS }, () => {
  test.each([
    [[], 'Say what to call the game'],
    [['River Raid'], '“River Raid” cannot be the id of a game'],
    [['napoleonics'], '“napoleonics” is taken'],
    [['kernel'], '“kernel” is taken'],
    [['settings'], '“settings” is taken: it is a page of the site.'],
  ])('refuses %j and changes nothing', (args, sentence) => {
    const { status, stderr } = run('scripts/new-game.js', ...args);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(1);
    expect(git('status', '--porcelain')).toEqual([]);
  });

  test('makes a game and touches two shared files', () => {
    const { status, stdout, stderr } = run('scripts/new-game.js', ID);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('docs/WRITING-A-GAME.md');
    const changed = git('status', '--porcelain').map((line) => line.slice(3));
    expect(changed).toEqual([
      ...SHARED.filter((file) => changed.includes(file)),
      `packages/games/${ID}/`,
    ]);
    expect(changed).toHaveLength(SHARED.length + 1);
    // The registry gains an import and a line, the package a dependency; nothing is taken away.
    expect(git('diff', '--numstat')).toEqual(SHARED.map((file, i) => `${1 + i}\t0\t${file}`));
    const left = spawnSync(
      'grep',
      ['-rniE', 'skirmish|šarvátka|template', `packages/games/${ID}`],
      {
        cwd: copy,
        encoding: 'utf8',
      },
    );
    expect(left.stdout).toBe('');
  });

  test('the new game is clean for the linters and passes its own tests', () => {
    const biome = 'node_modules/@biomejs/biome/bin/biome';
    const lint = run(
      biome,
      'check',
      '--error-on-warnings',
      `packages/games/${ID}`,
      'packages/shelf',
    );
    expect(lint.status, lint.stderr).toBe(0);
    expect(run('tools/archlint/src/main.ts').stdout).toContain('no findings');
    const tests = run('node_modules/vitest/vitest.mjs', 'run', `packages/games/${ID}`);
    expect(tests.stdout).toMatch(/Test Files .*7 passed/);
    expect(tests.status).toBe(0);
  });

  test('the new game is played in the terminal by its bots', () => {
    const played = run(
      'packages/cli/bin/bivouac.js',
      'sim',
      ID,
      '--bots',
      'easy,random',
      '--games',
      '2',
    );
    expect(played.stderr).toBe('');
    expect(played.status).toBe(0);
    expect(played.stdout).toMatch(/^River Raid: The Crossing\n2\sgames played\./);
  });

  const chromium = findChromium(true);
  test.skipIf(chromium === undefined)(
    'the new game is played in the browser to its end',
    async () => {
      const browser = await launch(chromium ?? '');
      const server = await openTestServer(browser, {}, { root: copy, drawsTemplate: true });
      try {
        const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB' });
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(String(error)));
        await page.addInitScript(() =>
          localStorage.setItem('bivouac.settings', JSON.stringify({ asksTurnEnd: false })),
        );
        await page.goto(`${server.origin}/#/${ID}`);
        await page.locator('form button[type=submit]').click();
        expect(await playByPointing(page)).toBeGreaterThan(8);
        expect(await page.locator('header.bar').textContent()).toContain('River Raid');
        expect(complaints).toEqual([]);
      } finally {
        await server.close();
        await browser.close();
      }
    },
  );
});

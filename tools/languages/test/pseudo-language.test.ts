import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { type Checkout, copyCheckout } from '../../../scripts/test/checkout.ts';
import { readEnglishFile } from '../src/english-file.ts';
import { missingSentences } from '../src/missing.ts';
import { newLanguage } from '../src/new-language.ts';

// A third language needs texts and nothing else: no code, no type, no constraint of the database.

const TAG = 'eo';
/** Left as it was made: its sentences are shown in English. */
const UNWRITTEN = 'packages/web/src/text/eo/online.ts';

const checkout: Checkout = copyCheckout();
const { root } = checkout;
afterAll(() => checkout.remove());

const written = newLanguage(root, TAG, 'Esperanto');

it('needs no file but the list of languages and folders of its own', () => {
  const [list, ...files] = written;
  expect(list).toBe('packages/text/src/languages.json');
  expect(files.every((file) => file.includes(`/${TAG}/`))).toBe(true);
});

it('lists the missing sentences', async () => {
  const missing = await missingSentences(root, TAG);
  const online = missing.find(({ file }) => file === UNWRITTEN);
  expect(online?.sentences).toContain('online.title');
  expect(missing.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(4_000);
});

/** Writes every other sentence of the language: the English one in other letters. */
function write(): void {
  copyFileSync(new URL('pseudo.ts', import.meta.url), join(root, 'packages/text/src/pseudo.ts'));
  for (const file of written.slice(1)) {
    if (file === UNWRITTEN) continue;
    const path = join(root, file);
    const english = join(root, file.replace(`/${TAG}/`, '/en/'));
    const { exports } = readEnglishFile(file, readFileSync(english, 'utf8'));
    const own = exports.filter(({ ownKeys, parts }) => ownKeys?.length !== 0 || parts.length === 0);
    if (own.length === 0) continue;
    const lines = own.map(({ name }) => `export const ${name} = pseudo(english.${name});`);
    const head = [
      `import { pseudo } from '${join(root, 'packages/text/src/pseudo.ts')}';`,
      `import * as english from '${english}';`,
    ];
    writeFileSync(path, [...head, ...lines, ''].join('\n'));
  }
}

async function serve(): Promise<{ readonly origin: string; end(): Promise<void> }> {
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: join(root, '.data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  const origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '';
  return {
    origin,
    async end() {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
}

/** Pages that say nothing of the file that is not written, each with what shows that it has come. */
const WRITTEN = [
  ['#/', 'main .go'],
  ['#/normandy/la-raye', 'main .go'],
  ['#/stalingrad', 'main .go'],
  ['#/blitzkrieg', 'main .go'],
  ['#/rules/napoleonics', 'main h2'],
  ['#/settings', 'main h1'],
  // Drawn tables, with their words and a lesson beside them.
  ['#/tutorial/blitzkrieg', '#coach-next'],
  ['#/tutorial/napoleonics', '#coach-next'],
  ['#/tutorial/stalingrad', '#coach-next'],
] as const;
/** The only word that is the same in every language. */
const NAME = 'Bivouac';

/** Runs in the page: the words in sight that are written in plain letters. */
function plainWords(): string[] {
  const words = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('noscript, script, style, [lang]:not(html)')) continue;
    for (const word of node.textContent?.match(/[A-Za-z]{2,}/g) ?? []) words.add(word);
  }
  return [...words].sort();
}

async function read(page: Page, hash: string, ready: string): Promise<string[]> {
  await page.goto(new URL(`/${hash}`, page.url()).href);
  await page.waitForSelector(ready);
  return page.evaluate(plainWords);
}

it('is shown if a sentence exists, and English only if it is missing', async () => {
  write();
  execFileSync(process.execPath, ['scripts/build-web.js'], { cwd: root, stdio: 'pipe' });
  const { origin, end } = await serve();
  const program = execFileSync(process.execPath, ['scripts/find-chromium.js', 'shell'], {
    cwd: root,
  });
  const browser = await chromium.launch({
    executablePath: String(program).trim(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ locale: TAG });
    await page.goto(origin);
    for (const [hash, ready] of WRITTEN) {
      const plain = await read(page, hash, ready);
      expect([hash, plain.filter((word) => word !== NAME)]).toEqual([hash, []]);
    }
    expect(await read(page, '#/online', 'main h1')).toContain('games');
  } finally {
    await browser.close();
    await end();
  }
});

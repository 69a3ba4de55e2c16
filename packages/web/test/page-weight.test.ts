import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@bivouac/shelf/games';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const weigh = (...folder: string[]) =>
  spawnSync(process.execPath, ['scripts/page-weight.js', ...folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });

it('keeps home and the table of every game below their bars of compressed JavaScript', () => {
  const { stdout, stderr, status } = weigh();
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const weights = [...stdout.matchAll(/^([a-z-]+): ([\d.]+) kB of (\d+) kB$/gm)];
  const tables = GAMES.filter(({ table }) => table !== undefined).map(({ id }) => `${id}-table`);
  const pages = ['home', 'stalingrad-campaign-battle', ...tables];
  expect(weights.map(([, page]) => page).toSorted()).toEqual(pages.toSorted());
  // A page that weighs nothing was not measured.
  for (const [, page, weight] of weights) expect(Number(weight), page).toBeGreaterThan(40);
});

it.each([
  [79_000, 0],
  [81_000, 1],
])(
  'weighs files as the server sends them: with %i bytes of home it exits with %i',
  (bytes, status) => {
    const dist = mkdtempSync(join(tmpdir(), 'bivouac-weight-'));
    onTestFinished(() => rmSync(dist, { recursive: true }));
    writeFileSync(join(dist, 'home.js'), 'x');
    writeFileSync(join(dist, 'home.js.br'), Buffer.alloc(bytes));
    const pages = [
      { page: 'home', language: null, files: ['home.js'] },
      // Another language is not counted.
      { page: 'home', language: 'en', files: ['missing.js'] },
    ];
    mkdirSync(join(dist, '.vite'));
    writeFileSync(join(dist, '.vite/pages.json'), JSON.stringify(pages));
    expect(weigh(dist).status).toBe(status);
  },
);

it.each([
  [159_000, 0],
  [161_000, 1],
])('counts bots beside a table: with %i bytes without them it exits with %i', (bytes, status) => {
  const dist = mkdtempSync(join(tmpdir(), 'bivouac-weight-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, 'table.js.br'), Buffer.alloc(bytes));
  writeFileSync(join(dist, 'bots.js.br'), Buffer.alloc(10_000));
  const pages = [
    { page: 'some-table', language: null, files: ['table.js'] },
    { page: 'some-worker', language: null, files: ['table.js', 'bots.js'] },
  ];
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite/pages.json'), JSON.stringify(pages));
  const { stdout, status: exit } = weigh(dist);
  expect(exit).toBe(status);
  expect(stdout).toContain(`with bots: ${(bytes + 10_000) / 1000}.0 kB`);
});

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@bivouac/shelf/games';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

it('keeps home below 150 kB and the table of one game below 250 kB of compressed JavaScript', () => {
  // Fails, with the list of files, beyond either bar.
  const printed = execFileSync(process.execPath, ['scripts/page-weight.js'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const weights = [...printed.matchAll(/^([a-z-]+): ([\d.]+) kB of (\d+) kB$/gm)];
  const tables = GAMES.filter(({ table }) => table !== undefined).map(({ id }) => `${id}-table`);
  const bars = new Map(weights.map(([, page = '', , bar = '']) => [page, bar]));
  expect(bars).toEqual(new Map([['home', '150'], ...tables.map((page) => [page, '250'] as const)]));
  // A page that weighs nothing was not measured.
  for (const [, , weight] of weights) expect(Number(weight)).toBeGreaterThan(40);
});

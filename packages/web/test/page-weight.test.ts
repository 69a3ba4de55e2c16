import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

it('keeps home below 150 kB and the table of one game below 250 kB of compressed JavaScript', () => {
  // Fails, with the list of files, beyond either bar.
  const printed = execFileSync(process.execPath, ['scripts/page-weight.js'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const weights = [...printed.matchAll(/^([a-z-]+): ([\d.]+) kB of (\d+) kB$/gm)];
  expect(weights.map(([, page, , bar]) => [page, bar])).toEqual([
    ['home', '150'],
    ['table', '250'],
    ['north-africa-table', '250'],
    ['stalingrad-table', '250'],
    ['stalingrad-campaign-table', '250'],
    ['blitzkrieg-table', '250'],
    ['napoleonics-table', '250'],
  ]);
  // A page that weighs nothing was not measured.
  for (const [, , weight] of weights) expect(Number(weight)).toBeGreaterThan(40);
});

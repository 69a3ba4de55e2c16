import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { beforeCs } from '../src/grammar/cs.ts';

const vocalised = (preposition: 'z' | 's' | 'v', most: number): number[] =>
  Array.from({ length: most }, (_, at) => at + 1).filter(
    (count) => beforeCs(preposition, count) !== preposition,
  );

it('Czech prepositions before a number follow its first spoken word', () => {
  expect(vocalised('z', 19)).toEqual([2, 3, 4, 6, 7, 12, 13, 14, 16, 17]);
  expect(vocalised('s', 19)).toEqual(vocalised('z', 19));
  expect(vocalised('v', 19)).toEqual([2, 3, 4, 12, 13, 14]);
  const read = [20, 25, 50, 61, 100, 120, 200, 500, 1000, 3000];
  expect(read.map((count) => `${beforeCs('z', count)} ${count}`)).toEqual([
    ...['ze 20', 'ze 25', 'z 50', 'ze 61', 'ze 100', 'ze 120', 'ze 200', 'z 500'],
    ...['z 1000', 'ze 3000'],
  ]);
  expect(beforeCs('v', 200)).toBe('ve');
  expect(beforeCs('v', 60)).toBe('v');
});

it('no Czech sentence puts a bare preposition before a number', () => {
  const bare = czechSources().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      // A hex is no number.
      .filter((line) => /[\s(„][zsv](?: |\\u00a0)\$\{/.test(line) && !line.includes('hex'))
      .map((line) => `${basename(file)}: ${line.trim()}`),
  );
  expect(bare).toEqual([]);
});

/** Every file of Czech sentences, of the games and of the page; the terminal's name flags, not numbers. */
function czechSources(): string[] {
  const packages = fileURLToPath(new URL('../..', import.meta.url));
  const czech = globSync(['**/src/**/cs/**/*.ts', '**/src/**/*-cs.ts'], { cwd: packages })
    .filter((name) => !/node_modules|^cli/.test(name))
    .map((name) => join(packages, name));
  expect(czech.length).toBeGreaterThan(20);
  return czech;
}

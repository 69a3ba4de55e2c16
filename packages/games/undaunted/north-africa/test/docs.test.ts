import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const rulings = read('north-africa/RULINGS.md');

test('RULINGS.md answers N-1 to N-19, each with source and place in the code', () => {
  const parts = rulings.split(/^\*\*(?=N-\d+ )/m).slice(1);
  expect(parts.map((part) => /^N-(\d+)/.exec(part)?.[1])).toEqual(
    Array.from({ length: 19 }, (_, i) => `${i + 1}`),
  );
  for (const part of parts) expect(part).toMatch(/Source:.*Code:/s);
});

test('every file that RULINGS.md and README.md name exists, with what stands in brackets', () => {
  const text = rulings + read('north-africa/README.md');
  const paths = text.match(/`(?:core|normandy|north-africa)\/[\w./-]+`/g) ?? [];
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    expect([path, existsSync(new URL(path.slice(1, -1), folder))]).toEqual([path, true]);
  }
  const cited = rulings.matchAll(/`((?:core|north-africa)\/[\w./-]+\.ts)`\s+\(([^)]*`[^)]*)\)/g);
  for (const [, path = '', words = ''] of cited) {
    for (const word of words.match(/`\w+`/g) ?? []) {
      expect([path, word, read(path).includes(word.slice(1, -1))]).toEqual([path, word, true]);
    }
  }
});

test('every ruling that the code or a test cites exists', () => {
  const cited = ['north-africa/src/rules', 'north-africa/test']
    .flatMap((dir) =>
      readdirSync(new URL(dir, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${dir}/${name}`,
      ),
    )
    .filter((path) => path.endsWith('.ts') && !path.endsWith('docs.test.ts'))
    .flatMap((path) => read(path).match(/\bN-\d+\b/g) ?? []);
  expect(cited.length).toBeGreaterThan(5);
  for (const number of cited) expect(rulings).toContain(`**${number} `);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const rulings = read('normandy/RULINGS.md');

test('RULINGS.md answers R-1 to R-36, each with source, verdict and place in the code', () => {
  const parts = rulings.split(/^\*\*(?=R-\d+ )/m).slice(1);
  expect(parts.map((part) => /^R-(\d+)/.exec(part)?.[1])).toEqual(
    Array.from({ length: 36 }, (_, i) => `${i + 1}`),
  );
  for (const part of parts) expect(part).toMatch(/Source:.*(Adopted|Overruled).*Code:/s);
});

test('every file that RULINGS.md and README.md name exists', () => {
  const text = rulings + read('normandy/README.md');
  const paths = text.match(/`(?:core|normandy)\/[\w./-]+`/g) ?? [];
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    expect([path, existsSync(new URL(path.slice(1, -1), folder))]).toEqual([path, true]);
  }
});

test('every name in brackets behind a file stands in that file', () => {
  const cited = rulings.matchAll(/`((?:core|normandy)\/[\w./-]+\.ts)`\s+\(([^)]*`[^)]*)\)/g);
  const names = [...cited].flatMap(([, path = '', words = '']) =>
    (words.match(/`\w+`/g) ?? []).map((word) => [path, word.slice(1, -1)] as const),
  );
  expect(names.length).toBeGreaterThan(30);
  for (const [path, name] of names) {
    expect([path, name, read(path).includes(name)]).toEqual([path, name, true]);
  }
});

test('every ruling that the code or a test cites exists', () => {
  const cited = ['core/src/rules', 'normandy/src/rules', 'normandy/test', 'core/test']
    .flatMap((dir) =>
      readdirSync(new URL(dir, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${dir}/${name}`,
      ),
    )
    .filter((path) => path.endsWith('.ts') && !path.endsWith('docs.test.ts'))
    .flatMap((path) => read(path).match(/\bR-\d+\b/g) ?? []);
  expect(cited.length).toBeGreaterThan(30);
  for (const number of cited) expect(rulings).toContain(`**${number} `);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('..', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const rulings = read('RULINGS.md');

test('RULINGS.md answers N-1 to N-51, each with source and place in the code', () => {
  const parts = rulings.split(/^\*\*(?=N-\d+ )/m).slice(1);
  expect(parts.map((part) => /^N-(\d+)/.exec(part)?.[1])).toEqual(
    Array.from({ length: 51 }, (_, i) => `${i + 1}`),
  );
  for (const part of parts) expect(part).toMatch(/Source:.*Code:/s);
});

test('every file that RULINGS.md and README.md name exists', () => {
  const paths = (rulings + read('README.md')).match(/`(?:src|test)\/[\w./-]+`/g) ?? [];
  expect(paths.length).toBeGreaterThan(80);
  for (const path of paths) {
    expect([path, existsSync(new URL(path.slice(1, -1), folder))]).toEqual([path, true]);
  }
});

test('every name in brackets behind a file stands in that file', () => {
  const cited = rulings.matchAll(/`(src\/[\w./-]+\.ts)`\s+\(([^)]*`[^)]*)\)/g);
  const names = [...cited].flatMap(([, path = '', words = '']) =>
    (words.match(/`\w+`/g) ?? []).map((word) => [path, word.slice(1, -1)] as const),
  );
  expect(names.length).toBeGreaterThan(35);
  for (const [path, name] of names) {
    expect([path, name, read(path).includes(name)]).toEqual([path, name, true]);
  }
});

test('every ruling that the code cites exists', () => {
  const cited = ['src/rules', 'src/bots']
    .flatMap((dir) =>
      readdirSync(new URL(dir, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${dir}/${name}`,
      ),
    )
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => read(path).match(/\bN-\d+\b/g) ?? []);
  expect(cited.length).toBeGreaterThan(1);
  for (const number of cited) expect(rulings).toContain(`**${number} `);
});

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must } from '@bivouac/kernel';
import { SHELF } from '@bivouac/shelf';
import { describe, expect, it } from 'vitest';
import { rulesFiles, rulesFingerprint } from '../../src/ops/rules-fingerprint.ts';
import { useFolder } from '../tools/fixtures.ts';

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url));
/** A copy of everything that a fingerprint may read, to be changed. */
const copy = useFolder('fingerprint');
for (const each of ['kernel', 'board', 'games']) {
  cpSync(join(PACKAGES, each), join(copy, each), { recursive: true });
}
const before = rulesFingerprint(copy);

/** The fingerprint after a change of one file, which is then taken back. */
function after(file: string, change: (text: string) => string): string {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
  const fingerprint = rulesFingerprint(copy);
  writeFileSync(path, text);
  return fingerprint;
}

/** Changes one digit. */
const otherNumber = (text: string): string =>
  text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
/** The first value of an option is its default. */
const otherDefault = (text: string): string =>
  text.replace(/values: \[('[^']+'), ('[^']+')/, 'values: [$2, $1');

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(PACKAGES, folder), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => relative(PACKAGES, join(parentPath, name)));

/** The packages that hold the rules of a game, or of several. */
const GAMES = [
  ...new Set(rulesFiles().flatMap((file) => /^(games\/.+)\/src\/rules\//.exec(file)?.[1] ?? [])),
];
/** Parts of a game that decide nothing. */
const OTHER_PARTS = ['src/text', 'src/art', 'src/table', 'src/bots', 'src/entry', 'test', 'README'];

describe.each(GAMES)('the fingerprint of the rules, for %s,', (game) => {
  const files = filesBelow(game);
  const rules = files.filter((file) => file.startsWith(join(game, 'src', 'rules')));

  it('changes with a number in any file of rules or data', () => {
    const withNumbers = rules.filter((file) => /\d/.test(readFileSync(join(copy, file), 'utf8')));
    expect(withNumbers.length).toBeGreaterThan(3);
    for (const file of withNumbers) expect(after(file, otherNumber), file).not.toBe(before);
  });

  it('changes with another name of a file, with a new file and without one', () => {
    const file = join(copy, must(rules[0], 'a file of rules'));
    const other = file.replace(/(\.\w+)$/, '-2$1');
    cpSync(file, other);
    const withNew = rulesFingerprint(copy);
    rmSync(file);
    const renamed = rulesFingerprint(copy);
    rmSync(other);
    const without = rulesFingerprint(copy);
    expect(new Set([before, withNew, renamed, without]).size).toBe(4);
    cpSync(join(PACKAGES, relative(copy, file)), file);
    expect(rulesFingerprint(copy)).toBe(before);
  });

  it('stays as it is when its texts, drawings, bots, tests and documents change', () => {
    const others = OTHER_PARTS.flatMap(
      (part) => files.find((file) => file.startsWith(join(game, part))) ?? [],
    );
    expect(others.length).toBeGreaterThan(4);
    for (const file of others) {
      expect(
        after(file, (text) => `${text}\n// other words\n`),
        file,
      ).toBe(before);
    }
  });
});

const WITH_OPTIONS = rulesFiles().filter((file) =>
  /values: \['[^']+', '/.test(readFileSync(join(PACKAGES, file), 'utf8')),
);

it('finds the options of every game that has some', () => {
  const sources = WITH_OPTIONS.map((file) => readFileSync(join(PACKAGES, file), 'utf8')).join();
  const ids = SHELF.flatMap(({ game }) => game.options.map(({ id }) => id));
  expect(ids.filter((id) => !sources.includes(`id: '${id}'`))).toEqual([]);
});

it.each(WITH_OPTIONS)('changes with the default of an option in %s', (file) => {
  expect(after(file, otherDefault)).not.toBe(before);
});

it('covers every module that the rules of a game load', () => {
  const decisive = new Set(rulesFiles());
  const missing = GAMES.flatMap((game) => [...loadedBy(join(PACKAGES, game, 'src/rules/index.ts'))])
    .map((file) => relative(PACKAGES, file))
    .filter((file) => !decisive.has(file));
  expect(missing).toEqual([]);
  // The walk has found modules at all, in games and in what they share.
  const all = loadedBy(join(PACKAGES, 'games/undaunted/normandy/src/rules/index.ts'));
  expect([...all].some((file) => file.includes('undaunted/core/src/rules'))).toBe(true);
  expect([...all].some((file) => file.includes('kernel/src/chance'))).toBe(true);
});

it('covers the rules that a server plays', async () => {
  const found = new Set<unknown>();
  for (const game of GAMES) {
    const rules = await import(join(PACKAGES, game, 'src/rules/index.ts'));
    for (const exported of Object.values(rules)) found.add(exported);
  }
  expect(SHELF.filter(({ game }) => !found.has(game)).map(({ game }) => game.id)).toEqual([]);
});

/** Types are not loaded. */
const IMPORTED = /^(?:import|export) (?!type\b)(?:[^;'=()]*from )?'([^']+)'/gm;

/** A module and all that it loads, one after the other. */
function loadedBy(file: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  if (!file.endsWith('.ts')) return loaded;
  const source = readFileSync(file, 'utf8');
  for (const [, name = ''] of source.matchAll(IMPORTED)) {
    const target = name.startsWith('.')
      ? join(dirname(file), name)
      : createRequire(file).resolve(name);
    loadedBy(target, loaded);
  }
  return loaded;
}

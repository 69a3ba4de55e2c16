import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { must } from '@bivouac/kernel';
import { beforeAll, expect, it } from 'vitest';
import { foundIn, NAMES, PIECES, TITLES, untypeset } from './canaries.ts';

// The build must not contain texts that players may not read yet: this test searches its files.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DIST = `${ROOT}/packages/web/dist`;
const built = (file: string): string => readFileSync(`${DIST}/${file}`, 'utf8');
const LATER = [...PIECES, ...NAMES, ...TITLES];
const untagged = (name: string): string => name.replace(/ (?:cs|en)$/, '');
let printed = '';
/** By module, seen from packages/web. */
let files: { readonly [path: string]: string } = {};

beforeAll(() => {
  printed = execFileSync(process.execPath, ['scripts/page-weight.js'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  files = JSON.parse(built('.vite/modules.json'));
});

/** All code that the page loads by itself. */
function codeOf(page: string): string {
  const [, list = ''] = printed.split(`\n${page}: `);
  const files = /^.*\n((?: {2}.*\n)*)/.exec(`${list}\n`)?.[1] ?? '';
  const names = [...files.matchAll(/\t(\S+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(3);
  return names.map(built).join('\n');
}

it('has no text of the books in the page of a battle', () => {
  expect(foundIn(codeOf('stalingrad-table'), LATER)).toEqual([]);
});

it('begins a campaign with only the first pages of the player’s own book', () => {
  expect(foundIn(codeOf('stalingrad-campaign-table'), LATER)).toEqual(['soviet 1 cs']);
});

it('keeps each side and each stage in a file of its own', () => {
  for (const kind of [PIECES, NAMES, TITLES]) {
    for (const { name, path, canaries } of kind) {
      const code = built(must(files[path], path));
      // Whatever is searched for can be found where it belongs.
      for (const one of canaries) expect(untypeset(code)).toContain(untypeset(one));
      // Many names are spelt alike in both languages.
      expect(new Set(foundIn(code, kind).map(untagged))).toEqual(new Set([untagged(name)]));
    }
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { done, replay } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { napoleonics } from '../src/rules/index.ts';

// Records as rules 1 and 2 wrote them: they still play to the result they had then.

const folder = new URL('records/', import.meta.url);
const RESULTS: { readonly [file: string]: readonly number[] } = {
  // Moves at random on both sides.
  'rules-1-river-coa-5.txt': [0],
  'rules-1-river-coa.txt': [1],
  'rules-1-talavera.txt': [1],
  'rules-1-talavera-3.txt': [0],
  // Squares on works with their back to the cavalry, and on fords.
  'rules-2-river-coa.txt': [1],
  'rules-2-talavera.txt': [0],
};

test('every kept record has its result', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(RESULTS).toSorted());
});

test.each(Object.entries(RESULTS))('%s', (file, winners) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const isFirst = file.startsWith('rules-1-');
  expect(text).toContain(`game napoleonics ${isFirst ? 1 : 2}\n`);
  const again = replay(text, () => done(napoleonics), { mustHaveSeed: true });
  if (!again.ok) throw new Error(JSON.stringify(again.problem));
  expect(again.value.setup.options).toMatchObject({
    works: isFirst ? 'added' : 'alone',
    'square-ground': 'lenient',
  });
  expect(again.value.awaiting()).toEqual({
    kind: 'over',
    outcome: { winners, reason: 'banners' },
  });
});

test.each(['rules-1-talavera.txt', 'rules-1-talavera-3.txt'])(
  '%s comes to other throws under today’s default: that is why the number rose',
  (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const today = { ...napoleonics, formerRules: { 1: {} } };
    expect(replay(text, () => done(today))).toMatchObject({ ok: false });
  },
);

test.each(['rules-2-river-coa.txt', 'rules-2-talavera.txt'])(
  '%s forms a square that today’s default forbids: that is why the number rose again',
  (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const today = { ...napoleonics, formerRules: { 2: {} } };
    expect(replay(text, () => done(today))).toMatchObject({
      ok: false,
      problem: { code: 'record-illegal-action' },
    });
  },
);

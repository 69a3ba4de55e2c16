import { readdirSync, readFileSync } from 'node:fs';
import { done, replay } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { blitzkrieg, nippon } from '../src/rules/index.ts';

// Records as rules 1 and 2 wrote them: they still play to the result they had then.

const folder = new URL('records/', import.meta.url);
const RESULTS: { readonly [file: string]: readonly [winner: number, reason: string] } = {
  // Moves at random on both sides.
  'rules-1-nippon-two-players.txt': [0, 'cannot-place'],
  'rules-1-nippon-vs-lost.txt': [0, 'points'],
  'rules-1-nippon-vs.txt': [1, 'points'],
  'rules-1-two-players.txt': [1, 'points'],
  'rules-1-vs-high.txt': [0, 'points'],
  'rules-1-vs-middle.txt': [0, 'points'],
  // With stratagems.
  'rules-2-nippon-vs.txt': [1, 'points'],
  'rules-2-vs-high.txt': [0, 'points'],
  'rules-2-vs-low.txt': [1, 'points'],
};

test('every kept record has its result', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(RESULTS).toSorted());
});

test.each(Object.entries(RESULTS))('%s', (file, [winner, reason]) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const rules = file.startsWith('rules-1-') ? 1 : 2;
  expect(text).toMatch(new RegExp(`^game (blitzkrieg|nippon) ${rules}$`, 'm'));
  const game = text.includes('game nippon') ? nippon : blitzkrieg;
  const again = replay(text, () => done(game), { mustHaveSeed: true });
  if (!again.ok) throw new Error(JSON.stringify(again.problem));
  expect(again.value.setup.options['greatest-change']).toBe('fixed');
  expect(again.value.awaiting()).toEqual({ kind: 'over', outcome: { winners: [winner], reason } });
});

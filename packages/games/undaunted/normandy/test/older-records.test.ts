import { readFileSync } from 'node:fs';
import { done, replay } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { isPinned, normandy, normandyRules } from '../src/rules/index.ts';

test('a game recorded under rules 1 ends as it ended then', () => {
  const file = new URL('records/rules-1-hopeless.txt', import.meta.url);
  const played = replay(readFileSync(file, 'utf8'), () => done(normandy));
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  // To the same state, field by field: replaying has compared the hash.
  expect(normandy.hashesSince).toBe(1);
  expect(played.value.setup.options).toEqual({ discard: 'open', hope: 'cards' });
  expect(played.value.awaiting()).toEqual({
    kind: 'over',
    outcome: { winners: [1], reason: 'hopeless' },
  });
  // Riflemen still stood when it ended: by the letter it would have gone on.
  expect(isPinned(normandyRules, played.value.copyOfState().public, 0)).toBe(false);
});

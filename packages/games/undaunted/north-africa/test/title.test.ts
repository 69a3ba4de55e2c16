import { undauntedGame } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { NORTH_AFRICA } from '../src/rules/index.ts';

test('former rules and the age of hashes are named only where a title has them', () => {
  const plain = undauntedGame(NORTH_AFRICA).game;
  expect(Object.keys(plain)).not.toContain('formerRules');
  expect(Object.keys(plain)).not.toContain('hashesSince');
  const former = { rules: 2, formerRules: { 1: { discard: 'hidden' } }, hashesSince: 1 };
  expect(undauntedGame({ ...NORTH_AFRICA, ...former }).game).toMatchObject(former);
});

import { createMatch, seedFromPhrase } from '@bivouac/kernel';
import { PERSON } from '@bivouac/table/setup/defaults.ts';
import { sideLookOf } from '@bivouac/table/widgets/side-look.ts';
import { expect, it } from 'vitest';
import { blitzkriegClient } from '../../src/client.ts';
import { blitzkrieg, nippon } from '../../src/rules/index.ts';
import {
  firstWarDraft,
  isWatched,
  pairScenarios,
  soloScenarios,
  warWish,
} from '../../src/table/setup/war-draft.ts';

it('tells solo scenarios from those for two', () => {
  expect(soloScenarios(blitzkrieg)).toEqual(['vs-low', 'vs-middle', 'vs-high']);
  expect(pairScenarios(blitzkrieg)).toEqual(['two-players']);
  expect(soloScenarios(nippon)).toEqual(['vs']);
});

it('begins with what the address asks for', () => {
  expect(firstWarDraft(blitzkrieg, null)).toMatchObject({ isSolo: false, side: 1 });
  expect(firstWarDraft(blitzkrieg, 'vs-high')).toMatchObject({ isSolo: true, level: 'vs-high' });
  expect(firstWarDraft(blitzkrieg, 'nowhere')).toMatchObject({ isSolo: false, level: 'vs-low' });
});

it('seats the solo opponent where the rules want it, whatever side was chosen before', () => {
  const draft = { ...firstWarDraft(blitzkrieg, 'vs-middle'), side: 0, opponent: 'hard' };
  expect(warWish(blitzkrieg, draft)).toMatchObject({
    scenario: 'vs-middle',
    players: [{ kind: 'bot', bot: 'vs' }, { kind: 'human' }],
  });
});

it('seats two people, or a person and a bot', () => {
  const draft = firstWarDraft(blitzkrieg, null);
  const players = (changes: object) => warWish(blitzkrieg, { ...draft, ...changes }).players;
  expect(players({ side: 0, opponent: 'hard' })).toEqual([
    { kind: 'human' },
    { kind: 'bot', bot: 'hard' },
  ]);
  expect(players({ opponent: PERSON })).toEqual([{ kind: 'human' }, { kind: 'human' }]);
});

it('seats bots on both sides for a person who only watches', () => {
  const draft = { ...firstWarDraft(blitzkrieg, 'vs-high'), mine: 'hard' };
  expect(isWatched(draft)).toBe(true);
  expect(warWish(blitzkrieg, draft).players).toEqual([
    { kind: 'bot', bot: 'vs' },
    { kind: 'bot', bot: 'hard' },
  ]);
  const pair = { ...draft, isSolo: false, opponent: 'easy' };
  expect(isWatched(pair)).toBe(true);
  expect(warWish(blitzkrieg, pair).players).toEqual([
    { kind: 'bot', bot: 'easy' },
    { kind: 'bot', bot: 'hard' },
  ]);
  expect(isWatched({ ...pair, opponent: PERSON })).toBe(false);
  expect(isWatched(firstWarDraft(blitzkrieg, null))).toBe(false);
});

it.each([
  [blitzkrieg, null],
  [blitzkrieg, 'vs-low'],
  [nippon, null],
  [nippon, 'vs'],
] as const)('makes wishes that can be granted (%#)', (game, scenario) => {
  const wish = warWish(game, firstWarDraft(game, scenario));
  expect(createMatch(game, wish, seedFromPhrase('wish')).ok).toBe(true);
});

it('draws the side that moves second in blue', () => {
  expect([0, 1].map(sideLookOf(blitzkriegClient))).toEqual([1, 0]);
  expect([0, 1, 2].map(sideLookOf(undefined))).toEqual([0, 1, 0]);
});

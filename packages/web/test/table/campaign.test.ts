import type { KeptGame, KeptNote } from '@bivouac/table/contract/kept-games.ts';
import { SKIRMISH } from '@bivouac/table/testing/fakes.ts';
import { campaignOf } from '@bivouac/undaunted-core/table/setup/campaign.ts';
import { expect, it } from 'vitest';
import { createLibrary } from '../../src/games/library.ts';

const loaded = await createLibrary(() => ['en']).loadEntry('normandy');
if (!loaded.ok) throw new Error('Normandy is there');
const normandy = loaded.value;

const NAMES = { game: '', scenario: '', sides: [] };
function game(id: string, scenario: string, note: Partial<KeptNote>, isCampaign = true): KeptGame {
  return {
    kind: 'sound',
    id,
    game: 'normandy',
    scenario,
    actions: 1,
    saved: {
      record: '',
      players: [{ kind: 'human' }, { kind: 'human' }],
      commitment: '',
      isCampaign,
      hero: id,
      note: {
        names: { cs: NAMES, en: NAMES },
        savedAt: 1,
        awaited: [0],
        isOver: false,
        winner: null,
        round: 1,
        points: [0, 0],
        casualties: [0, 0],
        ...note,
      },
    },
  };
}

it('starts with the first scenario and no victory', () => {
  const campaign = campaignOf(normandy, []);
  expect(campaign?.stages.map(({ kept }) => kept)).toEqual(Array(12).fill(null));
  expect(campaign?.next?.scenario).toBe('la-raye');
  expect(campaign?.score).toMatchObject({ scores: [0, 0], winner: null, margin: 'even' });
});

it('counts only finished games of the campaign, and continues with the first unfinished one', () => {
  const campaign = campaignOf(normandy, [
    game('a', 'la-raye', { isOver: true, winner: 0, casualties: [4, 11] }),
    game('b', 'montmartin', { isOver: true, winner: 0, casualties: [5, 0] }),
    game('c', 'raid-across-the-canal', {}),
    game('d', 'mortain', { isOver: true, winner: 1 }, false),
  ]);
  expect(campaign?.score).toMatchObject({
    victories: [2, 0],
    casualties: [9, 11],
    scores: [2, -1],
    winner: 0,
    margin: 'narrow',
  });
  expect(campaign?.next).toMatchObject({ scenario: 'raid-across-the-canal', kept: { id: 'c' } });
});

it('has an end', () => {
  const all = normandy.game.scenarios.map(({ id }) => game(id, id, { isOver: true, winner: 1 }));
  expect(campaignOf(normandy, all)).toMatchObject({ next: null, score: { margin: 'decisive' } });
});

it('does not exist for a game without campaigns', () => {
  expect(campaignOf(SKIRMISH, [])).toBeNull();
});

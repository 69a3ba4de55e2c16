import type { CampaignEntry } from '@bivouac/manifest';
import { expect, test } from 'vitest';
import { scoreCampaign } from '../src/rules/index.ts';

const entry = (winner: number | null, us: number, de: number): CampaignEntry => ({
  scenario: 'la-raye',
  winner,
  casualties: [us, de],
  hero: '',
});

test('normandy/campaign north-africa/campaign: a victory is worth one, every full ten casualties over all games cost one (facts 5.8)', () => {
  const score = scoreCampaign([entry(0, 9, 4), entry(0, 10, 5), entry(1, 0, 0), entry(null, 1, 0)]);
  expect(score.victories).toEqual([2, 1]);
  expect(score.casualties).toEqual([20, 9]);
  expect(score.scores).toEqual([0, 1]);
  expect(score.winner).toBe(1);
  expect(score.margin).toBe('narrow');
});

test.each([
  [0, 'even', null],
  [1, 'narrow', 0],
  [3, 'narrow', 0],
  [4, 'clear', 0],
  [5, 'clear', 0],
  [6, 'decisive', 0],
] as const)(
  'normandy/campaign north-africa/campaign: a lead of %i is %s',
  (wins, margin, winner) => {
    const score = scoreCampaign(Array.from({ length: wins }, () => entry(0, 0, 0)));
    expect(score).toMatchObject({ margin, winner });
  },
);

test('normandy/campaign north-africa/campaign: an empty campaign is even', () => {
  expect(scoreCampaign([])).toEqual({
    victories: [0, 0],
    casualties: [0, 0],
    scores: [0, 0],
    winner: null,
    margin: 'even',
  });
});

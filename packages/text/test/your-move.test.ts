import { expect, it } from 'vitest';
import { describeYourMove, platformWords } from '../src/index.ts';
import { loadEvery } from '../testing/load-every.ts';

await loadEvery(platformWords);

it('tells a player who is away that it is their move, and against whom', () => {
  const move = { game: 'Skirmish', scenario: 'The Crossing', opponent: null };
  expect(describeYourMove('en', move)).toEqual({
    title: 'Your move',
    body: 'Skirmish, The Crossing.',
  });
  expect(describeYourMove('en', { ...move, opponent: 'Anna' }).body).toBe(
    'Skirmish, The Crossing, against Anna.',
  );
  expect(describeYourMove('cs', { ...move, opponent: 'Anna' })).toEqual({
    title: 'Jste na tahu',
    body: 'Skirmish, The Crossing; soupeř: Anna.',
  });
  expect(describeYourMove('cs', { ...move, scenario: '' }).body).toBe('Skirmish.');
});

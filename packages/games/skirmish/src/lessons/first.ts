import { seedFromPhrase } from '@bivouac/kernel';
import type { Lesson, TutorialStep } from '@bivouac/manifest';

/** Each step in order: its words, the action it waits for (null: it is only read), what else it points out. */
const STEPS = [
  ['bid', 'bid three', []],
  ['goal', null, ['march to ford', 'march to mill', 'march to hill']],
] as const;

export type FirstStep = (typeof STEPS)[number][0];

/** The bids of the first round. The seed decides which cards are in hand, so the steps can name them. */
export const FIRST_LESSON: Lesson = {
  game: 'skirmish',
  scenario: 'crossing',
  seat: 0,
  opponent: 'easy',
  seed: seedFromPhrase('first lesson'),
  theirs: ['bid one'],
  draws: null,
  steps: STEPS.map(([id, act, point]): TutorialStep => ({ id, act, point })),
  notShown: [],
};

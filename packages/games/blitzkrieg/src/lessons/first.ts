import type { Seed } from '@bivouac/kernel';
import type { Lesson, TutorialStep } from '@bivouac/manifest';

/** Each step in order: its words, the action it waits for, what else it points out. */
const STEPS = [
  ['goal', null, []],
  ['track', null, ['aim eastern-europe']],
  ['theirs', null, ['place eastern-europe-1-1']],
  ['token', 'take navy-2', []],
  ['research', 'place pacific-1-2', []],
  ['scored', null, ['aim eastern-europe']],
  ['air', 'take air-1', []],
  ['closing', 'place pacific-1-1', []],
  ['points', null, ['aim pacific']],
  ['army', 'take army-2', []],
  ['strategic', 'place africa-1-1', []],
  ['aim', 'aim eastern-europe', []],
  ['end', null, []],
] as const;

export type FirstStep = (typeof STEPS)[number][0];

const NOT_SHOWN = ['flag', 'cannot-place', 'blitz', 'tactical', 'industry'] as const;

export type FirstNotShown = (typeof NOT_SHOWN)[number];

/** The first three turns of the base game, with the luck of this seed. */
export const FIRST_LESSON: Lesson = {
  game: 'blitzkrieg',
  scenario: 'two-players',
  seat: 1,
  opponent: 'easy',
  seed: 'chacha20:e1d8ffdb19108ee7febdb3837d69b1d01111e4b1c21f909891270f6a663d1ba5' as Seed,
  theirs: [
    'take army-2',
    'place eastern-europe-1-1',
    'take army-1',
    'place eastern-europe-1-2',
    'take navy-3',
    'place western-europe-1-1',
    'take navy-1',
    'place africa-1-2',
  ],
  draws: null,
  steps: STEPS.map(([id, act, point]): TutorialStep => ({ id, act, point })),
  notShown: NOT_SHOWN,
};

import { seedFromPhrase } from '@bivouac/kernel';
import type { Lesson, TutorialStep } from '@bivouac/manifest';

/** Each step in order: its words, the action it waits for, what else it points out. */
const STEPS = [
  ['war', null, ['aim south-east-asia']],
  ['count', null, ['take air-1']],
  ['token', 'take air-1', []],
  ['industry', 'place pacific-2-2', []],
  ['drawn', null, ['take admiral']],
  ['thin', null, ['place pacific-2-4', 'place pacific-2-1']],
  ['blitz', 'take air-blitz', []],
  ['close', 'place south-east-asia-1-2', []],
  ['again', 'take admiral', ['place south-east-asia-1-1', 'place south-east-asia-1-2']],
  ['flag', 'place south-east-asia-2-3', []],
  ['effects', 'resolve south-east-asia-2-1', []],
  ['won', null, []],
] as const;

export type BlitzStep = (typeof STEPS)[number][0];

const NOT_SHOWN = ['nuclear', 'scientist', 'spy', 'task-force', 'solo-turn'] as const;

export type BlitzNotShown = (typeof NOT_SHOWN)[number];

/** A turn in the middle of a war, and the one that wins it: industry, a blitz, a flag, and a side that cannot place. The seed brings the tokens that the steps name. */
export const BLITZ_LESSON: Lesson = {
  game: 'blitzkrieg',
  scenario: 'two-players',
  seat: 1,
  opponent: 'easy',
  seed: seedFromPhrase('blitz 1037'),
  before: [
    '0 take army-2',
    '0 place western-europe-1-2',
    '1 take navy-1',
    '1 place pacific-1-1',
    '0 take navy-1',
    '0 place pacific-1-2',
    '1 take air-2',
    '1 place south-east-asia-1-1',
    '0 take navy-1',
    '0 place western-europe-1-3',
    '1 take army-1',
    '1 place africa-1-1',
    '1 aim south-east-asia',
    '0 take air-2',
    '0 place eastern-europe-1-1',
    '1 take army-3',
    '1 place south-east-asia-1-3',
    '1 aim pacific',
    '0 take elite-army',
    '0 place africa-1-4',
  ],
  theirs: ['take air-blitz', 'place pacific-2-4', 'take navy-2', 'place pacific-2-1'],
  draws: null,
  steps: STEPS.map(([id, act, point]): TutorialStep => ({ id, act, point })),
  notShown: NOT_SHOWN,
};

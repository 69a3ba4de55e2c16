import type { Seed } from '@bivouac/kernel';
import type { Lesson, TutorialStep } from '@bivouac/manifest';

/** Each step in order: its words, the action it waits for, what else it points out. */
const STEPS = [
  ['goal', null, ['order a5', 'order a12']],
  ['hand', null, ['play attack-centre', 'play probe-centre']],
  ['card', 'play attack-centre', []],
  ['guns', 'order g9', []],
  ['line', 'order g6', []],
  ['light', 'order h5', []],
  ['pick', 'pick g6', []],
  ['woods', 'go f6', []],
  ['skirmish', 'pick h5', []],
  ['far', 'go f5', []],
  ['still', 'done', ['order g9']],
  ['shot', 'fire g9 c10', []],
  ['reply', null, ['order a9', 'order e5']],
  ['react', 'stand', ['order f5']],
  ['back', 'battle-back', []],
  ['losses', null, ['order f6', 'order d5']],
  ['second', 'play probe-centre', []],
  ['first', 'order f5', []],
  ['other', 'order f6', []],
  ['halt', 'done', []],
  ['volley', 'fire f5 d5', []],
  ['end', null, []],
] as const;

export type FirstStep = (typeof STEPS)[number][0];

const NOT_SHOWN = ['melee', 'square', 'taking-ground', 'leaders', 'morale'] as const;

export type FirstNotShown = (typeof NOT_SHOWN)[number];

/** The first two turns of the first scenario, with the luck of this seed. */
export const FIRST_LESSON: Lesson = {
  game: 'napoleonics',
  scenario: 'rolica-first-position',
  seat: 0,
  opponent: 'easy',
  // A seed by its form.
  seed: 'chacha20:56f5df4756e5f85010ae4e916e68957b37edae4d9e2ce2ef641c7317ae85c177' as Seed,
  theirs: [
    'retreat b9',
    'retreat a9',
    'play counter-attack',
    'order d6',
    'order d5',
    'order c7',
    'pick d5',
    'go e5',
    'pick c7',
    'go d7',
    'done',
    'melee e5 f5',
    'fire d6 f6',
    'fire d7 f6',
  ],
  draws: null,
  steps: STEPS.map(([id, act, point]): TutorialStep => ({ id, act, point })),
  notShown: NOT_SHOWN,
};

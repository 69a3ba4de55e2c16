import type { Seed } from '@bivouac/kernel';
import type { Lesson, TutorialStep } from '@bivouac/manifest';

/** Each step in order: its words, the action it waits for, what else it points out. */
const STEPS = [
  ['goal', null, ['shoot italy-hangar', 'shoot italy-aircraft', 'shoot italy-motor-pool']],
  ['hand', null, ['bid lieutenant', 'bid second', 'bid saboteur', 'bid fog']],
  ['bid', 'bid fog', []],
  ['theirs', null, ['shoot italy-scout-a']],
  ['lieutenant', 'play lieutenant', []],
  ['command', 'use command', []],
  ['saboteur', 'play saboteur', []],
  ['stalk', 'use stalk', ['go 1a']],
  ['night', 'go 1a', []],
  ['second', 'play second', []],
  ['inspire', 'use inspire', []],
  ['back', 'take saboteur', []],
  ['again', 'play saboteur', []],
  ['closer', 'use stalk', ['go 16a']],
  ['hangar', 'go 16a', []],
  ['last', 'play saboteur', []],
  ['demolish', 'use demolish', []],
  ['odds', 'shoot italy-hangar', []],
  ['ruin', null, ['go 16a']],
  ['scout', 'play scout', []],
  ['scouting', 'use scout', ['go 3a']],
  ['flats', 'go 3a', []],
  ['enough', 'done', []],
  ['end', null, []],
] as const;

export type FirstStep = (typeof STEPS)[number][0];

const NOT_SHOWN = ['vehicles', 'control', 'suppress', 'bolster', 'escape'] as const;

export type FirstNotShown = (typeof NOT_SHOWN)[number];

/** The first round of the first scenario, with the luck of this seed. */
export const FIRST_LESSON: Lesson = {
  game: 'north-africa',
  scenario: 'landing-ground-7',
  seat: 0,
  opponent: 'easy',
  seed: 'chacha20:91c4deb51b26b5a9429b97a0488e18eba5fec5779c9a37f3f90aaac6f8867bd1' as Seed,
  theirs: ['bid leader-a', 'play scout-a', 'use scout', 'go 16a', 'go 19a', 'end turn'],
  draws: null,
  steps: STEPS.map(([id, act, point]): TutorialStep => ({ id, act, point })),
  notShown: NOT_SHOWN,
};

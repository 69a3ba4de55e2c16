import { seedFromPhrase } from '@bivouac/kernel';
import type { Lesson, TutorialStep } from '@bivouac/manifest';

/** Each step in order: its words, the action it waits for, what else it points out. */
const STEPS = [
  ['cities', null, ['aim seattle', 'aim san-diego']],
  ['monster', null, ['place seattle-1-2', 'place san-francisco-1-2']],
  ['token', 'take navy-2', []],
  ['flag', 'place san-diego-2-1', []],
  ['open', 'open denver', []],
] as const;

export type NipponStep = (typeof STEPS)[number][0];

const NOT_SHOWN = [
  'nippon-solo',
  'japanese-tokens',
  'cannot-place',
  'special-weapons',
  'strategic',
] as const;

export type NipponNotShown = (typeof NOT_SHOWN)[number];

/** One turn of Nippon shows its new parts: Japan's own tokens, the short tracks and the next city. */
export const NIPPON_LESSON: Lesson = {
  game: 'nippon',
  scenario: 'two-players',
  seat: 1,
  opponent: 'easy',
  seed: seedFromPhrase('nippon 6599'),
  before: [
    '0 take kaiju',
    '0 place seattle-1-2',
    '1 take army-3',
    '1 place san-diego-1-2',
    '0 take kamikaze',
    '0 place san-francisco-1-2',
    '1 take navy-3',
    '1 place san-diego-1-1',
    '0 take navy-3',
    '0 place seattle-1-1',
  ],
  theirs: [],
  draws: null,
  steps: STEPS.map(([id, act, point]): TutorialStep => ({ id, act, point })),
  notShown: NOT_SHOWN,
};

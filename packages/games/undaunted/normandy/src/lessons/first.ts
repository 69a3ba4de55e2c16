import type { Draw, Seed } from '@bivouac/kernel';
import type { Lesson, TutorialStep } from '@bivouac/manifest';

export type FirstStep = (typeof STEPS)[number][0];

/** Each step in order: its words, the action it waits for, what else it points out. */
const STEPS = [
  ['goal', null, ['go 13b', 'go 5b', 'go 6a', 'go 2b', 'go 16b', 'go 7a']],
  ['hand', null, ['bid sergeant', 'bid scout-a', 'bid rifleman-a', 'bid fog']],
  ['bid', 'bid fog', []],
  ['theirs', null, ['shoot de-scouts-a', 'shoot de-riflemen-a']],
  ['sergeant', 'play sergeant', []],
  ['command', 'use command', []],
  ['enemy', 'play rifleman-b', ['shoot de-scouts-a']],
  ['attack', 'use attack', []],
  ['odds', 'shoot de-scouts-a', []],
  ['hit', null, ['shoot de-scouts-a']],
  ['riflemen', 'play rifleman-a', []],
  ['move', 'use move', ['go 2b']],
  ['ground', 'go 2b', []],
  ['leader', 'play leader-a', []],
  ['inspire', 'use inspire', []],
  ['back', 'take rifleman-a', []],
  ['again', 'play rifleman-a', []],
  ['control', 'use control', ['go 2b']],
  ['scouts', 'play scout-a', []],
  ['scout', 'use scout', ['go 13b']],
  ['village', 'go 13b', []],
  ['enough', 'done', []],
  ['end', null, []],
] as const;

const NOT_SHOWN = ['bolster', 'suppress', 'hunker-down', 'recon', 'pin'] as const;

export type FirstNotShown = (typeof NOT_SHOWN)[number];

/**
 * The first round of the first scenario. All luck in it is written down, and it is the luck of
 * this seed: so the game can go on from here like any other, with its seal unbroken.
 */
export const FIRST_LESSON: Lesson = {
  game: 'normandy',
  scenario: 'la-raye',
  seat: 0,
  opponent: 'easy',
  seed: 'chacha20:3580f0ed2f1dcfb33245fea6bb08421d98e5d47dbdc592648f94a73cd39617b4' as Seed,
  theirs: [
    'bid leader-b',
    'play scout-a',
    'use scout',
    'go 12b',
    'done',
    'play rifleman-a',
    'use move',
    'go 8a',
    'end turn',
  ],
  /** Decks are drawn from their end. */
  draws: [
    shuffle('deck.one', [8, 44, 3, 2, 19, 5, 14, 0, 45]),
    shuffle('deck.two', [19, 45, 0, 2, 44, 5, 8, 14, 3]),
    { why: 'combat.attack', kind: 'dice', size: 10, result: [7] },
    shuffle('deck.one', [19, 2, 5, 14, 46, 0, 45]),
  ],
  steps: STEPS.map(([id, act, point]): TutorialStep => ({ id, act, point })),
  notShown: NOT_SHOWN,
};

function shuffle(why: string, result: readonly number[]): Draw {
  return { why, kind: 'shuffle', size: result.length, result };
}

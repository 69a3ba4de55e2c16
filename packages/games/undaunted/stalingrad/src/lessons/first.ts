import type { Seed } from '@bivouac/kernel';
import type { Lesson, TutorialStep } from '@bivouac/manifest';

/** Each step in order: its words, the action it waits for, what else it points out. */
const STEPS = [
  ['goal', null, ['go 404', 'go 405', 'go 504', 'go 505', 'go 506']],
  ['hand', null, ['bid s-p-001', 'bid s-p-014', 'bid s-p-020', 'bid fog']],
  ['bid', 'bid fog', []],
  ['theirs', null, ['shoot german-scout-a', 'shoot german-rifleman-a']],
  ['sergeant', 'play s-p-001', []],
  ['command', 'use command', []],
  ['gunner', 'play s-p-020', ['shoot german-scout-a']],
  ['suppress', 'use suppress', []],
  ['odds', 'shoot german-scout-a', []],
  ['pinned', null, ['shoot german-scout-a']],
  ['rifleman', 'play s-p-004', []],
  ['move', 'use move', ['go 504']],
  ['square', 'go 504', []],
  ['leader', 'play s-p-002', []],
  ['inspire', 'use inspire', []],
  ['again', 'take s-p-004', []],
  ['control', 'use control', ['go 504']],
  ['scout', 'play s-p-014', []],
  ['scouting', 'use scout', ['go 505']],
  ['ruins', 'go 505', []],
  ['enough', 'done', []],
  ['houses', null, ['go 604', 'go 606', 'go 304', 'go 305', 'go 406']],
  ['end', null, []],
] as const;

export type FirstStep = (typeof STEPS)[number][0];

const NOT_SHOWN = ['bolster', 'rout', 'total-rout', 'withdrawal', 'losses'] as const;

export type FirstNotShown = (typeof NOT_SHOWN)[number];

/** The first round of #011, with the luck of this seed. */
export const FIRST_LESSON: Lesson = {
  game: 'stalingrad',
  scenario: '011',
  seat: 0,
  opponent: 'easy',
  seed: 'chacha20:ca07ccc28371177c38d201a9b8dbfd4db2e8860d022d89a314de7728cc8e4ea3' as Seed,
  theirs: [
    ...['bid n-p-002', 'play n-p-014', 'use scout', 'go 404', 'done'],
    ...['play n-p-004', 'use move', 'go 404', 'end turn'],
  ],
  draws: null,
  steps: STEPS.map(([id, act, point]): TutorialStep => ({ id, act, point })),
  notShown: NOT_SHOWN,
};

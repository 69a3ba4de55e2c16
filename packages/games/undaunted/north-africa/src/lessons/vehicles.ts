import type { Seed } from '@bivouac/kernel';
import type { Lesson, TutorialStep } from '@bivouac/manifest';

/** Each step in order: its words, the action it waits for, what else it points out. */
const STEPS = [
  ['car', null, ['shoot lrdg-command-car']],
  ['bid', 'bid sniper', []],
  ['hits', null, ['shoot lrdg-command-car']],
  ['wheel', 'play driver', []],
  ['swap', 'swap lrdg-scout', []],
  ['again', 'play driver', []],
  ['drive', 'crew drive', []],
  ['road', 'go 16a', ['go 18b']],
  ['post', 'go 18b', []],
  ['dismount', 'dismount', []],
  ['lorry', 'play rifleman', ['shoot italy-lorry']],
  ['mount', 'mount italy-lorry 1', []],
  ['control', 'use control', ['go 18b']],
  ['end', null, ['go 13a']],
] as const;

export type VehiclesStep = (typeof STEPS)[number][0];

const NOT_SHOWN = ['navigate', 'inoperable', 'repair', 'antitank', 'escape'] as const;

export type VehiclesNotShown = (typeof NOT_SHOWN)[number];

/** Two rounds: the Rifleman reaches the customs post, and the Italians leave their Lorry there. */
const BEFORE = `
0 bid staff-sergeant
1 bid rifleman-a
0 play scout
0 crew navigate
0 aim 16a
0 aim 18b
0 done
0 play rifleman
0 use move
0 go 12b
1 end turn
0 bid lieutenant
1 bid leader-a
0 play scout
0 swap lrdg-driver
0 play rifleman
0 use move
0 go 18b
0 end turn
1 play scout-a
1 use scout
1 go 11a
1 go 18b
1 play antitank-a
1 crew drive
1 go 11a
1 go 18b
1 dismount
1 end turn`;

/** The third round of Al Tag, with the luck of this seed: a car under fire, and a Lorry without a crew. */
export const VEHICLES_LESSON: Lesson = {
  game: 'north-africa',
  scenario: 'al-tag',
  seat: 0,
  opponent: 'easy',
  seed: 'chacha20:9130ddfc4c27790afe4f442cba26bc754c0a43090a3e5a79e49ac01291cd28ed' as Seed,
  before: BEFORE.trim().split('\n'),
  theirs: [
    'bid scout-a',
    'play gunner-a',
    'use suppress',
    'shoot lrdg-command-car',
    'unit lrdg-scout',
    'play rifleman-a',
    'use attack',
    'shoot lrdg-command-car',
    'unit lrdg-scout',
  ],
  draws: null,
  steps: STEPS.map(([id, act, point]): TutorialStep => ({ id, act, point })),
  notShown: NOT_SHOWN,
};

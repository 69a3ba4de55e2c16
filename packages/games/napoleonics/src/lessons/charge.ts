import type { Seed } from '@bivouac/kernel';
import type { Lesson, TutorialStep } from '@bivouac/manifest';

/** Each step in order: its words, the action it waits for, what else it points out. */
const STEPS = [
  ['field', null, ['order e9', 'order f8', 'order f9']],
  ['leader', 'pick-leader g8', []],
  ['joins', 'go f9', []],
  ['ride', 'pick g8', []],
  ['close', 'go e8', ['order d8']],
  ['charge', 'melee e8 d8', []],
  ['square', null, ['order d8', 'order e8']],
  ['second', 'melee f9 e9', []],
  ['flag', 'ignore 1', ['order f9']],
  ['third', 'melee f8 e9', []],
  ['ground', 'advance', []],
  ['break', 'go e10', []],
  ['bonus', 'melee e10 d10', []],
  ['end', null, ['order d10']],
] as const;

export type ChargeStep = (typeof STEPS)[number][0];

const NOT_SHOWN = [
  'leaving-square',
  'retire-and-reform',
  'first-strike',
  'combined-arms',
  'lone-leader',
] as const;

export type ChargeNotShown = (typeof NOT_SHOWN)[number];

/** A turn of cavalry at García Hernández, from the moment when half of it has moved; with the luck of this seed. */
export const CHARGE_LESSON: Lesson = {
  game: 'napoleonics',
  scenario: 'garcia-hernandez',
  seat: 0,
  opponent: 'easy',
  // A seed by its form.
  seed: 'chacha20:30b1ca599a60e73cbb127900464c8005a8b89854bc1e822d0443e6b56d283399' as Seed,
  before: [
    ...['0 play assault-centre', '0 order g8', '0 order g9', '0 order h9', '0 lead g8', '0 done'],
    ...['0 pick g9', '0 go f9', '0 pick h9', '0 go f8'],
  ],
  theirs: ['square', 'stand', 'battle-back', 'stand', 'stand', 'ignore 1', 'retreat c10'],
  draws: null,
  steps: STEPS.map(([id, act, point]): TutorialStep => ({ id, act, point })),
  notShown: NOT_SHOWN,
};

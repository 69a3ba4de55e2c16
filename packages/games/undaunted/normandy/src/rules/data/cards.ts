import { idOf } from '@bivouac/kernel';
import type { CardAct, CardKind, KindId, UnitKind } from '@bivouac/undaunted-core';

// Cards and counters of the box (facts, section 3). Both sides own the same set.

const act = (verb: string, value = 0, isOwnSquad = false): CardAct => ({ verb, value, isOwnSquad });

const SQUADS = ['a', 'b', 'c'] as const;

/** Counters, in the order of their numbers. */
export const UNITS: readonly UnitKind[] = [
  ...SQUADS.map((letter, squad) => ({
    id: `riflemen-${letter}`,
    squad,
    defence: 4,
    isRiflemen: true,
  })),
  ...SQUADS.map((letter, squad) => ({
    id: `scouts-${letter}`,
    squad,
    defence: 5,
    isRiflemen: false,
  })),
  ...SQUADS.map((letter, squad) => ({
    id: `gunners-${letter}`,
    squad,
    defence: 4,
    isRiflemen: false,
  })),
  { id: 'sniper', squad: -1, defence: 6, isRiflemen: false },
  { id: 'mortar', squad: -1, defence: 4, isRiflemen: false },
];

const unit = (id: string): number => UNITS.findIndex((kind) => kind.id === id);

interface PrintedCard extends CardKind {
  readonly copies: number;
}

const soldier = (
  id: string,
  of: string,
  initiative: number,
  copies: number,
  acts: readonly CardAct[],
): PrintedCard => ({
  id,
  initiative,
  copies,
  squad: UNITS[unit(of)]?.squad ?? -1,
  unit: unit(of),
  isFog: false,
  isCommander: false,
  acts,
});

const commander = (
  id: string,
  initiative: number,
  squad: number,
  acts: readonly CardAct[],
): PrintedCard => ({
  id,
  initiative,
  copies: 1,
  squad,
  unit: -1,
  isFog: false,
  isCommander: true,
  acts,
});

/**
 * The 54 cards of a side, in the order of their numbers.
 * @rule normandy/cards
 */
const PRINTED: readonly PrintedCard[] = [
  commander('sergeant', 9, -1, [act('bolster', 3), act('command', 2)]),
  commander('guide', 8, -1, [act('bolster', 1), act('guide', 1)]),
  ...SQUADS.map((letter, squad) =>
    commander(`leader-${letter}`, 7, squad, [act('bolster', 2, true), act('inspire', 1, true)]),
  ),
  ...SQUADS.map((letter) =>
    soldier(`scout-${letter}`, `scouts-${letter}`, 6, 3, [
      act('scout', 2),
      act('attack', 1),
      act('recon'),
      act('conceal'),
    ]),
  ),
  ...SQUADS.map((letter) =>
    soldier(`rifleman-${letter}`, `riflemen-${letter}`, 5, 5, [
      act('move', 1),
      act('attack', 1),
      act('control'),
    ]),
  ),
  soldier('sniper', 'sniper', 4, 3, [act('stalk', 1), act('attack', 3)]),
  ...SQUADS.map((letter) =>
    soldier(`gunner-${letter}`, `gunners-${letter}`, 3, 3, [
      act('move', 1),
      act('attack', 2),
      act('suppress', 4),
    ]),
  ),
  soldier('mortar', 'mortar', 2, 3, [act('move', 1), act('blast', 1), act('target')]),
  {
    id: 'fog',
    initiative: 1,
    copies: 10,
    squad: -1,
    unit: -1,
    isFog: true,
    isCommander: false,
    acts: [],
  },
];

export const KINDS: readonly CardKind[] = PRINTED.map(({ copies: _, ...kind }) => kind);

/** Kind of each copy: copies of a kind have neighbouring numbers. */
export const KIND_OF: readonly KindId[] = PRINTED.flatMap(({ copies }, kind) =>
  Array.from({ length: copies }, () => idOf<'kind'>(kind)),
);

import type { ScenarioInfo } from '@bivouac/kernel';

// The template game's whole box: map, cards, units, scenarios. Data, so that rules stay short.

export const SEATS = ['blue', 'red'] as const;

export const AREAS = ['west-camp', 'ford', 'wood', 'mill', 'hill', 'village', 'east-camp'] as const;

/** Areas one step away, ascending. */
export const NEIGHBOURS: readonly (readonly number[])[] = [
  [1, 2],
  [0, 3, 4],
  [0, 3, 5],
  [1, 2, 4, 5],
  [1, 3, 6],
  [2, 3, 6],
  [4, 5],
];

/** How much harder units in an area are to hit. */
export const COVER: readonly number[] = [0, 0, 1, 0, 1, 1, 0];

/** Areas that count at the end. */
export const PRIZES: readonly number[] = [1, 2, 3, 4, 5];

export const CARDS = ['one', 'two', 'three', 'ambush'] as const;
export const AMBUSH = 3;
/** How many units a card sets in motion; also its strength as a bid. */
export const STEPS: readonly number[] = [1, 2, 3, 1];
/** How many of each card a side owns. */
export const COPIES: readonly number[] = [3, 3, 2, 2];
export const DECK_SIZE = 10;
export const HAND_SIZE = 4;

export const UNITS = ['bugle', 'drum', 'fife', 'hawk', 'kite', 'rook'] as const;
export const UNIT_STRENGTH = 2;
export const sideOf = (unit: number): number => (unit < 3 ? 0 : 1);

export const DICE = 2;
export const BASE_NEED = 4;

/** Where each unit starts. */
export const STARTS: { readonly [scenario: string]: readonly number[] } = {
  crossing: [0, 0, 1, 6, 6, 5],
  'mill-yard': [3, 1, 2, 6, 4, 5],
};

export const SCENARIOS: readonly ScenarioInfo[] = [
  { id: 'crossing', provenance: 'own' },
  { id: 'mill-yard', provenance: 'own' },
];

export const ROUNDS: { readonly [length: string]: number } = { short: 3, long: 4 };

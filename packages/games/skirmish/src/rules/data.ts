import { type Id, idOf, idsBelow, type ScenarioInfo, type Seat } from '@bivouac/kernel';

// The template game's whole box: map, cards, units, scenarios. Data, so that rules stay short.

export const SEATS = ['blue', 'red'] as const;

// Ids are the places in these tables. Each kind of id has a type of its own, so that no area is taken for a unit.
export type AreaId = Id<'area'>;
export type UnitId = Id<'unit'>;
/** A kind of card: copies of a kind are all alike. */
export type CardId = Id<'card'>;
/** Where a lost unit stands, the unit in an empty area, and the bid of a seat that has made none. */
export const NO_AREA: AreaId = idOf(-1);
export const NO_UNIT: UnitId = idOf(-1);
export const NO_CARD: CardId = idOf(-1);

export const AREAS = ['west-camp', 'ford', 'wood', 'mill', 'hill', 'village', 'east-camp'] as const;

export const AREA_IDS = idsBelow<'area'>(AREAS.length);

const areas = (...indices: readonly number[]): readonly AreaId[] =>
  indices.map((index) => idOf<'area'>(index));

/** Areas one step away, ascending. */
export const NEIGHBOURS: readonly (readonly AreaId[])[] = [
  areas(1, 2),
  areas(0, 3, 4),
  areas(0, 3, 5),
  areas(1, 2, 4, 5),
  areas(1, 3, 6),
  areas(2, 3, 6),
  areas(4, 5),
];

/** How much harder units in an area are to hit. */
export const COVER: readonly number[] = [0, 0, 1, 0, 1, 1, 0];

/** Areas that count at the end. */
export const PRIZES = areas(1, 2, 3, 4, 5);

export const CARDS = ['one', 'two', 'three', 'ambush'] as const;
export const CARD_IDS = idsBelow<'card'>(CARDS.length);
export const AMBUSH: CardId = idOf(CARDS.indexOf('ambush'));
/** How many units a card sets in motion; also its strength as a bid. */
export const STEPS: readonly number[] = [1, 2, 3, 1];
/** How many of each card a side owns. */
export const COPIES: readonly number[] = [3, 3, 2, 2];
export const DECK_SIZE = 10;
export const HAND_SIZE = 4;

export const UNITS = ['bugle', 'drum', 'fife', 'hawk', 'kite', 'rook'] as const;
export const UNIT_IDS = idsBelow<'unit'>(UNITS.length);
export const UNIT_STRENGTH = 2;
export const sideOf = (unit: UnitId): Seat => (unit < 3 ? 0 : 1);

export const DICE = 2;
export const DIE_SIDES = 6;
export const BASE_NEED = 4;

/** Where each unit starts. */
export const STARTS: { readonly [scenario: string]: readonly AreaId[] } = {
  crossing: areas(0, 0, 1, 6, 6, 5),
  'mill-yard': areas(3, 1, 2, 6, 4, 5),
};

export const SCENARIOS: readonly ScenarioInfo[] = [
  { id: 'crossing', provenance: 'own' },
  { id: 'mill-yard', provenance: 'own' },
];

export const ROUNDS: { readonly [length: string]: number } = { short: 3, long: 4 };

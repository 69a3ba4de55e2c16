// Units by nation (facts 3). Figures that the facts mark as guessed are marked here too; they stand
// nowhere else.

export const INFANTRY = 0;
export const CAVALRY = 1;
export const ARTILLERY = 2;
export const CLASSES = ['infantry', 'cavalry', 'artillery'] as const;
export type UnitClass = 0 | 1 | 2;

export const NATIONS = ['french', 'british', 'portuguese'] as const;
export type Nation = (typeof NATIONS)[number];

/** Dice of guns by distance, 1 (melee) to 5; a distance beyond the list is out of range. */
export interface GunTable {
  /** Three or two blocks. */
  readonly full: readonly number[];
  /** The same after a move of one hex; null: may not battle after moving. */
  readonly fullMoved: readonly number[] | null;
  /** The last block. It may not move and battle. */
  readonly one: readonly number[];
}

/**
 * Tabulka dostřelu dělostřelectva. Melee, horse artillery at 3 and the 0 at 4 after a move are sure;
 * the other cells were lost in the scan and are likely, those at 4 and 5 guessed (facts 3.4).
 */
export const GUNS: { readonly foot: GunTable; readonly horse: GunTable } = {
  foot: { full: [4, 3, 2, 2, 1], fullMoved: null, one: [3, 2, 1, 1, 1] },
  horse: { full: [3, 2, 1, 1], fullMoved: [3, 2, 1, 0], one: [2, 1, 1, 1] },
};

export interface UnitKind {
  readonly id: string;
  readonly nation: Nation;
  readonly type: string;
  readonly class: UnitClass;
  readonly blocks: number;
  /** Furthest move. */
  readonly move: number;
  /** Furthest move after which it may still battle. */
  readonly battleMove: number;
  /** 0: no ranged combat. */
  readonly range: number;
  readonly rangedStill: number;
  readonly rangedMoved: number;
  /** How half the blocks is rounded for fire after a move. */
  readonly halfUp: boolean;
  readonly melee: number;
  /** On top of `melee`, against infantry only. */
  readonly meleeOnInfantry: number;
  readonly flagsIgnored: number;
  readonly sabersHit: boolean;
  /** Hexes for each flag. */
  readonly retreat: number;
  /** May battle after entering a forest. */
  readonly isLight: boolean;
  readonly isGuard: boolean;
  /** Moves three hexes in a Cavalry Charge. */
  readonly isHeavy: boolean;
  /** Moves two hexes and battles in a Force March. */
  readonly marches: boolean;
  readonly guns: GunTable | null;
}

type Spec = Partial<Omit<UnitKind, 'id' | 'nation' | 'type'>>;

const PLAIN: Omit<UnitKind, 'id' | 'nation' | 'type'> = {
  class: INFANTRY,
  blocks: 4,
  move: 1,
  battleMove: 1,
  range: 2,
  rangedStill: 0,
  rangedMoved: 0,
  halfUp: true,
  melee: 0,
  meleeOnInfantry: 0,
  flagsIgnored: 0,
  sabersHit: true,
  retreat: 1,
  isLight: false,
  isGuard: false,
  isHeavy: false,
  marches: false,
  guns: null,
};

const LIGHT: Spec = { move: 2, rangedStill: 1, rangedMoved: 1, isLight: true, marches: true };
const MILITIA: Spec = { sabersHit: false, retreat: 3 };
const cavalry = (blocks: number): Spec => ({ class: CAVALRY, blocks, range: 0 });
const lightCavalry = (blocks: number): Spec => ({ ...cavalry(blocks), move: 3, battleMove: 3 });
const heavyCavalry = (blocks: number): Spec => ({
  ...cavalry(blocks),
  move: 2,
  battleMove: 2,
  melee: 1,
  isHeavy: true,
});
const FOOT: Spec = { class: ARTILLERY, blocks: 3, battleMove: 0, range: 5, guns: GUNS.foot };
const HORSE: Spec = { class: ARTILLERY, blocks: 3, move: 2, range: 4, guns: GUNS.horse };
/** One more die in melee is sure; two flags are guessed. */
const GUARD_GUNS: Spec = { melee: 1, isGuard: true, flagsIgnored: 2 };

const french: { readonly [type: string]: Spec } = {
  line: { meleeOnInfantry: 1 },
  light: LIGHT,
  grenadier: { melee: 1, flagsIgnored: 1, marches: true },
  'old-guard': {
    rangedStill: 1,
    rangedMoved: 1,
    melee: 2,
    flagsIgnored: 2,
    isGuard: true,
    marches: true,
  },
  'young-guard': { ...LIGHT, melee: 1, flagsIgnored: 1, isGuard: true },
  militia: MILITIA,
  'light-cavalry': lightCavalry(4),
  'heavy-cavalry': heavyCavalry(4),
  cuirassier: { ...heavyCavalry(4), flagsIgnored: 1 },
  'guard-cavalry': { ...heavyCavalry(4), flagsIgnored: 2, isGuard: true },
  'foot-artillery': FOOT,
  'horse-artillery': HORSE,
  'guard-foot-artillery': { ...FOOT, ...GUARD_GUNS },
  'guard-horse-artillery': { ...HORSE, ...GUARD_GUNS },
};

const british: { readonly [type: string]: Spec } = {
  line: { rangedStill: 1 },
  light: { ...LIGHT, blocks: 5 },
  // The published card rounds the half of a moving rifle unit down (facts 3.2, likely).
  rifle: { ...LIGHT, blocks: 3, range: 3, halfUp: false, sabersHit: false },
  grenadier: { rangedStill: 1, rangedMoved: 1, melee: 1, flagsIgnored: 1, marches: true },
  'guard-grenadier': {
    blocks: 5,
    rangedStill: 1,
    rangedMoved: 1,
    melee: 1,
    flagsIgnored: 2,
    isGuard: true,
    marches: true,
  },
  'light-cavalry': lightCavalry(3),
  'heavy-cavalry': heavyCavalry(3),
  'guard-cavalry': { ...heavyCavalry(3), flagsIgnored: 2, isGuard: true },
  'foot-artillery': FOOT,
  'horse-artillery': HORSE,
};

/** Blocks of light infantry and light cavalry are guessed. */
const portuguese: { readonly [type: string]: Spec } = {
  line: { halfUp: false },
  light: { ...LIGHT, halfUp: false },
  militia: { ...MILITIA, halfUp: false },
  'light-cavalry': lightCavalry(3),
  'foot-artillery': FOOT,
};

const kindsOf = (nation: Nation, specs: { readonly [type: string]: Spec }): UnitKind[] =>
  Object.entries(specs).map(([type, spec]) => ({
    ...PLAIN,
    ...spec,
    id: `${nation}-${type}`,
    nation,
    type,
  }));

/** @rule napoleonics/units napoleonics/dice-table */
export const KINDS: readonly UnitKind[] = [
  ...kindsOf('french', french),
  ...kindsOf('british', british),
  ...kindsOf('portuguese', portuguese),
];

/** Hexes that a leader may go by a separate order, or be driven back. */
export const LEADER_MOVE = 3;

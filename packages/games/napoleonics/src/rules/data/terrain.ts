/** A change of dice for infantry, cavalry and artillery attackers. */
export type ByClass = readonly [number, number, number];

export type TerrainId =
  | 'clear'
  | 'forest'
  | 'hill'
  | 'rugged'
  | 'town'
  | 'windmill'
  | 'river'
  | 'ford'
  | 'bridge'
  | 'quarry';

/**
 * One kind of ground (chapter VII, repaired by facts 5 and 8). `in` is what an attacker loses against
 * a target on it, `out` what an attacker standing on it loses.
 */
export interface Terrain {
  readonly id: TerrainId;
  /** Its letter in a scenario's map. */
  readonly letter: string;
  readonly isImpassable: boolean;
  readonly isImpassableToGuns: boolean;
  /** A unit that enters must stop. */
  readonly stops: boolean;
  /** The units that may battle in the turn in which they entered. */
  readonly battleOnEntry: 'all' | 'light' | 'none';
  readonly inRanged: ByClass;
  readonly inMelee: ByClass;
  readonly outRanged: ByClass;
  readonly outMelee: ByClass;
  /** Hills block only what lies behind them, see rules/sight.ts. */
  readonly blocksSight: boolean;
  readonly isHill: boolean;
  /** Whether infantry forms square on it: fords only by the lenient reading of N-13. */
  readonly squares: 'always' | 'leniently' | 'never';
  /** Buildings: Cavalry Charge gives no dice into or out of them. */
  readonly isBuilding: boolean;
}

const NONE: ByClass = [0, 0, 0];

const CLEAR: Terrain = {
  id: 'clear',
  letter: '.',
  isImpassable: false,
  isImpassableToGuns: false,
  stops: false,
  battleOnEntry: 'all',
  inRanged: NONE,
  inMelee: NONE,
  outRanged: NONE,
  outMelee: NONE,
  blocksSight: false,
  isHill: false,
  squares: 'always',
  isBuilding: false,
};

/**
 * Clear ground with changes. All terrains are made in this one place, so that they have one shape: written as
 * literals of their own, each would have another, and the ground of a hex is read at every step of every search.
 */
const terrain = (changes: Partial<Terrain> & Pick<Terrain, 'id' | 'letter'>): Terrain => ({
  ...CLEAR,
  ...changes,
});

const both = (loss: ByClass, direction: 'in' | 'out'): Partial<Terrain> =>
  direction === 'in' ? { inRanged: loss, inMelee: loss } : { outRanged: loss, outMelee: loss };

const building: Partial<Terrain> = {
  stops: true,
  battleOnEntry: 'none',
  ...both([-2, -3, -1], 'in'),
  ...both([0, -3, -1], 'out'),
  blocksSight: true,
  squares: 'never',
  isBuilding: true,
};

/**
 * @rule napoleonics/terrain napoleonics/forest napoleonics/hill napoleonics/rugged-hill
 * @rule napoleonics/town
 * @rule napoleonics/river napoleonics/ford napoleonics/bridge napoleonics/quarry
 */
export const TERRAINS: readonly Terrain[] = [
  CLEAR,
  terrain({
    id: 'forest',
    letter: 'f',
    stops: true,
    battleOnEntry: 'light',
    ...both([-1, -2, -1], 'in'),
    ...both([0, -2, -1], 'out'),
    blocksSight: true,
  }),
  // Between two hills other figures hold: HILL_TO_HILL.
  terrain({
    id: 'hill',
    letter: 'h',
    ...both([-1, -1, 0], 'in'),
    ...both([0, -1, 0], 'out'),
    isHill: true,
  }),
  terrain({ id: 'rugged', letter: 'r', isImpassable: true, blocksSight: true }),
  terrain({ id: 'town', letter: 't', ...building }),
  terrain({ id: 'windmill', letter: 'm', ...building }),
  terrain({ id: 'river', letter: '~', isImpassable: true }),
  terrain({
    id: 'ford',
    letter: '=',
    stops: true,
    inMelee: [-1, -1, -1],
    ...both([-1, -1, -1], 'out'),
    squares: 'leniently',
  }),
  terrain({ id: 'bridge', letter: 'b' }),
  terrain({
    id: 'quarry',
    letter: 'q',
    isImpassableToGuns: true,
    stops: true,
    inRanged: [0, -2, -1],
    inMelee: [-1, -2, -1],
    ...both([-1, -2, 0], 'out'),
  }),
];

export const TERRAIN_IDS: readonly TerrainId[] = TERRAINS.map(({ id }) => id);

/**
 * What an attacker on a hill loses against a target on a hill.
 * @rule napoleonics/hill
 */
export const HILL_TO_HILL: { readonly ranged: ByClass; readonly melee: ByClass } = {
  ranged: [-1, 0, 0],
  melee: NONE,
};

/**
 * Field works: through a side that has them, in and out.
 * @rule napoleonics/field-works
 */
export const WORKS_IN: ByClass = [-1, -2, 0];
export const WORKS_OUT: ByClass = [0, -2, 0];
/**
 * Flags that a class may ignore behind works that the attack came through.
 * @rule napoleonics/field-works napoleonics/morale
 */
export const WORKS_FLAGS: ByClass = [1, 0, 1];

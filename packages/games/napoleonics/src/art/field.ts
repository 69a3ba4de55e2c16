/** The kinds of ground, as the rules number them. */
export const GROUNDS = [
  'clear',
  'forest',
  'hill',
  'rugged',
  'town',
  'windmill',
  'river',
  'ford',
  'bridge',
  'quarry',
] as const;
export type Ground = (typeof GROUNDS)[number];

/** A battlefield as it is drawn: plain data, so that the pictures need no rules. */
export interface Field {
  /** Also the seed of everything that is strewn about. */
  readonly id: string;
  /** By hex. */
  readonly ground: readonly Ground[];
  /** Sides with field works, by hex: a bit for each direction. */
  readonly works: readonly number[];
}

/** A scenario as far as its country goes: kinds of ground by number, sides with works. */
export interface Country {
  readonly id: string;
  readonly terrain: readonly number[];
  readonly works: readonly number[];
}

export const fieldOf = ({ id, terrain, works }: Country): Field => ({
  id,
  ground: terrain.map((kind) => GROUNDS[kind] ?? 'clear'),
  works,
});

const turnedSides = (sides: number): number => ((sides << 3) | (sides >> 3)) & 63;

/** The same field from the other side of the table. */
export const turnedField = ({ id, ground, works }: Field): Field => ({
  id,
  ground: ground.toReversed(),
  works: works.toReversed().map(turnedSides),
});

/** Hexes with one of these kinds of ground. */
export const hexesOf = ({ ground }: Field, ...kinds: readonly Ground[]): number[] =>
  ground.flatMap((kind, hex) => (kinds.includes(kind) ? [hex] : []));

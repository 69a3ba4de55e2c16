// Where everything stands on a tile of 160 x 160, so that nothing covers what must be read.
//
// Corners are fixed: cover top left, objective top right, control bottom left, number bottom right
// with the spawn tag left of it. Counters keep to the middle. A chance stands at the top between
// shield and star; over the counter aimed at it stands above the brackets, or below them when the
// counter is in the upper row and the number would leave the tile. A chosen counter is drawn last,
// so that its ring lies over its neighbours.

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface CounterPlace extends Place {
  readonly radius: number;
}

export const COVER_PLACE: Place = { x: 7, y: 7 };
export const STAR_PLACE: Place = { x: 139, y: 22 };
const NUMBER_PLACE: Place = { x: 151, y: 151 };
export const TILE_CHANCE_PLACE: Place = { x: 82, y: 17 };
export const TARGET_BADGE_PLACE: Place = { x: 158, y: 80 };
/** The radio takes the star's corner; a star beside it moves to the left. */
export const RADIO_PLACE: Place = { x: 141, y: 52 };

const FLAG_PLACE: Place = { x: 17, y: 134 };
const BADGE_PLACE: Place = { x: 21, y: 139 };
const MARK_STEP = 27;

/** Control markers of both sides, side by side. */
export function controlPlaces(
  kinds: readonly ('scouted' | 'controlled' | null)[],
): (Place | null)[] {
  let drawn = 0;
  return kinds.map((kind) => {
    if (kind === null) return null;
    const base = kind === 'controlled' ? FLAG_PLACE : BADGE_PLACE;
    const place = { x: base.x + drawn * MARK_STEP, y: base.y };
    drawn++;
    return place;
  });
}

/** Where the marks of control end, for as many as are drawn. */
const marksEnd = (count: number): number => (count === 0 ? 8 : 16 + count * MARK_STEP);

export interface FootPlaces {
  /** Right edge and middle of the spawn tag. */
  readonly spawn: Place & { readonly scale: number };
  readonly number: Place;
}

/**
 * The foot of a tile: the tag stands left of the number; when it would reach the marks of control
 * it takes the corner and the number moves above it; when that is not enough it shrinks.
 */
export function footPlaces(tagWidth: number, marks: number): FootPlaces {
  const left = marksEnd(marks);
  if (121 - tagWidth >= left) return { spawn: { x: 121, y: 142, scale: 1 }, number: NUMBER_PLACE };
  const scale = Math.min(1, (153 - left) / tagWidth);
  return { spawn: { x: 153, y: 143, scale }, number: { x: 151, y: 129 } };
}

const RADII: readonly number[] = [29, 26, 24, 22];

const SLOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[82, 82]],
  [
    [53, 82],
    [113, 82],
  ],
  [
    [63, 50],
    [116, 72],
    [60, 102],
  ],
  [
    [60, 54],
    [112, 54],
    [60, 105],
    [112, 105],
  ],
];

/** On a tile with a picture in its middle (hills) a lone counter steps down, so that both are seen. */
const LOW_SLOT: readonly [number, number] = [84, 98];

/** The most counters that a tile shows; the rest are a number. */
export const MOST_COUNTERS = 4;

/**
 * Places of the counters of a tile. With five and more the first three are drawn and the fourth
 * place holds the number of the others.
 */
export function counterPlaces(count: number, isMiddleTaken = false): CounterPlace[] {
  const shown = Math.min(count, MOST_COUNTERS);
  if (shown === 0) return [];
  const slots = shown === 1 && isMiddleTaken ? [LOW_SLOT] : (SLOTS[shown - 1] ?? []);
  const radius = shown === 1 && isMiddleTaken ? 26 : (RADII[shown - 1] ?? 22);
  return slots.map(([x, y]) => ({ x, y, radius }));
}

/** Wide counters, such as vehicles, lie below the others, or above each other. */
const BESIDE_ONE_WIDE: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[84, 44]],
  [
    [60, 44],
    [108, 44],
  ],
  [
    [46, 50],
    [86, 40],
    [126, 50],
  ],
];
const BESIDE_TWO_WIDE: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[140, 80]],
  [
    [140, 62],
    [140, 98],
  ],
];

/** Places where some counters are wide; null where that is the same as for common ones. */
export function mixedPlaces(isWide: readonly boolean[]): CounterPlace[] | null {
  const wide = isWide.filter(Boolean).length;
  const slots = [null, BESIDE_ONE_WIDE, BESIDE_TWO_WIDE][wide]?.[isWide.length - wide];
  if (slots === undefined || slots === null) return null;
  const wides: readonly CounterPlace[] =
    wide === 1
      ? [slots.length === 0 ? { x: 82, y: 84, radius: 30 } : { x: 82, y: 96, radius: 28 }]
      : [
          { x: 72, y: 58, radius: 24 },
          { x: 76, y: 110, radius: 24 },
        ];
  let [small, large] = [0, 0];
  return isWide.map((is) => {
    if (is) return wides[large++] as CounterPlace;
    const [x, y] = slots[small++] ?? [82, 82];
    return { x, y, radius: wide === 1 ? 20 : 16 };
  });
}

/**
 * Centre of the chance of one counter: above it, or below when there is no room above. Beside
 * shield and star it keeps between them, elsewhere within the tile.
 */
export function chancePlace(counter: CounterPlace, width: number): Place {
  const above = counter.y - counter.radius - 17;
  const y = above >= 12 ? above : counter.y + counter.radius + 19;
  const [left, right] = y < 56 ? [45, 121] : [3, 157];
  const half = width / 2;
  const x =
    width > right - left
      ? (left + right) / 2
      : Math.max(left + half, Math.min(right - half, counter.x));
  return { x, y };
}

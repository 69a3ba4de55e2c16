import { type CounterPlace, counterPlaces, MOST_COUNTERS, mixedPlaces } from '../../art/index.ts';

/** Where the counters of a stack lie within their tile; what does not fit is only counted. */
export interface Stack {
  readonly places: readonly CounterPlace[];
  /** Where the number of the others stands; null if all are shown. */
  readonly more: CounterPlace | null;
}

/** `isWide` tells of each counter whether it is a vehicle's. */
export function stackOf(isWide: readonly boolean[], isMiddleTaken: boolean): Stack {
  const mixed = mixedPlaces(isWide);
  if (mixed !== null) return { places: mixed, more: null };
  const count = isWide.length;
  const places = counterPlaces(count, isMiddleTaken);
  if (count <= MOST_COUNTERS) return { places, more: null };
  return { places: places.slice(0, -1), more: places.at(-1) ?? null };
}

const STEP = 70;
const RADIUS = 29;
const MARGIN = 8;

/** The limits of a fan. */
export interface FanRoom {
  /** The middle of its tile, in the map's units. */
  readonly x: number;
  readonly y: number;
  /** The map; a fan reaches over the edge of its tile, never over the edge of the map. */
  readonly width: number;
  readonly height: number;
  /** Pixels per unit. */
  readonly scale: number;
}

/** The pixels that a finger needs round the middle of a counter. */
const FINGER_PX = 22;

/** A stack spread out so that each counter can be read and hit by a finger; places on the map. */
export function fanOf(count: number, room: FanRoom): readonly CounterPlace[] {
  const grow = Math.max(1, FINGER_PX / (RADIUS * room.scale));
  const step = STEP * grow;
  const columns = count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const within = (middle: number, count: number, length: number): number => {
    const half = (count * step) / 2 + MARGIN;
    return Math.max(Math.min(half, length / 2), Math.min(length - half, middle));
  };
  const x = within(room.x, Math.min(count, columns), room.width);
  const y = within(room.y, rows, room.height);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * step,
      y: y + (row - (rows - 1) / 2) * step,
      radius: RADIUS * grow,
    };
  });
}

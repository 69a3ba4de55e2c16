import { type CounterPlace, counterPlaces, MOST_COUNTERS } from '../../art/undaunted/index.ts';

/** Where the counters of a stack lie within their tile; what does not fit is only counted. */
export interface Stack {
  readonly places: readonly CounterPlace[];
  /** Where the number of the others stands; null if all are shown. */
  readonly more: CounterPlace | null;
}

export function stackOf(count: number, isFanned: boolean, isMiddleTaken: boolean): Stack {
  if (isFanned && count > 1) return { places: fan(count), more: null };
  const places = counterPlaces(count, isMiddleTaken);
  if (count <= MOST_COUNTERS) return { places, more: null };
  return { places: places.slice(0, -1), more: places.at(-1) ?? null };
}

const STEP = 70;
const RADIUS = 29;

/** A fan reaches over the edge of its tile, so that each counter can be read and hit by a finger. */
function fan(count: number): readonly CounterPlace[] {
  const columns = count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: 80 + ((i % columns) - (inRow - 1) / 2) * STEP,
      y: 80 + (row - (rows - 1) / 2) * STEP,
      radius: RADIUS,
    };
  });
}

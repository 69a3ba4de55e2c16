import { idOf } from '@bivouac/kernel';
import type { HexId } from './ids.ts';
/** A set of hexes in four numbers of 32 bits: cheap enough to make a new one for every search. */
export type HexSet = [number, number, number, number];

export const noHexes = (): HexSet => [0, 0, 0, 0];

export const isIn = (set: HexSet, hex: HexId): boolean =>
  (((set[hex >> 5] ?? 0) >> (hex & 31)) & 1) === 1;

export function addHex(set: HexSet, hex: HexId): void {
  set[hex >> 5] = (set[hex >> 5] ?? 0) | (1 << (hex & 31));
}

/** The hexes of a set, ascending. */
export function listHexes(set: HexSet): HexId[] {
  const hexes: HexId[] = [];
  for (let word = 0; word < set.length; word++) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      hexes.push(idOf(32 * word + 31 - Math.clz32(lowest)));
      bits ^= lowest;
    }
  }
  return hexes;
}

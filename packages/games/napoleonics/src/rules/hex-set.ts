/** A set of hexes in four numbers of 32 bits: cheap enough to be made anew for every search. */
export type HexSet = [number, number, number, number];

export const noHexes = (): HexSet => [0, 0, 0, 0];

export const isIn = (set: HexSet, hex: number): boolean =>
  (((set[hex >> 5] as number) >> (hex & 31)) & 1) === 1;

export function addHex(set: HexSet, hex: number): void {
  set[hex >> 5] = (set[hex >> 5] as number) | (1 << (hex & 31));
}

/** The hexes of a set, ascending. */
export function listHexes(set: HexSet): number[] {
  const hexes: number[] = [];
  for (let word = 0; word < set.length; word++) {
    let bits = set[word] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      hexes.push(32 * word + 31 - Math.clz32(lowest));
      bits ^= lowest;
    }
  }
  return hexes;
}

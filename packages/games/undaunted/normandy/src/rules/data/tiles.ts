// Cover of the 36 tile faces (facts, section 4). Pictures have no effect on the rules.

/**
 * A hill: 1 for a shot from another hill and for Blast, else 3.
 * @rule normandy/hills
 */
export const HILL = -1;

/** Cover of face A and face B of tiles 1 to 18. */
const COVERS: readonly (readonly [number, number])[] = [
  [0, 1],
  [HILL, 2],
  [3, 0],
  [3, 0],
  [1, 1],
  [1, 1],
  [2, 1],
  [2, 1],
  [HILL, 0],
  [1, 0],
  [1, 0],
  [1, 0],
  [0, 1],
  [0, 1],
  [0, 2],
  [HILL, 2],
  [0, 3],
  [0, 3],
];

export const TILES: readonly string[] = COVERS.flatMap((_, i) => [`${i + 1}a`, `${i + 1}b`]);
export const COVER: readonly number[] = COVERS.flat();

// The 44 tile faces. Their pictures and values are not known (facts, section 7); these are ours:
// mostly open desert, settlements with good cover, hills, and dunes where no vehicle gets through.

/** A hill: 1 for a shot from another hill and from the air, else 3. */
export const HILL = -1;

type Face = readonly [cover: number, isImpassable: boolean];

const open = (cover: number): Face => [cover, false];
const rough = (cover: number): Face => [cover, true];

/** Face A and face B of tiles 1 to 22. */
const FACES: readonly (readonly [Face, Face])[] = [
  [open(0), open(2)],
  [open(1), rough(1)],
  [open(0), rough(HILL)],
  [open(2), open(0)],
  [rough(HILL), open(1)],
  [open(1), open(2)],
  [open(0), rough(1)],
  [open(1), open(0)],
  [open(2), rough(2)],
  [open(0), open(1)],
  [open(1), rough(1)],
  [open(0), open(1)],
  [open(2), open(0)],
  [rough(2), open(1)],
  [open(1), open(0)],
  [open(0), open(1)],
  [open(1), rough(HILL)],
  [open(0), open(2)],
  [open(1), open(0)],
  [open(0), rough(2)],
  [open(HILL), open(1)],
  [open(1), open(0)],
];

export const TILES: readonly string[] = FACES.flatMap((_, i) => [`${i + 1}a`, `${i + 1}b`]);
export const COVER: readonly number[] = FACES.flatMap((faces) => faces.map(([cover]) => cover));
/** No vehicle may enter. */
export const IS_IMPASSABLE: readonly boolean[] = FACES.flatMap((faces) =>
  faces.map(([, isImpassable]) => isImpassable),
);

import { must } from '@bivouac/kernel';

/** One face of a tile (Stalingrad, Dílky herního plánu). */
export interface Face {
  readonly cover: number;
  /** Cover against fire from other tiles; -1 without a building. */
  readonly buildingCover: number;
  /** What it takes to damage the building; -1 without one. */
  readonly resilience: number;
  /** Cover for the side that controls the tile; -1 without works. */
  readonly fortCover: number;
  /** Whether tanks must keep off. */
  readonly isImpassable: boolean;
}

/**
 * The city: six rows of twelve tiles, from the railway in the west to the Volga in the east. A tile
 * is written with what it is and its figures: `street 0` has cover 0; `gully 2 x` is impassable;
 * `works 1+3` can be fortified, then with cover 3 for who controls it; `block 1/3/8` is a building,
 * cover 1, building cover 3, resilience 8. Numbers 109, 503, 504, 505 and the figures 1/3/8 are
 * known (facts 6); the rest is ours.
 */
const GROUND: readonly string[] = [
  'rails 1, depot 1/2/7, street 0, cottages 1, block 1/3/8, works 1+3, gully 2 x, gully 2 x, baths 1/3/8, yard 0, brewery 1/3/9, bank 1 x',
  'rails 1, warehouse 1/2/7, works 1+3, block 1/3/8, court 0, block 1/3/8, bridge 0, gully 2 x, gardens 1, cellars 1/3/8, street 0, bank 1 x',
  'platform 1, station 1/3/8, forecourt 0, block 1/3/8, school 1/3/8, street 0, corner 1/3/9, orchard 1, works 1+3, yard 0, mill 1/3/9, bank 1 x',
  'rails 1, post 1/2/7, street 0, square 0, fountain 0, block 1/3/8, street 0, block 1/3/8, works 1+3, granary 1/2/8, road 0, bank 2 x',
  'rails 1, store 1/3/9, works 1+3, square 0, ruins 2, kiosk 1, turbines 1/3/9, switchyard 1, transformer 1/2/7, street 0, works 1+3, jetty 0',
  'burnt 1, theatre 1/3/8, street 0, block 1/3/8, park 1, block 1/3/8, coal 1, boilers 1/3/8, works 1+3, sheds 1/2/7, street 0, jetty 0',
];

export const ROWS = GROUND.length;
export const COLUMNS = 12;

const TILE = /^([a-z]+) (\d)(?:\/(\d)\/(\d))?(?:\+(\d))?( x)?$/;

interface Ground {
  readonly name: string;
  readonly faces: readonly Face[];
}

const face = (cover: number, more: Partial<Face> = {}): Face => ({
  cover,
  buildingCover: -1,
  resilience: -1,
  fortCover: -1,
  isImpassable: false,
  ...more,
});

/**
 * A damaged building shields less and falls more easily; a destroyed one is rubble.
 * @rule stalingrad/buildings stalingrad/works
 */
function readGround(text: string): Ground {
  const [, name = '', cover, shelter, resilience, fort, impassable] = must(
    TILE.exec(text) ?? undefined,
    `ground like “${text}”`,
  );
  const low = Number(cover);
  if (shelter !== undefined) {
    const building = (buildingCover: number, left: number): Face =>
      face(low, { buildingCover, resilience: left, isImpassable: true });
    const [high, hard] = [Number(shelter), Number(resilience)];
    return { name, faces: [building(high, hard), building(high - 1, hard - 2), face(low)] };
  }
  const plain = face(low, { isImpassable: impassable !== undefined });
  if (fort === undefined) return { name, faces: [plain] };
  return { name, faces: [plain, face(low, { fortCover: Number(fort) })] };
}

const CITY = GROUND.flatMap((row) => row.split(', ').map(readGround));

/** Numbers of the tiles: row, then column. */
export const TILES: readonly string[] = CITY.map(
  (_, i) => `${Math.floor(i / COLUMNS) + 1}${String((i % COLUMNS) + 1).padStart(2, '0')}`,
);
/** What each tile is called; texts have the words. */
export const GROUND_NAMES: readonly string[] = CITY.map(({ name }) => name);
/** The letters of a tile's faces, in order: as it was, damaged, destroyed. */
export const FACE_LETTERS = 'ABC';
/** The face of a building that was destroyed. */
export const RUBBLE = FACE_LETTERS.indexOf('C');
/** The faces of each tile: A, and what B and C show. */
export const FACES_OF: readonly (readonly Face[])[] = CITY.map(({ faces }) => faces);

export const tileNamed = (name: string): number => {
  const at = TILES.indexOf(name);
  if (at < 0) throw new Error(`no tile is called ${name}`);
  return at;
};

export const faceOf = (tile: number, letter: number): Face =>
  must(FACES_OF[tile]?.[letter], `face ${letter} of tile ${TILES[tile]}`);

/** Whether the tile can be fortified. */
export const isWorks = (tile: number): boolean => (FACES_OF[tile]?.[1]?.fortCover ?? -1) >= 0;

/** Where a tile lies, in half tiles: every second row is shifted by half a tile. */
export const placeOf = (tile: number): { readonly hx: number; readonly hy: number } => {
  const row = Math.floor(tile / COLUMNS);
  return { hx: 2 * (tile % COLUMNS) + (row % 2), hy: 2 * row };
};

/** The areas for which the campaign is fought, three columns by two rows each. */
export const AREAS = [
  'yard',
  'workers',
  'gully',
  'brewery',
  'station',
  'school',
  'corner',
  'mill',
  'store',
  'square',
  'plant',
  'landing',
] as const;
export type Area = (typeof AREAS)[number];

export const areaOf = (tile: number): number =>
  Math.floor(Math.floor(tile / COLUMNS) / 2) * 4 + Math.floor((tile % COLUMNS) / 3);

/** The owner of each area when the campaign begins: neither side holds the square. */
const GERMAN_FIRST: readonly Area[] = ['yard', 'station', 'store', 'workers', 'school'];
export const FIRST_OWNERS: readonly number[] = AREAS.map((area) =>
  area === 'square' ? -1 : GERMAN_FIRST.includes(area) ? 1 : 0,
);

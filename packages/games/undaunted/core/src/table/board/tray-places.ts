/** Something on the screen that a tray may not cover, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

export interface TrayPlace extends Box {
  readonly columns: number;
}

export const COUNTER = 38;
const PADDING = 10;
const LABEL = 20;
/** Its name needs so much. */
const NAME = 78;
const MARGIN = 14;
const STEP = 8;

/**
 * A free place for this number of counters at one edge of the map, as near to its wished height as it
 * gets: the staggered rows leave notches for it. Null if there is none.
 */
export function trayPlace(
  count: number,
  edge: 'left' | 'right',
  wishedY: number,
  taken: readonly Box[],
  room: Size,
): TrayPlace | null {
  for (const columns of [3, 2, 1]) {
    const used = Math.min(columns, count);
    const width = Math.max(NAME, used * COUNTER + PADDING);
    const height = Math.ceil(count / used) * COUNTER + PADDING + LABEL;
    const x = edge === 'left' ? MARGIN : room.width - MARGIN - width;
    const found = heights(wishedY, room.height - MARGIN - height).find(
      (y) => !taken.some((box) => overlap(box, { x, y, width, height })),
    );
    if (found !== undefined) return { x, y: found, width, height, columns: used };
  }
  return null;
}

/** A free square at the right or left edge of the map, for a button; null if there is none. */
export function freeSquare(size: number, taken: readonly Box[], room: Size): Box | null {
  for (const x of [room.width - size - 2, 2]) {
    for (let y = 4; y + size < room.height; y += STEP) {
      const box = { x, y, width: size, height: size };
      if (!taken.some((other) => overlap(other, box))) return box;
    }
  }
  return null;
}

/** Beside its text: edges, and the button that closes it. */
const DETAIL_EDGE = { x: 66, y: 22 };
const LETTER = { width: 7.6, height: 21 };
const DETAIL_WIDTHS = [460, 360, 280, 220, 176, 140];

/** Where a few words about a tile cover neither tiles nor anything else, low rather than high; null if nowhere. */
export function detailPlace(letters: number, taken: readonly Box[], room: Size): Box | null {
  for (const width of DETAIL_WIDTHS) {
    const lines = Math.ceil((letters * LETTER.width) / (width - DETAIL_EDGE.x)) + 1;
    const height = Math.max(48, lines * LETTER.height + DETAIL_EDGE.y);
    for (let y = room.height - MARGIN - height; y >= MARGIN; y -= STEP) {
      for (const x of [MARGIN, room.width - MARGIN - width]) {
        const box = { x, y, width, height };
        if (x >= 0 && !taken.some((other) => overlap(other, box))) return box;
      }
    }
  }
  return null;
}

/** How the buttons of the map may lie: beside each other or under each other. */
export interface ToolPlace extends Box {
  readonly shape: 'column' | 'row';
}

const TOOL_MARGIN = 12;
const TOOL = 36;
const FOUR_TOOLS = 4 * TOOL + 3 * 6;
/** A row breaks before the button that lists what waits off the map. */
const TOOL_SHAPES = (hasList: boolean): readonly (Pick<ToolPlace, 'shape'> & Size)[] => [
  {
    shape: 'column',
    width: hasList ? FOUR_TOOLS : TOOL,
    height: FOUR_TOOLS + (hasList ? TOOL + 6 : 0),
  },
  { shape: 'row', width: FOUR_TOOLS, height: hasList ? 2 * TOOL + 6 : TOOL },
];

/** Where the buttons cover no tile, as near to the right top corner as possible; null if nowhere. */
export function toolPlace(hasList: boolean, tiles: readonly Box[], room: Size): ToolPlace | null {
  let best: ToolPlace | null = null;
  let least = Infinity;
  for (const { shape, width, height } of TOOL_SHAPES(hasList)) {
    for (let y = TOOL_MARGIN; y + height + TOOL_MARGIN <= room.height; y += STEP) {
      for (let x = room.width - width - TOOL_MARGIN; x >= TOOL_MARGIN; x -= STEP) {
        const distance = room.width - x - width + y;
        if (distance >= least) break;
        const place = { shape, x, y, width, height };
        if (tiles.some((tile) => overlap(tile, place))) continue;
        best = place;
        least = distance;
      }
    }
  }
  return best;
}

/** From the wished height outwards. */
function heights(wished: number, most: number): number[] {
  const all: number[] = [];
  for (let y = MARGIN; y <= most; y += STEP) all.push(y);
  return all.sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished));
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

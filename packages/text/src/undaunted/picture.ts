import type { PlacedTile } from '@bivouac/undaunted-core';

/** A tile is so many letters wide and high, borders shared; both even, for the half shift. */
const WIDTH = 16;
const HEIGHT = 6;

/** A map drawn in letters: each tile with the lines that tell of it, and a legend below. */
export function drawTiles(
  layout: readonly PlacedTile[],
  linesOf: (tile: number) => readonly string[],
  legend: string,
): string[] {
  const right = Math.max(...layout.map(({ hx }) => hx)) + 2;
  const bottom = Math.max(...layout.map(({ hy }) => hy)) + 2;
  const canvas = Array.from({ length: (bottom * HEIGHT) / 2 + 1 }, () =>
    new Array<string>((right * WIDTH) / 2 + 1).fill(' '),
  );
  const put = (x: number, y: number, text: string): void => {
    [...text].forEach((letter, i) => {
      const row = canvas[y];
      if (row && x + i < row.length) row[x + i] = letter;
    });
  };
  for (const { tile, hx, hy } of layout) {
    const x = (hx * WIDTH) / 2;
    const y = (hy * HEIGHT) / 2;
    drawFrame(put, x, y);
    linesOf(tile).forEach((line, i) => {
      put(x + 1, y + 1 + i, line.slice(0, WIDTH - 1));
    });
  }
  const lines = canvas.map((row) => row.join('').trimEnd());
  return [...lines, ...legend.split('\n')];
}

function drawFrame(put: (x: number, y: number, text: string) => void, x: number, y: number): void {
  const edge = `+${'-'.repeat(WIDTH - 1)}+`;
  put(x, y, edge);
  put(x, y + HEIGHT, edge);
  for (let i = 1; i < HEIGHT; i++) {
    put(x, y + i, '|');
    put(x + WIDTH, y + i, '|');
  }
}

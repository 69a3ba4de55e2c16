import type { PlacedTile } from '../rules/index.ts';

/** Width and height of a tile in letters, borders shared; both even, for the half shift. */
const WIDTH = 16;
const HEIGHT = 6;

/** The letters that fit between its borders. */
export const ROOM = WIDTH - 1;

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
  const put: Put = (x, y, text) => {
    [...text].forEach((letter, i) => {
      const row = canvas[y];
      if (row && x + i < row.length) row[x + i] = letter;
    });
  };
  const corners = layout.map(({ hx, hy }) => [(hx * WIDTH) / 2, (hy * HEIGHT) / 2] as const);
  // Corners last: each lies on the side of a neighbour.
  for (const [x, y] of corners) drawSides(put, x, y);
  for (const [x, y] of corners) drawEdges(put, x, y);
  layout.forEach(({ tile }, i) => {
    const [x, y] = corners[i] ?? [0, 0];
    linesOf(tile).forEach((line, row) => {
      put(x + 1, y + 1 + row, line);
    });
  });
  const lines = canvas.map((row) => row.join('').trimEnd());
  return [...lines, ...legend.split('\n')];
}

type Put = (x: number, y: number, text: string) => void;

function drawSides(put: Put, x: number, y: number): void {
  for (let i = 1; i < HEIGHT; i++) {
    put(x, y + i, '|');
    put(x + WIDTH, y + i, '|');
  }
}

function drawEdges(put: Put, x: number, y: number): void {
  const edge = `+${'-'.repeat(WIDTH - 1)}+`;
  put(x, y, edge);
  put(x, y + HEIGHT, edge);
}

/** As many words as fit; an ellipsis says that there are more. */
export function inTwoLines(words: readonly string[], one: number, two: number): [string, string] {
  const fitting = (rest: readonly string[], room: number): number => {
    let fit = 0;
    while (fit < rest.length && rest.slice(0, fit + 1).join(' ').length <= room) fit += 1;
    return fit;
  };
  const first = fitting(words, one);
  const rest = words.slice(first);
  const second = rest.join(' ').length <= two ? rest.length : fitting(rest, two - 2);
  const more = second < rest.length ? ' …' : '';
  return [words.slice(0, first).join(' '), rest.slice(0, second).join(' ') + more];
}

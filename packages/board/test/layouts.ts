import {
  type OffsetSquareBoard,
  offsetSquareBoard,
  type Stagger,
  type Tile,
} from '../src/index.ts';

export function tilesOf(pairs: readonly (readonly [number, number])[]): Tile[] {
  return pairs.map(([hx, hy]) => ({ hx, hy }));
}

export function requireBoard(tiles: readonly Tile[], stagger?: Stagger): OffsetSquareBoard {
  const made = offsetSquareBoard(tiles, stagger);
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value;
}

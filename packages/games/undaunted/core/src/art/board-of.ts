import type { Side } from '@bivouac/table/art/palette.ts';
import type { Book, Scenario } from '../rules/index.ts';
import type { Board, BoardSpawn, BoardUnit, Holding } from './board-type.ts';
import type { Cover } from './marks.ts';

/** The names behind a scenario's numbers, and the cover of its tiles (-1 for a hill). */
export interface BoardBook extends Pick<Book, 'tiles' | 'units' | 'kinds' | 'kindOf'> {
  readonly cover: readonly number[];
}

const SQUADS = 'ABC';
const HOLDINGS: readonly (Holding | null)[] = [null, 'scouted', 'controlled'];

/** Hills cover 3, but only 1 against a shot from another hill. */
export const coverOf = (value: number): Cover => (value < 0 ? { top: 3, bottom: 1 } : value);

/** How a scenario is set up, as plain data for the pictures. */
export function boardOf(scenario: Scenario, book: BoardBook): Board {
  const face = (tile: number): string => (book.tiles[tile] ?? '').toUpperCase();
  const laid = scenario.layout.map(({ tile }) => tile);
  const holding = (side: Side, tile: number): Holding | null =>
    HOLDINGS[scenario.control[side * book.tiles.length + tile] ?? 0] ?? null;
  const sides: readonly Side[] = [0, 1];
  return {
    tiles: scenario.layout.map(({ tile, hx, hy }) => ({ face: face(tile), hx, hy })),
    cover: new Map(laid.map((tile) => [face(tile), coverOf(book.cover[tile] ?? 0)])),
    objectives: new Map(
      laid
        .filter((tile) => (scenario.objectives[tile] ?? 0) > 0)
        .map((tile) => [face(tile), scenario.objectives[tile] ?? 0]),
    ),
    control: new Map(
      laid.map((tile) => [face(tile), [holding(0, tile), holding(1, tile)] as const]),
    ),
    units: sides.flatMap((side) => unitsOf(scenario, book, side, face)),
    spawns: sides.flatMap((side) => spawnsOf(scenario, book, side, face)),
    radio: scenario.radio < 0 ? null : face(scenario.radio),
  };
}

function unitsOf(
  scenario: Scenario,
  book: BoardBook,
  side: Side,
  face: (tile: number) => string,
): BoardUnit[] {
  return book.units.flatMap((unit, i) => {
    const tile = scenario.at[side * book.units.length + i] ?? -1;
    if (tile < 0) return [];
    const squad = SQUADS[unit.squad] ?? null;
    const kind = unit.id.replace(/-[abc]$/, '');
    return [{ face: face(tile), side, kind, squad, defence: unit.defence }];
  });
}

/**
 * One tag per tile: the letters of its squads, then units without a squad. A scenario gives every
 * unit a tile to enter by; only those that have a card in it are named.
 */
function spawnsOf(
  scenario: Scenario,
  book: BoardBook,
  side: Side,
  face: (tile: number) => string,
): BoardSpawn[] {
  const items = new Map<string, Set<string>>();
  const served = new Set(
    scenario.sides[side].cards.map((card) => book.kinds[book.kindOf[card] ?? -1]?.unit),
  );
  book.units.forEach((unit, i) => {
    const tile = scenario.spawns[side * book.units.length + i] ?? -1;
    if (tile < 0 || !served.has(i)) return;
    const here = items.get(face(tile)) ?? new Set<string>();
    here.add(SQUADS[unit.squad] ?? unit.id);
    items.set(face(tile), here);
  });
  return [...items].map(([at, names]) => ({ face: at, side, items: [...names] }));
}

import { ofSeat, type Seat } from '@bivouac/kernel';
import { artSide, counterArt, HALF, TILE } from '../../art/index.ts';
import {
  CONTROLLED,
  markerOn,
  type PlacedTile,
  SCOUTED,
  scenarioOf,
  sideOfUnit,
  unitKind,
} from '../../rules/index.ts';
import {
  type AnyPart,
  type AnyView,
  type Cover,
  type PieceLook,
  rideOf,
  type UndauntedTitle,
} from '../title.ts';
import { fanOf, stackOf } from './stacks.ts';

/** A tile as it is laid: nothing here changes in the course of a game. */
export interface Ground {
  readonly tile: number;
  readonly face: string;
  readonly hx: number;
  readonly hy: number;
  readonly x: number;
  readonly y: number;
  readonly cover: Cover;
  readonly spawns: readonly { readonly side: Seat; readonly items: readonly string[] }[];
  readonly isRadio: boolean;
  /** Further signs, drawn for its square. */
  readonly signs: string;
  /** Drawn in place of the shield, where more is printed. */
  readonly printed: string | null;
}

export type Hold = 'none' | 'scouted' | 'controlled';

/** Markers and tokens on a tile now, without counters. */
export interface TileMarks {
  readonly tile: number;
  readonly objective: number;
  readonly owner: Seat | null;
  readonly holds: readonly [Hold, Hold];
  readonly aimedBy: readonly Seat[];
}

/** A counter in its place. */
export interface Counter {
  readonly unit: number;
  readonly side: Seat;
  readonly kind: string;
  readonly squad: string | null;
  readonly defence: number;
  readonly isSuppressed: boolean;
  readonly tile: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Under the “+2” of a crowded tile; shown when it is fanned out. */
  readonly isHidden: boolean;
  /** Lies over everything else, spread out. */
  readonly isFanned: boolean;
}

export interface Sheet {
  readonly grounds: readonly Ground[];
  readonly width: number;
  readonly height: number;
}

export function sheetOf(title: UndauntedTitle, view: AnyView): Sheet {
  const { rules } = title;
  const scenario = scenarioOf(rules, view.public);
  // A scenario may be a window on a larger map.
  const left = Math.min(...scenario.layout.map((placed) => placed.hx));
  const top = Math.min(...scenario.layout.map((placed) => placed.hy));
  const grounds = scenario.layout.map((placed: PlacedTile): Ground => {
    const { tile } = placed;
    const hx = placed.hx - left;
    const hy = placed.hy - top;
    return {
      tile,
      face: title.changing?.face(view.public, tile) ?? (rules.tiles[tile] ?? '').toUpperCase(),
      hx,
      hy,
      x: hx * HALF,
      y: hy * HALF,
      cover: title.cover(tile),
      spawns: spawnsOn(title, scenario.spawns, tile),
      isRadio: tile === scenario.radio,
      signs: title.signs?.(scenario, tile) ?? '',
      printed: title.changing?.printed(view.public, tile) ?? null,
    };
  });
  const width = Math.max(...grounds.map(({ x }) => x)) + TILE;
  const height = Math.max(...grounds.map(({ y }) => y)) + TILE;
  return { grounds, width, height };
}

/** The middle of the edge that two tiles share, which may be half a side long. */
export function edgeBetween(one: Ground, two: Ground): { readonly x: number; readonly y: number } {
  const middle = (a: number, b: number): number => (Math.max(a, b) + Math.min(a, b) + TILE) / 2;
  return { x: middle(one.x, two.x), y: middle(one.y, two.y) };
}

/** The squads and single units that enter here, by side: a squad that enters whole is its letter. */
function spawnsOn(
  title: UndauntedTitle,
  spawns: readonly number[],
  tile: number,
): Ground['spawns'] {
  const { units } = title.rules;
  // Where counters come in beside their riflemen, no tile is marked.
  if (title.rules.title.entries !== undefined) return [];
  return [0, 1].flatMap((side) => {
    const items = new Set<string>();
    units.forEach(({ id, squad }, kind) => {
      if (spawns[side * units.length + kind] === tile)
        items.add(title.squad(squad) ?? title.base(id));
    });
    return items.size > 0 ? [{ side, items: [...items] }] : [];
  });
}

const HOLDS: { readonly [marker: number]: Hold } = {
  [SCOUTED]: 'scouted',
  [CONTROLLED]: 'controlled',
};

export function marksOf(
  title: UndauntedTitle,
  view: AnyView,
  grounds: readonly Ground[],
): TileMarks[] {
  const part = view.public;
  const hold = (seat: Seat, tile: number): Hold =>
    HOLDS[markerOn(title.rules, part, seat, tile)] ?? 'none';
  const targets = title.targets(part);
  return grounds.map(({ tile }) => {
    const holds = [hold(0, tile), hold(1, tile)] as const;
    const owner = holds.indexOf('controlled');
    return {
      tile,
      objective: title.objective(part, tile),
      owner: owner < 0 ? null : owner,
      holds,
      aimedBy: [0, 1].filter((seat) => ofSeat(targets, seat) === tile),
    };
  });
}

/** Units off the board wait in a tray beside their side's ground, if they can ever enter. */
export interface Tray {
  readonly side: Seat;
  readonly units: readonly number[];
}

export function traysOf(title: UndauntedTitle, view: AnyView): Tray[] {
  const { spawns } = scenarioOf(title.rules, view.public);
  const away = view.public.at.flatMap((at, unit) =>
    at < 0 && (title.waits?.(view.public, unit) ?? (spawns[unit] ?? -1) >= 0) ? [unit] : [],
  );
  return [0, 1].map((side) => ({
    side,
    units: away.filter((unit) => sideOfUnit(title.rules, unit) === side),
  }));
}

/** The print of a counter. */
export function unitFace(
  title: UndauntedTitle,
  unit: number,
  part: AnyPart,
): Pick<Counter, 'side' | 'kind' | 'squad' | 'defence'> {
  const { id, squad, defence } = unitKind(title.rules, unit);
  return {
    side: title.sideOf?.(part, unit) ?? sideOfUnit(title.rules, unit),
    kind: title.base(id),
    squad: title.squad(squad),
    defence,
  };
}

/** A counter as it lies on the board or beside it, round 0, 0. */
export function unitArt(
  title: UndauntedTitle,
  part: AnyPart,
  unit: number,
  look: PieceLook & { readonly isSuppressed?: boolean; readonly words?: string },
): string {
  const own = title.piece?.(part, unit, look) ?? null;
  if (own !== null) return own;
  const { side, kind, squad, defence } = unitFace(title, unit, part);
  return counterArt({ side: artSide(side), kind, squad, defence, ...look });
}

export interface CounterWish {
  /** Units that have not yet slid from their old tile. */
  readonly held?: ReadonlyMap<number, number>;
  /** The tile whose stack is fanned out. */
  readonly fanned?: number | null;
  /** Pixels per unit of the map. */
  readonly scale?: number;
}

/** Every counter on the board in its place; by unit, so that its element can slide. */
export function countersOf(
  title: UndauntedTitle,
  view: AnyView,
  { grounds, width, height }: Sheet,
  { held, fanned = null, scale = 1 }: CounterWish = {},
): Counter[] {
  const at = view.public.at.map((tile, unit) => held?.get(unit) ?? tile);
  const wide = new Set(title.vehicles?.(view.public).map(({ unit }) => unit));
  return grounds.flatMap((ground) => {
    // By unit number: side, then kind, then squad; never by arrival.
    // A soldier in a vehicle is drawn in it.
    const units = at.flatMap((tile, unit) =>
      tile === ground.tile && rideOf(title, view.public, unit) < 0 ? [unit] : [],
    );
    const isWide = units.map((unit) => wide.has(unit));
    const stack = stackOf(isWide, title.ground.isMiddleTaken(ground.face));
    const isFanned = ground.tile === fanned && units.length > 1;
    const fan = isFanned
      ? fanOf(units.length, { x: ground.x + HALF, y: ground.y + HALF, width, height, scale })
      : null;
    return units.map((unit, i) => {
      const place = stack.places[i] ?? stack.more ?? { x: HALF, y: HALF, radius: 22 };
      const { x, y, radius } = fan?.[i] ?? {
        x: ground.x + place.x,
        y: ground.y + place.y,
        radius: place.radius,
      };
      return {
        unit,
        ...unitFace(title, unit, view.public),
        isSuppressed: view.public.isSuppressed[unit] === true,
        tile: ground.tile,
        x,
        y,
        radius,
        isHidden: fan === null && i >= stack.places.length,
        isFanned,
      };
    });
  });
}

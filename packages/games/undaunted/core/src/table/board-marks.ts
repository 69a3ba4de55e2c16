import type { BaseAction } from '@bivouac/kernel';
import type { Play } from '@bivouac/table/contract/table-kit.ts';
import type { Action } from '../rules/index.ts';
import { tileThing, unitThing } from './grammar.ts';
import { playOf, type ShotOdds, shotsOf } from './shots.ts';
import type { AnyView, UndauntedTitle } from './title.ts';

export type CounterMark = 'none' | 'can' | 'chosen' | 'target' | 'aimed';
export type TileMark = 'none' | 'target';

const kindOf = (action: BaseAction): Action['kind'] => (action as Action).kind;

/** The unit that a shot is aimed at; -1 if nothing is aimed. */
export function aimedUnit({ aimed }: Play): number {
  const action = aimed as Action | null;
  return action?.kind === 'shoot' ? action.unit : -1;
}

/** How a counter is marked: it can act, it is the one that acts, it can be hit, it is aimed at. */
export function counterMark(play: Play, view: AnyView, unit: number): CounterMark {
  if (aimedUnit(play) === unit) return 'aimed';
  const [action] = play.choices.get(unitThing(unit)) ?? [];
  if (action !== undefined && kindOf(action) === 'shoot') return 'target';
  if (playOf(view)?.unit === unit) return 'chosen';
  return action === undefined ? 'none' : 'can';
}

/** A tile that one can go to or aim at; tiles under a counter that can be hit are not marked. */
export function tileMark(play: Play, tile: number): TileMark {
  const actions = play.choices.get(tileThing(tile)) ?? [];
  return actions.some((action) =>
    ['go', 'aim', 'leave', 'raze', 'collapse', 'mine', 'tankMine'].includes(kindOf(action)),
  )
    ? 'target'
    : 'none';
}

/** The tile is where somebody is about to go, as soon as it is confirmed. */
export function isAimedTile({ aimed }: Play, tile: number): boolean {
  const action = aimed as Action | null;
  return action !== null && 'tile' in action && action.tile === tile;
}

/** The shots that can be fired now. */
export function shotsNow(title: UndauntedTitle, play: Play, view: AnyView): ShotOdds[] {
  const actions = new Set([...play.choices.values()].flat());
  return [...actions].flatMap((action) => shotsOf(title, view, action as Action));
}

/** Whether this shot is part of what is aimed: a counter, a wall, or all that is on a tile. */
export function isAimedAt({ aimed }: Play, { target, ground, tile }: ShotOdds): boolean {
  const action = aimed as Action | null;
  if (action === null) return false;
  if (action.kind === 'shoot') return action.unit === target;
  if (action.kind === 'raze') return ground === 'building' && action.tile === tile;
  if (action.kind === 'collapse') return ground === 'tunnel' && action.tile === tile;
  return action.kind === 'aim' && action.tile === tile;
}

/** The lowest and the highest chance on each tile where somebody can be hit. */
export function chancesByTile(
  shots: readonly ShotOdds[],
): ReadonlyMap<number, { readonly least: number; readonly most: number }> {
  const spans = new Map<number, { least: number; most: number }>();
  for (const { tile, chance } of shots) {
    const { least, most } = spans.get(tile) ?? { least: 1, most: 0 };
    spans.set(tile, { least: Math.min(least, chance), most: Math.max(most, chance) });
  }
  return spans;
}

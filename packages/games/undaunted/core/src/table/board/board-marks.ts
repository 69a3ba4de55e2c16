import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import type { Action } from '../../rules/index.ts';
import { mainThing, tileThing, unitThing } from '../things.ts';
import type { AnyView, UndauntedTitle } from '../title.ts';
import { cardInPlay } from '../turns.ts';

export type CounterMark = 'none' | 'can' | 'chosen' | 'target' | 'aimed';
export type TileMark = 'none' | 'target';

/** The table of a title of the series is only given actions of its own game. */
const aimedAction = ({ aimed }: TableContext): Action | null => aimed as Action | null;

const isAimed = (
  title: UndauntedTitle,
  play: TableContext,
  view: AnyView,
  thing: ReturnType<typeof tileThing>,
): boolean => {
  const aimed = aimedAction(play);
  return aimed !== null && mainThing(title, view, aimed) === thing;
};

/** How a counter is marked: it can act, it is the one that acts, it can be hit, it is aimed at. */
export function counterMark(
  title: UndauntedTitle,
  play: TableContext,
  view: AnyView,
  unit: number,
): CounterMark {
  if (isAimed(title, play, view, unitThing(unit))) return 'aimed';
  const [action] = (play.choices.get(unitThing(unit)) ?? []) as readonly Action[];
  if (action !== undefined && title.game.preview(view, action) !== null) return 'target';
  if (cardInPlay(view)?.unit === unit) return 'chosen';
  return action === undefined ? 'none' : 'can';
}

/** A tile that is itself chosen or aimed at; tiles under a counter that can be hit are not marked. */
export function tileMark(
  title: UndauntedTitle,
  play: TableContext,
  view: AnyView,
  tile: number,
): TileMark {
  const actions = (play.choices.get(tileThing(tile)) ?? []) as readonly Action[];
  const isMain = actions.some((action) => mainThing(title, view, action) === tileThing(tile));
  return isMain ? 'target' : 'none';
}

/** The tile is where the unit is about to go, as soon as the player confirms it. */
export const isAimedTile = (
  title: UndauntedTitle,
  play: TableContext,
  view: AnyView,
  tile: number,
): boolean => isAimed(title, play, view, tileThing(tile));

import type { Action, OwnPatterns } from '@bivouac/undaunted-core';
import { TILES } from './data/city.ts';

/** What can be done only in a city. */
export type CityAction =
  /** At the building or the tunnel of a tile. */
  | { readonly kind: 'raze' | 'collapse'; readonly tile: number }
  /** A mine on the edge towards a tile: against infantry, or against tanks. */
  | { readonly kind: 'mine' | 'tankMine'; readonly tile: number }
  /** Gives the battle up. */
  | { readonly kind: 'withdraw' };

export type StalingradAction = Action | CityAction;

export const PATTERNS: OwnPatterns & {
  readonly end: { readonly [kind in 'withdraw']: string };
  readonly shoot: { readonly [kind in Exclude<CityAction['kind'], 'withdraw'>]: string };
} = {
  end: { withdraw: 'withdraw' },
  shoot: {
    raze: 'raze {tile}',
    collapse: 'collapse {tile}',
    mine: 'mine {tile}',
    tankMine: 'mine {tile} against tanks',
  },
};

const freeze = (action: CityAction): CityAction => Object.freeze(action);

export const WITHDRAW = freeze({ kind: 'withdraw' });

const atEach = (kind: 'raze' | 'collapse' | 'mine' | 'tankMine'): readonly CityAction[] =>
  TILES.map((_, tile) => freeze({ kind, tile }));

/** By tile. */
export const RAZE = atEach('raze');
export const COLLAPSE = atEach('collapse');
export const MINE = atEach('mine');
export const TANK_MINE = atEach('tankMine');

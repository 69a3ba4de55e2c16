import type { CardId, PublicPart, Rules, State, VerbRule, View } from '@bivouac/undaunted-core';
import type { StalingradAction } from './actions.ts';
import type { Question } from './questions.ts';

/**
 * What only Stalingrad has; everything lies open. Most of these lists seldom change: they are never
 * written but replaced, so that games and their copies share them.
 */
export interface Extra {
  /** Every card of each side in this battle: supply and deck are laid out before it. */
  cards: readonly [readonly CardId[], readonly CardId[]];
  /** The letter of every tile of the city: 0 for A. */
  letters: readonly number[];
  /** Tiles with a tunnel, ascending. */
  tunnels: readonly number[];
  /** Routed counters. */
  routed: readonly boolean[];
  /** Mines, four numbers each: owner, lower tile, higher tile, 1 against tanks. */
  mines: number[];
  /** Mines and smoke that each counter can still lay. */
  minesLeft: readonly number[];
  smokeLeft: readonly number[];
  /** Tiles under smoke, in the order it was laid. */
  smoke: number[];
  /** The tile of each counter's field of fire; -1 for none. */
  fields: readonly number[];
  /** The squad with which squad C fights as one; -1 for none. */
  merged: [number, number];
  points: [number, number];
  /** Victory points that lie on tiles: tile, then how many. */
  pointsOn: number[];
  /** Bombers that were shot down: gone for the whole campaign. */
  shotDown: [CardId[], CardId[]];
  mayWithdraw: boolean;
}

export type CityState = State<Extra>;
export type CityRules = Rules<Extra>;
export type CityView = View<Extra, Question>;
export type CityVerb = VerbRule<Extra, Question, StalingradAction>;
export type CityPart = PublicPart<Extra>;

export function cloneExtra(extra: Extra): Extra {
  const { shotDown } = extra;
  return {
    cards: extra.cards,
    letters: extra.letters,
    tunnels: extra.tunnels,
    routed: extra.routed,
    mines: extra.mines.slice(),
    minesLeft: extra.minesLeft,
    smokeLeft: extra.smokeLeft,
    smoke: extra.smoke.slice(),
    fields: extra.fields,
    merged: [extra.merged[0], extra.merged[1]],
    points: [extra.points[0], extra.points[1]],
    pointsOn: extra.pointsOn.slice(),
    shotDown: [shotDown[0].slice(), shotDown[1].slice()],
    mayWithdraw: extra.mayWithdraw,
  };
}

import type { Io, Reason, Seat } from '@bivouac/kernel';
import {
  enemyOf,
  firstUnit,
  lastUnit,
  neighboursOf,
  rollShot,
  sideOfUnit,
  tileOf,
} from '@bivouac/undaunted-core';
import { hurtUnit } from './casualty.ts';
import { isTank } from './data/units.ts';
import type { Event } from './events.ts';
import type { CityPart, CityRules, CityState } from './extra.ts';
import { pinDown } from './fire.ts';
import { hasTunnel, isTankBarred } from './ground.ts';
import { type Mine, removeMine, someMine } from './mines.ts';

/**
 * Stalingrad, Žetony tunelů: tunnel tiles are neighbours of one another, not for tanks.
 * @rule stalingrad/tunnels
 */
export function waysFrom(rules: CityRules, part: CityPart, unit: number): readonly number[] {
  const from = tileOf(part, unit);
  const near = neighboursOf(rules, part, from);
  if (isTank(unit) || !hasTunnel(part, from)) return near;
  const far = part.extra.tunnels.filter((tile) => tile !== from && !near.includes(tile));
  return far.length === 0 ? near : [...near, ...far].sort((a, b) => a - b);
}

export const barredFrom = (
  _rules: CityRules,
  part: CityPart,
  unit: number,
  tile: number,
): Reason | null => (isTankBarred(part, unit, tile) ? { code: 'impassable', tile } : null);

/** Stalingrad, Žetony min: what a mine throws. */
export const MINE_DICE = 1;

/**
 * The enemy's mine on the edge that a unit is about to cross, if it is one for its kind.
 * @rule stalingrad/mines
 */
export function awaitingMine(
  rules: CityRules,
  part: CityPart,
  unit: number,
  to: number,
): Mine | undefined {
  const mine = someMine(part, enemyOf(sideOfUnit(rules, unit)), tileOf(part, unit), to);
  return mine?.isForTanks === isTank(unit) ? mine : undefined;
}

/**
 * Stalingrad, Žetony min: before the edge is crossed. A unit that is hit stays where it was.
 * @rule stalingrad/mines
 */
export function beforeStep(
  rules: CityRules,
  state: CityState,
  unit: number,
  to: number,
  io: Io<Event>,
): 'go' | 'stopped' {
  const mine = awaitingMine(rules, state.public, unit, to);
  if (mine === undefined) return 'go';
  const shot = { verb: 'mine', unit: -1, target: unit };
  if (!rollShot(rules, state, shot, MINE_DICE, 'ignored', io)) return 'go';
  removeMine(state, mine, io);
  hurtUnit(rules, state, unit, mine.seat, sideOfUnit(rules, unit), false);
  return 'stopped';
}

/** Dice of a field of fire (Stalingrad, Žetony palebného sektoru). */
export const FIELD_DICE = 3;

/** The counters of a side whose field of fire is on a tile, ascending. */
export function gunnersOn(rules: CityRules, part: CityPart, seat: Seat, tile: number): number[] {
  const { fields } = part.extra;
  const gunners: number[] = [];
  for (let unit = firstUnit(rules, seat); unit < lastUnit(rules, seat); unit++) {
    if (fields[unit] === tile) gunners.push(unit);
  }
  return gunners;
}

/**
 * Stalingrad, Žetony palebného sektoru: infantry that enters is fired at.
 * @rule stalingrad/field-of-fire
 */
export function afterStep(
  rules: CityRules,
  state: CityState,
  unit: number,
  io: Io<Event>,
): 'go' | 'stopped' {
  if (isTank(unit)) return 'go';
  const tile = tileOf(state.public, unit);
  const enemy = enemyOf(sideOfUnit(rules, unit));
  for (const gunner of gunnersOn(rules, state.public, enemy, tile)) {
    const shot = { verb: 'suppress', unit: gunner, target: unit };
    if (!rollShot(rules, state, shot, FIELD_DICE, 'counts', io)) continue;
    pinDown(state, unit, io);
    return 'stopped';
  }
  return 'go';
}

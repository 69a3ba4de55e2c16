import type { Io, Reason } from '@bivouac/kernel';
import {
  type Event,
  enemyOf,
  neighboursOf,
  rollShot,
  sideOfUnit,
  tileOf,
} from '@bivouac/undaunted-core';
import { hurtUnit } from './casualty.ts';
import { isTank } from './data/units.ts';
import type { CityPart, CityRules, CityState } from './extra.ts';
import { pinDown } from './fire.ts';
import { hasTunnel, isTankBarred } from './ground.ts';
import { removeMine, someMine } from './mines.ts';

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

/**
 * Stalingrad, Žetony min: before the edge is crossed. Whoever is hit stays where he was.
 * @rule stalingrad/mines
 */
export function beforeStep(
  rules: CityRules,
  state: CityState,
  unit: number,
  to: number,
  io: Io<Event>,
): 'go' | 'stopped' {
  const from = tileOf(state.public, unit);
  const seat = sideOfUnit(rules, unit);
  const enemy = enemyOf(seat);
  const mine = someMine(state.public, enemy, from, to);
  if (mine === undefined || mine.isForTanks !== isTank(unit)) return 'go';
  const shot = { verb: 'mine', unit: -1, target: unit };
  if (!rollShot(rules, state, shot, 1, 'ignored', io)) return 'go';
  removeMine(state, mine, io);
  hurtUnit(rules, state, unit, enemy, seat, false);
  return 'stopped';
}

/** Dice of a field of fire (Stalingrad, Žetony palebného sektoru). */
const FIELD_DICE = 3;

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
  const { fields } = state.public.extra;
  const tile = tileOf(state.public, unit);
  for (let gunner = 0; gunner < fields.length; gunner++) {
    if (fields[gunner] !== tile) continue;
    if (sideOfUnit(rules, gunner) === sideOfUnit(rules, unit)) continue;
    const shot = { verb: 'suppress', unit: gunner, target: unit };
    if (!rollShot(rules, state, shot, FIELD_DICE, 'counts', io)) continue;
    pinDown(state, unit, io);
    return 'stopped';
  }
  return 'go';
}

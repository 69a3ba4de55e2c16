import {
  distanceBetween,
  isControlled,
  type Modifier,
  type Shot,
  sideOfUnit,
  tileOf,
} from '@bivouac/undaunted-core';
import { unitKindOf } from './data/units.ts';
import type { CityPart, CityRules } from './extra.ts';
import { faceNow, SMOKE_COVER, TUNNEL_DEFENCE } from './ground.ts';

/**
 * Stalingrad, Hodnota krytu budovy, Hodnota krytu opevnění.
 * @rule stalingrad/defence stalingrad/buildings stalingrad/works
 */
export function coverAgainst(rules: CityRules, part: CityPart, { unit, target }: Shot): number {
  const tile = tileOf(part, target);
  const { cover, buildingCover, fortCover } = faceNow(part, tile);
  if (buildingCover >= 0) {
    // Guns and planes off the map fire from elsewhere too.
    const isInside = unit >= 0 && tileOf(part, unit) === tile;
    return isInside ? cover : buildingCover;
  }
  const holds = fortCover >= 0 && isControlled(rules, part, sideOfUnit(rules, target), tile);
  return holds ? fortCover : cover;
}

/**
 * Stalingrad, Určení celkové hodnoty obrany: of a counter.
 * @rule stalingrad/defence stalingrad/smoke stalingrad/tanks
 */
export function defenceOf(rules: CityRules, part: CityPart, shot: Shot): readonly Modifier[] {
  const { defence, armour } = unitKindOf(shot.target);
  const base: Modifier = { source: 'base', value: armour ?? defence };
  // Žetony min: nothing but the base counts.
  if (shot.verb === 'mine') return [base];
  const range: Modifier[] =
    shot.verb === 'bombard' || shot.unit < 0
      ? []
      : [{ source: 'range', value: rangeTo(rules, part, shot.unit, tileOf(part, shot.target)) }];
  // Demolice: cover does not count, nor does smoke.
  if (shot.verb === 'demolish') return [base, ...range];
  const isSmoky = part.extra.smoke.includes(tileOf(part, shot.target));
  return [
    base,
    { source: 'cover', value: coverAgainst(rules, part, shot) },
    ...range,
    ...(isSmoky ? [{ source: 'smoke', value: SMOKE_COVER } as const] : []),
  ];
}

/**
 * The same of a building or a tunnel: what it stands, and how far away it is (ruling S-9).
 * @rule stalingrad/defence stalingrad/buildings stalingrad/tunnels
 */
export function defenceOfGround(
  rules: CityRules,
  part: CityPart,
  verb: string,
  unit: number,
  tile: number,
  what: 'building' | 'tunnel',
): readonly Modifier[] {
  const value = what === 'tunnel' ? TUNNEL_DEFENCE : faceNow(part, tile).resilience;
  const base: Modifier = { source: 'base', value };
  if (verb === 'bombard' || unit < 0) return [base];
  return [base, { source: 'range', value: rangeTo(rules, part, unit, tile) }];
}

/** @rule stalingrad/range */
const rangeTo = (rules: CityRules, part: CityPart, unit: number, tile: number): number =>
  distanceBetween(rules, part, tileOf(part, unit), tile);

export function sumOf(modifiers: readonly Modifier[]): number {
  let total = 0;
  for (const { value } of modifiers) total += value;
  return total;
}

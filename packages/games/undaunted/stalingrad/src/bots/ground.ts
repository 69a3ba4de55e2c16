import { nth } from '@bivouac/kernel';
import { isControlled, isScouted, tileOf } from '@bivouac/undaunted-core';
import { unitKindOf } from '../rules/data/units.ts';
import { faceNow } from '../rules/ground.ts';
import { type Brief, costsTo, sideOf, type Wish } from './brief.ts';
import { WEIGHTS } from './weights.ts';

/** Whether a counter can do what a wish asks: riflemen take ground. */
function isFor(unit: number, wish: Wish): boolean {
  if (wish.units.length > 0) return wish.units.includes(unit);
  return wish.by === 'stand' || unitKindOf(unit).isRiflemen;
}

const fromAfar = (worth: number, cost: number): number => worth * WEIGHTS.step ** cost;

/** What draws a counter to a tile. */
function pull(brief: Brief, unit: number, tile: number): number {
  let most = 0;
  let sum = 0;
  for (const wish of brief.mine.wishes) {
    if (!isFor(unit, wish)) continue;
    const cost = nth(costsTo(brief, brief.seat, wish.tile), tile);
    const worth = fromAfar(wish.worth, cost);
    sum += worth;
    most = Math.max(most, worth);
  }
  // What the enemy wants and we hold is worth standing on.
  for (const wish of brief.theirs.wishes) {
    if (wish.by !== 'control' || !isControlled(brief.rules, brief.part, brief.seat, wish.tile))
      continue;
    const cost = nth(costsTo(brief, brief.seat, wish.tile), tile);
    const worth = fromAfar(wish.worth * WEIGHTS.denial * 0.5, cost);
    sum += worth;
    most = Math.max(most, worth);
  }
  return most + 0.25 * (sum - most);
}

/** Guns want enemies near, all units want them not too near. */
function posture(brief: Brief, unit: number, tile: number): number {
  const { id } = unitKindOf(unit);
  const isShooter = !id.startsWith('scout') && !id.startsWith('engineer');
  const { distances } = brief.scenario;
  let post = 0;
  let danger = 0;
  brief.part.at.forEach((at, other) => {
    if (at < 0 || sideOf(other) === brief.seat || nth(brief.cards, other) <= 0) return;
    const range = nth(nth(distances, tile), at);
    post = Math.max(post, 1 / (1 + range));
    danger += 0.5 ** range;
  });
  const { cover, buildingCover } = faceNow(brief.part, tile);
  const shelter = Math.max(cover, buildingCover);
  return (
    (isShooter ? WEIGHTS.post * post : 0) +
    WEIGHTS.cover * shelter -
    WEIGHTS.danger * danger * 0.75 ** shelter
  );
}

/** What it is worth to one of ours to be on a tile. */
export const footing = (brief: Brief, unit: number, tile: number): number =>
  pull(brief, unit, tile) + posture(brief, unit, tile);

/** How much a marker there would help the riflemen on their way. */
export function markerWorth(brief: Brief, tile: number): number {
  let most = 0;
  brief.part.at.forEach((at, unit) => {
    if (at < 0 || sideOf(unit) !== brief.seat || !unitKindOf(unit).isRiflemen) return;
    for (const wish of brief.mine.wishes) {
      if (!isFor(unit, wish)) continue;
      const costs = costsTo(brief, brief.seat, wish.tile);
      const direct = nth(costs, at);
      const via = nth(costsTo(brief, brief.seat, tile), at) + nth(costs, tile);
      if (via > direct + 0.6) continue;
      const gain = fromAfar(wish.worth, direct - WEIGHTS.unscouted) - fromAfar(wish.worth, direct);
      most = Math.max(most, gain / (1 + 0.3 * nth(costsTo(brief, brief.seat, tile), at)));
    }
  });
  return WEIGHTS.marker * most;
}

/** What Control of the tile where a counter stands is worth. */
export function controlWorth(brief: Brief, tile: number): number {
  let worth = 0.02;
  for (const wish of brief.mine.wishes) {
    if (wish.by === 'control' && wish.tile === tile) worth += wish.worth;
  }
  if (!isControlled(brief.rules, brief.part, brief.enemy, tile)) return worth;
  // Taken from the enemy: what they would have to win back.
  const value = nth(brief.scenario.objectives, tile);
  return worth + (WEIGHTS.denial * WEIGHTS.goal * value) / 6;
}

/** A step: where to, and what it gains; -1 to stay. */
export interface Step {
  readonly tile: number;
  readonly gain: number;
}

export const STAY: Step = { tile: -1, gain: 0 };

/** The best of the tiles on offer, looking one further where steps are left. */
export function bestStep(
  brief: Brief,
  unit: number,
  tiles: readonly number[],
  isScouting: boolean,
  left: number,
): Step {
  // Guide asks first who goes.
  if (unit < 0) return STAY;
  const from = tileOf(brief.part, unit);
  const here = footing(brief, unit, from);
  let best = STAY;
  const mark = (tile: number): number =>
    isScouting && !isScouted(brief.rules, brief.part, brief.seat, tile)
      ? markerWorth(brief, tile) - WEIGHTS.fog
      : 0;
  for (const tile of tiles) {
    const first = mark(tile);
    const look = (end: number, more: number): void => {
      const gain = footing(brief, unit, end) - here + first + more;
      if (gain > best.gain + 0.02) best = { tile, gain };
    };
    look(tile, 0);
    if (left < 2) continue;
    for (const next of brief.scenario.neighbours[tile] ?? []) {
      if (next !== from) look(next, mark(next));
    }
  }
  return best;
}

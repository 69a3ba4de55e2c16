import { nth } from '@bivouac/kernel';
import { IS_IMPASSABLE } from '../rules/data/tiles.ts';
import { isBlocked } from '../rules/pieces.ts';
import { type Brief, isMarked } from './brief.ts';
import { WEIGHTS } from './weights.ts';

/** How a unit gets about: with markers, without, or on wheels. */
export type Gait = 'walk' | 'stalk' | 'drive';

const FAR = 60;
const GAITS: readonly Gait[] = ['walk', 'stalk', 'drive'];

function entryCost(brief: Brief, gait: Gait, tile: number): number {
  if (gait === 'drive' && (IS_IMPASSABLE[tile] || isBlocked(brief.part, tile))) return FAR;
  const way = isMarked(brief, brief.seat, tile) ? 1 : 1 + WEIGHTS.unscouted;
  // Two tiles for one card.
  return gait === 'drive' ? way / 2 : way;
}

/** What the way from every tile to a goal costs, in cards; worked out once for each decision. */
export function costsTo(brief: Brief, goal: number, gait: Gait): readonly number[] {
  // A card for each tile, whatever lies there.
  if (gait === 'stalk') return nth(brief.scenario.distances, goal);
  const key = goal * GAITS.length + GAITS.indexOf(gait);
  const known = brief.memo.costs.get(key);
  if (known !== undefined) return known;
  const { neighbours } = brief.scenario;
  const costs = neighbours.map(() => FAR);
  costs[goal] = 0;
  const open = [goal];
  for (let i = 0; i < open.length; i++) {
    const tile = nth(open, i);
    const cost = nth(costs, tile) + entryCost(brief, gait, tile);
    for (const near of nth(neighbours, tile)) {
      if (cost >= nth(costs, near)) continue;
      costs[near] = cost;
      open.push(near);
    }
  }
  brief.memo.costs.set(key, costs);
  return costs;
}

/** What a goal is worth from afar: a long way leaves less of it, but never nothing. */
export const fromAfar = (worth: number, cost: number): number => worth / (1 + WEIGHTS.step * cost);

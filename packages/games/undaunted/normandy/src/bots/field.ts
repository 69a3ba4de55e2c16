import { nth } from '@bivouac/kernel';
import { type Brief, isMarked } from './brief.ts';
import { WEIGHTS } from './weights.ts';

const FAR = 99;

/** The cost of a tile for riflemen: a card, and more where a unit must scout first. */
export const entryCost = (brief: Brief, tile: number): number =>
  isMarked(brief, brief.seat, tile) ? 1 : 1 + WEIGHTS.unscouted;

/** The cost of the riflemen's way from every tile to a goal; worked out once for each decision. */
export function costsTo(brief: Brief, goal: number): readonly number[] {
  const known = brief.memo.costs[goal];
  if (known !== undefined) return known;
  const { neighbours } = brief.scenario;
  const costs: number[] = [];
  for (let tile = 0; tile < neighbours.length; tile++) costs.push(FAR);
  costs[goal] = 0;
  // Whatever became cheaper is looked at again; with costs so alike that is seldom needed.
  const open = [goal];
  for (let i = 0; i < open.length; i++) {
    const tile = nth(open, i);
    const cost = nth(costs, tile) + entryCost(brief, tile);
    for (const near of nth(neighbours, tile)) {
      if (cost >= nth(costs, near)) continue;
      costs[near] = cost;
      open.push(near);
    }
  }
  brief.memo.costs[goal] = costs;
  return costs;
}

/** A tile that a unit would like to reach. */
export interface Wish {
  readonly tile: number;
  readonly worth: number;
}

/** What a goal is worth from afar: a long way leaves less of it, but never nothing. */
export const fromAfar = (worth: number, cost: number): number => worth / (1 + WEIGHTS.step * cost);

/**
 * How good a tile is for reaching the wishes. The best counts in full, the others in part: a small
 * prize on the way is worth taking, even when a greater one beckons.
 */
export function pullAt(brief: Brief, wishes: readonly Wish[], tile: number): number {
  let most = 0;
  let sum = 0;
  for (let i = 0; i < wishes.length; i++) {
    const wish = nth(wishes, i);
    const pull = fromAfar(wish.worth, nth(costsTo(brief, wish.tile), tile));
    sum += pull;
    if (pull > most) most = pull;
  }
  return most + WEIGHTS.others * (sum - most);
}

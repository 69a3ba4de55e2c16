import type { Chance, Seat } from '@bivouac/kernel';
import { ofSeat } from '@bivouac/kernel';
import type { Scenario } from '../rules/scenario.ts';
import { bannersOf, clonePublic, enemyOf, type PublicPart } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { BANNER, type Weights } from './weights.ts';

/** The tools of a bot: its view of the field, and a copy on which it tries actions. */
export interface Mind {
  readonly scenario: Scenario;
  readonly part: PublicPart;
  readonly view: View;
  readonly seat: Seat;
  readonly weights: Weights;
  readonly chance: Chance;
  /** Worth of a banner for this side and for the enemy. */
  readonly banner: readonly [own: number, enemy: number];
}

/** The last banner wins the game. */
function bannerWorth(scenario: Scenario, part: PublicPart, seat: Seat): number {
  const left = ofSeat(scenario.banners, seat) - bannersOf(part, seat).length;
  return left <= 1 ? BANNER * 4 : left === 2 ? BANNER * 1.5 : BANNER;
}

/** Turns until a bot grows impatient; after twice as many it fears nothing. */
const PATIENCE = 60;

/** How much of its fear is left: two careful bots must not wait for each other until night. */
const courage = (turn: number): number => Math.min(1, Math.max(0, 2 - turn / PATIENCE));

export function openMind(
  scenario: Scenario,
  view: View,
  seat: Seat,
  weights: Weights,
  chance: Chance,
): Mind {
  const part = clonePublic(view.public);
  return {
    scenario,
    part,
    view,
    seat,
    weights: { ...weights, fear: weights.fear * courage(part.turn) },
    chance,
    banner: [bannerWorth(scenario, part, seat), bannerWorth(scenario, part, enemyOf(seat))],
  };
}

/** A little luck in every judgement of the weaker levels. */
export function noise({ weights, chance }: Mind): number {
  return weights.noise === 0 ? 0 : (chance.pick(1000, 'bot.noise') / 1000 - 0.5) * weights.noise;
}

/** The best of a list by its value, with noise; undefined for an empty list. */
export function best<T>(mind: Mind, list: readonly T[], value: (item: T) => number): T | undefined {
  let found: T | undefined;
  let top = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const worth = value(item) + noise(mind);
    if (worth <= top) continue;
    top = worth;
    found = item;
  }
  return found;
}

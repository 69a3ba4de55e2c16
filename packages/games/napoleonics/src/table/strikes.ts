import type { BaseAction } from '@bivouac/kernel';
import type { Play } from '@bivouac/table/contract/table-kit.ts';
import {
  type Action,
  type AttackOdds,
  attackOdds,
  distance,
  facesThatDriveBack,
  facesThatHit,
  kindOf,
  unitAt,
  type View,
} from '../rules/index.ts';
import { scenarioOf } from './battle.ts';

/** One attack before it is rolled. */
export interface Strike {
  readonly kind: 'fire' | 'melee';
  readonly from: number;
  readonly hex: number;
  /** Units of artillery that have joined in. */
  readonly guns: readonly number[];
  readonly odds: AttackOdds;
}

function strike(
  view: View,
  kind: Strike['kind'],
  from: number,
  hex: number,
  guns: readonly number[],
  isBonus: boolean,
): Strike {
  const odds = attackOdds(scenarioOf(view), view.public, kind, from, hex, guns, isBonus);
  return { kind, from, hex, guns, odds };
}

/** The attack that an action would be; null for any other action. */
export function strikeOf(view: View, action: BaseAction | null): Strike | null {
  const wanted = action as Action | null;
  if (wanted?.kind !== 'fire' && wanted?.kind !== 'melee') return null;
  return strike(view, wanted.kind, wanted.from, wanted.hex, [], view.question?.kind === 'bonus');
}

/** The melee that is declared and waits: for guns to join, or for what the defender does. */
export function declaredStrike(view: View): Strike | null {
  const { question } = view;
  if (question?.kind !== 'combine' && question?.kind !== 'react') return null;
  const { from, hex, target, guns, isBonus } = question;
  return target < 0 ? null : strike(view, 'melee', from, hex, guns, isBonus);
}

/** Every attack that is on offer, each once. */
export function strikesNow(play: Play, view: View): Strike[] {
  const actions = new Set([...play.choices.values()].flat());
  return [...actions].flatMap((action) => strikeOf(view, action) ?? []);
}

export type Outcome = 'destroyed' | 'back' | 'losses' | 'nothing';
export const OUTCOMES: readonly Outcome[] = ['destroyed', 'back', 'losses', 'nothing'];

/** What an attack can come to, as shares of all throws. */
export function outcomesOf(
  view: View,
  { odds, hex }: Strike,
): { readonly [outcome in Outcome]: number } {
  const { total, destroyed, drivenBack, holds, ways, freeFlags } = odds;
  const target = unitAt(view.public, hex);
  // Nothing happens when nothing hits and every flag can be ignored.
  const nothing =
    target < 0
      ? 0
      : (ways[0] ?? []).reduce((sum, count, flags) => sum + (flags <= freeFlags ? count : 0), 0);
  return {
    destroyed: destroyed / total,
    back: drivenBack / total,
    losses: (holds - nothing) / total,
    nothing: nothing / total,
  };
}

/** Shares of 0, 1, 2 … and “so many or more” hits or flags. */
export function spreadOf({ odds }: Strike, what: 'hits' | 'flags', last: number): number[] {
  const shares = new Array<number>(last + 1).fill(0);
  odds.ways.forEach((row, hits) => {
    row.forEach((count, flags) => {
      const at = Math.min(last, what === 'hits' ? hits : flags);
      shares[at] = (shares[at] ?? 0) + count / odds.total;
    });
  });
  return shares;
}

/** Which faces hit, drive back, do nothing: 1 and 2 infantry, 3 cavalry, 4 guns, 5 flag, 6 sabers. */
export function facesOf(
  view: View,
  { kind, from, hex }: Strike,
): { readonly [what in 'hit' | 'flag' | 'miss']: readonly number[] } {
  const target = unitAt(view.public, hex);
  const why = kind === 'fire' ? 'ranged' : 'melee';
  const hit = facesThatHit(scenarioOf(view), unitAt(view.public, from), target, why);
  const flag = facesThatDriveBack(target, why);
  const miss = [1, 2, 3, 4, 5, 6].filter((face) => !hit.includes(face) && !flag.includes(face));
  return { hit, flag, miss };
}

export const reachOfStrike = (view: View, { from, hex }: Strike) => ({
  distance: distance(from, hex),
  range: kindOf(scenarioOf(view), unitAt(view.public, from)).range,
});

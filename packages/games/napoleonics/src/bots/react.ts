import { idOf } from '@bivouac/kernel';
import type { Action } from '../rules/actions.ts';
import { CAVALRY } from '../rules/data/kinds.ts';
import { facesThatHit } from '../rules/dice.ts';
import type { HexId, LeaderId, UnitId } from '../rules/ids.ts';
import { distance } from '../rules/map.ts';
import { canEnter, mayBattleOn } from '../rules/movement.ts';
import type { DeclaredMelee, Question } from '../rules/questions.ts';
import { classOf, kindOf, seatOf } from '../rules/scenario.ts';
import { blocksOf, hexOf, unitAt } from '../rules/state.ts';
import { best, type Mind } from './mind.ts';
import { worthForLeader, worthOfPlace } from './place.ts';
import { costInReturn, costOf, facesAgainst, harmOf, harmTo, worthOf } from './strike.ts';
import { CARD } from './weights.ts';

/** Stand, strike first, form square or retire: whatever costs least. */
export function chooseReaction(
  mind: Mind,
  { unit: attacker, target: unit, guns }: DeclaredMelee,
  actions: readonly Action[],
): Action | undefined {
  const { part } = mind;
  const harm = harmTo(mind, attacker, unit, false, guns);
  const stood = costOf(mind, harm, unit, true);
  const blocks = blocksOf(part, unit);
  const hit = harmTo(mind, unit, attacker, false);
  const back = costInReturn(mind, attacker, unit, harm, false);
  return best(mind, actions, ({ kind }) => {
    switch (kind) {
      case 'firstStrike':
        return costOf(mind, hit, attacker, false) - stood * (1 - hit.kill - hit.retreat) - 0.9;
      case 'square': {
        const faces = facesAgainst(mind, attacker, unit, false);
        const inSquare = costOf(mind, harmOf(1, faces, blocks, 0), unit, true);
        const blow = harmOf(
          1,
          facesAgainst(mind, unit, attacker, false),
          blocksOf(part, attacker),
          0,
        );
        return costOf(mind, blow, attacker, false) - inSquare - CARD - 0.3;
      }
      case 'retire': {
        const dice = Math.round(
          (harm.blocks * 6) / Math.max(1, facesAgainst(mind, attacker, unit, false)),
        );
        const faces = facesThatHit(mind.scenario, attacker, unit, 'retire').length;
        return -costOf(mind, harmOf(dice, faces, blocks, 9), unit, true) - 0.4;
      }
      default:
        return back - stood;
    }
  });
}

/** Flags are ignored as far as possible. */
export function chooseFlags(actions: readonly Action[]): Action | undefined {
  return actions.at(-1);
}

/** The safest way back. */
export function chooseRetreat(
  mind: Mind,
  unit: UnitId,
  actions: readonly Action[],
): Action | undefined {
  return best(mind, actions, (action) =>
    action.kind === 'retreat' ? worthOfPlace(mind, unit, action.hex) : 0,
  );
}

/** A leader flees to friends, not through enemies, and stays on the field if possible. */
export function chooseFlight(
  mind: Mind,
  leader: LeaderId,
  here: HexId,
  actions: readonly Action[],
): Action | undefined {
  const { scenario, part, seat } = mind;
  return best(mind, actions, (action) => {
    if (action.kind === 'leave') return -1.5;
    if (action.kind === 'halt') return worthForLeader(mind, leader, here) + 0.3;
    if (action.kind !== 'retreat') return 0;
    const unit = unitAt(part, action.hex);
    if (unit >= 0 && seatOf(scenario, unit) !== seat) return -4;
    return worthForLeader(mind, leader, action.hex) + (unit >= 0 ? 0.6 : 0);
  });
}

/** Taking ground: if the new place is no worse, or the cavalry finds an enemy to ride down. */
export function chooseAdvance(
  mind: Mind,
  { unit, hex, isBonus }: Extract<Question, { readonly kind: 'advance' }>,
  actions: readonly Action[],
): Action | undefined {
  const { scenario, part } = mind;
  const here = worthOfPlace(mind, unit, hexOf(part, unit));
  const isHorse = classOf(scenario, unit) === CAVALRY && !isBonus;
  return best(mind, actions, ({ kind }) => {
    if (kind !== 'advance') return 0;
    const next = isHorse && mayBattleOn(scenario, unit, hex) ? bestBeside(mind, unit, hex) : 0;
    return worthOfPlace(mind, unit, hex) - here + next + 0.05;
  });
}

/** The best bonus melee from a hex, now or one hex further. */
function bestBeside(mind: Mind, unit: UnitId, hex: HexId): number {
  const { scenario, part } = mind;
  let top = 0;
  for (let enemy: UnitId = idOf(0); enemy < part.at.length; enemy++) {
    const at = hexOf(part, enemy);
    if (at < 0 || seatOf(scenario, enemy) === seatOf(scenario, unit)) continue;
    const apart = distance(hex, at);
    if (apart > 2 || (apart === 2 && !canEnter(scenario, part, unit, hex))) continue;
    top = Math.max(top, worthOf(mind, unit, enemy, false) * (apart === 1 ? 1 : 0.7));
  }
  return top;
}

/** Riding on: to where the next melee is best, or to where it is safe. */
export function chooseFurther(
  mind: Mind,
  unit: UnitId,
  actions: readonly Action[],
): Action | undefined {
  const here = hexOf(mind.part, unit);
  const value = (hex: HexId): number => {
    const fights = mayBattleOn(mind.scenario, unit, hex);
    return worthOfPlace(mind, unit, hex) + (fights ? bestFrom(mind, unit, hex) : 0);
  };
  return best(mind, actions, (action) => value(action.kind === 'go' ? action.hex : here));
}

function bestFrom(mind: Mind, unit: UnitId, hex: HexId): number {
  const { scenario, part } = mind;
  let top = 0;
  for (let enemy: UnitId = idOf(0); enemy < part.at.length; enemy++) {
    const at = hexOf(part, enemy);
    if (at < 0 || seatOf(scenario, enemy) === seatOf(scenario, unit)) continue;
    if (distance(hex, at) === 1) top = Math.max(top, worthOf(mind, unit, enemy, false));
  }
  return top;
}

/** A bonus melee, if it promises anything. */
export function chooseBonus(
  mind: Mind,
  unit: UnitId,
  actions: readonly Action[],
): Action | undefined {
  return best(mind, actions, (action) => {
    if (action.kind !== 'melee') return 0.05;
    const target = unitAt(mind.part, action.hex);
    return target < 0 ? 1.5 : worthOf(mind, unit, target, false);
  });
}

/** Kinds worth keeping when a block can come back. */
export const worthOfBlock = (mind: Mind, unit: UnitId): number => {
  const { scenario, part } = mind;
  const kind = kindOf(scenario, unit);
  return (kind.isGuard ? 0.3 : 0) + (blocksOf(part, unit) === 1 ? 1 : 0.5 / blocksOf(part, unit));
};

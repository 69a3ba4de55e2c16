import type { Reason } from '@bivouac/kernel';
import { idOf, nth } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import { FIRST_STRIKE } from './data/cards.ts';
import { ARTILLERY, CAVALRY, INFANTRY } from './data/kinds.ts';
import type { HexId } from './ids.ts';
import { distance } from './map.ts';
import { isHeldByLeader } from './movement.ts';
import { classOf, groundAt, kindOf, leaderSeat, type Scenario, seatOf } from './scenario.ts';
import { allowsSquare, CARDS_FOR_SQUARE } from './square.ts';
import { hexOf, isInSquare, leaderOn, modeOf, unitAt } from './state.ts';
import { answersTo } from './subjects.ts';
import { canFireAt, hasEnemyBeside, mayFire, mayMelee } from './targets.ts';
import { hasFought, hasMoved, hasMovedTooFar, isOrdered } from './tasks.ts';
import type { View } from './view.ts';

/** Why an action is not on offer, from what the viewer sees. The caller knows that it is not. */
export function explainAction(scenario: Scenario, view: View, action: Action): Reason | undefined {
  const { viewer, question } = view;
  if (question === null) return { code: 'game-over' };
  if (typeof viewer !== 'number' || !view.awaiting.includes(viewer)) {
    return { code: 'not-your-decision' };
  }
  if (!answersTo(view).includes(action.kind)) {
    return { code: 'other-decision', now: question.kind };
  }
  switch (action.kind) {
    case 'play':
    case 'keep':
      return { code: 'not-in-hand', card: action.card };
    case 'firstStrike':
      return { code: 'not-in-hand', card: FIRST_STRIKE };
    case 'order':
      return notToOrder(scenario, view, viewer, action.hex);
    case 'lead':
      return notToLead(scenario, view, viewer, action.hex);
    case 'unform':
      return notToUnform(view, action.hex);
    case 'pick':
      return notToPick(scenario, view, viewer, action.hex);
    case 'pickLeader':
      return { code: 'leader-not-ordered', hex: action.hex };
    case 'go':
      return notToGo(scenario, view, action.hex);
    case 'fire':
    case 'melee':
      return notToAttack(scenario, view, viewer, action);
    case 'join':
      return { code: 'guns-cannot-join', hex: action.hex };
    case 'square':
      return noSquare(scenario, view, viewer);
    case 'retire':
      return { code: 'no-room-to-retire' };
    case 'retreat':
      return { code: 'not-a-way-back', hex: action.hex };
    case 'ignore':
      return { code: 'too-many-flags', count: action.count };
    case 'rally':
      return { code: 'no-block-to-rally', hex: action.hex };
    case 'supply':
    case 'place':
      return { code: 'not-for-supply', hex: action.hex };
    case 'section':
      return { code: 'section-empty', section: action.section };
    case 'exit':
      return { code: 'no-exit' };
    default:
      return undefined;
  }
}

type Attack = Extract<Action, { readonly from: HexId }>;

function ownUnit(scenario: Scenario, view: View, seat: number, hex: HexId): Reason | number {
  const unit = unitAt(view.public, hex);
  if (unit < 0) return { code: 'no-unit', hex };
  return seatOf(scenario, unit) === seat ? unit : { code: 'not-your-unit', hex };
}

function notToOrder(scenario: Scenario, view: View, seat: number, hex: HexId): Reason {
  const unit = ownUnit(scenario, view, seat, hex);
  if (typeof unit !== 'number') return unit;
  if (isOrdered(view.public, idOf(unit))) return { code: 'already-ordered', hex };
  return { code: 'no-order-for-it', hex };
}

function notToLead(scenario: Scenario, view: View, seat: number, hex: HexId): Reason {
  const leader = leaderOn(view.public, hex);
  if (leader < 0 || leaderSeat(scenario, leader) !== seat) return { code: 'no-leader', hex };
  const unit = unitAt(view.public, hex);
  if (unit >= 0 && isInSquare(view.public, unit)) return { code: 'leader-in-square', hex };
  return { code: 'no-order-for-it', hex };
}

function notToUnform(view: View, hex: HexId): Reason {
  const unit = unitAt(view.public, hex);
  if (unit < 0 || !isInSquare(view.public, unit)) return { code: 'no-square', hex };
  if (!isOrdered(view.public, unit)) return { code: 'not-ordered', hex };
  return { code: 'cavalry-beside', hex };
}

function notToPick(scenario: Scenario, view: View, seat: number, hex: HexId): Reason {
  const unit = ownUnit(scenario, view, seat, hex);
  if (typeof unit !== 'number') return unit;
  if (!isOrdered(view.public, idOf(unit))) return { code: 'not-ordered', hex };
  if (hasMoved(view.public, idOf(unit))) return { code: 'already-moved', hex };
  if (isInSquare(view.public, idOf(unit))) return { code: 'in-square', hex };
  if (isHeldByLeader(view.public, idOf(unit))) return { code: 'leader-just-joined', hex };
  return { code: 'cannot-move', hex };
}

function notToGo(scenario: Scenario, view: View, hex: HexId): Reason {
  if (groundAt(scenario, hex).isImpassable) return { code: 'impassable', hex };
  if (unitAt(view.public, hex) >= 0) return { code: 'occupied', hex };
  return { code: 'too-far', hex };
}

function notToAttack(
  scenario: Scenario,
  view: View,
  seat: number,
  { kind, from, hex }: Attack,
): Reason | undefined {
  const part = view.public;
  const unit = ownUnit(scenario, view, seat, from);
  if (typeof unit !== 'number') return unit;
  if (!isOrdered(part, idOf(unit))) return { code: 'not-ordered', hex: from };
  if (hasFought(part, idOf(unit))) return { code: 'has-fought', hex: from };
  if (hasMovedTooFar(part, idOf(unit))) return { code: 'moved-too-far', hex: from };
  if (modeOf(part) === 'manoeuvre') return { code: 'card-forbids' };
  if (kind === 'fire' ? !mayFire(part) : !mayMelee(part)) return { code: 'card-forbids' };
  const target = unitAt(part, hex);
  const isEnemy = target >= 0 && seatOf(scenario, target) !== seat;
  if (kind === 'melee') return isEnemy ? undefined : { code: 'no-enemy', hex };
  if (!isEnemy) {
    return { code: target < 0 && leaderOn(part, hex) >= 0 ? 'leader-alone' : 'no-enemy', hex };
  }
  if (kindOf(scenario, idOf(unit)).range === 0) return { code: 'no-firearms', hex: from };
  if (hasEnemyBeside(scenario, part, idOf(unit))) return { code: 'enemy-beside', hex: from };
  if (distance(from, hex) > kindOf(scenario, idOf(unit)).range)
    return { code: 'out-of-range', hex };
  if (classOf(scenario, idOf(unit)) === ARTILLERY && nth(part.steps, unit) > 0) {
    return { code: 'out-of-range', hex };
  }
  return canFireAt(scenario, part, idOf(unit), target, false)
    ? { code: 'no-dice', hex }
    : { code: 'no-sight', hex };
}

function noSquare(scenario: Scenario, view: View, seat: number): Reason {
  const { question } = view;
  if (question?.kind !== 'react') return { code: 'square-infantry' };
  const { unit: attacker, target } = question;
  if (classOf(scenario, target) !== INFANTRY) return { code: 'square-infantry' };
  if (classOf(scenario, attacker) !== CAVALRY) return { code: 'square-cavalry' };
  if ((view.handSizes[seat] ?? 0) < CARDS_FOR_SQUARE) return { code: 'square-cards' };
  const hex = hexOf(view.public, target);
  const from = hexOf(view.public, attacker);
  if (!allowsSquare(scenario, view.public, hex, from)) return { code: 'square-ground' };
  return { code: 'square-already' };
}

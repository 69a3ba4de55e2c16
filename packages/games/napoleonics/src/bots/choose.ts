import { idOf, nth, ofSeat } from '@bivouac/kernel';
import type { Action } from '../rules/actions.ts';
import type { Mode } from '../rules/data/cards.ts';
import { CARDS } from '../rules/data/cards.ts';
import type { CardId, HexId, LeaderId, UnitId } from '../rules/ids.ts';
import { distance, homeRow, ROW_OF } from '../rules/map.ts';
import { unitsOf } from '../rules/orders.ts';
import { classOf, seatOf } from '../rules/scenario.ts';
import { enemyOf, hexOf, leaderOn, modeOf, unitAt } from '../rules/state.ts';
import { type Gains, gainsUnder, infantryIn, keepWorth, worthOfCard } from './card.ts';
import { best, type Mind } from './mind.ts';
import { danger, worthForLeader } from './place.ts';
import { planUnit } from './plan.ts';
import {
  chooseAdvance,
  chooseBonus,
  chooseFlags,
  chooseFlight,
  chooseFurther,
  chooseReaction,
  chooseRetreat,
  worthOfBlock,
} from './react.ts';
import { worthOf } from './strike.ts';

/** One of the listed actions, by what is asked. */
export function chooseAction(mind: Mind, actions: readonly Action[]): Action | undefined {
  const { question } = mind.view;
  switch (question?.kind) {
    case 'play':
      return chooseCard(mind, actions);
    case 'section':
      return chooseSection(mind, actions);
    case 'mode':
      return chooseMode(mind, actions);
    case 'supply':
      return best(mind, actions, (action) =>
        action.kind === 'supply' ? worthOfExile(mind, unitAt(mind.part, action.hex)) : 0,
      );
    case 'place':
      return best(mind, actions, (action) =>
        action.kind === 'place' ? farFrom(mind, action.hex) : 0,
      );
    case 'rally':
      return best(mind, actions, (action) =>
        action.kind === 'rally' ? worthOfBlock(mind, unitAt(mind.part, action.hex)) : 0,
      );
    case 'order':
      return chooseOrder(mind, actions);
    case 'pick':
      return choosePick(mind, actions);
    case 'go':
      return chooseGoal(mind, question.unit, question.leader, actions);
    case 'attack':
      return chooseAttack(mind, actions);
    case 'combine':
      return actions[0];
    case 'react':
      return chooseReaction(mind, question, actions);
    case 'ignore':
      return chooseFlags(actions);
    case 'retreat':
    case 'withdraw':
      return chooseRetreat(mind, question.unit, actions);
    case 'flee':
      return chooseFlight(mind, question.leader, question.hex, actions);
    case 'advance':
      return chooseAdvance(mind, question, actions);
    case 'further':
      return chooseFurther(mind, question.unit, actions);
    case 'bonus':
      return chooseBonus(mind, question.unit, actions);
    case 'battle-back':
      return actions[0];
    case 'keep':
      return best(mind, actions, (action) => (action.kind === 'keep' ? keepValue(action.card) : 0));
    case undefined:
      return actions[0];
  }
}

/** Cards that order many are good to have. */
function keepValue(card: CardId): number {
  const orders = CARDS[card]?.orders;
  const count = orders?.kind === 'sections' ? orders.count.reduce((sum, n) => sum + n, 0) : 3;
  return keepWorth(card) + count * 0.2;
}

function chooseCard(mind: Mind, actions: readonly Action[]): Action | undefined {
  const known = new Map<Mode, Gains>();
  const gains = (mode: Mode): Gains => {
    const found = known.get(mode) ?? gainsUnder(mind, mode);
    known.set(mode, found);
    return found;
  };
  return best(mind, actions, (action) =>
    action.kind === 'play' ? worthOfCard(mind, action.card, gains) - keepWorth(action.card) : 0,
  );
}

function chooseSection(mind: Mind, actions: readonly Action[]): Action | undefined {
  const gains = gainsUnder(mind, 'march');
  return best(mind, actions, (action) =>
    action.kind === 'section' ? infantryIn(mind, action.section, gains) : 0,
  );
}

/** La Grande Manoeuvre, unless one unit alone has more to do. */
function chooseMode(mind: Mind, actions: readonly Action[]): Action | undefined {
  const { scenario, part, seat } = mind;
  const usual = gainsUnder(mind, 'normal');
  const far = gainsUnder(mind, 'manoeuvre');
  const units = unitsOf(scenario, part, seat, () => true);
  const sorted = (gains: Gains): number[] => units.map(gains).sort((a, b) => b - a);
  const four = sorted(far)
    .slice(0, 4)
    .reduce((sum, gain) => sum + Math.max(0, gain), 0);
  const one = Math.max(0, ...sorted(usual));
  const wanted = four > one ? 'manoeuvre' : 'single';
  return actions.find(({ kind }) => kind === wanted);
}

/** Short Supply: an enemy who is far from home and dangerous. */
function worthOfExile(mind: Mind, unit: UnitId): number {
  const { scenario, part, seat } = mind;
  if (seatOf(scenario, unit) === seat) return -5;
  const out = Math.abs(nth(ROW_OF, hexOf(part, unit)) - homeRow(enemyOf(seat)));
  return out + (classOf(scenario, unit) === 0 ? 0 : 1);
}

function farFrom(mind: Mind, hex: HexId): number {
  const { scenario, part, seat } = mind;
  let sum = 0;
  part.at.forEach((at, unit) => {
    if (at >= 0 && seatOf(scenario, idOf(unit)) === seat) sum += distance(at, hex);
  });
  return sum;
}

function chooseOrder(mind: Mind, actions: readonly Action[]): Action | undefined {
  return best(mind, actions, (action) => {
    switch (action.kind) {
      case 'order':
        return 0.2 + planUnit(mind, unitAt(mind.part, action.hex)).gain;
      case 'unform':
        return isThreatened(mind, action.hex) ? -1 : 3;
      case 'lead':
        return worthOfLeading(mind, action.hex);
      default:
        return 0;
    }
  });
}

/** Enemy cavalry near enough to come back at once. */
function isThreatened(mind: Mind, hex: HexId): boolean {
  const { scenario, part, seat } = mind;
  return part.at.some(
    (at, unit) =>
      at >= 0 &&
      seatOf(scenario, idOf(unit)) !== seat &&
      classOf(scenario, idOf(unit)) === 1 &&
      distance(at, hex) <= 3,
  );
}

/** A leader alone should find a unit; one with a unit stays, unless the unit is lost. */
function worthOfLeading(mind: Mind, hex: HexId): number {
  const { part } = mind;
  if (modeOf(part) === 'leadership') return -1;
  const unit = unitAt(part, hex);
  if (unit < 0) return 0.4;
  const isDoomed = danger(mind, unit, hex) >= nth(part.blocks, unit);
  return isDoomed && nth(part.blocks, unit) === 1 ? 0.5 : -1;
}

function choosePick(mind: Mind, actions: readonly Action[]): Action | undefined {
  return best(mind, actions, (action) => {
    if (action.kind === 'pickLeader') return 0.3;
    if (action.kind !== 'pick') return 0;
    const unit = unitAt(mind.part, action.hex);
    const plan = planUnit(mind, unit);
    const isOut = ofSeat(mind.scenario.exits, mind.seat) >= 0;
    return plan.hex === action.hex && !isOut ? -1 : plan.gain + 0.01;
  });
}

function chooseGoal(
  mind: Mind,
  unit: UnitId,
  leader: LeaderId,
  actions: readonly Action[],
): Action | undefined {
  const exit = actions.find(({ kind }) => kind === 'exit');
  if (exit !== undefined) return exit;
  if (unit < 0) {
    return best(mind, actions, (action) =>
      action.kind === 'go' ? leaderGoal(mind, leader, action.hex) : 0,
    );
  }
  const { hex } = planUnit(mind, unit);
  return actions.find((action) => action.kind === 'go' && action.hex === hex) ?? actions[0];
}

function leaderGoal(mind: Mind, leader: LeaderId, hex: HexId): number {
  const other = leaderOn(mind.part, hex);
  return other >= 0 && other !== leader ? -5 : worthForLeader(mind, leader, hex);
}

/** Fire comes before steel: what is weakened first is broken more easily. */
function chooseAttack(mind: Mind, actions: readonly Action[]): Action | undefined {
  return best(mind, actions, (action) => {
    if (action.kind === 'done') return 0.02;
    if (action.kind !== 'fire' && action.kind !== 'melee') return 0;
    const unit = unitAt(mind.part, action.from);
    const target = unitAt(mind.part, action.hex);
    if (target < 0) return 1.5;
    const isRanged = action.kind === 'fire';
    const worth = worthOf(mind, unit, target, isRanged);
    return isRanged ? worth + 0.6 : worth;
  });
}

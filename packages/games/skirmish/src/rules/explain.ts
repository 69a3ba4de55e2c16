import { nth, type Reason, type Seat } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import { firstUnitIn } from './combat.ts';
import { AMBUSH, type AreaId, type CardId, NEIGHBOURS, sideOf, type UnitId } from './data.ts';
import { answersTo } from './questions.ts';
import { areaOf } from './state.ts';
import type { View } from './view.ts';

/** Why an action is not on offer, from what the viewer sees. */
export function explainAction(view: View, action: Action): Reason | undefined {
  const { question } = view;
  if (question === null) return { code: 'game-over' };
  if (typeof view.viewer !== 'number' || !view.awaiting.includes(view.viewer)) {
    return { code: 'not-your-decision' };
  }
  if (!answersTo(question).includes(action.kind)) {
    return { code: 'other-decision', now: question.kind };
  }
  if (action.kind === 'bid' || action.kind === 'order') return notInHand(view, action.card);
  if (action.kind === 'ambush') return notInHand(view, AMBUSH);
  if (action.kind === 'pick') return notToPick(view, view.viewer, action.unit);
  if (action.kind === 'march' || action.kind === 'attack') {
    return notAGoal(view, view.viewer, action.area, action.kind === 'attack');
  }
  return undefined;
}

function notInHand(view: View, card: CardId): Reason | undefined {
  return view.own?.hand.includes(card) ? undefined : { code: 'not-in-hand', card };
}

function notToPick(view: View, seat: Seat, unit: UnitId): Reason | undefined {
  if (sideOf(unit) !== seat) return { code: 'not-your-unit', unit };
  return areaOf(view.public, unit) < 0 ? { code: 'unit-lost', unit } : undefined;
}

function notAGoal(view: View, seat: Seat, area: AreaId, attack: boolean): Reason | undefined {
  if (view.question?.kind !== 'goal') return undefined;
  const from = areaOf(view.public, view.question.unit);
  if (!nth(NEIGHBOURS, from).includes(area)) return { code: 'not-adjacent', area, from };
  const held = firstUnitIn(view.public, area, 1 - seat) >= 0;
  if (held === attack) return undefined;
  return { code: held ? 'enemy-there' : 'no-enemy-there', area };
}

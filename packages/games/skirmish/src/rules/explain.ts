import type { Reason } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import { firstUnitIn } from './combat.ts';
import { AMBUSH, NEIGHBOURS, sideOf } from './data.ts';
import type { Question } from './questions.ts';
import { areaOf } from './state.ts';
import type { View } from './view.ts';

/** Which question each kind of action answers. */
const ANSWERS: { readonly [kind in Action['kind']]: Question['kind'] } = {
  bid: 'bid',
  order: 'order',
  halt: 'unit',
  pick: 'unit',
  march: 'goal',
  attack: 'goal',
  stand: 'react',
  ambush: 'react',
};

/** Why an action is not on offer, from what the viewer sees. */
export function explainAction(view: View, action: Action): Reason | undefined {
  const { question } = view;
  if (question === null) return { code: 'game-over' };
  if (typeof view.viewer !== 'number' || !view.awaiting.includes(view.viewer)) {
    return { code: 'not-your-decision' };
  }
  if (ANSWERS[action.kind] !== question.kind) return { code: 'other-decision', now: question.kind };
  if (action.kind === 'bid' || action.kind === 'order') return notInHand(view, action.card);
  if (action.kind === 'ambush') return notInHand(view, AMBUSH);
  if (action.kind === 'pick') return notToPick(view, view.viewer, action.unit);
  if (action.kind === 'march' || action.kind === 'attack') {
    return notAGoal(view, view.viewer, action.area, action.kind === 'attack');
  }
  return undefined;
}

function notInHand(view: View, card: number): Reason | undefined {
  return view.own?.hand.includes(card) ? undefined : { code: 'not-in-hand', card };
}

function notToPick(view: View, seat: number, unit: number): Reason | undefined {
  if (sideOf(unit) !== seat) return { code: 'not-your-unit', unit };
  return areaOf(view.public, unit) < 0 ? { code: 'unit-lost', unit } : undefined;
}

function notAGoal(view: View, seat: number, area: number, attack: boolean): Reason | undefined {
  if (view.question?.kind !== 'goal') return undefined;
  const from = areaOf(view.public, view.question.unit);
  if (!NEIGHBOURS[from]?.includes(area)) return { code: 'not-adjacent', area, from };
  const held = firstUnitIn(view.public, area, 1 - seat) >= 0;
  if (held === attack) return undefined;
  return { code: held ? 'enemy-there' : 'no-enemy-there', area };
}

import type { Reason, Seat } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import { type Box, spaceOf, tokenOf } from './box.ts';
import { NO_TOKEN, type SpaceId, type TheatreId } from './ids.ts';
import { actsAs, freeTerrain, hasPlace, isFree } from './placing.ts';
import { heldToken } from './preview.ts';
import { answersTo, blitzTheatre } from './questions.ts';
import { isVs } from './state.ts';
import type { View } from './view.ts';

/** Why an action is not on offer, from what the viewer sees. */
export function explainAction(box: Box, view: View, action: Action): Reason | undefined {
  const { question } = view;
  if (question === null) return { code: 'game-over' };
  const seat = view.viewer;
  if (typeof seat !== 'number' || view.own === null || !view.awaiting.includes(seat)) {
    return { code: 'not-your-decision' };
  }
  if (!answersTo(question).includes(action.kind)) {
    return { code: 'other-decision', now: question.kind };
  }
  switch (action.kind) {
    case 'take':
    case 'pick':
      return notToTake(box, view, seat, action);
    case 'stop':
      return blitzTheatre(question) >= 0 && !isVs(view.public, seat)
        ? undefined
        : { code: 'must-place' };
    case 'place':
      return notAPlace(box, view, seat, action.space);
    case 'bomb':
      return notToBomb(box, view, action.position);
    case 'aim':
      return notATarget(box, view, action.theatre);
    case 'resolve':
      return isUncovered(view, action.space)
        ? undefined
        : { code: 'not-uncovered', space: action.space };
    case 'open':
      return view.fronts[action.theatre]?.status === 'pool'
        ? undefined
        : { code: 'not-in-pool', theatre: action.theatre };
    case 'shift':
      return notOpen(view, action.theatre);
  }
}

function notOpen(view: View, theatre: TheatreId): Reason | undefined {
  const status = view.fronts[theatre]?.status;
  if (status === 'open') return undefined;
  return { code: status === 'pool' ? 'theatre-not-opened' : 'theatre-closed', theatre };
}

function notToTake(
  box: Box,
  view: View,
  seat: Seat,
  action: Extract<Action, { kind: 'take' | 'pick' }>,
): Reason | undefined {
  const reserve = view.own?.reserve ?? [];
  const isRow = isVs(view.public, seat);
  if ((action.kind === 'pick') !== isRow) return { code: 'other-decision', now: 'token' };
  const token = action.kind === 'take' ? action.token : (reserve[action.position - 1] ?? NO_TOKEN);
  if (!reserve.includes(token)) {
    return action.kind === 'take'
      ? { code: 'not-in-reserve', token }
      : { code: 'no-such-position' };
  }
  const terrain = freeTerrain(box, view.public, blitzTheatre(view.question));
  if (hasPlace(box, view.public, seat, token, terrain)) return undefined;
  if (actsAs(box, view.public, seat, token) < 0) return { code: 'nothing-to-copy', token };
  return { code: 'no-place', token };
}

function notAPlace(box: Box, view: View, seat: Seat, space: SpaceId): Reason | undefined {
  const { theatre, campaign, terrain } = spaceOf(box, space);
  const closed = notOpen(view, theatre);
  if (closed !== undefined) return closed;
  if (!isFree(view.public, space)) return { code: 'space-covered', space };
  const blitz = blitzTheatre(view.question);
  if (blitz >= 0 && theatre !== blitz) return { code: 'blitz-elsewhere', theatre: blitz };
  const token = heldToken(view);
  const { ability, reach } = tokenOf(box, actsAs(box, view.public, seat, token));
  if (ability === 'scientist') return undefined;
  if (view.public.active[theatre] !== campaign) return { code: 'campaign-not-active', space };
  return (terrain & reach) === 0 ? { code: 'wrong-terrain', token, space } : undefined;
}

function notToBomb(box: Box, view: View, position: number): Reason | undefined {
  const row = view.row?.tokens ?? [];
  const token = row[position - 1];
  if (token === undefined) return { code: 'no-such-position' };
  const hasUnits = row.some((other) => !tokenOf(box, other).isSpecial);
  return hasUnits && tokenOf(box, token).isSpecial ? { code: 'units-first', token } : undefined;
}

function notATarget(box: Box, view: View, theatre: TheatreId): Reason | undefined {
  const { question } = view;
  if (question?.kind === 'aim' && theatre === spaceOf(box, question.space).theatre)
    return { code: 'same-theatre', theatre };
  return notOpen(view, theatre);
}

const isUncovered = ({ question }: View, space: SpaceId): boolean =>
  question?.kind === 'effect' && question.pending.includes(space);

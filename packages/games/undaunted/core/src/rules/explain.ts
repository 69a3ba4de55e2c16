import { openStack, type Reason, type Seat } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import { verbProcedure } from './flow.ts';
import type { PlayVars } from './play.ts';
import type { Rules, Seen } from './types.ts';
import { standing } from './units.ts';
import { actOnCard, freeActionsBefore } from './uses.ts';
import type { View } from './view.ts';
import { findCopy } from './zones.ts';

/** Why an action is not on offer, from what the viewer sees. */
export function explainAction<X>(
  rules: Rules<X>,
  view: View<X>,
  action: Action,
): Reason | undefined {
  const { question, viewer: seat, own } = view;
  if (question === null) return { code: 'game-over' };
  if (typeof seat !== 'number' || own === null || !view.awaiting.includes(seat)) {
    return { code: 'not-your-decision' };
  }
  if (!rules.answers[question.kind]?.includes(action.kind)) {
    return { code: 'other-decision', now: question.kind };
  }
  const seen: Seen<X> = { public: view.public, own };
  const frame = openStack(view.stack).at(-1);
  const play = frame?.vars as unknown as PlayVars;
  switch (action.kind) {
    case 'bid':
      return notInHand(rules, own.hand, seat, action.card);
    case 'play':
      if (action.card === rules.fog) return { code: 'fog-cannot-be-played' };
      return notInHand(rules, own.hand, seat, action.card);
    case 'use':
    case 'useFor':
    case 'crew':
      return useObstacle(rules, seen, play, action);
    case 'withdraw': {
      if (!rules.title.mayWithdraw?.(view.public)) return { code: 'no-withdrawal' };
      return frame?.vars.hasPlayed ? { code: 'too-late-to-withdraw' } : undefined;
    }
    case 'hunker':
      if (play.again) return { code: 'act-owed' };
      return play.isFreeSpent ? { code: 'act-owed' } : undefined;
    case 'mount':
    case 'dismount':
    case 'shift':
      return freeObstacle(rules, seen, play, action, question.kind === 'use');
    case 'swap':
      return swapObstacle(rules, seen, play, action.unit);
    case 'ready':
      if (play.again) return { code: 'act-owed' };
      return view.public.isSuppressed[play.unit] ? undefined : { code: 'not-suppressed' };
    default: {
      // The question of a verb: the verb itself knows what it cannot offer.
      const rule = rules.verbs.find(({ verb }) => verbProcedure(verb) === frame?.proc);
      return rule?.refuse?.(rules, seen, play, action);
    }
  }
}

function notInHand<X>(
  rules: Rules<X>,
  hand: readonly number[],
  seat: Seat,
  card: number,
): Reason | undefined {
  return findCopy(rules, hand, card) >= 0 ? undefined : { code: 'not-in-hand', card, seat };
}

function useObstacle<X>(
  rules: Rules<X>,
  seen: Seen<X>,
  play: PlayVars,
  action: Extract<Action, { kind: 'use' | 'useFor' | 'crew' }>,
): Reason | undefined {
  if (play.unit >= 0 && seen.public.isSuppressed[play.unit]) {
    return { code: 'unit-suppressed', unit: play.unit };
  }
  const rule = rules.verbs[action.verb];
  const kind = rules.kinds[play.kind];
  const act = rule && actOnCard(rules, seen.public, play, action, rule.verb);
  if (rule === undefined || kind === undefined || act === undefined) {
    if (action.kind === 'crew') return { code: 'not-in-seat', unit: play.unit };
    return { code: 'not-on-card', card: play.kind, seat: play.seat };
  }
  if (play.again === 'plain' && act.isUpgraded) {
    return { code: 'upgraded-act', card: play.kind, seat: play.seat };
  }
  if (play.unit >= 0 && standing(rules, seen.public, play) < 0) {
    return { code: 'nowhere-to-enter', unit: play.unit };
  }
  const { crew } = rules.title;
  if (crew !== undefined && play.unit >= 0 && action.kind !== 'crew') {
    const bar = crew.barred(rules, seen.public, play.unit, rule.verb);
    if (bar !== null) return bar;
  }
  const squad = act.isOwnSquad ? kind.squad : -1;
  const wanted = { ...play, value: act.value, squad };
  const obstacle = rule.obstacle(rules, seen, wanted);
  if (obstacle !== null || action.kind !== 'useFor') return obstacle ?? undefined;
  const isLesser = rule.lesser?.(rules, seen, wanted).includes(action.value) ?? false;
  return isLesser ? undefined : { code: 'no-such-value', card: play.kind, seat: play.seat };
}

function freeObstacle<X>(
  rules: Rules<X>,
  seen: Seen<X>,
  play: PlayVars,
  action: Action,
  isBefore: boolean,
): Reason | undefined {
  const { crew } = rules.title;
  if (crew === undefined || play.unit < 0) return { code: 'no-soldier' };
  if (seen.public.isSuppressed[play.unit]) return { code: 'unit-suppressed', unit: play.unit };
  if (play.isFreeSpent) return { code: 'free-action-spent' };
  const refused = crew.refuse(rules, seen.public, play.unit, action);
  if (refused !== undefined || !isBefore) return refused;
  const isOpen = freeActionsBefore(rules, seen, play).some((other) => sameAction(other, action));
  return isOpen ? undefined : { code: 'nothing-to-follow' };
}

const sameAction = (one: Action, other: Action): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function swapObstacle<X>(
  rules: Rules<X>,
  seen: Seen<X>,
  play: PlayVars,
  other: number,
): Reason | undefined {
  const { crew } = rules.title;
  if (crew === undefined || play.unit < 0) return { code: 'no-soldier' };
  if (seen.public.isSuppressed[play.unit]) return { code: 'unit-suppressed', unit: play.unit };
  if (play.isFreeSpent) return { code: 'free-action-spent' };
  const isThere = crew.comrades(rules, seen.public, play.unit).includes(other);
  return isThere ? undefined : { code: 'not-in-vehicle', unit: other };
}

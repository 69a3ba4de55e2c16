import { type BaseAction, openStack, type Reason, type Seat } from '@bivouac/kernel';
import { type Action, isCommon } from './actions.ts';
import type { CardId, KindId } from './ids.ts';
import type { PlayVars } from './play.ts';
import type { Rules, Seen } from './types.ts';
import { standing } from './units.ts';
import { hasUse, useNamed, verbNamed } from './uses.ts';
import type { View } from './view-parts.ts';
import { findCopy } from './zones.ts';

/** Why an action is not on offer, from what the viewer sees. */
export function explainAction<X>(
  rules: Rules<X>,
  view: View<X>,
  action: BaseAction,
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
  if (question.kind === 'card' && !isCommon(action)) {
    const hasPlayed = openStack(view.stack).at(-1)?.vars.hasPlayed === true;
    return rules.title.opening?.refuse(seen.public, action, hasPlayed);
  }
  if (isCommon(action) && (action.kind === 'bid' || action.kind === 'play')) {
    const isFog = action.kind === 'play' && action.card === rules.fog;
    return isFog ? { code: 'fog-cannot-be-played' } : notInHand(rules, own.hand, seat, action.card);
  }
  const { play } = question;
  if (play === undefined) return undefined;
  if (verbNamed(rules, action) !== null) return useRefused(rules, seen, play, action);
  if (question.kind === 'use' && isCommon(action)) return otherRefused(seen, play, action);
  const isAside = !isCommon(action) && rules.title.crew?.shareOf(action) != null;
  if (isAside) return asideRefused(rules, seen, play, action, question.kind === 'use');
  // The question of a verb: the verb itself knows what it cannot offer.
  const rule = rules.verbs.find(({ verb }) => verb === play.verb);
  return rule?.refuse?.(rules, seen, play, action);
}

function notInHand<X>(
  rules: Rules<X>,
  hand: readonly CardId[],
  seat: Seat,
  card: KindId,
): Reason | undefined {
  return findCopy(rules, hand, card) >= 0 ? undefined : { code: 'not-in-hand', card, seat };
}

/** Why a card cannot be used without an act: taken into reserve, or to make its unit ready. */
function otherRefused<X>(seen: Seen<X>, play: PlayVars, { kind }: Action): Reason | undefined {
  if (play.again) return { code: 'act-owed' };
  if (kind === 'hunker') return play.isFreeSpent ? { code: 'act-owed' } : undefined;
  return seen.public.isSuppressed[play.unit] ? undefined : { code: 'not-suppressed' };
}

function useRefused<X>(
  rules: Rules<X>,
  seen: Seen<X>,
  play: PlayVars,
  action: BaseAction,
): Reason | undefined {
  if (play.unit >= 0 && seen.public.isSuppressed[play.unit]) {
    return { code: 'unit-suppressed', unit: play.unit };
  }
  const use = useNamed(rules, seen.public, play, action);
  const kind = rules.kinds[play.kind];
  const isOfSeat = verbNamed(rules, action)?.from === 'seat';
  if (use === undefined || kind === undefined) {
    if (isOfSeat) return { code: 'not-in-seat', unit: play.unit };
    return { code: 'not-on-card', card: play.kind, seat: play.seat };
  }
  const { rule, act } = use;
  if (play.again === 'plain' && act.isUpgraded) {
    return { code: 'upgraded-act', card: play.kind, seat: play.seat };
  }
  if (play.unit >= 0 && standing(rules, seen.public, play) < 0) {
    return { code: 'nowhere-to-enter', unit: play.unit };
  }
  const { crew } = rules.title;
  if (crew !== undefined && play.unit >= 0 && !isOfSeat) {
    const bar = crew.barred(rules, seen.public, play.unit, rule.verb);
    if (bar !== null) return bar;
  }
  const wanted = { ...play, value: act.value, squad: act.isOwnSquad ? kind.squad : -1 };
  const obstacle = rule.obstacle(rules, seen, wanted);
  if (obstacle !== null) return obstacle;
  const lesser = verbNamed(rules, action)?.value ?? null;
  if (lesser === null || rule.lesser?.(rules, seen, wanted).includes(lesser)) return undefined;
  return { code: 'no-such-value', card: play.kind, seat: play.seat };
}

/** Why a crew cannot do it, before the act or after it. */
function asideRefused<X>(
  rules: Rules<X>,
  seen: Seen<X>,
  play: PlayVars,
  action: BaseAction,
  isBefore: boolean,
): Reason | undefined {
  const { crew } = rules.title;
  if (crew === undefined || play.unit < 0) return { code: 'no-soldier' };
  if (seen.public.isSuppressed[play.unit]) return { code: 'unit-suppressed', unit: play.unit };
  if (play.isFreeSpent) return { code: 'free-action-spent' };
  const refused = crew.refuse(rules, seen.public, play.unit, action);
  if (refused !== undefined || !isBefore || crew.shareOf(action) === 'whole') return refused;
  // It is possible by itself, so an act must be able to follow.
  const then = crew.imagine(seen.public, play.unit, action);
  return hasUse(rules, { own: seen.own, public: then }, play)
    ? undefined
    : { code: 'nothing-to-follow' };
}

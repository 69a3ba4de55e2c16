import type { Reason, Seat } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import { verbProcedure } from './flow.ts';
import type { PlayVars, Rules, Seen } from './types.ts';
import type { View } from './view.ts';
import { findCopy } from './zones.ts';

/** Decisions that each kind of action answers. */
const ANSWERS: { readonly [kind in Action['kind']]: readonly string[] } = {
  bid: ['bid'],
  end: ['card'],
  play: ['card'],
  use: ['use'],
  useFor: ['use'],
  ready: ['use'],
  hunker: ['use'],
  unit: ['guide'],
  go: ['step'],
  aim: ['target'],
  shoot: ['attack', 'suppress', 'blast'],
  take: ['bolster', 'inspire'],
  done: ['step', 'bolster', 'inspire'],
};

/** Why an action is not on offer, from what the viewer sees. */
export function explainAction<X>(
  rules: Rules<X>,
  view: View<X>,
  action: Action,
): Reason | undefined {
  if (view.decision === null) return { code: 'game-over' };
  const { viewer: seat, own } = view;
  if (typeof seat !== 'number' || own === null || !view.awaiting.includes(seat)) {
    return { code: 'not-your-decision' };
  }
  if (!ANSWERS[action.kind].includes(view.decision)) {
    return { code: 'other-decision', now: view.decision };
  }
  const seen: Seen<X> = { public: view.public, own };
  const frame = view.stack.at(-1);
  const play = frame?.vars as unknown as PlayVars;
  switch (action.kind) {
    case 'bid':
      return notInHand(rules, own.hand, seat, action.card);
    case 'play':
      if (action.card === rules.fog) return { code: 'fog-cannot-be-played' };
      return notInHand(rules, own.hand, seat, action.card);
    case 'use':
    case 'useFor':
      return useObstacle(rules, seen, play, action);
    case 'ready':
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
  action: Extract<Action, { kind: 'use' | 'useFor' }>,
): Reason | undefined {
  if (play.unit >= 0 && seen.public.isSuppressed[play.unit]) {
    return { code: 'unit-suppressed', unit: play.unit };
  }
  const rule = rules.verbs[action.verb];
  const kind = rules.kinds[play.kind];
  const act = kind?.acts.find((candidate) => candidate.verb === rule?.verb);
  if (rule === undefined || kind === undefined || act === undefined) {
    return { code: 'not-on-card', card: play.kind, seat: play.seat };
  }
  const squad = act.isOwnSquad ? kind.squad : -1;
  const wanted = { ...play, value: act.value, squad };
  const obstacle = rule.obstacle(rules, seen, wanted);
  if (obstacle !== null || action.kind === 'use') return obstacle ?? undefined;
  const isLesser = rule.lesser?.(rules, seen, wanted).includes(action.value) ?? false;
  return isLesser ? undefined : { code: 'no-such-value', card: play.kind, seat: play.seat };
}

import type { Reason } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import { tileOf } from './state.ts';
import type { PlayVars, Rules } from './types.ts';
import { isScouted, neighboursOf, sideOfUnit } from './units.ts';
import type { View } from './view.ts';
import { findCopy } from './zones.ts';

/** Decisions that each kind of action answers. */
const ANSWERS: { readonly [kind in Action['kind']]: readonly string[] } = {
  bid: ['bid'],
  end: ['card'],
  play: ['card'],
  use: ['use'],
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
  const seat = view.viewer;
  if (typeof seat !== 'number' || view.own === null || !view.awaiting.includes(seat)) {
    return { code: 'not-your-decision' };
  }
  if (!ANSWERS[action.kind].includes(view.decision)) {
    return { code: 'other-decision', now: view.decision };
  }
  const play = view.stack.at(-1)?.vars as unknown as PlayVars;
  switch (action.kind) {
    case 'bid':
      return notInHand(rules, view.own.hand, action.card);
    case 'play':
      if (action.card === rules.fog) return { code: 'fog-cannot-be-played' };
      return notInHand(rules, view.own.hand, action.card);
    case 'use':
      return useObstacle(rules, view, play, action.verb);
    case 'ready':
      return view.public.isSuppressed[play.unit] ? undefined : { code: 'not-suppressed' };
    case 'go':
      return noWay(rules, view, play, action.tile);
    case 'unit':
      if (sideOfUnit(rules, action.unit) !== seat) return { code: 'not-yours', unit: action.unit };
      if (tileOf(view.public, action.unit) < 0) return { code: 'not-on-board', unit: action.unit };
      return view.public.isSuppressed[action.unit]
        ? { code: 'unit-suppressed', unit: action.unit }
        : undefined;
    case 'shoot':
      if (tileOf(view.public, action.unit) < 0) return { code: 'not-on-board', unit: action.unit };
      if (view.decision !== 'blast' && sideOfUnit(rules, action.unit) === seat) {
        return { code: 'own-unit', unit: action.unit };
      }
      return undefined;
    default:
      return undefined;
  }
}

function notInHand<X>(rules: Rules<X>, hand: readonly number[], card: number): Reason | undefined {
  return findCopy(rules, hand, card) >= 0 ? undefined : { code: 'not-in-hand', card };
}

function useObstacle<X>(
  rules: Rules<X>,
  view: View<X>,
  play: PlayVars,
  verb: number,
): Reason | undefined {
  if (play.unit >= 0 && view.public.isSuppressed[play.unit]) {
    return { code: 'unit-suppressed', unit: play.unit };
  }
  const rule = rules.verbs[verb];
  const kind = rules.kinds[play.kind];
  const act = kind?.acts.find((candidate) => candidate.verb === rule?.verb);
  if (rule === undefined || kind === undefined || act === undefined || view.own === null) {
    return { code: 'not-on-card', card: play.kind };
  }
  const seen = { public: view.public, own: view.own };
  const squad = act.isOwnSquad ? kind.squad : -1;
  return rule.obstacle(rules, seen, { ...play, squad }) ?? undefined;
}

function noWay<X>(
  rules: Rules<X>,
  view: View<X>,
  play: PlayVars,
  tile: number,
): Reason | undefined {
  const from = tileOf(view.public, play.unit);
  if (from < 0 || !neighboursOf(rules, view.public, from).includes(tile)) {
    return { code: 'out-of-reach', tile };
  }
  const isFree = isScouted(rules, view.public, play.seat, tile);
  const verb = view.stack.at(-1)?.proc ?? '';
  const needsMarker = verb === 'verb-move' || verb === 'verb-guide';
  return needsMarker && !isFree ? { code: 'not-scouted', tile } : undefined;
}

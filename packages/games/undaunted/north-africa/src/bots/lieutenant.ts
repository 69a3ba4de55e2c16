import { must, nth, ofSeat } from '@bivouac/kernel';
import { kindsIn } from '@bivouac/undaunted-core';
import { playInHand, verbInHand } from '@bivouac/undaunted-core/bots';
import type { NorthAfricaAction } from '../rules/actions.ts';
import { CREW_RULES } from '../rules/crew.ts';
import { type Brief, briefOf, type NorthSight } from './brief.ts';
import { bestShot, bestVictim } from './fire.ts';
import {
  bestDrive,
  bestInspired,
  bestMark,
  bestReinforcement,
  bestStep,
  bestUse,
  imagined,
  placeGain,
  STAY,
  unitOfKind,
} from './uses.ts';
import { WEIGHTS, WIN } from './weights.ts';

/**
 * The rule-based player: every rule puts a worth on what it could do, in one common unit, and the
 * best is done. Each small step works the plan out again from what is seen.
 */
export function lieutenant(
  sight: NorthSight,
  actions: readonly NorthAfricaAction[],
): NorthAfricaAction {
  const first = must(actions[0], 'an action is on offer');
  if (actions.length === 1) return first;
  const brief = briefOf(sight);
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  const worthOf = judge(brief, actions);
  for (const action of actions) {
    const worth = worthOf(action);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

/** What each of the actions on offer is worth; all answer the same question. */
export function judge(
  brief: Brief,
  actions: readonly NorthAfricaAction[],
): (action: NorthAfricaAction) => number {
  const kinds = actions.map(({ kind }) => kind);
  if (kinds.includes('bid')) return judgeBid(brief);
  if (kinds.includes('end')) return judgeCard(brief);
  const play = playInHand(brief);
  const verb = verbInHand(brief);
  switch (verb) {
    case '':
      return judgeUse(brief);
    case 'move':
    case 'scout':
    case 'stalk':
    case 'drive': {
      const step =
        verb === 'drive'
          ? bestDrive(brief, play.unit, play.left)
          : bestStep(brief, play.unit, verb, play.left);
      return (action) => {
        if (action.kind === 'leave') return 2;
        if (action.kind === 'go') return action.tile === step.tile ? 1 : -1;
        return step === STAY ? 0.5 : 0;
      };
    }
    case 'navigate':
    case 'air-recon':
      return judgeMark(brief, actions);
    case 'bolster':
    case 'inspire': {
      const played = ofSeat(brief.part.plays, brief.seat).filter((card) => card !== play.card);
      const { kind } =
        verb === 'bolster'
          ? bestReinforcement(brief, play.squad, [])
          : bestInspired(brief, play.squad, played);
      return (action) => (action.kind === 'take' ? (action.card === kind ? 1 : -1) : 0);
    }
    default:
      return judgeTarget(brief, actions);
  }
}

function judgeTarget(
  brief: Brief,
  actions: readonly NorthAfricaAction[],
): (action: NorthAfricaAction) => number {
  const { unit, value } = playInHand(brief);
  const verb = verbInHand(brief);
  const units = actions.flatMap((action) => (action.kind === 'unit' ? [action.unit] : []));
  if (units.length > 0) {
    const victim = verb === 'repair' ? units[0] : bestVictim(brief, units, verb);
    return (action) => (action.kind === 'unit' && action.unit === victim ? 1 : 0);
  }
  const from = unit < 0 ? -1 : nth(brief.part.at, unit);
  const { target } = bestShot(brief, verb, from, value);
  return (action) => (action.kind === 'shoot' && action.unit === target ? 1 : 0);
}

function judgeMark(
  brief: Brief,
  actions: readonly NorthAfricaAction[],
): (action: NorthAfricaAction) => number {
  const tiles = actions.flatMap((action) => (action.kind === 'aim' ? [action.tile] : []));
  const { tile } = bestMark(brief, tiles);
  return (action) => (action.kind === 'aim' ? (action.tile === tile ? 1 : -1) : 0);
}

/** Whether to go first matters, against what the card could do. */
function judgeBid(brief: Brief): (action: NorthAfricaAction) => number {
  const { hand } = brief.own;
  const worths = new Map(
    kindsIn(brief.rules, hand).map((kind) => [kind, bestUse(brief, kind, hand).worth]),
  );
  const most = Math.max(0, ...worths.values());
  const lead = most >= WIN / 4 ? 4 : WEIGHTS.lead + 0.1 * Math.min(10, most);
  return (action) => {
    if (action.kind !== 'bid') return 0;
    const initiative = brief.rules.kinds[action.card]?.initiative ?? 0;
    const copies = hand.filter((card) => brief.rules.kindOf[card] === action.card).length;
    const worth = Math.min(4, worths.get(action.card) ?? 0) * (copies > 1 ? 0.7 : 1);
    return lead * (initiative / 10) - worth;
  };
}

/** What is played first: what brings cards, what opens the way, fire, ground; leaders last. */
const ORDER: readonly string[] = [
  'command',
  'recon',
  'demolish',
  'control',
  'scout',
  'navigate',
  'air-recon',
  'suppress',
  'antitank',
  'attack',
  'strafe',
  'drive',
  'stalk',
  'move',
  'repair',
  'conceal',
  'bolster',
  'inspire',
];

function judgeCard(brief: Brief): (action: NorthAfricaAction) => number {
  const played = ofSeat(brief.part.plays, brief.seat);
  return (action) => {
    if (action.kind !== 'play') return 0;
    const use = bestPlay(brief, action.card, played);
    if (use.worth >= WIN / 4) return 100;
    if (use.worth <= 0) return -1;
    return 30 - ORDER.indexOf(use.verb) + 0.1 * Math.min(9, use.worth);
  };
}

/** The best use of a card, free actions before it included. */
export function bestPlay(
  brief: Brief,
  kind: number,
  played: readonly number[],
): { verb: string; worth: number } {
  let best: { verb: string; worth: number } = bestUse(brief, kind, played);
  const unit = unitOfKind(brief, kind);
  if (unit < 0 || brief.part.isSuppressed[unit]) return best;
  for (const action of CREW_RULES.freeActions(brief.rules, brief.part, unit)) {
    const then = imagined(brief, unit, action);
    const use = bestUse(then, kind, []);
    const worth = use.worth + Math.min(0, placeGain(brief, then, unit));
    if (worth > best.worth) best = { verb: use.verb, worth };
  }
  return best;
}

/** What the card on the table is for, or what its soldier does freely before or after. */
export function judgeUse(brief: Brief): (action: NorthAfricaAction) => number {
  const play = playInHand(brief);
  const card = brief.rules.kinds[play.kind];
  const played = ofSeat(brief.part.plays, brief.seat).filter((other) => other !== play.card);
  const plain = bestUse(brief, play.kind, played);
  const isAfter = brief.question?.kind === 'aside';
  return (action) => {
    switch (action.kind) {
      case 'use':
      case 'crew': {
        const verb = brief.rules.verbs[action.verb]?.verb ?? '';
        if (verb === plain.verb && action.kind === plain.kind) return plain.worth;
        // Something harmless, when an act is owed.
        return card?.acts.some((act) => act.verb === verb) ? 0.001 : 0;
      }
      case 'ready':
        return 1;
      case 'mount':
      case 'dismount':
      case 'shift': {
        const then = imagined(brief, play.unit, action);
        const gain = placeGain(brief, then, play.unit);
        if (isAfter) return gain - 0.05;
        const after = bestUse(then, play.kind, []).worth;
        // Better afterwards, if the act itself does not need it.
        return after + gain - 0.1 - Math.max(0, gain > 0 ? plain.worth : 0);
      }
      case 'hunker':
      case 'swap':
        return -1;
      default:
        return 0;
    }
  };
}

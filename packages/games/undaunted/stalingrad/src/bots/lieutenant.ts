import { must, nth, type Seat } from '@bivouac/kernel';
import {
  type CardAct,
  counterFor,
  isOfSquad,
  type KindId,
  type PlayVars,
  playOf,
  tileOf,
} from '@bivouac/undaunted-core';
import { playInHand, verbInHand } from '@bivouac/undaunted-core/bots';
import type { StalingradAction } from '../rules/actions.ts';
import { cardOf, levelOf } from '../rules/data/cards.ts';
import { type Brief, briefOf, type CitySight } from './brief.ts';
import { bestAim, collapseWorth, razeWorth, shotWorth } from './fire.ts';
import { bestStep, footing, STAY } from './ground.ts';
import { LEAST, WEIGHTS } from './weights.ts';
import { actWorth, bestCombat, bestGuided, openWays, recruitWorth } from './worth.ts';

/** The rule-based player: each small step is worked out again from what is seen. */
export function lieutenant(
  sight: CitySight,
  actions: readonly StalingradAction[],
): StalingradAction {
  const first = must(actions[0], 'an action is on offer');
  if (actions.length === 1) return first;
  const brief = briefOf(sight);
  const worthOf = judge(brief, actions);
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const worth = worthOf(action);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

type Judge = (action: StalingradAction) => number;

function judge(brief: Brief, actions: readonly StalingradAction[]): Judge {
  const [first] = actions;
  if (first?.kind === 'bid') return judgeBid(brief);
  if (first?.kind === 'end') return judgeCard(brief);
  const question = must(brief.question ?? undefined, 'a question is open');
  if (question.kind === 'loss' || question.kind === 'drive-off') {
    return judgeLoss(brief, question.unit);
  }
  const play = playInHand(brief);
  const verb = verbInHand(brief);
  switch (verb) {
    case '':
      return judgeUse(brief, play);
    case 'move':
    case 'scout':
    case 'stalk':
    case 'guide':
      return judgeStep(brief, play, verb);
    case 'assault':
    case 'attack-stalk':
    case 'recon-scout':
      if (actions.some(({ kind }) => kind === 'use')) return judgeUse(brief, play);
      return judgeStep(brief, play, verb === 'recon-scout' ? 'scout' : 'move');
    case 'bolster':
    case 'bring-up':
      return (action) => (action.kind === 'take' ? recruitWorth(brief, action.card) : 0.05);
    case 'inspire':
    case 'exert':
      return (action) =>
        action.kind === 'take' ? againWorth(brief, play.seat, action.card, verb).worth : 0;
    case 'mines':
      return judgeMine(brief);
    case 'field-of-fire':
      return (action) => (action.kind === 'aim' ? fieldWorth(brief, action.tile) : 0);
    case 'rally':
      return (action) => (action.kind === 'unit' ? nth(brief.cards, action.unit) : 0);
    case 'anti-air':
      return (action) => (action.kind === 'hunker' ? 1 : 0);
    default:
      return judgeShot(brief, play, verb);
  }
}

function judgeShot(brief: Brief, play: PlayVars, verb: string): Judge {
  const act = brief.rules.kinds[play.kind]?.acts.find((one) => one.verb === verb);
  const best = act === undefined ? undefined : bestAim(brief, play, act);
  return (action) => {
    if (action.kind === 'aim') return best?.id === action.tile && best.kind === 'aim' ? 1 : 0;
    if (action.kind === 'shoot') {
      return shotWorth(brief, verb, play.unit, action.unit, act?.value ?? 1);
    }
    if (action.kind === 'raze') return 0.3 + razeWorth(brief, action.tile);
    return action.kind === 'collapse' ? collapseWorth(brief) : 0;
  };
}

function judgeStep(brief: Brief, play: PlayVars, verb: string): Judge {
  const needsMarker = verb === 'move' || verb === 'guide';
  const guided = verb === 'guide' ? bestGuided(brief, play.squad).unit : -1;
  const tiles = openWays(brief, play.unit, needsMarker);
  const step = bestStep(brief, play.unit, tiles, verb === 'scout', play.left);
  return (action) => {
    if (action.kind === 'unit') return action.unit === guided ? 1 : 0;
    if (action.kind === 'go') return action.tile === step.tile ? 1 : -1;
    return step === STAY ? 0.5 : 0;
  };
}

/** The weakest soldier is lost first: reservists, then the others. Drives off the unit in the worst place. */
function judgeLoss(brief: Brief, unit: number): Judge {
  return (action) => {
    if (action.kind === 'take') {
      const level = levelOf(action.card);
      return level === 'reserve' ? 2 : level === 'normal' ? 1 : 0;
    }
    if (action.kind === 'done') return 0;
    if (action.kind !== 'go') return -1;
    // Away from what both want.
    const value = (tile: number): number => nth(brief.scenario.objectives, tile);
    const here = tileOf(brief.part, unit);
    return value(here) - value(action.tile) + 0.1 * footing(brief, unit, here) - 0.05;
  };
}

/** Mines belong where the enemy would come from. */
function judgeMine(brief: Brief): Judge {
  return (action) => {
    if (action.kind !== 'mine' && action.kind !== 'tankMine') return 0.05;
    return fieldWorth(brief, action.tile) - (action.kind === 'tankMine' ? 0.3 : 0);
  };
}

/** How much the enemy would like to be on a tile. */
function fieldWorth(brief: Brief, tile: number): number {
  let worth = 0.1;
  for (const wish of brief.theirs.wishes) {
    const range = nth(nth(brief.scenario.distances, wish.tile), tile);
    worth = Math.max(worth, wish.worth * 0.5 ** range);
  }
  return worth;
}

/** Whether to go first matters, against what the card could do. */
function judgeBid(brief: Brief): Judge {
  return (action) => {
    if (action.kind !== 'bid') return 0;
    const initiative = brief.rules.kinds[action.card]?.initiative ?? 0;
    const worth = Math.min(4, bestUse(brief, action.card, false).worth);
    return WEIGHTS.lead * initiative - worth;
  };
}

/** The verb for which a card is best used, and its worth. */
export function bestUse(
  brief: Brief,
  kind: KindId,
  isLaid: boolean,
): { verb: string; worth: number } {
  const { rules, part, seat } = brief;
  const card = rules.kinds[kind];
  if (card === undefined || card.isFog) return { verb: '', worth: 0 };
  const unit = counterFor(rules, part, seat, kind);
  if (unit >= 0 && part.isSuppressed[unit]) return { verb: 'ready', worth: 0.7 };
  const play = playOfKind(brief, kind, unit);
  if (unit >= 0 && tileOf(part, unit) < 0 && rules.title.spawnTile(rules, part, unit) < 0) {
    return { verb: '', worth: 0 };
  }
  let best = { verb: '', worth: 0 };
  for (const act of card.acts) {
    const worth = oneWorth(brief, play, act, isLaid);
    if (worth > best.worth) best = { verb: act.verb, worth };
  }
  return best;
}

function oneWorth(brief: Brief, play: PlayVars, act: CardAct, isLaid: boolean): number {
  const squad = act.isOwnSquad ? (brief.rules.kinds[play.kind]?.squad ?? -1) : -1;
  if (act.verb === 'inspire' || act.verb === 'exert') {
    return bestAgain(brief, play, squad, act.verb);
  }
  const rule = brief.rules.verbs.find(({ verb }) => verb === act.verb);
  const then = { ...play, value: act.value, squad };
  // Off the table a card may still have to enter; what it can then do is only guessed.
  if (isLaid || tileOf(brief.part, play.unit) >= 0 || play.unit < 0) {
    const seen = { public: brief.part, own: brief.own };
    if (rule?.obstacle(brief.rules, seen, then) != null) return 0;
  }
  if (play.unit >= 0 && tileOf(brief.part, play.unit) < 0) return 0.3;
  return actWorth(brief, then, act, squad);
}

function playOfKind(brief: Brief, kind: KindId, unit: number): PlayVars {
  return { seat: brief.seat, card: cardOf(kind), kind, unit, value: 0, squad: -1, left: 0 };
}

/** What a played card could do once more. */
function againWorth(
  brief: Brief,
  seat: Seat,
  card: number,
  verb: string,
): { verb: string; worth: number } {
  const kind = nth(brief.rules.kindOf, card);
  const unit = counterFor(brief.rules, brief.part, seat, kind);
  if (unit < 0 || brief.part.isSuppressed[unit]) return { verb: '', worth: 0 };
  const play: PlayVars = {
    ...playOfKind(brief, kind, unit),
    again: verb === 'inspire' ? 'plain' : 'all',
  };
  let best = { verb: '', worth: 0 };
  for (const act of brief.rules.kinds[kind]?.acts ?? []) {
    if (verb === 'inspire' && act.isUpgraded) continue;
    const worth = oneWorth(brief, play, act, true);
    if (worth > best.worth) best = { verb: act.verb, worth };
  }
  return verb === 'exert' ? { ...best, worth: best.worth - 0.5 } : best;
}

function bestAgain(brief: Brief, play: PlayVars, squad: number, verb: string): number {
  let best = 0;
  for (const card of playOf(brief.part, brief.seat)) {
    if (card === play.card) continue;
    const kind = nth(brief.rules.kindOf, card);
    if (!isOfSquad(brief.rules, brief.part, kind, squad)) continue;
    best = Math.max(best, againWorth(brief, brief.seat, card, verb).worth);
  }
  return best;
}

/** What is played first: what brings cards, ground, the way, fire; leaders last. */
const ORDER: readonly string[] = [
  ...['command', 'recon', 'recon-scout', 'bring-up', 'control', 'rally', 'ready', 'scout'],
  ...['suppress', 'area-suppress', 'bombard', 'grenades', 'flamethrower', 'demolish', 'antitank'],
  ...['attack', 'assault', 'attack-stalk', 'stalk', 'move', 'guide', 'field-of-fire', 'smoke'],
  ...['mines', 'anti-air', 'conceal', 'exert', 'inspire', 'bolster'],
];

function judgeCard(brief: Brief): Judge {
  return (action) => {
    if (action.kind === 'withdraw') return -99;
    if (action.kind !== 'play') return 0;
    const use = bestUse(brief, action.card, false);
    if (use.worth >= WEIGHTS.goal / 2) return 100;
    if (use.worth < LEAST) return -1;
    return 60 - ORDER.indexOf(use.verb) + Math.min(9, use.worth);
  };
}

function judgeUse(brief: Brief, play: PlayVars): Judge {
  const isFight = verbInHand(brief) !== '';
  return (action) => {
    switch (action.kind) {
      case 'use': {
        const verb = brief.rules.verbs[action.verb]?.verb ?? '';
        const act = brief.rules.kinds[play.kind]?.acts.find((one) => one.verb === verb);
        if (act === undefined) return 0;
        return isFight ? bestCombat(brief, play) + 0.01 : oneWorth(brief, play, act, true);
      }
      case 'go':
        return footing(brief, play.unit, action.tile);
      case 'ready':
        return 0.7;
      case 'hunker':
        return tileOf(brief.part, play.unit) >= 0 ? 0.001 : -0.5;
      default:
        return 0;
    }
  };
}

/** What is worth trying instead of the lieutenant's choice. */
export function rivalsOf(
  sight: CitySight,
  actions: readonly StalingradAction[],
  usual: StalingradAction,
): StalingradAction[] {
  const brief = briefOf(sight);
  return actions.filter((action) => {
    if (action === usual) return false;
    switch (action.kind) {
      case 'end':
      case 'done':
      case 'hunker':
      case 'withdraw':
      case 'useFor':
        return false;
      case 'play':
        return bestUse(brief, action.card, false).worth >= LEAST;
      case 'use': {
        const play = playInHand(brief);
        const verb = brief.rules.verbs[action.verb]?.verb ?? '';
        const act = brief.rules.kinds[play.kind]?.acts.find((one) => one.verb === verb);
        return act !== undefined && oneWorth(brief, play, act, true) >= LEAST;
      }
      default:
        return true;
    }
  });
}

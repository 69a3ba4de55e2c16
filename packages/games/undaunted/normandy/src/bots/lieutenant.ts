import { must, nth, ofSeat } from '@bivouac/kernel';
import type { Action } from '@bivouac/undaunted-core';
import { playInHand, verbInHand } from '@bivouac/undaunted-core/bots';
import { chooseBid } from './bid.ts';
import { bestReinforcement } from './bolster.ts';
import { type Brief, briefOf } from './brief.ts';
import { chooseCard } from './cards.ts';
import { aimWorth } from './mortar.ts';
import { bestStep, STAY } from './movement.ts';
import { bestScoutStep } from './scouting.ts';
import { sideOf } from './tables.ts';
import { bestShot, hitWorth, suppressWorth } from './targets.ts';
import type { Sight } from './types.ts';
import { bestGuided, bestInspired, bestUse } from './uses.ts';

type Wanted = (action: Action) => boolean;

const NOTHING_WANTED: Wanted = () => false;

/**
 * The rule-based player (after facts 8.2): every rule puts a worth on what it could do, in one
 * common unit, and the best is done. Each small step works the same plan out again from what is
 * seen, so card, use and target agree without anything being remembered.
 */
export function lieutenant(sight: Sight, actions: readonly Action[]): Action {
  const first = must(actions[0], 'an action is on offer');
  if (actions.length === 1) return first;
  const wanted = wish(briefOf(sight), first, actions);
  // What gives up nothing comes last in every list: done, hunker; `end` is first.
  return actions.find(wanted) ?? fallback(actions);
}

function fallback(actions: readonly Action[]): Action {
  const idle = actions.find(({ kind }) => kind === 'done' || kind === 'end' || kind === 'ready');
  return idle ?? must(actions[0], 'an action is on offer');
}

function wish(brief: Brief, first: Action, actions: readonly Action[]): Wanted {
  switch (first.kind) {
    case 'bid': {
      const kind = chooseBid(brief);
      return (action) => action.kind === 'bid' && action.card === kind;
    }
    case 'end':
    case 'play': {
      const kind = chooseCard(brief);
      return (action) => action.kind === 'play' && action.card === kind;
    }
    case 'use':
    case 'ready':
    case 'hunker':
      return wishUse(brief);
    case 'unit': {
      const { unit } = bestGuided(brief);
      return (action) => action.kind === 'unit' && action.unit === unit;
    }
    case 'go':
    case 'done':
      return wishStep(brief);
    case 'aim':
      return wishAim(brief, actions);
    case 'shoot':
      return wishShot(brief, actions);
    case 'take':
      return wishCard(brief);
    default:
      return NOTHING_WANTED;
  }
}

function wishUse(brief: Brief): Wanted {
  const { kind, card } = playInHand(brief);
  const played = ofSeat(brief.public.plays, brief.seat).filter((other) => other !== card);
  const { verb } = bestUse(brief, kind, played);
  if (verb === 'ready') return (action) => action.kind === 'ready';
  if (verb === '') return (action) => action.kind === 'hunker';
  return (action) => action.kind === 'use' && brief.rules.verbs[action.verb]?.verb === verb;
}

function wishStep(brief: Brief): Wanted {
  const { unit, left } = playInHand(brief);
  const verb = verbInHand(brief);
  const step =
    verb === 'scout' ? bestScoutStep(brief, unit, left) : bestStep(brief, unit, verb === 'stalk');
  if (step === STAY) return (action) => action.kind === 'done';
  return (action) => action.kind === 'go' && action.tile === step.tile;
}

function wishAim(brief: Brief, actions: readonly Action[]): Wanted {
  return best(actions, (action) => (action.kind === 'aim' ? aimWorth(brief, action.tile) : -1));
}

function wishShot(brief: Brief, actions: readonly Action[]): Wanted {
  const { unit, value } = playInHand(brief);
  const verb = verbInHand(brief);
  if (verb === 'blast') {
    // Enemies first, our own last: the game may be over before it comes to them.
    return best(actions, (action) => {
      if (action.kind !== 'shoot') return Number.NEGATIVE_INFINITY;
      return sideOf(action.unit) === brief.enemy ? hitWorth(brief, action.unit) : -1;
    });
  }
  const from = nth(brief.public.at, unit);
  const worthOf = verb === 'suppress' ? suppressWorth : hitWorth;
  const { target } = bestShot(brief, from, value, worthOf);
  return (action) => action.kind === 'shoot' && action.unit === target;
}

function wishCard(brief: Brief): Wanted {
  const { squad, card } = playInHand(brief);
  const played = ofSeat(brief.public.plays, brief.seat).filter((other) => other !== card);
  const { kind } =
    verbInHand(brief) === 'bolster'
      ? bestReinforcement(brief, squad, [])
      : bestInspired(brief, squad, played);
  return (action) => action.kind === 'take' && action.card === kind;
}

/** The action with the highest worth, the first of equals. */
function best(actions: readonly Action[], worthOf: (action: Action) => number): Wanted {
  let chosen: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const worth = worthOf(action);
    if (worth > most) {
      most = worth;
      chosen = action;
    }
  }
  return (action) => action === chosen;
}

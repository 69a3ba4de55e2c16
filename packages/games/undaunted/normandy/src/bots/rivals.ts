import { ofSeat } from '@bivouac/kernel';
import type { Action } from '@bivouac/undaunted-core';
import { playInHand } from '@bivouac/undaunted-core/bots';
import { type Brief, briefOf } from './brief.ts';
import type { Sight } from './types.ts';
import { bestUse, LEAST, useWorth } from './uses.ts';

/**
 * What is worth trying instead of the lieutenant's choice. Giving something up (the turn, the
 * rest of a move, a card to the supply) is left to the lieutenant, as is whatever it sees no use in: trials
 * are few, and by mere luck one of these would look good now and then.
 */
export function rivalsOf(sight: Sight, actions: readonly Action[], usual: Action): Action[] {
  const brief = briefOf(sight);
  return actions.filter((action) => action !== usual && isWorthATry(brief, action));
}

function isWorthATry(brief: Brief, action: Action): boolean {
  const played = ofSeat(brief.public.plays, brief.seat);
  switch (action.kind) {
    case 'end':
    case 'done':
    case 'hunker':
      return false;
    case 'play':
      return bestUse(brief, action.card, played).verb !== '';
    case 'use': {
      const { kind, card } = playInHand(brief);
      const verb = brief.rules.verbs[action.verb]?.verb ?? '';
      const others = played.filter((other) => other !== card);
      return useWorth(brief, kind, verb, others) >= LEAST;
    }
    default:
      return true;
  }
}

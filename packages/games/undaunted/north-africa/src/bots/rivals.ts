import { ofSeat } from '@bivouac/kernel';
import { playInHand } from '@bivouac/undaunted-core/bots';
import type { NorthAfricaAction } from '../rules/actions.ts';
import { CREW_RULES } from '../rules/crew.ts';
import { type Brief, briefOf, type NorthSight } from './brief.ts';
import { bestPlay } from './lieutenant.ts';
import { actWorth } from './uses.ts';
import { LEAST } from './weights.ts';

/**
 * What is worth trying instead of the lieutenant's choice. Giving something up is left to the lieutenant, as
 * is whatever it sees no use in: trials are few, and by mere luck one of these would look good.
 */
export function rivalsOf(
  sight: NorthSight,
  actions: readonly NorthAfricaAction[],
  usual: NorthAfricaAction,
): NorthAfricaAction[] {
  const brief = briefOf(sight);
  return actions.filter((action) => action !== usual && isWorthATry(brief, action));
}

function isWorthATry(brief: Brief, action: NorthAfricaAction): boolean {
  const played = ofSeat(brief.part.plays, brief.seat);
  switch (action.kind) {
    case 'end':
    case 'done':
    case 'hunker':
    case 'swap':
    case 'useFor':
      return false;
    case 'play':
      return bestPlay(brief, action.card, played).worth >= LEAST;
    case 'use':
    case 'crew': {
      const { unit, kind, card } = playInHand(brief);
      const verb = brief.rules.verbs[action.verb]?.verb ?? '';
      const face = brief.rules.kinds[kind];
      const acts =
        action.kind === 'use' ? face?.acts : CREW_RULES.seatActs(brief.rules, brief.part, unit);
      const act = acts?.find((one) => one.verb === verb);
      if (act === undefined) return false;
      const squad = act.isOwnSquad ? (face?.squad ?? -1) : -1;
      const others = played.filter((other) => other !== card);
      return actWorth(brief, unit, act, squad, others) >= LEAST;
    }
    default:
      return true;
  }
}

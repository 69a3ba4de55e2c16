import type { Event } from './events.ts';
import { kindName, type Scenario } from './scenario.ts';

type Named = { -readonly [K in 'kind' | 'targetKind' | 'name']?: string };

/** Writes into a new event what its pieces are called. */
export function withNames(scenario: Scenario, event: Event): Event {
  const names: Named = event;
  switch (event.type) {
    case 'turnBegan':
    case 'cardPlayed':
    case 'commandRolled':
    case 'sectionChosen':
    case 'firstStrikePlayed':
    case 'cardsDrawn':
    case 'cardKept':
    case 'deckReshuffled':
    case 'gameEnded':
      return event;
    case 'leaderOrdered':
    case 'leaderMoved':
    case 'leaderRetreated':
    case 'leaderLeft':
    case 'leaderChecked':
    case 'leaderKilled':
      names.name = leaderName(scenario, event.leader);
      return event;
    case 'leaderJoined':
      names.name = leaderName(scenario, event.leader);
      names.kind = kindName(scenario, event.unit);
      return event;
    case 'meleeDeclared':
    case 'diceRolled':
      names.kind = kindName(scenario, event.unit);
      if (event.target >= 0) names.targetKind = kindName(scenario, event.target);
      return event;
    case 'bannerWon':
    case 'bannerLost': {
      const { source, id } = event.banner;
      if (source === 'unit' || source === 'bonus') names.kind = kindName(scenario, id);
      else if (source === 'leader') names.name = leaderName(scenario, id);
      return event;
    }
    default:
      names.kind = kindName(scenario, event.unit);
      return event;
  }
}

const leaderName = (scenario: Scenario, leader: number): string =>
  scenario.leaders[leader]?.id ?? '';

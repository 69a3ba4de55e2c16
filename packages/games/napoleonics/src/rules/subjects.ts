import type { Subject } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import type { CardId, HexId } from './ids.ts';
import type { Question } from './questions.ts';
import type { Scenario } from './scenario.ts';
import { seatOf } from './scenario.ts';
import { unitAt } from './state.ts';
import type { View } from './view.ts';

/** The kinds of action that answer each question; what a player usually means comes first. */
const ANSWERS: { readonly [kind in Question['kind']]: readonly Action['kind'][] } = {
  play: ['play'],
  section: ['section'],
  mode: ['manoeuvre', 'single'],
  supply: ['supply'],
  place: ['place'],
  rally: ['rally'],
  order: ['order', 'lead', 'unform', 'done'],
  pick: ['pick', 'pickLeader', 'done'],
  go: ['go', 'exit'],
  attack: ['fire', 'melee', 'done'],
  combine: ['join', 'attack'],
  react: ['stand', 'firstStrike', 'square', 'retire'],
  ignore: ['ignore'],
  retreat: ['retreat'],
  withdraw: ['retreat'],
  flee: ['retreat', 'leave', 'halt'],
  advance: ['advance', 'hold'],
  further: ['go', 'halt'],
  bonus: ['melee', 'hold'],
  'battle-back': ['battleBack', 'hold'],
  keep: ['keep'],
};

export const answersTo = ({ question }: View): readonly Action['kind'][] =>
  question === null ? [] : ANSWERS[question.kind];

const tile = (hex: HexId): Subject => ({ kind: 'tile', id: hex });
/** The leader on a hex, who may stand with a unit. */
const leader = (hex: HexId): Subject => ({ kind: 'leader', id: hex });

/** What an action concerns: hexes, leaders, places in the hand, sections; otherwise it is a choice. */
export function subjectsOf(scenario: Scenario, view: View, action: Action): readonly Subject[] {
  switch (action.kind) {
    case 'play':
      return cardPlaces('card', view.own?.hand, action);
    case 'keep':
      return cardPlaces('drawn', view.own?.drawn, action);
    case 'section':
      return [{ choice: 'section' }, { kind: 'area', id: action.section }];
    case 'lead':
    case 'pickLeader':
      return hasFriend(scenario, view, action.hex)
        ? [leader(action.hex)]
        : [leader(action.hex), tile(action.hex)];
    case 'fire':
    case 'melee':
      return [tile(action.from), tile(action.hex)];
    case 'go':
      return isStay(view, action) ? [{ choice: 'go' }] : [tile(action.hex)];
    case 'advance':
    case 'battleBack':
      return [{ choice: action.kind }, ...askedHex(view)];
    case 'supply':
    case 'place':
    case 'rally':
    case 'order':
    case 'unform':
    case 'pick':
    case 'join':
    case 'retreat':
      return [tile(action.hex)];
    default:
      return [{ choice: action.kind }];
  }
}

/** Each place in the hand with such a card; a card that is not there is only a choice. */
function cardPlaces(
  kind: 'card' | 'drawn',
  cards: readonly CardId[] | undefined,
  action: { readonly kind: string; readonly card: CardId },
): readonly Subject[] {
  const places = (cards ?? []).flatMap((card, id) => (card === action.card ? [{ kind, id }] : []));
  return places.length > 0 ? places : [{ choice: action.kind }];
}

/** Whether a unit of the viewer's own is there. */
function hasFriend(scenario: Scenario, { viewer, public: part }: View, hex: HexId): boolean {
  const unit = unitAt(part, hex);
  return unit >= 0 && seatOf(scenario, unit) === (typeof viewer === 'number' ? viewer : 0);
}

/** The hex that the question is about. */
const askedHex = ({ question }: View): readonly Subject[] =>
  question?.kind === 'advance' || question?.kind === 'battle-back' ? [tile(question.hex)] : [];

/** A piece that goes to where it stands stays there. */
export function isStay({ question, public: part }: View, action: Action): boolean {
  if (action.kind !== 'go' || question?.kind !== 'go') return false;
  const { unit, leader: mover } = question;
  return action.hex === (unit >= 0 ? part.at[unit] : part.leaderAt[mover]);
}

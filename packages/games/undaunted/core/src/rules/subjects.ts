import type { BaseAction, Subject } from '@bivouac/kernel';
import { type Action, isCommon } from './actions.ts';
import type { KindId } from './ids.ts';
import type { SeriesQuestion } from './questions.ts';
import { type PublicPart, playOf, tileOf } from './state.ts';
import type { Rules } from './types.ts';
import { counterFor } from './units.ts';
import type { View } from './view-parts.ts';

/** A button with the name of the action's kind. */
export const buttonOf = ({ kind }: BaseAction): Subject => ({ choice: kind });

export const tileSubject = (tile: number): Subject => ({ kind: 'tile', id: tile });

/** The tile of a counter; nothing for one that is off the board. */
export function tileUnder<X>(part: PublicPart<X>, unit: number): Subject[] {
  const tile = tileOf(part, unit);
  return tile < 0 ? [] : [tileSubject(tile)];
}

/** A counter, and the vehicle in which it sits. */
export function counterSubjects<X>(
  { title }: Rules<X>,
  part: PublicPart<X>,
  unit: number,
): Subject[] {
  const vehicle = title.crew?.vehicleOf(part, unit) ?? -1;
  const itself: Subject = { kind: 'unit', id: unit };
  return vehicle < 0 ? [itself] : [itself, { kind: 'unit', id: vehicle }];
}

/** The counter that acts with the card in play; -1 for none. */
export const actingUnit = (question: SeriesQuestion | null): number => question?.play?.unit ?? -1;

/** The copies of a kind in a list, as cards of that place. */
export const copiesAs = <X>(
  rules: Rules<X>,
  place: 'card' | 'played',
  cards: readonly number[],
  wanted: number,
): Subject[] =>
  cards.flatMap((card) => (rules.kindOf[card] === wanted ? [{ kind: place, id: card }] : []));

/** The subjects of an action, the first one to point at first; a button if there is none. */
export function subjectsOf<X>(
  rules: Rules<X>,
  view: View<X>,
  action: BaseAction,
): readonly Subject[] {
  const own = rules.title.subjects?.(rules, view, action);
  const found = own ?? (isCommon(action) ? commonSubjects(rules, view, action) : []);
  return found.length > 0 ? found : [buttonOf(action)];
}

function commonSubjects<X>(rules: Rules<X>, view: View<X>, action: Action): readonly Subject[] {
  const { public: part, question } = view;
  const acting = actingUnit(question);
  switch (action.kind) {
    case 'bid':
      return copiesAs(rules, 'card', view.own?.hand ?? [], action.card);
    case 'play':
      return cardToPlay(rules, view, action.card);
    case 'use':
      return [{ kind: 'verb', id: action.verb }];
    case 'useFor':
      return [{ kind: 'verb', id: action.verb, part: action.value }];
    case 'unit':
    case 'shoot':
      return [...counterSubjects(rules, part, action.unit), ...tileUnder(part, action.unit)];
    case 'go':
    case 'aim':
      return [tileSubject(action.tile)];
    case 'take':
      return question?.kind === 'inspire'
        ? copiesAs(rules, 'played', playOf(part, question.play?.seat ?? 0), action.card)
        : [{ kind: 'supply', id: action.card }];
    case 'ready':
      return acting < 0
        ? [buttonOf(action)]
        : [buttonOf(action), ...counterSubjects(rules, part, acting)];
    default:
      return [buttonOf(action)];
  }
}

/** The copies in hand, and the counter on the map that the card sets in motion. */
function cardToPlay<X>(rules: Rules<X>, view: View<X>, kind: KindId): Subject[] {
  const { public: part, viewer, own } = view;
  const cards = copiesAs(rules, 'card', own?.hand ?? [], kind);
  const unit = typeof viewer === 'number' ? counterFor(rules, part, viewer, kind) : -1;
  const isThere = unit >= 0 && tileOf(part, unit) >= 0;
  return isThere ? [...cards, ...counterSubjects(rules, part, unit)] : cards;
}

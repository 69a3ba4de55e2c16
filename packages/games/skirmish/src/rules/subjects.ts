import type { Subject } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import { AMBUSH, type AreaId, type CardId, UNIT_IDS } from './data.ts';
import { areaOf } from './state.ts';
import type { View } from './view.ts';

/** What an action concerns, and what a player can point at to choose it. */
export function subjectsOf(view: View, action: Action): readonly Subject[] {
  switch (action.kind) {
    case 'bid':
    case 'order':
      return cardsInHand(view, action.card);
    case 'pick':
      return [{ kind: 'unit', id: action.unit }];
    case 'march':
      return [{ kind: 'tile', id: action.area }];
    case 'attack':
      return [{ kind: 'tile', id: action.area }, ...unitsIn(view, action.area)];
    case 'ambush':
      return [{ choice: 'ambush' }, ...cardsInHand(view, AMBUSH)];
    case 'halt':
    case 'stand':
      return [{ choice: action.kind }];
  }
}

/** Copies of a card are all alike, so each of them stands for it; a card in hand is known by its place there. */
const cardsInHand = ({ own }: View, card: CardId): Subject[] =>
  (own?.hand ?? []).flatMap((held, place) => (held === card ? [{ kind: 'card', id: place }] : []));

const unitsIn = (view: View, area: AreaId): Subject[] =>
  UNIT_IDS.filter((unit) => areaOf(view.public, unit) === area).map((id) => ({ kind: 'unit', id }));

import type { Reason } from '@bivouac/kernel';
import type { Thing } from '@bivouac/table/session/choice.ts';
import { type Action, counterFor, seatInTurn, tileOf, unitOf } from '../rules/index.ts';
import { playOf } from './shots.ts';
import { type AnyView, rideOf, type UndauntedTitle } from './title.ts';

// Which things on the table stand for which actions.

export const tileThing = (tile: number): Thing => `tile:${tile}`;
export const unitThing = (unit: number): Thing => `unit:${unit}`;
/** A card in hand. */
export const cardThing = (card: number): Thing => `card:${card}`;
export const verbThing = (verb: number): Thing => `verb:${verb}`;
/** The same for fewer cards than the act allows. */
export const lesserThing = (verb: number, value: number): Thing => `verb:${verb}-${value}`;
/** What can be done from the seat of the soldier whose card is played. */
export const crewThing = (verb: number): Thing => `crew:${verb}`;
/** A seat of a vehicle; places are counted from 0. */
export const seatThing = (vehicle: number, place: number): Thing => `seat:${vehicle}-${place}`;
export const supplyThing = (kind: number): Thing => `supply:${kind}`;
export const playedThing = (card: number): Thing => `played:${card}`;

/** A counter, and where it is: its tile, or the vehicle in which it sits. */
function counterThings(title: UndauntedTitle, view: AnyView, unit: number): Thing[] {
  const ride = rideOf(title, view.public, unit);
  return ride < 0 ? [unitThing(unit)] : [unitThing(unit), unitThing(ride)];
}

const onTile = (view: AnyView, unit: number): Thing => tileThing(tileOf(view.public, unit));

export function thingsOf(title: UndauntedTitle, view: AnyView, action: Action): readonly Thing[] {
  const { rules } = title;
  const copies = (cards: readonly number[], kind: number): number[] =>
    cards.filter((card) => rules.kindOf[card] === kind);
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const acting = playOf(view)?.unit ?? -1;
  switch (action.kind) {
    case 'bid':
      return copies(view.own?.hand ?? [], action.card).map(cardThing);
    case 'play': {
      // Whoever points at a counter means its card.
      const unit = counterFor(rules, view.public, seat, action.card);
      const isThere = unit >= 0 && tileOf(view.public, unit) >= 0;
      const cards = copies(view.own?.hand ?? [], action.card).map(cardThing);
      return isThere ? [...cards, ...counterThings(title, view, unit)] : cards;
    }
    case 'use':
      return [verbThing(action.verb)];
    case 'useFor':
      return [lesserThing(action.verb, action.value)];
    case 'crew':
      return [crewThing(action.verb)];
    case 'unit':
    case 'shoot':
    case 'swap':
      return [...counterThings(title, view, action.unit), onTile(view, action.unit)];
    case 'mount':
      return [
        seatThing(action.unit, action.value - 1),
        unitThing(action.unit),
        onTile(view, action.unit),
      ];
    case 'shift': {
      const vehicle = rideOf(title, view.public, acting);
      return [seatThing(vehicle, action.value - 1), unitThing(vehicle), onTile(view, vehicle)];
    }
    case 'dismount':
    case 'leave':
      return [`button:${action.kind}`, onTile(view, acting)];
    case 'go':
    case 'aim':
      return [tileThing(action.tile)];
    case 'take':
      return view.question?.kind === 'inspire'
        ? copies(view.public.plays[seat as 0 | 1], action.card).map(playedThing)
        : [supplyThing(action.card)];
    case 'raze':
    case 'collapse':
    case 'mine':
    case 'tankMine':
      return [tileThing(action.tile)];
    case 'ready':
      return acting >= 0
        ? ['button:ready', ...counterThings(title, view, acting)]
        : ['button:ready'];
    default:
      return [`button:${action.kind}`];
  }
}

/** The turn that is being played, if it is the viewer's. */
export const turnOf = ({ question, viewer, public: part }: AnyView): string | null =>
  seatInTurn(question) === viewer ? `${part.round}` : null;

/** The action ends the turn, and says so. */
export const isTurnEnd = ({ kind }: Action): boolean => kind === 'end';

/** The action that somebody who points at this thing seems to want. */
function wish(title: UndauntedTitle, view: AnyView, thing: Thing): Action | null {
  const { rules } = title;
  const [what, name = ''] = thing.split(':');
  const id = Number(name);
  const kindOf = (card: number): number => rules.kindOf[card] ?? -1;
  switch (what) {
    case 'card':
      return { kind: view.question?.kind === 'bid' ? 'bid' : 'play', card: kindOf(id) };
    case 'tile':
      return { kind: isAnswer(title, view, 'aim') ? 'aim' : 'go', tile: id };
    case 'verb':
      return { kind: 'use', verb: id };
    case 'crew':
      return { kind: 'crew', verb: id };
    case 'seat': {
      const [vehicle = -1, place = 0] = name.split('-').map(Number);
      const isMine = rideOf(title, view.public, playOf(view)?.unit ?? -1) === vehicle;
      return isMine
        ? { kind: 'shift', value: place + 1 }
        : { kind: 'mount', unit: vehicle, value: place + 1 };
    }
    case 'supply':
      return { kind: 'take', card: id };
    case 'played':
      return { kind: 'take', card: kindOf(id) };
    case 'unit':
      return unitWish(title, view, id);
    default:
      return null;
  }
}

/** Whether the present question is answered by actions of that kind. */
const isAnswer = ({ rules }: UndauntedTitle, view: AnyView, kind: Action['kind']): boolean =>
  rules.answers[view.question?.kind ?? '']?.includes(kind) ?? false;

function unitWish(title: UndauntedTitle, view: AnyView, unit: number): Action {
  const { rules } = title;
  const tile = tileOf(view.public, unit);
  if (isAnswer(title, view, 'aim')) return { kind: 'aim', tile };
  if (isAnswer(title, view, 'unit')) return { kind: 'unit', unit };
  switch (view.question?.kind) {
    case 'step':
      return { kind: 'go', tile };
    case 'card': {
      const of = rules.counters[unit] ?? -1;
      const isOwn = unitOf(rules, Number(view.viewer), of) === unit;
      const card = rules.cardOf[of] ?? -1;
      return isOwn && card >= 0 ? { kind: 'play', card } : { kind: 'shoot', unit };
    }
    default:
      return { kind: 'shoot', unit };
  }
}

/** Of a game, what its table asks for reasons. */
export interface Explaining {
  explain?(view: AnyView, action: Action): Reason | undefined;
}

export function refuse(
  title: UndauntedTitle,
  game: Explaining,
  view: AnyView,
  thing: Thing,
): Reason | undefined {
  const wanted = wish(title, view, thing);
  return wanted === null ? undefined : game.explain?.(view, wanted);
}

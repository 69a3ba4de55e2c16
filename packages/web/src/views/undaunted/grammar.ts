import type { Reason } from '@bivouac/kernel';
import { type Action, tileOf, unitOf } from '@bivouac/undaunted-core';
import type { Thing } from '../../lib/choice.ts';
import { playOf } from './shots.ts';
import type { AnyView, UndauntedTitle } from './title.ts';

// Which things on the table stand for which actions.

export const tileThing = (tile: number): Thing => `tile:${tile}`;
export const unitThing = (unit: number): Thing => `unit:${unit}`;
/** A card in hand. */
export const cardThing = (card: number): Thing => `card:${card}`;
export const verbThing = (verb: number): Thing => `verb:${verb}`;
export const supplyThing = (kind: number): Thing => `supply:${kind}`;
export const playedThing = (card: number): Thing => `played:${card}`;

export function thingsOf(title: UndauntedTitle, view: AnyView, action: Action): readonly Thing[] {
  const { rules } = title;
  const copies = (cards: readonly number[], kind: number): number[] =>
    cards.filter((card) => rules.kindOf[card] === kind);
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  switch (action.kind) {
    case 'bid':
      return copies(view.own?.hand ?? [], action.card).map(cardThing);
    case 'play': {
      // Whoever points at a counter means its card.
      const unit = unitOf(rules, seat, rules.kinds[action.card]?.unit ?? -1);
      const isThere = unit >= 0 && tileOf(view.public, unit) >= 0;
      const cards = copies(view.own?.hand ?? [], action.card).map(cardThing);
      return isThere ? [...cards, unitThing(unit)] : cards;
    }
    case 'use':
    case 'useFor':
      return [verbThing(action.verb)];
    case 'unit':
    case 'shoot':
      return [unitThing(action.unit), tileThing(tileOf(view.public, action.unit))];
    case 'go':
    case 'aim':
      return [tileThing(action.tile)];
    case 'take':
      return view.decision === 'inspire'
        ? copies(view.public.plays[seat as 0 | 1], action.card).map(playedThing)
        : [supplyThing(action.card)];
    case 'ready': {
      const unit = playOf(view)?.unit ?? -1;
      return unit >= 0 ? ['button:ready', unitThing(unit)] : ['button:ready'];
    }
    default:
      return [`button:${action.kind}`];
  }
}

/** The action that somebody who points at this thing seems to want. */
function wish(title: UndauntedTitle, view: AnyView, thing: Thing): Action | null {
  const { rules } = title;
  const [what, name] = thing.split(':');
  const id = Number(name);
  const kindOf = (card: number): number => rules.kindOf[card] ?? -1;
  switch (what) {
    case 'card':
      return { kind: view.decision === 'bid' ? 'bid' : 'play', card: kindOf(id) };
    case 'tile':
      return { kind: view.decision === 'target' ? 'aim' : 'go', tile: id };
    case 'verb':
      return { kind: 'use', verb: id };
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

function unitWish({ rules }: UndauntedTitle, view: AnyView, unit: number): Action {
  switch (view.decision) {
    case 'guide':
      return { kind: 'unit', unit };
    case 'step':
    case 'target': {
      const tile = tileOf(view.public, unit);
      return { kind: view.decision === 'step' ? 'go' : 'aim', tile };
    }
    case 'card': {
      const isOwn = unitOf(rules, Number(view.viewer), unit % rules.units.length) === unit;
      const kind = rules.kinds.findIndex((card) => card.unit === unit % rules.units.length);
      return isOwn ? { kind: 'play', card: kind } : { kind: 'shoot', unit };
    }
    default:
      return { kind: 'shoot', unit };
  }
}

export function refuse(
  title: UndauntedTitle,
  explain: (view: AnyView, action: Action) => Reason | undefined,
  view: AnyView,
  thing: Thing,
): Reason | undefined {
  const wanted = wish(title, view, thing);
  return wanted === null ? undefined : explain(view, wanted);
}

import type { Reason } from '@bivouac/kernel';
import type { Thing } from '@bivouac/table/session/choice.ts';
import { type Action, askedUnit, box, skirmish, type View } from '../rules/index.ts';

// Which things on the table stand for which actions. From this the frame knows what can be pointed at, what a click
// does and what is marked. No rule is repeated here: what is possible comes from the list of legal actions.

export const areaThing = (area: number): Thing => `tile:${area}`;
export const unitThing = (unit: number): Thing => `unit:${unit}`;
/** A place in one's own hand, from 0. */
export const cardThing = (place: number): Thing => `card:${place}`;

/** Actions that stand for nothing drawn get a button: `button:` and the kind of the action. */
export function thingsOf(view: View, action: Action): readonly Thing[] {
  switch (action.kind) {
    case 'bid':
    case 'order':
      return cardsInHand(view, action.card);
    case 'pick':
      return [unitThing(action.unit)];
    case 'march':
      return [areaThing(action.area)];
    case 'attack':
      return [areaThing(action.area), ...unitsIn(view, action.area).map(unitThing)];
    case 'ambush':
      return ['button:ambush', ...cardsInHand(view, box.AMBUSH)];
    case 'halt':
    case 'stand':
      return [`button:${action.kind}`];
  }
}

const cardsInHand = (view: View, card: number): Thing[] =>
  (view.own?.hand ?? []).flatMap((held, place) => (held === card ? [cardThing(place)] : []));

const unitsIn = (view: View, area: number): number[] =>
  view.public.at.flatMap((at, unit) => (at === area ? [unit] : []));

/** The area that the dice of an action are rolled against; -1 for an action without dice. */
export function targetOf(view: View, action: Action | null): number {
  if (action?.kind === 'attack') return action.area;
  return action?.kind === 'ambush' ? (view.public.at[askedUnit(view)] ?? -1) : -1;
}

/** While a unit is on the move, another one of the same side can be pointed at instead. */
export const isSwap = (view: View, thing: Thing): boolean =>
  view.question?.kind === 'goal' &&
  thing.startsWith('unit:') &&
  box.sideOf(Number(thing.slice(5))) === view.viewer;

/** Why nothing can be done with a thing: the rules explain the action that a player who points at it seems to want. */
export function refuse(view: View, thing: Thing): Reason | undefined {
  const wanted = wish(view, thing);
  return wanted === null ? undefined : skirmish.explain?.(view, wanted);
}

function wish(view: View, thing: Thing): Action | null {
  const [what, name] = thing.split(':');
  const id = Number(name);
  if (what === 'card') {
    const card = view.own?.hand[id];
    return card === undefined
      ? null
      : { kind: view.question?.kind === 'bid' ? 'bid' : 'order', card };
  }
  if (what === 'unit' && view.question?.kind !== 'goal') return { kind: 'pick', unit: id };
  return { kind: 'march', area: what === 'unit' ? (view.public.at[id] ?? -1) : id };
}

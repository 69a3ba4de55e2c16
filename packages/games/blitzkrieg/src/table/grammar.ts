import type { Reason } from '@bivouac/kernel';
import type { Thing } from '@bivouac/table/session/choice.ts';
import type { Action, Question, View } from '../rules/index.ts';
import type { BlitzTitle } from './title.ts';

// Which things on the table stand for which actions.

export const spaceThing = (space: number): Thing => `tile:${space}`;
export const theatreThing = (theatre: number): Thing => `area:${theatre}`;
/** A place in one's own reserve, from 0. */
export const tokenThing = (place: number): Thing => `token:${place}`;
/** A place in the solo opponent's row, from 0. */
export const rowThing = (place: number): Thing => `row:${place}`;

export function thingsOf({ box }: BlitzTitle, view: View, action: Action): readonly Thing[] {
  switch (action.kind) {
    case 'take': {
      const places = (view.own?.reserve ?? []).flatMap((token, place) =>
        token === action.token ? [place] : [],
      );
      return places.map(tokenThing);
    }
    case 'pick':
    case 'bomb':
      return [rowThing(action.position - 1)];
    case 'place':
    case 'resolve':
      return [spaceThing(action.space)];
    case 'aim':
    case 'shift': {
      // Whoever points at a space of the theatre means the theatre.
      const spaces = box.theatres[action.theatre]?.spaces ?? [];
      return [theatreThing(action.theatre), ...spaces.map(spaceThing)];
    }
    case 'open':
      return [theatreThing(action.theatre)];
    case 'stop':
      return ['button:stop'];
  }
}

/** Everything that ends in a change of the board is looked at before it is done. */
export const isLookedAt = ({ kind }: Action): boolean =>
  kind !== 'take' && kind !== 'pick' && kind !== 'stop';

/** Only whose turn it is decides anything. */
export const turnOf = ({ public: part }: View): string => `${part.turn}`;

/** The action ends the turn, and says so. */
export const isTurnEnd = ({ kind }: Action): boolean => kind === 'stop';

/** The kind of action that names a theatre, if such a one is asked for. */
export function asksForTheatre(question: Question | null): 'aim' | 'shift' | 'open' | null {
  switch (question?.kind) {
    case 'aim':
    case 'shift':
    case 'open':
      return question.kind;
    default:
      return null;
  }
}

/** The action that somebody who points at this thing seems to want. */
function wish({ box }: BlitzTitle, view: View, thing: Thing): Action | null {
  const [what, name] = thing.split(':');
  const id = Number(name);
  const theatre = what === 'area' ? id : (box.spaces[id]?.theatre ?? -1);
  switch (what) {
    case 'token': {
      const token = view.own?.reserve[id];
      return token === undefined ? null : { kind: 'take', token };
    }
    case 'row':
      return { kind: 'bomb', position: id + 1 };
    case 'tile':
    case 'area': {
      const asked = asksForTheatre(view.question);
      if (asked !== null) return { kind: asked, theatre };
      if (what === 'area') return { kind: 'aim', theatre };
      return { kind: view.question?.kind === 'effect' ? 'resolve' : 'place', space: id };
    }
    default:
      return null;
  }
}

export function refuse(
  title: BlitzTitle,
  explain: (view: View, action: Action) => Reason | undefined,
  view: View,
  thing: Thing,
): Reason | undefined {
  const wanted = wish(title, view, thing);
  return wanted === null ? undefined : explain(view, wanted);
}

/** While a token is in hand, another one of the reserve can be pointed at instead. */
export const isSwap = (view: View, thing: Thing): boolean =>
  view.question?.kind === 'space' && thing.startsWith('token:');

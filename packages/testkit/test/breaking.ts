import type { Chance, Game, Io, Viewer } from '@bivouac/kernel';
import { type Action, type Event, type State, skirmish, type View } from '@bivouac/skirmish';

export type Skirmish = Game<State, Action, Event, View>;

/** A template game with one planted bug, and the check that was made for it. */
export interface BrokenGame {
  readonly check: string;
  readonly bug: string;
  /** Without its own check these would find it, later or by luck; the check is made for it. */
  readonly also?: readonly string[];
  /** A fresh copy of the broken game: some bugs keep a count. */
  make(): Skirmish;
}

export function withEmit(io: Io<Event>, change: (event: Event) => Event): Io<Event> {
  return { chance: io.chance, emit: (event) => io.emit(change(event)) };
}

/** An action list that is changed for one seat and state. */
export function withActions(
  change: (list: readonly Action[], state: State, seat: number) => Action[],
): Skirmish {
  return {
    ...skirmish,
    actions: (state, seat) => change(skirmish.actions(state, seat), state, seat),
  };
}

export function withView(change: (view: View, state: State, viewer: Viewer) => View): Skirmish {
  return {
    ...skirmish,
    view: (state, viewer) => change(skirmish.view(state, viewer), state, viewer),
  };
}

/** Events of actions, changed on their way out. */
export function withEvents(change: (event: Event, state: State) => Event): Skirmish {
  return {
    ...skirmish,
    apply: (state, seat, action, io) =>
      skirmish.apply(
        state,
        seat,
        action,
        withEmit(io, (event) => change(event, state)),
      ),
  };
}

/**
 * A template game that clears its table when a round begins, with changed events. `at` is the
 * place of the event that clears the table.
 */
export function withClearing(
  change: (events: readonly Event[], at: number, state: State) => readonly Event[],
): Skirmish {
  return {
    ...skirmish,
    clearedBy: ['roundBegan'],
    apply(state, seat, action, io) {
      const events: Event[] = [];
      skirmish.apply(state, seat, action, { ...io, emit: (event) => void events.push(event) });
      const at = events.findIndex(({ type }) => type === 'roundBegan');
      for (const event of at < 0 ? events : change(events, at, state)) io.emit(event);
    },
  };
}

/** Tells both decks, and says that it reveals them or does not. */
export function tellDecks(state: State, how: { readonly reveals?: true } = {}): Event {
  const told = { type: 'deckReshuffled' as const, seat: 0, decks: decksOf(state) };
  return { ...told, ...how };
}

export const handsOf = (state: State): number[][] => state.seats.map(({ hand }) => hand.slice());
export const decksOf = (state: State): number[][] => state.secret.decks.map((deck) => deck.slice());

export function withWorld(change: (world: State, view: View, chance: Chance) => State): Skirmish {
  return {
    ...skirmish,
    determinise: (view, chance) => change(skirmish.determinise(view, chance), view, chance),
  };
}

/** Something JSON does not carry: a state that was read back has lost it. */
export const hiddenMark = Symbol('mark');
export const mark = (state: State): State => Object.assign(state, { [hiddenMark]: true });
export const hasMark = (state: State): boolean => hiddenMark in state;

import type { Chance, Game, Io, Viewer } from '@bivouac/kernel';
import { type Action, type Event, type State, skirmish, type View } from '@bivouac/skirmish';

type Skirmish = Game<State, Action, Event, View>;

/** A template game with one planted bug, and the check that was made for it. */
export interface BrokenGame {
  readonly check: string;
  readonly bug: string;
  /** A fresh copy of the broken game: some bugs keep a count. */
  make(): Skirmish;
}

const ambushCard = 3;

function withEmit(io: Io<Event>, change: (event: Event) => Event): Io<Event> {
  return { chance: io.chance, emit: (event) => io.emit(change(event)) };
}

/** An action list that is changed for one seat and state. */
function withActions(
  change: (list: readonly Action[], state: State, seat: number) => Action[],
): Skirmish {
  return {
    ...skirmish,
    actions: (state, seat) => change(skirmish.actions(state, seat), state, seat),
  };
}

function withView(change: (view: View, state: State, viewer: Viewer) => View): Skirmish {
  return {
    ...skirmish,
    view: (state, viewer) => change(skirmish.view(state, viewer), state, viewer),
  };
}

function withWorld(change: (world: State, view: View, chance: Chance) => State): Skirmish {
  return {
    ...skirmish,
    determinise: (view, chance) => change(skirmish.determinise(view, chance), view, chance),
  };
}

/** Something JSON does not carry: a state that was read back has lost it. */
const hiddenMark = Symbol('mark');
const mark = (state: State): State => Object.assign(state, { [hiddenMark]: true });
const hasMark = (state: State): boolean => hiddenMark in state;

export const BROKEN_GAMES: readonly BrokenGame[] = [
  {
    check: 'plain-state',
    bug: 'a fraction in the state',
    make: () => ({
      ...skirmish,
      setup(setup, io) {
        const state = skirmish.setup(setup, io);
        state.public.rounds += 0.5;
        return state;
      },
    }),
  },
  {
    check: 'invariants',
    bug: 'a played card vanishes',
    make: () => ({
      ...skirmish,
      apply(state, seat, action, io) {
        skirmish.apply(state, seat, action, io);
        if (action.kind === 'order') state.public.discards[seat as 0 | 1].pop();
      },
    }),
  },
  {
    check: 'awaiting',
    bug: 'awaited seats in the wrong order',
    make: () => ({
      ...skirmish,
      awaiting(state) {
        const now = skirmish.awaiting(state);
        return now.kind === 'over' ? now : { kind: 'seats', seats: now.seats.toReversed() };
      },
    }),
  },
  {
    check: 'awaiting',
    bug: 'a winner who does not sit at the table',
    make: () => ({
      ...skirmish,
      awaiting(state) {
        const now = skirmish.awaiting(state);
        return now.kind === 'seats'
          ? now
          : { kind: 'over', outcome: { ...now.outcome, winners: [7] } };
      },
    }),
  },
  {
    check: 'pure-questions',
    bug: 'listing the actions turns the discards over',
    make: () =>
      withActions((list, state) => {
        state.public.discards[0].reverse();
        return [...list];
      }),
  },
  {
    check: 'actions-offered',
    bug: 'who has no ambush has no answer',
    make: () =>
      withActions((list) => (list.length === 1 && list[0]?.kind === 'stand' ? [] : [...list])),
  },
  {
    check: 'actions-sorted',
    bug: 'actions listed backwards',
    make: () => withActions((list) => list.toReversed()),
  },
  {
    check: 'actions-unique',
    bug: 'the last action listed twice',
    make: () => withActions((list) => [...list, ...list.slice(-1)]),
  },
  {
    check: 'notation',
    bug: '“halt” prints as “stand”',
    make: () => ({
      ...skirmish,
      notation: {
        ...skirmish.notation,
        print: (action) => (action.kind === 'halt' ? 'stand' : skirmish.notation.print(action)),
      },
    }),
  },
  {
    check: 'actions-apply',
    bug: 'an ambush crashes',
    make: () => ({
      ...skirmish,
      apply(state, seat, action, io) {
        if (action.kind === 'ambush') throw new Error('no such thing');
        skirmish.apply(state, seat, action, io);
      },
    }),
  },
  {
    check: 'dice-order',
    bug: 'only the first die counts, twice',
    make: () => ({
      ...skirmish,
      apply(state, seat, action, io) {
        const chance: Chance = {
          ...io.chance,
          dice(count, sides, why) {
            const faces = io.chance.dice(count, sides, why);
            return faces.map(() => faces[0] ?? 1);
          },
        };
        skirmish.apply(state, seat, action, { chance, emit: io.emit });
      },
    }),
  },
  {
    check: 'explain',
    bug: 'a reason against what is on offer',
    make: () => ({
      ...skirmish,
      explain: (view, action) =>
        action.kind === 'halt' ? { code: 'never' } : skirmish.explain?.(view, action),
    }),
  },
  {
    check: 'clone',
    bug: 'a clone shares the discards',
    make: () => ({
      ...skirmish,
      clone(state) {
        const copy = skirmish.clone(state);
        copy.public.discards = state.public.discards;
        return copy;
      },
    }),
  },
  {
    check: 'round-trip',
    bug: 'the state hangs on something that JSON does not carry',
    make: () => ({
      ...skirmish,
      setup: (setup, io) => mark(skirmish.setup(setup, io)),
      clone: (state) => (hasMark(state) ? mark(skirmish.clone(state)) : skirmish.clone(state)),
      determinise: (view, chance) => mark(skirmish.determinise(view, chance)),
      apply(state, seat, action, io) {
        skirmish.apply(state, seat, action, io);
        if (action.kind === 'march' && !hasMark(state)) state.public.first = 1 - state.public.first;
      },
    }),
  },
  {
    check: 'view-plain',
    bug: 'an undefined field in the view',
    make: () => withView((view) => Object.assign(view, { note: undefined })),
  },
  {
    check: 'view-detached',
    bug: 'the view hands out the state’s own units',
    make: () =>
      withView((view, state) => {
        view.public.at = state.public.at;
        return view;
      }),
  },
  {
    check: 'world-view',
    bug: 'a world forgets who is first',
    make: () =>
      withWorld((world) => {
        world.public.first = 0;
        return world;
      }),
  },
  {
    check: 'world-valid',
    bug: 'a world deals a card that does not exist so often',
    make: () =>
      withWorld((world, view) => {
        const deck = world.secret.decks[0];
        if (view.open === null && deck.length > 0) deck[0] = deck[0] === 2 ? 0 : 2;
        return world;
      }),
  },
  {
    check: 'world-repeatable',
    bug: 'every world is cut at another place',
    make() {
      let calls = 0;
      return withWorld((world, view) => {
        calls += 1;
        const deck = world.secret.decks[0];
        if (view.open === null) deck.unshift(...deck.splice(deck.length - (calls % 3)));
        return world;
      });
    },
  },
  {
    check: 'world-actions',
    bug: 'no attack is offered against an ambush in the other hand',
    make: () =>
      withActions((list, state, seat) => {
        const danger = state.seats[(1 - seat) as 0 | 1].hand.includes(ambushCard);
        const safe = list.filter((action) => action.kind !== 'attack');
        return danger && safe.length > 0 ? safe : [...list];
      }),
  },
  {
    check: 'canary',
    bug: 'the view shows the top of the own deck, and worlds keep to it',
    make: () => ({
      ...withView((view, state, viewer) => {
        const top = typeof viewer === 'number' ? state.secret.decks[viewer as 0 | 1].at(-1) : -1;
        return Object.assign(view, { top: top ?? -1 });
      }),
      determinise(view, chance) {
        const world = skirmish.determinise(view, chance);
        const top = (view as View & { top: number }).top;
        const deck =
          typeof view.viewer === 'number' ? world.secret.decks[view.viewer as 0 | 1] : [];
        const at = deck.indexOf(top);
        if (at >= 0) deck.push(...deck.splice(at, 1));
        return world;
      },
    }),
  },
  {
    check: 'events-plain',
    bug: 'an undefined field in an event',
    make: () => ({
      ...skirmish,
      apply: (state, seat, action, io) =>
        skirmish.apply(
          state,
          seat,
          action,
          withEmit(io, (e) => Object.assign({ note: undefined }, e)),
        ),
    }),
  },
  {
    check: 'events-secret',
    bug: 'the public half of a draw names the cards',
    make: () => ({
      ...skirmish,
      apply: (state, seat, action, io) =>
        skirmish.apply(
          state,
          seat,
          action,
          withEmit(io, (e) =>
            e.type === 'cardsDrawn' ? Object.assign({ cards: e.secret?.[e.seat] ?? [] }, e) : e,
          ),
        ),
    }),
  },
  {
    check: 'silent-reveal',
    bug: 'the reaction window opens only for who holds an ambush',
    make: () => ({
      ...skirmish,
      apply(state, seat, action, io) {
        skirmish.apply(state, seat, action, io);
        const other = 1 - seat;
        const offers = skirmish.actions(state, other);
        const [only] = offers;
        if (offers.length === 1 && only?.kind === 'stand') skirmish.apply(state, other, only, io);
      },
    }),
  },
  {
    check: 'commitment',
    bug: 'the first bid is told before the second is made',
    make: () => ({
      ...skirmish,
      apply: (state, seat, action, io) =>
        skirmish.apply(
          state,
          seat,
          action,
          withEmit(io, (e) =>
            e.type === 'bidPlaced' && action.kind === 'bid'
              ? Object.assign({ card: action.card }, e)
              : e,
          ),
        ),
    }),
  },
  {
    check: 'undo',
    bug: 'clones share until they are written, but the original forgets that it is shared',
    make: () => ({
      ...skirmish,
      clone(state) {
        const copy = skirmish.clone(state);
        copy.public.at = state.public.at;
        return mark(copy);
      },
      apply(state, seat, action, io) {
        if (hasMark(state)) state.public.at = state.public.at.slice();
        skirmish.apply(state, seat, action, io);
      },
    }),
  },
  {
    check: 'replay',
    bug: 'every second game starts with the other side',
    make() {
      let calls = 0;
      return {
        ...skirmish,
        setup(setup, io) {
          const state = skirmish.setup(setup, io);
          calls += 1;
          state.public.first = calls % 2;
          return state;
        },
      };
    },
  },
  { check: 'length', bug: 'the bound is too low', make: () => ({ ...skirmish, maxActions: 5 }) },
];

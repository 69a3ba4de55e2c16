import { type Awaiting, type Game, must } from '@bivouac/kernel';
import { type Action, notation, STAND } from './actions.ts';
import { allCards, shuffleDeck } from './cards.ts';
import { ROUNDS, SCENARIOS, SEATS, STARTS, UNIT_STRENGTH } from './data.ts';
import type { Event } from './events.ts';
import { explainAction } from './explain.ts';
import { machine } from './flow.ts';
import { checkState, cloneState, type State } from './state.ts';
import { determiniseView, plantToken, type View, viewState } from './view.ts';

export type { Action } from './actions.ts';
export { firstUnitIn, hitChances, needAgainst, totalAgainst } from './combat.ts';
export * as box from './data.ts';
export { EVENT_TYPES, type Event, type Modifier } from './events.ts';
export type { PublicPart, State } from './state.ts';
export { prizesHeld } from './victory.ts';
export { askedUnit, type View } from './view.ts';

/**
 * The template game: the smallest game that needs every part of the contract. It shows how a game
 * is written and is not offered to players.
 */
export const skirmish: Game<State, Action, Event, View> = {
  id: 'skirmish',
  rules: 1,
  seats: SEATS,
  scenarios: SCENARIOS,
  options: [{ id: 'length', values: ['short', 'long'] }],
  maxActions: 400,
  notation,
  setup({ scenario, options }, io) {
    const starts = must(STARTS[scenario], `scenario ${scenario}`);
    const state: State = {
      stack: [],
      public: {
        round: 0,
        rounds: ROUNDS[options.length ?? ''] ?? 0,
        first: 0,
        at: starts.slice(),
        strength: starts.map(() => UNIT_STRENGTH),
        discards: [[], []],
        outcome: null,
      },
      seats: [
        { hand: [], bid: -1 },
        { hand: [], bid: -1 },
      ],
      secret: { decks: [allCards(), allCards()] },
    };
    state.secret.decks.forEach((deck, seat) => {
      shuffleDeck(deck, seat, io.chance);
    });
    machine.call(state, 'battle');
    machine.advance(state, io);
    return state;
  },
  awaiting(state): Awaiting {
    const { outcome } = state.public;
    if (outcome !== null) return { kind: 'over', outcome };
    return { kind: 'seats', seats: machine.seats(state) };
  },
  actions: (state, seat) =>
    machine.seats(state).includes(seat) ? machine.offers(state, seat) : [],
  apply: machine.take,
  view: viewState,
  determinise: determiniseView,
  clone: cloneState,
  check: checkState,
  plant: plantToken,
  explain: explainAction,
  gist(events) {
    const fired = events.filter((event) => event.type === 'fired').at(-1);
    return fired === undefined ? 'no-fire' : `hits-${fired.hits}`;
  },
  assume: (action) => (action.kind === 'attack' ? [STAND] : []),
};

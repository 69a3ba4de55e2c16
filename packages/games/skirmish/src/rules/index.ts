import { type Awaiting, type Game, must } from '@bivouac/kernel';
import { type Action, notation, STAND } from './actions.ts';
import { allCards, shuffleDeck } from './cards.ts';
import { NO_CARD, ROUNDS, SCENARIOS, SEATS, STARTS, UNIT_STRENGTH } from './data.ts';
import type { Event } from './events.ts';
import { explainAction } from './explain.ts';
import { machine } from './flow.ts';
import { gistOf } from './gist.ts';
import { previewFire } from './preview.ts';
import { answersTo } from './questions.ts';
import { checkState, cloneState, type State } from './state.ts';
import { subjectsOf } from './subjects.ts';
import { determiniseView, plantToken, type View, viewState } from './view.ts';

export type { Action } from './actions.ts';
export { firstUnitIn, needAgainst } from './combat.ts';
export type { AreaId, CardId, UnitId } from './data.ts';
export * as box from './data.ts';
export { EVENT_TYPES, type Event, type Modifier } from './events.ts';
export { hitsKey, hitsOf } from './gist.ts';
export { type FirePreview, previewFire } from './preview.ts';
export { areaOf, discardsOf, type PublicPart, type State, strengthOf } from './state.ts';
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
        { hand: [], bid: NO_CARD },
        { hand: [], bid: NO_CARD },
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
  answers: ({ question }) => answersTo(question),
  subjects: subjectsOf,
  preview: previewFire,
  gist: gistOf,
  gistStreams: ['combat'],
  assume: (action) => (action.kind === 'attack' ? [STAND] : []),
};

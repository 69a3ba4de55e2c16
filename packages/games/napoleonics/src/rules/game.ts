import {
  type Awaiting,
  type Game,
  idOf,
  must,
  nth,
  ofSeat,
  openStack,
  type Pair,
  type Setup,
  type Subject,
} from '@bivouac/kernel';
import { type Action, ATTACK, notation, STAND } from './actions.ts';
import { allCards, drawCards, shuffleDeck } from './cards.ts';
import { checkState } from './check.ts';
import { KINDS } from './data/kinds.ts';
import type { Event } from './events.ts';
import { explainAction } from './explain.ts';
import { type Book, scenarioIn } from './flow/kit.ts';
import { napoleonicsMachine } from './flow/turn.ts';
import type { CardId, UnitId } from './ids.ts';
import { NO_CARD, NO_UNIT } from './ids.ts';
import { HEXES } from './map.ts';
import { keyOfThrow, keyOfThrows } from './odds/branches.ts';
import { type NapoleonicsPreview, previewAction } from './odds/preview.ts';
import { noOrders } from './pools.ts';
import { type Scenario, SEATS } from './scenario.ts';
import { SQUARE_PLACES } from './square.ts';
import { cloneState, type SeatPart, type State } from './state.ts';
import { answersTo, subjectsOf } from './subjects.ts';
import { determiniseView, plantToken, type View, viewState } from './view.ts';

/** The contract, with previews that say more than every game's. */
export interface NapoleonicsGame extends Game<State, Action, Event, View> {
  answers(view: View): readonly Action['kind'][];
  subjects(view: View, action: Action): readonly Subject[];
  preview(view: View, action: Action): NapoleonicsPreview | null;
}

/** The game with a book of scenarios: the real ones, or those of a test. */
export function napoleonicsGame(book: Book): NapoleonicsGame {
  const machine = napoleonicsMachine(book);
  const scenarioOf = (view: View): Scenario => must(book[view.public.scenario], 'a scenario');
  return {
    id: 'napoleonics',
    rules: 3,
    // Rules 1 counted the attacker's own ground beside field works (N-11); up to rules 2 squares could be
    // formed on fords and on the open side of works (N-13).
    formerRules: {
      1: { works: 'added', 'square-ground': 'lenient' },
      2: { 'square-ground': 'lenient' },
    },
    seats: SEATS,
    scenarios: book.map(({ id, provenance }) => ({ id, provenance })),
    options: [
      { id: 'square', values: ['sure', 'rolled'] },
      { id: 'works', values: ['alone', 'added'] },
      { id: 'square-ground', values: ['strict', 'lenient'] },
    ],
    maxActions: 30_000,
    notation,
    setup({ scenario: id, options }, io) {
      const index = book.findIndex((candidate) => candidate.id === id);
      const scenario = must(book[index], `scenario ${id}`);
      const state = newState(scenario, index, options);
      shuffleDeck(state, io);
      for (const seat of [0, 1]) drawCards(state, seat, ofSeat(scenario.cards, seat), io);
      machine.call(state, 'battle');
      machine.advance(state, io);
      return state;
    },
    awaiting(state) {
      const { outcome } = state.public;
      if (outcome !== null) return { kind: 'over', outcome };
      return ofSeat(WAITING_FOR, nth(machine.seats(state), 0));
    },
    actions: (state, seat) =>
      machine.seats(state)[0] === seat ? machine.offers(state, seat) : NOTHING,
    apply: (state, seat, action, io) => machine.take(state, seat, action, io),
    view: (state, viewer) => viewState(machine, state, viewer),
    determinise: determiniseView,
    clone: cloneState,
    check: (state) => checkState(scenarioIn(book, state), state),
    plant: plantToken,
    explain(view, action) {
      // What a seat may do depends only on what it knows, so its view is enough to list it.
      const { viewer } = view;
      if (typeof viewer === 'number' && view.awaiting.includes(viewer)) {
        const offers = machine.offers(knownState(view), viewer);
        if (offers.some((offer) => notation.compare(offer, action) === 0)) return undefined;
      }
      return explainAction(scenarioOf(view), view, action);
    },
    answers: answersTo,
    subjects: (view, action) => subjectsOf(scenarioOf(view), view, action),
    preview: (view, action) => previewAction(scenarioOf(view), view, action),
    gist: gistOf,
    // A square decides whether cavalry strikes at all.
    gistStreams: ['battle', 'square'],
    assume: (action) => ASSUMED[action.kind] ?? [],
  };
}

/** A state with only what the viewer knows; the other side's hand has its size and no cards. */
function knownState(view: View): State {
  const part = (seat: number): SeatPart =>
    view.viewer === seat && view.own !== null
      ? view.own
      : {
          hand: new Array<CardId>(view.handSizes[seat] ?? 0).fill(NO_CARD),
          captured: [],
          drawn: [],
        };
  return {
    stack: openStack(view.stack),
    public: view.public,
    seats: [part(0), part(1)],
    secret: { deck: [] },
  };
}

/** Odds take for granted that no more guns join and that the side attacked stands. */
const ASSUMED: { readonly [kind in Action['kind']]?: readonly Action[] } = {
  melee: [ATTACK, STAND],
  join: [ATTACK, STAND],
  attack: [STAND],
};

/** The throws of an attack; those at a leader in flight only if the flight is an answer of its own. */
function gistOf(events: readonly Event[]): string {
  const rolled = events.filter((event) => event.type === 'diceRolled');
  const blows = rolled.filter(({ why }) => why !== 'escape');
  const told = blows.length > 0 ? blows : rolled;
  return keyOfThrows(told.map(({ hits, flags }) => keyOfThrow(hits, flags)));
}

const NOTHING: readonly Action[] = Object.freeze([]);
/** One side at a time answers. */
const WAITING_FOR: Pair<Awaiting> = [
  { kind: 'seats', seats: [0] },
  { kind: 'seats', seats: [1] },
];

function newState(scenario: Scenario, index: number, options: Setup['options']): State {
  const unitOn = new Array<UnitId>(HEXES).fill(NO_UNIT);
  scenario.at.forEach((hex, unit) => {
    unitOn[hex] = idOf(unit);
  });
  const squares = (): UnitId[] => new Array<UnitId>(SQUARE_PLACES).fill(NO_UNIT);
  const seat = (): SeatPart => ({
    hand: [],
    captured: new Array<CardId>(SQUARE_PLACES).fill(NO_CARD),
    drawn: [],
  });
  return {
    stack: [],
    public: {
      scenario: index,
      rollsForSquare: options.square === 'rolled',
      worksAddUp: options.works === 'added',
      isSquareLenient: options['square-ground'] === 'lenient',
      turn: 0,
      active: scenario.first,
      at: scenario.at.slice(),
      blocks: scenario.kinds.map((kind) => KINDS[kind]?.blocks ?? 0),
      unitOn,
      leaderAt: scenario.leaders.map(({ hex }) => hex),
      tasks: scenario.kinds.map(() => 0),
      steps: scenario.kinds.map(() => 0),
      leaderTasks: scenario.leaders.map(() => 0),
      squares: [squares(), squares()],
      card: NO_CARD,
      as: NO_CARD,
      last: [NO_CARD, NO_CARD],
      mode: 0,
      orders: noOrders(),
      dice: [],
      discards: [],
      strikes: 0,
      banners: [[], []],
      outcome: null,
    },
    seats: [seat(), seat()],
    secret: { deck: allCards() },
  };
}

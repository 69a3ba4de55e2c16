import { type Game, must, openStack, type Setup } from '@bivouac/kernel';
import { type Action, ATTACK, notation, STAND } from './actions.ts';
import { allCards, drawCards, shuffleDeck } from './cards.ts';
import { checkState } from './check.ts';
import { KINDS } from './data/kinds.ts';
import type { Event } from './events.ts';
import { explainAction } from './explain.ts';
import { type Book, scenarioIn } from './flow/kit.ts';
import { napoleonicsMachine } from './flow/turn.ts';
import { HEXES } from './map.ts';
import { type Scenario, SEATS } from './scenario.ts';
import { SQUARE_PLACES } from './square.ts';
import { cloneState, type SeatPart, type State } from './state.ts';
import { determiniseView, plantToken, type View, viewState } from './view.ts';

export type NapoleonicsGame = Game<State, Action, Event, View>;

/** The game with a book of scenarios: the real ones, or those of a test. */
export function napoleonicsGame(book: Book): NapoleonicsGame {
  const machine = napoleonicsMachine(book);
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
      for (const seat of [0, 1]) drawCards(state, seat, scenario.cards[seat as 0 | 1], io);
      machine.call(state, 'battle');
      machine.advance(state, io);
      return state;
    },
    awaiting(state) {
      const { outcome } = state.public;
      if (outcome !== null) return { kind: 'over', outcome };
      return WAITING_FOR[machine.seats(state)[0] as 0 | 1];
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
      return explainAction(must(book[view.public.scenario], 'a scenario'), view, action);
    },
    gist(events) {
      const rolled = events.filter((event) => event.type === 'diceRolled');
      return rolled.map(({ hits, flags }) => `hits-${hits}-flags-${flags}`).join(' ') || 'no-roll';
    },
    assume: (action) => (action.kind === 'melee' ? [ATTACK, STAND] : []),
  };
}

/** A state with only what the viewer knows; the other side's hand has its size and no cards. */
function knownState(view: View): State {
  const part = (seat: number): SeatPart =>
    view.viewer === seat && view.own !== null
      ? view.own
      : { hand: new Array<number>(view.handSizes[seat] ?? 0).fill(-1), captured: [], drawn: [] };
  return {
    stack: openStack(view.stack),
    public: view.public,
    seats: [part(0), part(1)],
    secret: { deck: [] },
  };
}

const NOTHING: readonly Action[] = Object.freeze([]);
/** One side at a time answers. */
const WAITING_FOR = [
  { kind: 'seats', seats: [0] },
  { kind: 'seats', seats: [1] },
] as const;

function newState(scenario: Scenario, index: number, options: Setup['options']): State {
  const unitOn = new Array<number>(HEXES).fill(-1);
  scenario.at.forEach((hex, unit) => {
    unitOn[hex] = unit;
  });
  const places = (): number[] => new Array<number>(SQUARE_PLACES).fill(-1);
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
      squares: [places(), places()],
      card: -1,
      as: -1,
      last: [-1, -1],
      mode: 0,
      orders: { kind: 'none', count: [], mask: 0 },
      dice: [],
      discards: [],
      strikes: 0,
      banners: [[], []],
      outcome: null,
    },
    seats: [
      { hand: [], captured: places(), drawn: [] },
      { hand: [], captured: places(), drawn: [] },
    ],
    secret: { deck: allCards() },
  };
}

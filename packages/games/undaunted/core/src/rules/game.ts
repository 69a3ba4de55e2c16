import {
  type Game,
  type Io,
  must,
  type OptionInfo,
  type ScenarioInfo,
  type Setup,
} from '@bivouac/kernel';
import type { ActionTables, SpecialKind } from './actions.ts';
import { type Action, actionTables, undauntedNotation } from './actions.ts';
import { type Book, ownedKinds } from './book.ts';
import { checkState } from './check.ts';
import type { Event } from './events.ts';
import { explainAction } from './explain.ts';
import { undauntedMachine } from './flow.ts';
import { type Answers, CORE_ANSWERS, type CoreQuestion, type SeriesQuestion } from './questions.ts';
import type { Scenario, SideStart } from './scenario.ts';
import { cloneState, type State } from './state.ts';
import type { Rules, TitleRules, VerbRule } from './types.ts';
import { determiniseView, plantToken, type View, viewState } from './view.ts';
import { shuffleDeck } from './zones.ts';

/**
 * A title as it is written down: names and data, its verbs, and where its rules differ. Own is what it asks beside
 * the core's questions.
 */
export interface TitleSpec<X, Own extends SeriesQuestion = never> {
  readonly id: string;
  readonly rules: number;
  readonly formerRules?: { readonly [rules: number]: Setup['options'] };
  readonly hashesSince?: number;
  readonly book: Book;
  readonly scenarios: readonly Scenario[];
  verbs(tables: ActionTables): readonly VerbRule<X, CoreQuestion | Own>[];
  readonly verbNames: readonly string[];
  readonly title:
    | TitleRules<X, CoreQuestion | Own>
    | ((tables: ActionTables) => TitleRules<X, CoreQuestion | Own>);
  /** Which actions answer its own questions. */
  readonly answers: Answers<Own>;
  readonly options: readonly OptionInfo[];
  /** Kinds of action that not every title has; left out: none. */
  readonly special?: readonly SpecialKind[];
}

export type UndauntedGame<X, Q extends SeriesQuestion = SeriesQuestion> = Game<
  State<X>,
  Action,
  Event,
  View<X, Q>
>;

/** A battle about to begin: what a campaign has made of a scenario. */
export interface Start<X> {
  readonly scenario: number;
  readonly sides: readonly [SideStart, SideStart];
  /** Where the counters stand; left out: as the scenario says. */
  readonly at?: readonly number[];
  readonly extra: X;
}

export type Begin<X> = (start: Start<X>, isDiscardOpen: boolean, io: Io<Event>) => State<X>;

export interface Playable<X, Q extends SeriesQuestion = SeriesQuestion> {
  readonly game: UndauntedGame<X, Q>;
  readonly rules: Rules<X, Q>;
  /** For campaigns, whose battles do not begin as the scenario's file says. */
  readonly begin: Begin<X>;
}

/** A playable game out of a title. */
export function undauntedGame<X, Own extends SeriesQuestion = never>(
  spec: TitleSpec<X, Own>,
): Playable<X, CoreQuestion | Own> {
  const { book } = spec;
  const names = {
    cards: book.kinds.map(({ id }) => id),
    verbs: spec.verbNames,
    units: book.seats.flatMap((name, seat) =>
      ownedKinds(book, seat).map((kind) => `${name}-${book.units[kind]?.id}`),
    ),
    tiles: book.tiles,
  };
  const tables = actionTables(names);
  const title = typeof spec.title === 'function' ? spec.title(tables) : spec.title;
  const rules: Rules<X, CoreQuestion | Own> = {
    kinds: book.kinds,
    kindOf: book.kindOf,
    units: book.units,
    ...countersOf(book),
    verbsOn: book.kinds.map(({ acts }) =>
      spec.verbNames.flatMap((name, verb) => (acts.some((act) => act.verb === name) ? [verb] : [])),
    ),
    tiles: book.tiles,
    verbs: spec.verbs(tables),
    scenarios: spec.scenarios,
    fog: book.kinds.findIndex(({ isFog }) => isFog),
    title,
    answers: { ...CORE_ANSWERS, ...spec.answers },
    question: (state) => machine.question(state),
    call: (state, proc, vars) => machine.call(state, proc, vars),
  };
  const machine = undauntedMachine(rules, tables);
  const indexOf = new Map(spec.scenarios.map(({ id }, index) => [id, index]));
  const scenarios: ScenarioInfo[] = spec.scenarios.map(({ id, provenance }) => ({
    id,
    provenance,
  }));

  const begin: Begin<X> = (start, isDiscardOpen, io) => {
    const scenario = must(spec.scenarios[start.scenario], `scenario ${start.scenario}`);
    const state = newState(start, scenario, isDiscardOpen);
    shuffleDeck(state, 0, io);
    shuffleDeck(state, 1, io);
    machine.call(state, 'battle');
    machine.advance(state, io);
    return state;
  };

  const game: UndauntedGame<X, CoreQuestion | Own> = {
    id: spec.id,
    rules: spec.rules,
    ...(spec.formerRules === undefined ? {} : { formerRules: spec.formerRules }),
    ...(spec.hashesSince === undefined ? {} : { hashesSince: spec.hashesSince }),
    seats: book.seats,
    scenarios,
    options: spec.options,
    maxActions: 20_000,
    notation: undauntedNotation(names, spec.special ?? []),
    setup({ scenario: id, options }, io) {
      const index = must(indexOf.get(id), `scenario ${id}`);
      const scenario = spec.scenarios[index] as Scenario;
      return begin(
        { scenario: index, sides: scenario.sides, extra: title.newExtra(scenario, options) },
        options.discard !== 'hidden',
        io,
      );
    },
    awaiting(state) {
      const { outcome } = state.public;
      if (outcome !== null) return { kind: 'over', outcome };
      return { kind: 'seats', seats: machine.seats(state) };
    },
    actions: (state, seat) =>
      machine.seats(state).includes(seat) ? machine.offers(state, seat) : [],
    apply: machine.take,
    view: (state, viewer) => viewState(rules, machine, state, viewer),
    determinise: (view, chance) => determiniseView(rules, view, chance),
    clone: (state) => cloneState(state, title.cloneExtra),
    check(state) {
      checkState(rules, state);
      title.check?.(rules, state);
    },
    plant: plantToken,
    explain: (view, action) => explainAction(rules, view, action),
    // Hit or miss is a matter of dice and of what lies open.
    gistStreams: ['combat'],
    gist(events) {
      const shots = events.flatMap((event) =>
        event.type === 'fired' || event.type === 'firedAt' ? [event.isHit ? 'hit' : 'miss'] : [],
      );
      return shots.join(' ') || 'no-shot';
    },
  };
  return { game, rules, begin };
}

/** The counters of both sides, and which card sets them in motion. */
function countersOf(
  book: Book,
): Pick<Rules<unknown>, 'counters' | 'split' | 'counterOf' | 'cardOf'> {
  const [one, two] = [ownedKinds(book, 0), ownedKinds(book, 1)];
  const numbers = (owned: readonly number[], first: number): number[] =>
    book.units.map((_, kind) => {
      const at = owned.indexOf(kind);
      return at < 0 ? -1 : first + at;
    });
  return {
    counters: [...one, ...two],
    split: one.length,
    counterOf: [numbers(one, 0), numbers(two, one.length)],
    cardOf: book.units.map((_, kind) => book.kinds.findIndex(({ unit }) => unit === kind)),
  };
}

function newState<X>(start: Start<X>, scenario: Scenario, isDiscardOpen: boolean): State<X> {
  const [one, two] = start.sides;
  return {
    stack: [],
    public: {
      scenario: start.scenario,
      isDiscardOpen,
      round: 0,
      initiative: scenario.initiative,
      bids: [-1, -1],
      unplayed: [[], []],
      at: (start.at ?? scenario.at).slice(),
      isSuppressed: new Array<boolean>(scenario.at.length).fill(false),
      control: scenario.control,
      plays: [[], []],
      supplies: [one.supply.slice(), two.supply.slice()],
      gone: [[], []],
      casualties: [0, 0],
      lostFrom: [[], []],
      outcome: null,
      extra: start.extra,
    },
    seats: [
      { hand: [], discard: [], removed: [], bid: -1, thrown: [] },
      { hand: [], discard: [], removed: [], bid: -1, thrown: [] },
    ],
    secret: { decks: [one.deck.slice(), two.deck.slice()] },
  };
}

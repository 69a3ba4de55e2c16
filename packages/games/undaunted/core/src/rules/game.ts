import {
  type BaseAction,
  type BaseEvent,
  type Game,
  type Io,
  idOf,
  type Machine,
  must,
  type OptionInfo,
  type Setup,
  type Subject,
} from '@bivouac/kernel';
import {
  type Action,
  type ActionNames,
  type ActionTables,
  actionTables,
  type OwnPatterns,
  undauntedNotation,
} from './actions.ts';
import { type Book, ownedKinds } from './book.ts';
import { checkState } from './check.ts';
import type { Event } from './events.ts';
import { explainAction } from './explain.ts';
import { undauntedMachine } from './flow/machine.ts';
import { NO_CARD } from './ids.ts';
import type { ShotPreview } from './planned-shot.ts';
import { gistOf, previewAction } from './preview.ts';
import { type Answers, CORE_ANSWERS, type CoreQuestion, type SeriesQuestion } from './questions.ts';
import type { Scenario, SideStart } from './scenario.ts';
import { cloneState, type State } from './state.ts';
import { subjectsOf } from './subjects.ts';
import type { Rules, TitleRules, VerbRule } from './types.ts';
import { determiniseView, plantToken, viewState } from './view.ts';
import type { View } from './view-parts.ts';
import { shuffleDeck } from './zones.ts';

/**
 * A title as it is written down: names and data, its verbs, and where its rules differ. Own is what it asks beside
 * the core's questions, A what can be done in it.
 */
export interface TitleSpec<X, Own extends SeriesQuestion = never, A extends BaseAction = Action> {
  readonly id: string;
  readonly rules: number;
  readonly formerRules?: { readonly [rules: number]: Setup['options'] };
  readonly hashesSince?: number;
  readonly book: Book;
  readonly scenarios: readonly Scenario[];
  /** Its verbs by name, in canonical order: movement, support, combat. */
  readonly verbs: {
    readonly [verb: string]: (tables: ActionTables) => VerbRule<X, CoreQuestion | Own, A>;
  };
  readonly title:
    | TitleRules<X, CoreQuestion | Own, A>
    | ((tables: ActionTables) => TitleRules<X, CoreQuestion | Own, A>);
  /** Which actions answer its own questions, and those of the core's that its own actions answer as well. */
  readonly answers: Answers<Own, A> & Partial<Answers<CoreQuestion, A>>;
  readonly options: readonly OptionInfo[];
  /** How the actions that it adds are written; left out: it adds none. */
  readonly patterns?: OwnPatterns;
}

/** The parts of the contract that are the same in every game of the series. */
export interface ActionFacts<V, A extends BaseAction> {
  answers(view: V): readonly A['kind'][];
  subjects(view: V, action: A): readonly Subject[];
  preview(view: V, action: A): ShotPreview | null;
}

/** OwnEvent is the union of this title's own events; left out: any event. A is its union of actions. */
export type UndauntedGame<
  X,
  Q extends SeriesQuestion = SeriesQuestion,
  OwnEvent extends BaseEvent = BaseEvent,
  A extends BaseAction = Action,
> = ActionFacts<View<X, Q>, Action | A> & Game<State<X>, Action | A, Event | OwnEvent, View<X, Q>>;

/** A battle about to begin: what a campaign has made of a scenario. */
export interface Start<X> {
  readonly scenario: number;
  readonly sides: readonly [SideStart, SideStart];
  /** Where the counters stand; left out: as the scenario says. */
  readonly at?: readonly number[];
  readonly extra: X;
}

export type Begin<X> = (start: Start<X>, isDiscardOpen: boolean, io: Io<Event>) => State<X>;

export interface Playable<
  X,
  Q extends SeriesQuestion = SeriesQuestion,
  OwnEvent extends BaseEvent = never,
  A extends BaseAction = Action,
> {
  readonly game: UndauntedGame<X, Q, OwnEvent, A>;
  readonly rules: Rules<X, Q, A>;
  /** For campaigns, whose battles do not begin as the scenario's file says. */
  readonly begin: Begin<X>;
}

/** A title made ready, with the machine that runs it. */
interface Engine<X, Q extends SeriesQuestion, A extends BaseAction> {
  readonly rules: Rules<X, Q, A>;
  readonly machine: Machine<State<X>, Action | A, Event, Q>;
  readonly begin: Begin<X>;
}

/** A playable game out of a title. */
export function undauntedGame<
  X,
  Own extends SeriesQuestion = never,
  OwnEvent extends BaseEvent = never,
  A extends BaseAction = Action,
>(spec: TitleSpec<X, Own, A>): Playable<X, CoreQuestion | Own, OwnEvent, A> {
  const names = namesOf(spec.book, Object.keys(spec.verbs));
  const tables = actionTables(names);
  const rules: Rules<X, CoreQuestion | Own, A> = {
    ...rulesOf(spec, tables),
    question: (state) => machine.question(state),
    call: (state, proc, vars) => machine.call(state, proc, vars),
  };
  const machine = undauntedMachine<X, Own, A>(rules, tables);
  const begin: Begin<X> = (start, isDiscardOpen, io) => {
    const scenario = must(spec.scenarios[start.scenario], `scenario ${start.scenario}`);
    const state = newState(start, scenario, isDiscardOpen);
    shuffleDeck(state, 0, io);
    shuffleDeck(state, 1, io);
    machine.call(state, 'battle');
    machine.advance(state, io);
    return state;
  };
  const game = gameOf<X, Own, OwnEvent, A>(spec, names, { rules, machine, begin });
  return { game, rules, begin };
}

const namesOf = (book: Book, verbs: readonly string[]): ActionNames => ({
  cards: book.kinds.map(({ id }) => id),
  verbs,
  units: book.seats.flatMap((name, seat) =>
    ownedKinds(book, seat).map((kind) => `${name}-${book.units[kind]?.id}`),
  ),
  tiles: book.tiles,
});

/** The rules of a title, but for what the machine does. */
function rulesOf<X, Own extends SeriesQuestion, A extends BaseAction>(
  { book, verbs, scenarios, title, answers }: TitleSpec<X, Own, A>,
  tables: ActionTables,
): Omit<Rules<X, CoreQuestion | Own, A>, 'question' | 'call'> {
  const made = Object.entries(verbs).map(([name, verb]) => {
    const rule = verb(tables);
    if (rule.verb !== name) throw new Error(`the verb ${rule.verb} is listed as ${name}`);
    return rule;
  });
  return {
    kinds: book.kinds,
    kindOf: book.kindOf,
    units: book.units,
    ...countersOf(book),
    verbsOn: book.kinds.map(({ acts }) =>
      made.flatMap(({ verb: name }, verb) => (acts.some((act) => act.verb === name) ? [verb] : [])),
    ),
    tiles: book.tiles,
    verbs: made,
    scenarios,
    fog: idOf(book.kinds.findIndex(({ isFog }) => isFog)),
    title: typeof title === 'function' ? title(tables) : title,
    answers: { ...CORE_ANSWERS, ...answers },
  };
}

/** The contract of the kernel, kept by the rules and the machine. */
function gameOf<X, Own extends SeriesQuestion, OwnEvent extends BaseEvent, A extends BaseAction>(
  spec: TitleSpec<X, Own, A>,
  names: ActionNames,
  { rules, machine, begin }: Engine<X, CoreQuestion | Own, A>,
): UndauntedGame<X, CoreQuestion | Own, OwnEvent, A> {
  const { title } = rules;
  // The title's table names kinds of its own actions alone; its type says so.
  const answers = rules.answers as { readonly [kind: string]: readonly (Action | A)['kind'][] };
  const indexOf = new Map(spec.scenarios.map(({ id }, index) => [id, index]));
  return {
    id: spec.id,
    rules: spec.rules,
    ...(spec.formerRules === undefined ? {} : { formerRules: spec.formerRules }),
    ...(spec.hashesSince === undefined ? {} : { hashesSince: spec.hashesSince }),
    seats: spec.book.seats,
    scenarios: spec.scenarios.map(({ id, provenance }) => ({ id, provenance })),
    options: spec.options,
    maxActions: 20_000,
    notation: undauntedNotation<A>(names, spec.patterns ?? {}),
    setup({ scenario: id, options }, io) {
      const index = must(indexOf.get(id), `scenario ${id}`);
      const scenario = must(spec.scenarios[index], `scenario ${id}`);
      const extra = title.newExtra(scenario, options);
      return begin(
        { scenario: index, sides: scenario.sides, extra },
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
    answers: ({ question }) => (question === null ? [] : (answers[question.kind] ?? [])),
    subjects: (view, action) => subjectsOf(rules, view, action),
    preview: (view, action) => previewAction(rules, view, action),
    explain: (view, action) => explainAction(rules, view, action),
    // Hit or miss is a matter of dice and of what lies open.
    gistStreams: ['combat'],
    gist: gistOf,
  };
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
    cardOf: book.units.map((_, kind) => idOf(book.kinds.findIndex(({ unit }) => unit === kind))),
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
      bids: [NO_CARD, NO_CARD],
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
      { hand: [], discard: [], removed: [], bid: NO_CARD, thrown: [] },
      { hand: [], discard: [], removed: [], bid: NO_CARD, thrown: [] },
    ],
    secret: { decks: [one.deck.slice(), two.deck.slice()] },
  };
}

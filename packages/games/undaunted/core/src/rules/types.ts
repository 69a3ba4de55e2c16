import type { BaseAction, Io, Procedure, Reason, Seat, Step, Subject, Vars } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import type { CasualtyZone, Event, Modifier } from './events.ts';
import type { CardId, KindId } from './ids.ts';
import type { ShotPreview } from './planned-shot.ts';
import type { CardInPlay, PlayVars } from './play.ts';
import type { SeriesQuestion } from './questions.ts';
import type { Scenario } from './scenario.ts';
import type { PublicPart, SeatPart, State } from './state.ts';
import type { View } from './view-parts.ts';

/** One thing a card can be played for, as printed: `bolster 2 (own squad)`. */
export interface CardAct {
  readonly verb: string;
  readonly value: number;
  /** Only for cards or units of the card's own squad. */
  readonly isOwnSquad: boolean;
  /** Dice against a building or a tunnel, where the act has a value of its own for them. */
  readonly versus?: number;
  /** How near and how far the target must be, in tiles; left out: any. */
  readonly min?: number;
  readonly max?: number;
  /** Beyond what others of the unit can do; Inspire does not reach it (Stalingrad). */
  readonly isUpgraded?: boolean;
}

/** A face of the deck. Copies differ only in the soldier's name. */
export interface CardKind {
  readonly id: string;
  readonly initiative: number;
  /** 0 = A, 1 = B, 2 = C; -1 for none. */
  readonly squad: number;
  /** The kind of unit it sets in motion; -1 for commanders and Fog of War. */
  readonly unit: number;
  readonly isFog: boolean;
  readonly isCommander: boolean;
  readonly acts: readonly CardAct[];
}

/** A counter. Both sides own one of each kind, unless the book says otherwise. */
export interface UnitKind {
  readonly id: string;
  readonly squad: number;
  /** -1 for what cannot be attacked, strafed or suppressed. */
  readonly defence: number;
  /** Against Anti-Tank and Demolish; left out for what they cannot harm. */
  readonly armour?: number;
  /** Riflemen take ground; a side without them on the board is pinned. */
  readonly isRiflemen: boolean;
}

/** Whether a shot's distance counts (not for a mortar's). */
export type RangeRule = 'counts' | 'ignored';

/** How a verb fires. */
export interface FireRule {
  /** Whether the distance counts. */
  readonly range: RangeRule;
  /** At one target, or at all on a tile. */
  readonly at: 'one' | 'all';
}

/**
 * A use of a card. A title lists the verbs it has; the common ones are in `verbs/`. Q is what the verb
 * asks while it is carried out, and A is what answers it.
 */
export interface VerbRule<
  X,
  Q extends SeriesQuestion = SeriesQuestion,
  A extends BaseAction = BaseAction,
> {
  readonly verb: string;
  /** Only for verbs that throw dice at something. */
  readonly fire?: FireRule;
  /**
   * Why the card cannot be played for it now; null if it can. Reads only what the seat sees, so
   * that offers and explanations are one thing.
   */
  obstacle(rules: Rules<X>, table: Seen<X>, play: PlayVars): Reason | null;
  /** Values below the printed one for which the card may be played in one step, ascending. */
  lesser?(rules: Rules<X>, table: Seen<X>, play: PlayVars): readonly number[];
  /** Why an answer to the verb's own question is not on offer; undefined if it is. */
  refuse?(rules: Rules<X>, table: Seen<X>, play: PlayVars, action: A): Reason | undefined;
  steps(rules: Rules<X, SeriesQuestion, A>): readonly Step<State<X>, PlayVars, A, Event, Q>[];
}

/** The part of the state that a seat sees; a view has the same fields. */
export interface Seen<X> {
  readonly public: PublicPart<X>;
  readonly own: SeatPart;
}

/**
 * Where the titles of the series differ. The core asks; it never looks at which title it plays.
 */
export interface TitleRules<
  X,
  Q extends SeriesQuestion = SeriesQuestion,
  A extends BaseAction = BaseAction,
> {
  newExtra(scenario: Scenario, options: { readonly [id: string]: string }): X;
  cloneExtra(extra: X): X;
  /** Cover of the target's tile for this shot (hills depend on where the shot comes from). */
  coverAgainst(rules: Rules<X>, part: PublicPart<X>, shot: Shot): number;
  /** The possible targets of the verb; left out: any enemy counter on the board. */
  targets?(rules: Rules<X>, part: PublicPart<X>, play: PlayVars, verb: string): readonly number[];
  /** The effect of a hit; left out: a casualty, or for Suppress a turned counter. */
  strike?(rules: Rules<X>, state: State<X>, shot: Shot, play: PlayVars, io: Io<Event>): void;
  /** Subjects of an action that the series does not know; undefined if they are the same in all titles. */
  subjects?(rules: Rules<X>, view: View<X, Q>, action: A): readonly Subject[] | undefined;
  /** The same for its preview. */
  preview?(rules: Rules<X>, view: View<X, Q>, action: A): ShotPreview | null | undefined;
  /** Vehicles and their seats, if the title has any. */
  readonly crew?: CrewRules<X, Q, A>;
  /** The actions of a unit instead of a step; left out: none. */
  readonly stepping?: SteppingRules<X, A>;
  /** The actions of a side instead of its first card; left out: none. */
  readonly opening?: OpeningRules<X, A>;
  /** The cards of a side; left out: those that the scenario names. */
  cardsOf?(part: PublicPart<X>, seat: Seat): readonly CardId[];
  /** The kind that both sides see of a card that leaves the game; left out: its own kind. */
  lookOf?(part: PublicPart<X>, card: CardId): KindId;
  /** The squad to which a kind of card belongs now; left out: the printed one. */
  squadOf?(part: PublicPart<X>, kind: KindId): number;
  /** The counter that a kind of card sets in motion now; left out: the printed one. */
  counterFor?(part: PublicPart<X>, kind: KindId): number;
  /** Where a unit may enter, if there is a choice; left out: where `spawnTile` says. */
  entries?(rules: Rules<X>, part: PublicPart<X>, unit: number): readonly number[];
  /** Asks for one of them. */
  entryQuestion?(play: CardInPlay): Q;
  /** Tiles that a unit reaches with one step; left out: the neighbours. */
  ways?(rules: Rules<X>, part: PublicPart<X>, unit: number): readonly number[];
  /** Why a unit cannot step on a tile that it reaches, beside markers; left out: it can. */
  barredFrom?(rules: Rules<X>, part: PublicPart<X>, unit: number, tile: number): Reason | null;
  /** Whether a step can be made; what stops it has been dealt with. Left out: it can. */
  beforeStep?(
    rules: Rules<X>,
    state: State<X>,
    unit: number,
    to: number,
    io: Io<Event>,
  ): 'go' | 'stopped';
  /** The effect of the tile that a unit has just entered. Left out: none. */
  afterStep?(rules: Rules<X>, state: State<X>, unit: number, io: Io<Event>): 'go' | 'stopped';
  /** Why a unit cannot be guided; null if it can. Left out: suppressed ones cannot. */
  unguidable?(rules: Rules<X>, part: PublicPart<X>, unit: number, squad: number): Reason | null;
  /** Total defence in this title; left out: base, cover and range as everywhere. */
  defence?(rules: Rules<X>, part: PublicPart<X>, shot: Shot): readonly Modifier[];
  /** After a card has come from the supply. */
  afterBolster?(rules: Rules<X>, state: State<X>, seat: Seat, card: CardId, io: Io<Event>): void;
  /** When both sides have had their turn. */
  afterRound?(rules: Rules<X>, state: State<X>, io: Io<Event>): void;
  /** The side that wins when the last round is over; left out: neither side. */
  afterLastRound?(rules: Rules<X>, part: PublicPart<X>): Seat;
  /** Procedures beside those of the verbs. */
  procedures?(rules: Rules<X>): readonly Procedure<State<X>, Action | A, Event, Q>[];
  /** Throws if what only this title has is not as it must be. */
  check?(rules: Rules<X>, state: State<X>): void;
  /** Whether Control is impossible for what stands on the tile. */
  isControlBlocked(rules: Rules<X>, part: PublicPart<X>, seat: Seat, tile: number): boolean;
  /** Whether Control has a further use on a tile that is already controlled. */
  canRaise?(rules: Rules<X>, part: PublicPart<X>, seat: Seat, tile: number): boolean;
  /** That use. */
  raise?(rules: Rules<X>, state: State<X>, seat: Seat, tile: number, io: Io<Event>): void;
  /** Whether a card of this kind may be taken back by Inspire. */
  mayInspire(kind: CardKind): boolean;
  /** Where a casualty's card is looked for, in order. */
  readonly casualtyZones: readonly CasualtyZone[];
  /** Where a unit enters; -1 if it cannot. */
  spawnTile(rules: Rules<X>, part: PublicPart<X>, unit: number): number;
  /** After a unit has gone to another tile. */
  afterMove(rules: Rules<X>, state: State<X>, unit: number, io: Io<Event>): void;
  /** After a unit has left the board. */
  afterRemoval(rules: Rules<X>, state: State<X>, unit: number, io: Io<Event>): void;
  /** Ends the game if a side has won; `actor` is whose turn it is. */
  settle(rules: Rules<X>, state: State<X>, actor: Seat, io: Io<Event>): void;
}

/** What a title adds to steps, such as a way off the board. */
export interface SteppingRules<X, A extends BaseAction> {
  offers(rules: Rules<X>, part: PublicPart<X>, unit: number): readonly A[];
  take(rules: Rules<X>, state: State<X>, unit: number, action: A, io: Io<Event>): void;
  refuse(rules: Rules<X>, part: PublicPart<X>, unit: number, action: A): Reason | undefined;
}

/** What a title adds to the start of a turn, such as giving up. */
export interface OpeningRules<X, A extends BaseAction> {
  offers(part: PublicPart<X>): readonly A[];
  take(state: State<X>, seat: Seat, action: A, io: Io<Event>): void;
  refuse(part: PublicPart<X>, action: A, hasPlayed: boolean): Reason | undefined;
}

/** What a title adds whose soldiers sit in vehicles. */
export interface CrewRules<
  X,
  Q extends SeriesQuestion = SeriesQuestion,
  A extends BaseAction = BaseAction,
> {
  /** Asks for the free action after the act. */
  question(play: CardInPlay): Q;
  /** The vehicle in which a unit sits; -1 on foot. */
  vehicleOf(part: PublicPart<X>, unit: number): number;
  /** The acts of the seat in which a unit sits; none on foot, or while the vehicle does not work. */
  seatActs(rules: Rules<X>, part: PublicPart<X>, unit: number): readonly CardAct[];
  /** Why a unit cannot use an act of its card from where it is; null if it can. */
  barred(rules: Rules<X>, part: PublicPart<X>, unit: number, verb: string): Reason | null;
  /** The verb that an action uses from the seat; -1 for any other action. */
  verbOfSeat(action: A): number;
  /** The action that does so. */
  useOfSeat(verb: number): A;
  /** Changes of places with comrades: each is the whole use of a card. In canonical order. */
  swaps(rules: Rules<X>, part: PublicPart<X>, unit: number): readonly A[];
  /** Free actions beside the act, as far as places are free; in canonical order. */
  freeActions(rules: Rules<X>, part: PublicPart<X>, unit: number): readonly A[];
  /** Whether an action goes beside the act, or is the whole use of the card; null if it is neither. */
  shareOf(action: A): 'aside' | 'whole' | null;
  /** Why one of these is not possible. */
  refuse(rules: Rules<X>, part: PublicPart<X>, unit: number, action: A): Reason | undefined;
  /** The table as it would be after a free action. */
  imagine(part: PublicPart<X>, unit: number, action: A): PublicPart<X>;
  /** Tells both sides that a soldier uses an act of the seat instead of one of the card's own. */
  tellAct(
    act: {
      readonly seat: Seat;
      readonly card: number;
      readonly verb: string;
      readonly unit: number;
    },
    io: Io<Event>,
  ): void;
  /** Carries out a free action or a swap. */
  take(rules: Rules<X>, state: State<X>, unit: number, action: A, io: Io<Event>): void;
}

/** A shot: who fires at what, and how. */
export interface Shot {
  readonly verb: string;
  /** The firing unit. */
  readonly unit: number;
  readonly target: number;
}

/** A title, ready to play: its data, compiled, and its points of difference. */
export interface Rules<
  X,
  Q extends SeriesQuestion = SeriesQuestion,
  A extends BaseAction = BaseAction,
> {
  readonly kinds: readonly CardKind[];
  /** Kind of each copy; both sides own the same set. */
  readonly kindOf: readonly KindId[];
  readonly units: readonly UnitKind[];
  /** Kind of each counter, first those of side 0, then those of side 1. */
  readonly counters: readonly number[];
  /** How many of them are side 0's. */
  readonly split: number;
  /** Counter of each kind, by side; -1 where a side has none. */
  readonly counterOf: readonly [readonly number[], readonly number[]];
  /** Kind of card that sets each kind of unit in motion; -1 for none. */
  readonly cardOf: readonly KindId[];
  /** Verbs on each kind of card, in canonical order. */
  readonly verbsOn: readonly (readonly number[])[];
  readonly tiles: readonly string[];
  readonly verbs: readonly VerbRule<X, Q, A>[];
  readonly scenarios: readonly Scenario[];
  readonly fog: KindId;
  readonly title: TitleRules<X, Q, A>;
  /** Which actions answer each kind of question. */
  readonly answers: { readonly [question: string]: readonly string[] };
  /** The current question; null when the game is over. */
  question(state: State<X>): Q | null;
  /** Lets a procedure run before whatever comes next. */
  call(state: State<X>, procedure: string, vars: Vars): void;
}

import type { Chance } from './chance/chance.ts';
import type { BaseEvent } from './events.ts';
import type { Notation } from './notation.ts';
import type { Preview } from './preview.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Subject } from './subjects.ts';

export type { Seat, Viewer } from './seat.ts';

/** Where a datum comes from; shown to the player on the scenario's page. */
export type Provenance = 'rulebook' | 'reconstructed' | 'own';

export interface ScenarioInfo {
  readonly id: string;
  readonly provenance: Provenance;
  /** A seat that the rules play themselves, as in a solo game, and the bot that knows how. */
  readonly automaton?: { readonly seat: Seat; readonly bot: string };
}

/** A choice made before the game: one of a few named values, the first being the default. */
export interface OptionInfo {
  readonly id: string;
  readonly values: readonly [string, ...string[]];
}

/** The set-up of one game: every option has a value. */
export interface Setup {
  readonly scenario: string;
  readonly options: { readonly [id: string]: string };
}

/** How a game ended. No winner is a draw. `reason` is a key; `text` has the sentence. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/** The seats that owe a decision now, or how the game ended. */
export type Awaiting =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** All that the rules may reach outside the state. */
export interface Io<E> {
  readonly chance: Chance;
  emit(event: E): void;
}

/** Every action has a kind and otherwise only whole numbers: ids that the notation names. */
export interface BaseAction {
  readonly kind: string;
}

/** The question to the seats that owe a decision: one member of the game's own tagged union. */
export interface BaseQuestion {
  readonly kind: string;
  /** The seat whose turn it is, also while another seat answers; left out where no turn is on. */
  readonly turn?: Seat;
}

/** Every view says whose it is, so that odds and worlds can be made from the view alone. */
export interface BaseView {
  readonly viewer: Viewer;
  /** The same for every viewer; null when the game is over. */
  readonly question: BaseQuestion | null;
}

/** Why something cannot be done, as a key with ids; `text` has the sentence. */
export interface Reason {
  readonly code: string;
  readonly [detail: string]: string | number;
}

/**
 * The contract of a game. The conformance suite (`testkit`) checks each of these promises.
 *
 * S is the state: plain JSON of whole numbers, including the position in the middle of a card.
 */
export interface Game<S, A extends BaseAction, E extends BaseEvent, V extends BaseView> {
  readonly id: string;
  /** Raised when recorded games would play differently. */
  readonly rules: number;
  /**
   * By an older rules number: the option values under which today's rules play its games to the same end.
   * Games of a number that is not listed cannot be replayed.
   */
  readonly formerRules?: { readonly [rules: number]: Setup['options'] };
  /**
   * The oldest rules number whose games end in the same state under `formerRules`, field by field, so that
   * the hashes of their records can be compared. Left out: today's number.
   */
  readonly hashesSince?: number;
  /** Names of the seats as notation and records write them. */
  readonly seats: readonly string[];
  readonly scenarios: readonly ScenarioInfo[];
  readonly options: readonly OptionInfo[];
  /** The most actions that a game can last, however it is played. */
  readonly maxActions: number;
  /**
   * Draws, revealed secrets and passed turns stand for good: the players cannot take them back even by
   * consent (a campaign, whose players have read what comes next). Left out: by consent they can.
   */
  readonly isForGood?: boolean;
  /**
   * Some acts change nothing that other readers can see, such as the picks of a deck before a battle.
   * A referee must not let the others count them. Left out: every act is seen by everyone.
   */
  readonly hidesActs?: boolean;
  /**
   * Types of the events with which everything on the table is put away, as between the battles of a
   * campaign: what was laid open just before cannot be seen in any view afterwards.
   */
  readonly clearedBy?: readonly E['type'][];
  /** One line of text per action, both ways, and the canonical order of actions. */
  readonly notation: Notation<A>;

  /** A new game. The kernel has checked scenario and options against the lists above. */
  setup(setup: Setup, io: Io<E>): S;
  /** The seats that owe a decision, ascending and never empty, or the outcome. Public knowledge. */
  awaiting(state: S): Awaiting;
  /**
   * Every legal action of that seat, none illegal, each once, in the notation's order; empty
   * exactly when the seat owes no decision. Depends only on what the seat may know.
   */
  actions(state: S, seat: Seat): readonly A[];
  /** Carries out a listed action, in place. The caller has checked that it is listed. */
  apply(state: S, seat: Seat, action: A, io: Io<E>): void;
  /** The viewer's knowledge, built field by field; shares no object with the state. */
  view(state: S, viewer: Viewer): V;
  /** A full state that looks like this to the viewer: the hidden parts are dealt again, without a peek. */
  determinise(view: V, chance: Chance): S;
  /** A deep copy; hand-written, since search lives on it. */
  clone(state: S): S;
  /** Throws, with a reason, if the state breaks an invariant of the game. */
  check(state: S): void;
  /**
   * Overwrites, in place, every datum that the viewer may not know with the token. It names the
   * hidden zones once more, apart from `view`; the test of secrecy looks for the token in views.
   */
  plant(state: S, viewer: Viewer, token: number): void;

  /** The kinds of action that answer the present question, on offer or not; empty when the game is over. */
  answers(view: V): readonly A['kind'][];
  /**
   * The subjects of an action that answers the present question, on offer or not; never empty. The one that a player
   * points at first comes first. Tables find actions, marks and refusals by it.
   */
  subjects(view: V, action: A): readonly Subject[];
  /**
   * The effect of an offered action, before it is done; null where there is nothing to weigh up. The page shows
   * nothing else of an action beforehand.
   */
  preview(view: V, action: A): Preview | null;
  /** Why this action, which is not on offer, is not possible; read from the view alone. */
  explain?(view: V, action: A): Reason | undefined;
  /** The gist of an action's result, for grouping odds: a short key such as `hits-2`. */
  gist?(events: readonly E[]): string;
  /**
   * The streams of luck that alone decide the gist, whatever is hidden. Odds count only these
   * through: a deck that has to be shuffled after the dice fell must not make them inexact.
   */
  readonly gistStreams?: readonly string[];
  /** The answers to later questions that odds of this action take for granted. */
  assume?(action: A): readonly A[];
}

/** A game of any kind, where its types do not matter: registries, tools, the server. */
// biome-ignore lint/suspicious/noExplicitAny: existential type; the kernel only passes the values on
export type AnyGame = Game<any, any, any, any>;

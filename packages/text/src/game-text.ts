import type {
  AnyGame,
  BaseAction,
  BaseEvent,
  BaseView,
  Outcome,
  Reason,
  Seat,
  Viewer,
} from '@bivouac/kernel';
import type { Catalogue } from './catalogue.ts';
import type { Name, Phrase } from './name.ts';

/** A part of a description: a heading and its lines. A terminal prints it, a screen reader reads it. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
  /** A drawing in letters: its lines belong together. */
  readonly isPicture?: true;
  /** A list that is read as a whole, such as a hand: shown again entire when any of it changes. */
  readonly isList?: true;
  /** The picture in words, which a player who sees the picture does not need. */
  readonly isDrawn?: true;
}

/** A scenario as the player meets it. */
export interface ScenarioText {
  readonly title: string;
  /** Left out where the game has its briefings apart. */
  readonly briefing?: string;
}

/** What the players of a scenario read before it. */
export type Briefings = (scenario: string) => string;

/** A choice before the game: its title and what each value is called. */
export interface OptionText {
  readonly title: string;
  readonly values: { readonly [value: string]: string };
}

/** A table in the rules reference. The first cell of a row says what the row is about. */
export interface RuleTable {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** An entry of the rules reference, with the rulebook's own heading. */
export interface RuleEntry {
  readonly title: string;
  readonly text: string;
  /** The rule at work, with numbers. */
  readonly example?: string;
  readonly tables?: readonly RuleTable[];
  /** That heading; null where the rule stands elsewhere or is ours. */
  readonly seed?: string | null;
}

/** The rules of a game in short, by id. */
export interface RuleReference {
  readonly [id: string]: RuleEntry;
}

/** A thing on the map that an event speaks of, under the name by which its sentence calls it, in any of its forms. */
export interface Mention {
  /** An area is a part of the map with a name of its own, such as a theatre. */
  readonly kind: 'unit' | 'tile' | 'area';
  readonly id: number;
  readonly name: Name | Phrase;
}

/** A throw of dice in words and numbers, for a page that draws it. */
export interface ShotText {
  /** The shooter, the target and the kind of shot. */
  readonly title: string;
  /** The number to reach, part by part; the parts add up to the total. */
  readonly parts: readonly { readonly label: string; readonly value: number }[];
  readonly total: number;
  /** The unit of the total, where it is not a number to reach: “dice”. */
  readonly counts?: string;
  /** The same in one line, where it cannot be made of the parts. */
  readonly sum?: string;
  readonly dice: readonly ThrownDie[];
  readonly isHit: boolean;
  readonly result: string;
}

export interface ThrownDie {
  readonly face: number;
  /** The face of the die, if it shows no number. */
  readonly name?: string;
  readonly isHit: boolean;
  /** Does something else than hit, such as driving back. */
  readonly isFlag?: boolean;
}

/**
 * How an event shares a line of the log with its neighbours: a head tells the tails that follow it, up to the next head
 * or break. A tail without a head has a line of its own.
 */
export type LinePart = 'head' | 'tail' | 'break';

/** A part of a long game, such as a battle of a campaign. */
export interface ChapterText {
  readonly title: string;
  /** The seat that has won it; null while it goes on. */
  readonly winner: number | null;
  /** The same in words. */
  readonly result: string | null;
}

/** The reader of the end of a game, and the final view. */
export interface EndReader<V extends BaseView> {
  /** The seat of the one reader; null for two at one screen and for spectators. */
  readonly reader: Seat | null;
  readonly view?: V;
}

/** Everything a game says in one language. */
export interface GameText<A extends BaseAction, E extends BaseEvent, V extends BaseView> {
  readonly title: string;
  readonly about: string;
  /** The side on a label: Soviets. */
  seat(seat: number): string;
  /** The side in a sentence: the Soviets. */
  side(seat: number): Name;
  scenario(id: string): ScenarioText;
  option(id: string): OptionText;
  /** The label of a button for the action; the seat matters where sides name things differently. */
  action(action: A, seat?: number): string;
  /** One line of the log, as the viewer may know it; null for what goes without saying. A head tells its tails too. */
  event(event: E, viewer: Viewer, tails?: readonly E[]): string | null;
  /** How the event shares a line with its neighbours; for most it does not. */
  line?(event: E): LinePart | null;
  /** The things on the map that the event's sentence names. */
  mentions?(event: E): readonly Mention[];
  /** The throw that the event is about; null for any other event. */
  shot?(event: E): ShotText | null;
  /** The heading of a part, from what has happened in it so far. */
  chapter?(events: readonly E[]): ChapterText;
  /** The whole table in words. */
  view(view: V): readonly Section[];
  /** The map drawn in letters, for a terminal. */
  picture?(view: V): Section;
  /** The title of each entry in the rules reference, which is loaded by itself: `reference` of the entry. */
  readonly ruleTitles?: { readonly [id: string]: string };
  /** The rule that the present decision is about: a key of `ruleTitles`. */
  ruleFor?(view: V): string | null;
  /** The names of standing orders and of their choices, by id. */
  readonly standingOrders?: {
    readonly orders: { readonly [id: string]: string };
    readonly choices: { readonly [id: string]: string };
  };
  /** The question to the awaited seat. */
  prompt(view: V): string;
  /** The sentence for the others meanwhile. */
  waiting(view: V): string;
  reason(reason: Reason): string;
  /** The meaning of a gist of the odds. */
  gist(key: string): string;
  /** The parts of a throw, from one way it can go: the sum to beat and the dice. */
  stakes?(events: readonly E[]): string | null;
  /** How its rules ended the game; told to the reader as “you”, where there is one. */
  outcome(outcome: Outcome, end?: EndReader<V>): string;
}

/** A game's texts in every language. */
export type GameTexts<A extends BaseAction, E extends BaseEvent, V extends BaseView> = Catalogue<
  GameText<A, E, V>
>;

// biome-ignore lint/suspicious/noExplicitAny: existential type, as the kernel's AnyGame
export type AnyGameTexts = GameTexts<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: existential type, as the kernel's AnyGame
export type AnyGameText = GameText<any, any, any>;

/** The names in which notation and records call the seats, for people who read them. */
export function seatNames(game: AnyGame, text: AnyGameText): string[] {
  return game.seats.map((_, seat) => text.seat(seat));
}

import type { BaseAction, BaseEvent, Seat } from '@bivouac/kernel';
import type { Aiming, TableContext } from '@bivouac/table/contract/table-kit.ts';
import type { Language } from '@bivouac/text';
import type { Component } from 'svelte';
import type { GroundLook } from '../art/index.ts';
import {
  type CardAct,
  type Goal,
  goalOf,
  type PlannedShot,
  type PublicPart,
  type Rules,
  type Scenario,
  scenarioOf,
  type UndauntedGame,
  type View,
} from '../rules/index.ts';
import type { Labels, Titles } from '../text/text-context.ts';

// The parts that a title provides for the table of the series.

// biome-ignore lint/suspicious/noExplicitAny: the titles differ in what X is; the table never looks
export type AnyRules = Rules<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyView = View<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyPart = PublicPart<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyUndauntedGame = UndauntedGame<any, any, any, any>;

/** The drawn table of a title is only given views of its own game. */
export const viewOf = ({ view }: Pick<TableContext, 'view'>): AnyView => view as AnyView;

/** A number, or both numbers of a hill: as a target, and for a shot from another hill. */
export type Cover = number | { readonly top: number; readonly bottom: number };

/** Names in one language: as they stand on the table by themselves, and as sentences decline them. */
export interface TitleWords extends Labels {
  readonly titles: Pick<Titles, 'unit' | 'ownUnit'>;
  /** The card without the letter of its squad, which stands beside it. */
  cardTitle(seat: Seat, kind: number): string;
  /** A tile with what is printed and what lies on it. */
  describeTile(view: AnyView, tile: number): string;
  /** The word on a counter under fire. */
  readonly suppressed: string;
  /** The unit of the score, if it is not points. */
  readonly tally?: { readonly [kind in Goal['kind']]?: string };
  readonly vehicles?: VehicleWords;
  /** The wall or tunnel that is fired at. */
  ground?(what: string, tile: number): string;
  /** The cost of a hit, if the common sentence does not fit. */
  cost?(part: AnyPart, shot: PlannedShot): string | null;
  /** The confirmation before a step on which the unit is fired at, if the title has that. */
  readonly danger?: { readonly ask: string; readonly act: string };
  /** The tasks of each side; of sealed orders only the reader's own. */
  tasks(view: AnyView, seat: Seat): readonly TaskLine[];
  /** A note next to the tasks. */
  taskNotes?(view: AnyView): readonly string[];
  /** The confirmation before a withdrawal that gives the game up, if a rule allows one. */
  readonly withdrawal?: Aiming;
}

/** A side's task in words, and how far it has come. */
export interface TaskLine {
  readonly seat: Seat;
  readonly title: string;
  readonly text: string;
  readonly done: number;
  /** Null where nothing is counted. */
  readonly needed: number | null;
  readonly isSealed: boolean;
}

/** The text about vehicles next to the map. */
export interface VehicleWords {
  readonly heading: string;
  readonly emptySeat: string;
  readonly inoperable: string;
  /** `Drive 2`, or that nothing can be done from the seat. */
  seat(seat: VehicleSeat): string;
  damage(vehicle: Vehicle): string;
}

export interface VehicleSeat {
  readonly acts: readonly CardAct[];
  /** The kind of unit that alone may use them, as the data call it; null for any soldier. */
  readonly speciality: string | null;
  /** The soldier in it; -1 for none. */
  readonly unit: number;
}

export interface VehiclesProps {
  readonly title: UndauntedTitle;
  readonly play: TableContext;
  readonly seat: Seat;
}

/** A vehicle on the board, as its card shows it. */
export interface Vehicle {
  readonly unit: number;
  readonly side: Seat;
  readonly kind: string;
  readonly tile: number;
  readonly defence: number;
  readonly armour: number;
  readonly damage: number;
  readonly inoperableAt: number;
  readonly destroyedAt: number;
  readonly seats: readonly VehicleSeat[];
}

/** The score as it follows from the log, event by event. */
export interface Scoreboard<E extends BaseEvent = BaseEvent> {
  follow(event: E): void;
  score(seat: Seat): number;
}

export interface PieceLook {
  readonly isChosen: boolean;
  readonly radius?: number;
}

export interface UndauntedTitle {
  readonly game: AnyUndauntedGame;
  readonly rules: AnyRules;
  readonly ground: GroundLook;
  /** The name by which the pictures know a unit or card: `riflemen-a` is `riflemen`. */
  base(id: string): string;
  squad(squad: number): string | null;
  cover(tile: number): Cover;
  /** Value of the objective on a tile; 0 for none. */
  objective(part: AnyPart, tile: number): number;
  /** How far a side has come towards its goal: points, or heads. */
  progress(part: AnyPart, seat: Seat): number;
  scoreboard(scenario: Scenario): Scoreboard;
  /** The tile under each side's mortar; -1 for none. */
  targets(part: AnyPart): readonly [number, number];
  words(language: Language): TitleWords;
  /** The present owner of a counter; left out: the side it was made for. */
  sideOf?(part: AnyPart, unit: number): Seat;
  /** Draws a counter that is no soldier's; null for one that is. */
  piece?(part: AnyPart, unit: number, look: PieceLook): string | null;
  /** The vehicle in which a soldier sits; -1 on foot. */
  rideOf?(part: AnyPart, unit: number): number;
  vehicles?(part: AnyPart): readonly Vehicle[];
  /** Shows them beside the map; here, so that a title without vehicles does not load it. */
  readonly Vehicles?: Component<VehiclesProps>;
  /** Signs that stay on a tile through a game. */
  signs?(scenario: Scenario, tile: number): string;
  /** The goal of a side, if it is more than points. */
  needed?(part: AnyPart, seat: Seat): number;
  /** Fewer points than that with which the side can already win; null where none can. */
  enough?(part: AnyPart, seat: Seat): number | null;
  /** Whether a hit with this verb of the title's own only suppresses; left out: it has none. */
  suppresses?(verb: string): boolean;
  /** An action by which a player gives the game up, which is asked twice. */
  givesUp?(action: BaseAction): boolean;
  /** Only where the ground can change. */
  readonly changing?: ChangingGround;
  /** The stamp across a counter; empty for none. */
  stamp?(part: AnyPart, unit: number, language: Language): string;
  /** Whether a counter beside the map can come in; left out: whether it has a tile to enter by. */
  waits?(part: AnyPart, unit: number): boolean;
}

/** Ground that is fought to pieces, and what is laid on it. */
export interface ChangingGround {
  /** The face that a tile shows now: `503B`. */
  face(part: AnyPart, tile: number): string;
  /** The same as long as the picture of the ground need not be drawn again. */
  key(part: AnyPart): string;
  /** Cover and whatever else is printed on that face, drawn for its square. */
  printed(part: AnyPart, tile: number): string;
  /** Markers on the tile below the counters, and above them. */
  under(part: AnyPart, tile: number): string;
  over(part: AnyPart, tile: number): string;
  /** Markers on the edge between two tiles. */
  edges(
    part: AnyPart,
  ): readonly { readonly tile: number; readonly other: number; readonly art: string }[];
}

/** The goal of a side; null if nothing is counted. */
export function neededFor(title: UndauntedTitle, part: AnyPart, seat: Seat): number | null {
  const own = title.needed?.(part, seat);
  if (own !== undefined) return own;
  const goal = goalOf(scenarioOf(title.rules, part), seat);
  return goal.kind === 'pin' ? null : goal.value;
}

/** The same as it is written: `3`, or `2–3` where two can already win. */
export function neededText(
  title: UndauntedTitle,
  part: AnyPart,
  seat: Seat,
  needed: number,
): string {
  const enough = title.enough?.(part, seat) ?? null;
  return enough === null ? String(needed) : `${enough}–${needed}`;
}

/** A side's task as the score says it, with what has to be known beside it. */
export function taskLineOf(words: TitleWords, view: AnyView, seat: Seat, of: Seat): string {
  const task = words.tasks(view, seat).find((line) => line.seat === of && !line.isSealed);
  return task === undefined ? '' : [task.text, ...(words.taskNotes?.(view) ?? [])].join('\n');
}

export const NO_RIDE = -1;
export const rideOf = (title: UndauntedTitle, part: AnyPart, unit: number): number =>
  title.rideOf?.(part, unit) ?? NO_RIDE;

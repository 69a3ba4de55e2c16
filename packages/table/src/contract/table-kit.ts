import type { BaseAction, BaseEvent, BaseView, Reason, Seat, Told } from '@bivouac/kernel';
import type { AnyGameText, Language } from '@bivouac/text';
import type { Component } from 'svelte';
import type { Extent } from '../frame/table-layout.ts';
import type { Beat } from '../motion/motion-beats.ts';
import type { Choices, Thing } from '../session/choice.ts';
import type { Player } from '../session/seating.ts';
import type { StoryKit } from './story-kit.ts';
import type { TabTitles } from './tabs.ts';

/** What the drawn parts of a table are given: what to show, and whom to tell what was pointed at. */
export interface Play {
  readonly view: BaseView;
  /** Who sits in front; of an open table, the side whose cards lie below. */
  readonly seat: Seat;
  readonly players: readonly Player[];
  readonly log: readonly Told<BaseEvent>[];
  readonly text: AnyGameText;
  readonly choices: Choices;
  /** Chosen for a look at its odds, not yet carried out. */
  readonly aimed: BaseAction | null;
  /** Who is to act, while it is still open what he does. */
  readonly chosen: Thing | null;
  /** Things that the log or the tutorial points out. */
  readonly lit: ReadonlySet<Thing>;
  /** Units that still stand where they were, until their slide is shown. */
  readonly held: ReadonlyMap<number, number>;
  /** What is still to be shown of what has happened. */
  readonly due: readonly Beat[];
  readonly showOdds: boolean;
  /** How much room the parts have: a column, a row below the board, a strip on a phone. */
  readonly room: 'column' | 'row' | 'strip';
  /** Whether single letters are shortcuts. */
  readonly hasKeys: boolean;
  readonly onpoint: (thing: Thing) => void;
  /** One step back. */
  readonly onback: () => void;
  /** Lists everything that can be done at these things. */
  readonly onlist: (things: readonly Thing[]) => void;
}

/** What is said of an action that is only looked at. */
export interface Aiming {
  readonly sentence: string;
  /** What the button says that does it. */
  readonly act: string;
  /** What the button says that lets it be; where it is no shot at a target. */
  readonly back?: string;
}

export type Part<T> = Component<{ title: T; play: Play }>;

/**
 * What a game brings to the table beside its rules and words: how its parts are drawn, and which of
 * the things drawn stand for which actions. The frame does the rest.
 */
export interface TableKit<T, V extends BaseView, A extends BaseAction> {
  readonly title: T;
  /** What can be seen and told of its events. */
  readonly story: StoryKit;
  thingsOf(view: V, action: A): readonly Thing[];
  /** Whether the action rolls dice, or changes the board for good: it is looked at before it is done. */
  isRisky(view: V, action: A): boolean;
  /** The chance that stands beside a risky action; null where there is none. */
  chance(view: V, action: A): number | null;
  /** What is said, and what the button says, while a risky action is only aimed. */
  aiming(view: V, action: A, language: Language): Aiming;
  /** Why nothing can be done with a thing now, by whoever is chosen. */
  refuse(view: V, thing: Thing, chosen: Thing | null): Reason | undefined;
  /** Whether pointing at this thing only says who acts: what he can do is marked then. */
  chooses?(view: V, thing: Thing): boolean;
  /** What a button says where the action's own words do not fit the moment. */
  label?(view: V, action: A, language: Language): string | null;
  /** Whether pointing at this thing means: take the last step back, and do this instead. */
  swaps?(view: V, thing: Thing): boolean;
  /** Names the viewer's own turn; null while another's is on, or none. */
  turn(view: V): string | null;
  /** Whether the action says by itself that the turn ends: nobody is asked about it again. */
  endsTurn(view: V, action: A): boolean;
  /** What the parts of the table are called on a phone; the parts that are not named have no tab. */
  tabs?(language: Language, view: V): TabTitles | undefined;
  /** Whether the last throw stays in sight while the next one is offered. */
  readonly keepsDice?: true;
  /** Whether its parts show by themselves what the others did since, so that nobody has to tell it. */
  showsNews?(view: V): boolean;
  /** Width and height of the board, in units of its own. */
  boardSize(view: V): Extent;
  /** The height of the hand when it is a row below the board; without it, that of a row of cards. */
  readonly handRow?: number;
  /** Whether the hand below the board is one row of cards high and no higher. */
  hasCardRow?(view: V): boolean;
  round(view: V): number;
  readonly Score: Part<T>;
  readonly Board: Part<T>;
  readonly Hand: Part<T>;
  readonly Opponent: Part<T>;
  readonly Odds: Part<T>;
}

// biome-ignore lint/suspicious/noExplicitAny: existential type, as the kernel's AnyGame
export type AnyTableKit = TableKit<any, any, any>;

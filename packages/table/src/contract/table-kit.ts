import type {
  BaseAction,
  BaseEvent,
  BaseView,
  LoggedEvent,
  Seat,
  SubjectKey,
} from '@bivouac/kernel';
import type { AnyGameText, Language } from '@bivouac/text';
import type { Component } from 'svelte';
import type { Extent } from '../frame/table-layout.ts';
import type { Beat } from '../motion/motion-beats.ts';
import type { Choices } from '../session/choice.ts';
import type { Player } from '../session/seating.ts';
import type { StoryKit } from './story-kit.ts';
import type { TabTitles } from './tabs.ts';

/** The input of the drawn parts of a table: the position, and the handlers of pointing. */
export interface TableContext {
  readonly view: BaseView;
  /** The seat in front; of an open table, the side whose cards lie below. */
  readonly seat: Seat;
  readonly players: readonly Player[];
  readonly log: readonly LoggedEvent<BaseEvent>[];
  readonly text: AnyGameText;
  readonly choices: Choices;
  /** Chosen for a look at its odds, not yet carried out. */
  readonly aimed: BaseAction | null;
  /** The unit that is to act, while its action is still open. */
  readonly chosen: SubjectKey | null;
  /** Things that the log or the tutorial points out. */
  readonly lit: ReadonlySet<SubjectKey>;
  /** Units that still stand where they were, until their slide is shown. */
  readonly held: ReadonlyMap<number, number>;
  /** The beats that are still to be shown. */
  readonly due: readonly Beat[];
  readonly showOdds: boolean;
  /** How much room the parts have: a column, a row below the board, a strip on a phone. */
  readonly room: 'column' | 'row' | 'strip';
  /** Whether single letters are shortcuts. */
  readonly hasKeys: boolean;
  readonly onpoint: (thing: SubjectKey) => void;
  /** One step back. */
  readonly onback: () => void;
  /** Lists everything that can be done at these things. */
  readonly onlist: (things: readonly SubjectKey[]) => void;
}

/** The words for an action that the player only looks at. */
export interface Aiming {
  readonly sentence: string;
  /** The label of the button that does it. */
  readonly act: string;
  /** The label of the button that drops it, where it is no shot at a target. */
  readonly back?: string;
}

export type TablePart<T> = Component<{ title: T; play: TableContext }>;

/**
 * The part of a game that draws its table, beside its rules and words: its components, and how they answer to
 * pointing. The frame does the rest.
 */
export interface TableKit<T, V extends BaseView, A extends BaseAction> {
  readonly title: T;
  /** The topics and the motion of its events. */
  readonly story: StoryKit;
  /** Whether the action rolls dice, or changes the board for good: it is looked at before it is done. */
  isRisky(view: V, action: A): boolean;
  /** The chance that stands beside a risky action; null where there is none. */
  chance(view: V, action: A): number | null;
  /** The sentence and the labels while a risky action is only aimed. */
  aiming(view: V, action: A, language: Language): Aiming;
  /** Whether pointing at this thing only chooses who acts: then the table marks their actions. */
  chooses?(view: V, thing: SubjectKey): boolean;
  /** The label of a button where the action's own words do not fit the moment. */
  label?(view: V, action: A, language: Language): string | null;
  /** The subject below a subject: a player who points at it may mean that; null for none. */
  standsOn?(view: V, thing: SubjectKey): SubjectKey | null;
  /** Whether pointing at this thing means: take the last step back, and do this instead. */
  swaps?(view: V, thing: SubjectKey): boolean;
  /** Names the viewer's own turn; null while another's is on, or none. */
  turn(view: V): string | null;
  /** Whether the action says by itself that the turn ends: then the table does not ask about it again. */
  endsTurn(view: V, action: A): boolean;
  /** The names of the tabs on a phone; a part without a name has no tab. */
  tabs?(language: Language, view: V): TabTitles | undefined;
  /** Whether the last throw stays in sight while the next one is offered. */
  readonly keepsDice?: true;
  /** Whether its parts show the opponents' last actions by themselves, so that no recap is needed. */
  showsNews?(view: V): boolean;
  /** Width and height of the board, in units of its own. */
  boardSize(view: V): Extent;
  /** The height of the hand when it is a row below the board; without it, that of a row of cards. */
  readonly handRow?: number;
  /** Whether the hand below the board is one row of cards high and no higher. */
  hasCardRow?(view: V): boolean;
  round(view: V): number;
  readonly Score: TablePart<T>;
  readonly Board: TablePart<T>;
  readonly Hand: TablePart<T>;
  readonly Opponent: TablePart<T>;
  readonly Odds: TablePart<T>;
}

// biome-ignore lint/suspicious/noExplicitAny: existential type, as the kernel's AnyGame
export type AnyTableKit = TableKit<any, any, any>;

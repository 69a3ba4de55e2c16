import type {
  AnyGame,
  AnyMatch,
  BaseAction,
  BaseEvent,
  Chance,
  Seat,
  Viewer,
} from '@bivouac/kernel';
import { isSame } from '../same.ts';

/**
 * One decision of a random game, before it is played. What several checks need is made once and
 * kept: a check may look at it but not change it.
 */
export interface StepContext {
  readonly game: AnyGame;
  /** A copy of the true state; only questions may be put to it. */
  readonly state: unknown;
  readonly seats: readonly Seat[];
  /** The viewers of this step: one at random, all viewers at the end of the game. */
  readonly viewers: readonly Viewer[];
  /** Null when the game is over. */
  readonly turn: Turn | null;
  /** Luck for this step: always the same results. */
  probe(): Chance;
  /** Other luck, for choices of the checker. */
  readonly luck: Chance;
  /** The state read back from its JSON text, as it was when first asked for. */
  reread(): unknown;
  view(viewer: Viewer): unknown;
  /** A world that looks the same to the viewer. */
  world(viewer: Viewer): unknown;
  /** The chosen action, played on a clone with the step's luck. */
  trial(): Trial;
  /** The same in other worlds that look alike to the viewer, as far as the action exists there. */
  elsewhere(viewer: Viewer): Elsewhere;
}

/** An action played in other worlds. */
export interface Elsewhere {
  /** In the first such world. */
  readonly first?: Trial;
  /** In one that still looks alike afterwards, if a few deals find it. */
  readonly alike?: Trial;
}

/** The decision that is owed and the action that the random player is about to choose. */
export interface Turn {
  readonly awaited: readonly Seat[];
  readonly seat: Seat;
  readonly actions: readonly BaseAction[];
  readonly action: BaseAction;
}

/** The result of a trial. */
export interface Trial {
  readonly state: unknown;
  readonly events: readonly BaseEvent[];
  /** Views of the state, as far as a check has looked. */
  readonly views: Map<Viewer, unknown>;
  /** Whether it still looks to the viewer as the true game does, as far as a check has asked. */
  readonly isAlike: Map<Viewer, boolean>;
}

/**
 * The finding of a check: a message if the promise is broken, `undefined` if it was kept, `null` if
 * there was nothing to look at. A check that never had anything to look at has proved nothing.
 */
export type Finding = string | undefined | null;

/** A promise of the contract and how it is tested. */
export interface StepCheck {
  readonly id: string;
  readonly promise: string;
  step(context: StepContext): Finding;
}

export interface MatchCheck {
  readonly id: string;
  readonly promise: string;
  /** It is dear: it looks at one occasion in this number, at random; that finds the same bugs. */
  readonly every?: number;
  /** After each action; `isLast` when the game has ended. */
  match(match: AnyMatch, luck: Chance, isLast: boolean): Finding;
}

/** Plays the action on the given state with the step's luck. */
export function tryAction(
  context: StepContext,
  state: unknown,
  action: BaseAction,
  chance: Chance = context.probe(),
): Trial {
  const events: BaseEvent[] = [];
  const seat = context.turn?.seat ?? 0;
  context.game.apply(state, seat, action, { chance, emit: (event) => events.push(event) });
  return { state, events, views: new Map(), isAlike: new Map() };
}

export function printAll(game: AnyGame, actions: readonly BaseAction[]): string {
  return actions.map((action) => game.notation.print(action)).join('; ');
}

export function viewAfter(context: StepContext, trial: Trial, viewer: Viewer): unknown {
  const known = trial.views.get(viewer);
  if (known !== undefined) return known;
  const view: unknown = context.game.view(trial.state, viewer);
  trial.views.set(viewer, view);
  return view;
}

/** Whether two worlds still look alike to the viewer after the action; asked twice, found out once. */
export function looksAlike(
  context: StepContext,
  here: Trial,
  there: Trial,
  viewer: Viewer,
): boolean {
  const known = there.isAlike.get(viewer);
  if (known !== undefined) return known;
  const alike = isSame(viewAfter(context, here, viewer), viewAfter(context, there, viewer));
  there.isAlike.set(viewer, alike);
  return alike;
}

import {
  type AnyMatch,
  type BaseAction,
  type BaseEvent,
  type BaseView,
  done,
  type LoggedEvent,
  type Outcome,
  type Problem,
  type Result,
  replay,
  type Seat,
  type Viewer,
} from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import { onlyPerson, type Player } from '@bivouac/table/session/seating.ts';
import { describeOutcome, type Language } from '@bivouac/text';

/** A record that is being looked at: every position of it, and where one is. */
export interface Review {
  readonly entry: ShelfEntry;
  readonly text: string;
  readonly total: number;
  readonly isFinished: boolean;
  /** How many actions have been played at the position shown. */
  readonly at: number;
  /** The players; empty where they are unknown. */
  readonly players: readonly Player[];
  /** The match at its end. */
  readonly match: AnyMatch;
  /** The state after each number of actions; what may be seen of it, `momentOf` decides. */
  readonly states: readonly unknown[];
  /** Through whose eyes the record may be seen; the first is the one to begin with. */
  readonly allowed: readonly Viewer[];
  readonly eyes: Viewer;
}

/** What the end means for the reader. */
interface Verdict {
  readonly youWon: string;
  readonly youLost: string;
}

/** Opens a record; with the players where it is of a game of the reader's own. */
export type OpenRecord = (file: File, players?: readonly Player[]) => void;

/** One position as it may be seen. */
export interface Moment {
  readonly view: BaseView;
  readonly viewer: Viewer;
  /** The events up to then. */
  readonly log: readonly LoggedEvent<BaseEvent>[];
  /** The action that led here; null at the start. */
  readonly last: { readonly seat: Seat; readonly action: BaseAction } | null;
  /** How it ended, if this is the end. */
  readonly outcome: Outcome | null;
}

/**
 * Opens a record at its end, or says what is wrong with it. `players` are known where the game is
 * one of the reader's own.
 */
export function openReview(
  text: string,
  entry: ShelfEntry,
  players: readonly Player[] = [],
): Result<Review, Problem> {
  const states: unknown[] = [];
  const onStep = (match: AnyMatch): void => {
    states.push(match.copyOfState());
  };
  const played = replay(text, () => done(entry.game), { onStep });
  if (!played.ok) return played;
  const match = played.value;
  const total = match.decision;
  const isFinished = match.isOver();
  const allowed = allowedEyes(match, players);
  const eyes = allowed[0] ?? 'spectator';
  return done({
    ...{ entry, text, total, isFinished, at: total, players },
    ...{ match, states, allowed, eyes },
  });
}

/**
 * When a game is over, all of it is open. While it goes on, a record shows what is public, and the only
 * person at the screen may see the game from their own seat.
 */
function allowedEyes(match: AnyMatch, players: readonly Player[]): readonly Viewer[] {
  if (match.isOver()) return ['everyone', ...match.game.seats.keys(), 'spectator'];
  const person = onlyPerson(players);
  return person === null ? ['spectator'] : [person, 'spectator'];
}

/** The same record after that number of actions. */
export function stepTo(review: Review, wanted: number): Review {
  const at = Math.trunc(Math.max(0, Math.min(review.total, wanted)));
  return at === review.at || Number.isNaN(at) ? review : { ...review, at };
}

/** The same record through other eyes, if they may see it. */
export function lookAs(review: Review, eyes: Viewer): Review {
  return review.allowed.includes(eyes) ? { ...review, eyes } : review;
}

/** The position that the review shows. */
export function momentOf(review: Review): Moment {
  const { match, at, eyes, entry } = review;
  const viewer = review.allowed.includes(eyes) ? eyes : 'spectator';
  const played = match.played[at - 1];
  const awaiting = match.awaiting();
  return {
    view: entry.game.view(review.states[at], viewer),
    viewer,
    log: match.log(viewer).filter(({ action }) => action <= at),
    last: played === undefined ? null : { seat: played.seat, action: played.action },
    outcome: at === review.total && awaiting.kind === 'over' ? awaiting.outcome : null,
  };
}

/** How the game ended: addressed to the only player at this screen; other readers get the names of the sides. */
export function tellEnd(
  { entry, players }: Review,
  { view }: Moment,
  outcome: Outcome,
  { language, verdict }: { readonly language: Language; readonly verdict: Verdict },
): string {
  const reader = onlyPerson(players);
  const told = describeOutcome(language, entry.texts.in(language), outcome, { reader, view });
  if (reader === null || outcome.winners.length === 0) return told;
  return `${outcome.winners.includes(reader) ? verdict.youWon : verdict.youLost} ${told}`;
}

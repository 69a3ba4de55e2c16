import {
  type AnyMatch,
  done,
  type Problem,
  parseRecord,
  type Result,
  replay,
  type Viewer,
} from '@bivouac/kernel';
import { findEntry, findGame, type ShelfEntry } from '@bivouac/shelf';

/** A record that is being looked at. */
export interface Review {
  readonly entry: ShelfEntry;
  readonly text: string;
  readonly total: number;
  readonly isFinished: boolean;
  /** How many actions have been played at the position shown. */
  readonly at: number;
  readonly match: AnyMatch;
  /** Through whose eyes; a seat only if the game is over and there is nothing to spy out. */
  readonly eyes: Viewer;
}

/** Opens a record at its end, or says what is wrong with it. */
export function openReview(text: string): Result<Review, Problem> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const played = replay(text, findGame);
  if (!played.ok) return played;
  const match = played.value;
  const entry = findEntry(match.game.id);
  if (!entry.ok) return entry;
  const total = record.value.actions.length;
  const isFinished = match.isOver();
  const eyes: Viewer = isFinished ? 'everyone' : 'spectator';
  return done({ entry: entry.value, text, total, isFinished, at: total, match, eyes });
}

/** The same record after so many actions. */
export function stepTo(review: Review, wanted: number): Review {
  const at = Math.max(0, Math.min(review.total, wanted));
  if (at === review.at) return review;
  const played = replay(review.text, findGame, { until: at });
  // It has been replayed to its end before, so each part of it replays as well.
  if (!played.ok) throw new Error(`the record broke: ${played.problem.code}`);
  return { ...review, at, match: played.value };
}

/** Whose eyes the position can be seen with now: what is open to everyone opens at the end. */
export function eyesOf(review: Review): Viewer {
  if (review.eyes === 'everyone' && !review.match.isOver()) return 'spectator';
  return review.eyes;
}

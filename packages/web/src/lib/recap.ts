import type { BaseEvent, Told, Viewer } from '@bivouac/kernel';

/** Everything that others have done since the viewer last acted. */
export interface Recap {
  /** The first event that is news. */
  readonly from: number;
  readonly log: readonly Told<BaseEvent>[];
}

/** Null if there is nothing to catch up with: nobody else has acted since. */
export function recapOf(log: readonly Told<BaseEvent>[], viewer: Viewer): Recap | null {
  if (typeof viewer !== 'number') return null;
  const last = log.findLastIndex(({ seat }) => seat === viewer);
  if (last < 0) return null;
  const news = log.slice(last + 1);
  const [first] = news;
  return first === undefined ? null : { from: first.seq, log: news };
}

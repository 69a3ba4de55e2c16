import type { BaseEvent, LoggedEvent, Viewer } from '@bivouac/kernel';
import type { StoryKit } from '../contract/story-kit.ts';

/** Everything that others have done since the viewer last acted. */
export interface Recap {
  /** The first event that is news. */
  readonly from: number;
  readonly log: readonly LoggedEvent<BaseEvent>[];
}

/**
 * Null if there is nothing to catch up with: no other player has had a turn since. Where all choose at
 * once, as in a bid, the others' choice alone is no turn.
 */
export function recapOf(
  log: readonly LoggedEvent<BaseEvent>[],
  viewer: Viewer,
  kit: StoryKit,
): Recap | null {
  if (typeof viewer !== 'number') return null;
  const last = log.findLastIndex(({ seat }) => seat === viewer);
  const news = log.slice(last + 1).filter(({ seat }) => seat !== null);
  const [first] = news;
  if (first === undefined || !news.some(({ event }) => kit.isDeed(event))) return null;
  return { from: first.seq, log: news };
}

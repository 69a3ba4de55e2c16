import type { RemoteGame } from './remote-game.ts';

/** As much of a page as tells that its reader is back, and for how long they were away. */
export interface Whereabouts {
  readonly window: EventTarget;
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
  /** The page's own clock, which may stand still while the machine sleeps. */
  readonly now: () => number;
  /** The machine's, which does not. */
  readonly date: () => number;
}

/** Clocks that have come apart by more than this were apart in a sleep. */
const SLEEP_MS = 2_000;

/**
 * Has the line checked whenever the reader comes back to the page, or to the net. What was heard before a
 * sleep proves nothing, and the clocks at the table went on meanwhile. The answer ends the watch.
 */
export function watchForReturn(
  { window, document, now, date }: Whereabouts,
  link: Pick<RemoteGame, 'check'>,
): () => void {
  let apart = date() - now();
  const check = (): void => {
    const before = apart;
    apart = date() - now();
    link.check(Math.abs(apart - before) > SLEEP_MS);
  };
  const look = (): void => {
    if (document.visibilityState === 'visible') check();
  };
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', look);
  };
}

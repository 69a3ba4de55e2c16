import { joinSentences } from '../log/join-sentences.ts';

/** The announcement to a screen reader: the last events, and the question. */
export interface Announcement {
  readonly happened: string;
  readonly asked: string;
}

/**
 * Watches the log and the prompt and announces only what is new. A sentence that comes twice in a row is changed
 * invisibly, since readers stay silent when the text of a live region stays the same.
 */
export interface Announcer {
  announce(shown: {
    readonly lines: readonly { readonly seq: number; readonly sentence: string }[];
    readonly asked: string;
    readonly position: number;
    /** The aimed action that waits for a confirmation; null or left out where there is none. */
    readonly aimed?: string | null;
  }): Announcement;
  /** The screen changes hands: drops all announced text. */
  reset(): Announcement;
}

const SILENCE: Announcement = { happened: '', asked: '' };
/** A person can take in a few sentences; the log has the rest. */
const MOST_SENTENCES = 4;

export function createAnnouncer(): Announcer {
  let seen: number | null = null;
  let position: number | null = null;
  let aimed: string | null = null;
  let last = SILENCE;

  return {
    announce(shown) {
      const newest = shown.lines.at(-1)?.seq ?? -1;
      const from = seen;
      const isAimed = shown.aimed != null && shown.aimed !== aimed;
      const isNews = position !== shown.position || isAimed;
      aimed = shown.aimed ?? null;
      seen = newest;
      position = shown.position;
      // The first look at a table is read in the ordinary way, from the top.
      const fresh = from === null ? [] : shown.lines.filter(({ seq }) => seq > from);
      const sentences = fresh.slice(-MOST_SENTENCES).map(({ sentence }) => sentence);
      if (!isNews && sentences.length === 0) return last;
      last = {
        happened: differ(joinSentences(sentences), last.happened),
        asked: differ(aimed ?? shown.asked, last.asked),
      };
      return last;
    },
    reset() {
      seen = null;
      position = null;
      last = SILENCE;
      return last;
    },
  };
}

function differ(sentence: string, before: string): string {
  return sentence !== '' && sentence === before ? `${sentence}\u00a0` : sentence;
}

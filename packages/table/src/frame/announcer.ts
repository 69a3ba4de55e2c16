/** What a screen reader is told: what happened, and what is asked. */
export interface Announcement {
  readonly happened: string;
  readonly asked: string;
}

/**
 * Watches what is told and gives only what is new. A sentence that comes twice in a row is changed
 * invisibly, since readers stay silent when the text of a live region stays the same.
 */
export interface Announcer {
  announce(position: {
    readonly lines: readonly { readonly seq: number; readonly sentence: string }[];
    readonly asked: string;
    readonly decision: number;
    /** What is about to be done and waits for a word; null or left out where nothing is. */
    readonly aimed?: string | null;
  }): Announcement;
  /** The screen changes hands: nothing of what was said may stay. */
  hush(): Announcement;
}

const SILENCE: Announcement = { happened: '', asked: '' };
/** A person can take in a few sentences; the log has the rest. */
const MOST_SENTENCES = 4;

export function createAnnouncer(): Announcer {
  let seen: number | null = null;
  let decision: number | null = null;
  let aimed: string | null = null;
  let last = SILENCE;

  return {
    announce(position) {
      const newest = position.lines.at(-1)?.seq ?? -1;
      const from = seen;
      const isAimed = position.aimed != null && position.aimed !== aimed;
      const isNews = decision !== position.decision || isAimed;
      aimed = position.aimed ?? null;
      seen = newest;
      decision = position.decision;
      // The first look at a table is read in the ordinary way, from the top.
      const fresh = from === null ? [] : position.lines.filter(({ seq }) => seq > from);
      const sentences = fresh.slice(-MOST_SENTENCES).map(({ sentence }) => sentence);
      if (!isNews && sentences.length === 0) return last;
      last = {
        happened: differ(sentences.join('. '), last.happened),
        asked: differ(aimed ?? position.asked, last.asked),
      };
      return last;
    },
    hush() {
      seen = null;
      decision = null;
      last = SILENCE;
      return last;
    },
  };
}

function differ(sentence: string, before: string): string {
  return sentence !== '' && sentence === before ? `${sentence}\u00a0` : sentence;
}

/** Whether a visitor who came with that session, as that person, must go. The person may not be known yet. */
export type IsEnded = (visitor: {
  readonly session: string;
  readonly person: string | null;
}) => boolean;

/**
 * `over`: the session has ended. `replaced`: it has ended, and its browser has another cookie from now on, with
 * which its pages come back.
 */
export type SessionEnding = 'over' | 'replaced';

interface EndingListener {
  readonly onEnd: (isOver: IsEnded, ending: SessionEnding) => void;
  /** The sessions that something is kept open for. */
  readonly sessions: () => Iterable<string>;
}

/** Tells those who keep something open for sessions that these are over. */
export interface SessionEndings {
  /** Sessions, by the hashes of their tokens. */
  announce(sessions: readonly string[], ending: SessionEnding): void;
  /** All sessions of a person. */
  announcePerson(person: string): void;
  /** What to call when it need not be heard any more. */
  subscribe(listener: EndingListener): () => void;
  /** The sessions that something is kept open for. */
  watchedSessions(): readonly string[];
}

export function createSessionEndings(): SessionEndings {
  const listeners = new Set<EndingListener>();
  const notifyAll = (isOver: IsEnded, ending: SessionEnding): void => {
    for (const { onEnd } of listeners) onEnd(isOver, ending);
  };
  return {
    announce: (sessions, ending) => notifyAll(({ session }) => sessions.includes(session), ending),
    announcePerson: (over) => notifyAll(({ person }) => person === over, 'over'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watchedSessions: () => [...new Set([...listeners].flatMap(({ sessions }) => [...sessions()]))],
  };
}

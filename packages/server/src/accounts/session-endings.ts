/** Whether a visitor with this session and person must be disconnected. The person may not be known yet. */
export type IsEnded = (visitor: {
  readonly session: string;
  readonly person: string | null;
}) => boolean;

/**
 * `over`: the session has ended. `replaced`: it has ended, and its browser has a new cookie, with which its pages
 * reconnect.
 */
export type SessionEnding = 'over' | 'replaced';

interface EndingListener {
  readonly onEnd: (isOver: IsEnded, ending: SessionEnding) => void;
  /** The sessions for which the listener keeps a connection open. */
  readonly sessions: () => Iterable<string>;
}

/** Announces ended sessions to the code that keeps connections open for them. */
export interface SessionEndings {
  /** `sessions` are hashes of tokens. */
  announce(sessions: readonly string[], ending: SessionEnding): void;
  /** Announces all sessions of a person. */
  announcePerson(person: string): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: EndingListener): () => void;
  /** The sessions for which a connection is open. */
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

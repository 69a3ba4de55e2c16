/** Whether a visitor who came with that session, as that person, must go. The person may not be known yet. */
export type IsOver = (visitor: {
  readonly session: string;
  readonly person: string | null;
}) => boolean;

/**
 * `over`: the session has ended. `replaced`: it has ended, and its browser has another cookie from now on, with
 * which its pages come back.
 */
export type Ending = 'over' | 'replaced';

interface Listener {
  readonly hear: (isOver: IsOver, ending: Ending) => void;
  /** The sessions that something is kept open for. */
  readonly sessions: () => Iterable<string>;
}

/** Tells those who keep something open for sessions that these are over. */
export interface Endings {
  /** Sessions, by the hashes of their tokens. */
  tell(sessions: readonly string[], ending: Ending): void;
  /** All sessions of a person. */
  tellPerson(person: string): void;
  /** What to call when it need not be heard any more. */
  hear(listener: Listener): () => void;
  /** The sessions that something is kept open for. */
  watched(): readonly string[];
}

export function createEndings(): Endings {
  const listeners = new Set<Listener>();
  const tellAll = (isOver: IsOver, ending: Ending): void => {
    for (const { hear } of listeners) hear(isOver, ending);
  };
  return {
    tell: (sessions, ending) => tellAll(({ session }) => sessions.includes(session), ending),
    tellPerson: (over) => tellAll(({ person }) => person === over, 'over'),
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watched: () => [...new Set([...listeners].flatMap(({ sessions }) => [...sessions()]))],
  };
}

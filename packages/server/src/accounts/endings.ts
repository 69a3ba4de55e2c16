/** Whether whoever came by that session, as that person, must go. */
export type IsOver = (visitor: { readonly session: string; readonly person: string }) => boolean;
type Hear = (isOver: IsOver) => void;

/** Tells those who keep something open for sessions that these are over. */
export interface Endings {
  /** Sessions, by the hashes of their tokens. */
  tell(sessions: readonly string[]): void;
  /** All sessions of a person. */
  tellPerson(person: string): void;
  /** What to call when it need not be heard any more. */
  hear(listener: Hear): () => void;
}

export function createEndings(): Endings {
  const listeners = new Set<Hear>();
  const tellAll = (isOver: IsOver): void => {
    for (const listener of listeners) listener(isOver);
  };
  return {
    tell: (sessions) => tellAll(({ session }) => sessions.includes(session)),
    tellPerson: (over) => tellAll(({ person }) => person === over),
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

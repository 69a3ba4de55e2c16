type Hear = (sessions: readonly string[]) => void;

/** Tells those who keep something open for sessions that these are over. */
export interface Endings {
  /** Sessions, by the hashes of their tokens. */
  tell(sessions: readonly string[]): void;
  /** What to call when it need not be heard any more. */
  hear(listener: Hear): () => void;
}

export function createEndings(): Endings {
  const listeners = new Set<Hear>();
  return {
    tell(sessions) {
      for (const listener of listeners) listener(sessions);
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

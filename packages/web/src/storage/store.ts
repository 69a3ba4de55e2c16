/** The memory of the page between visits. */
export interface Store {
  read(key: string): string | null;
  /** False if it could not be kept: no room, or the browser forbids it. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

/** The browser's own store; a browser that forbids it remembers nothing, and the page still works. */
export function browserStore(): Store {
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt(() => localStorage.getItem(key), null),
    write: (key, text) =>
      attempt(() => {
        localStorage.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt(() => localStorage.removeItem(key), undefined),
    keys: () => attempt(() => Object.keys(localStorage), []),
  };
}

export function memoryStore(): Store {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => {
      kept.set(key, text);
      return true;
    },
    remove: (key) => {
      kept.delete(key);
    },
    keys: () => [...kept.keys()],
  };
}

/** What the page remembers between visits. */
export interface Store {
  read(key: string): string | null;
  /** False if it could not be kept: no room, or the browser forbids it. */
  write(key: string, text: string): boolean;
}

/** The browser's own store; a browser that forbids it remembers nothing, and the page still works. */
export function browserStore(): Store {
  return {
    read(key) {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        localStorage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
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
  };
}

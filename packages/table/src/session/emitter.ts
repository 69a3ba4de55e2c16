/** A value that can be watched; Svelte reads it as a store. */
export interface Watched<T> {
  subscribe(run: (value: T) => void): () => void;
}

export interface Emitter<T> extends Watched<T> {
  emit(value: T): void;
}

export function createEmitter<T>(first: T): Emitter<T> {
  const listeners = new Set<(value: T) => void>();
  let current = first;
  return {
    subscribe(run) {
      listeners.add(run);
      run(current);
      return () => listeners.delete(run);
    },
    emit(value) {
      current = value;
      for (const run of listeners) {
        // Somebody answered with a newer value, which everybody has heard by now.
        if (current !== value) return;
        run(value);
      }
    },
  };
}

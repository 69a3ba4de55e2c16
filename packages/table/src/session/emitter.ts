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
        // A listener emitted a newer value, which all listeners have by now.
        if (current !== value) return;
        run(value);
      }
    },
  };
}

import type { Store } from '../storage/store.ts';

const KEY = 'bivouac-account';

/** Whether the settings of this browser are those of an account, or were changed since. */
export type Following = 'same' | 'changed';

/** Null if the visitor is not signed in, as far as the browser knows. */
export function following(store: Store): Following | null {
  const kept = store.read(KEY);
  return kept === 'same' || kept === 'changed' ? kept : null;
}

export function follow(store: Store, now: Following | null): void {
  if (now === null) store.remove(KEY);
  else store.write(KEY, now);
}

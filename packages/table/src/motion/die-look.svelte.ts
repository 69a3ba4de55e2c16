import { getContext, setContext } from 'svelte';
import { useClients } from '../contract/client.ts';
import type { DieFace } from '../contract/die-face.ts';

class DieLook {
  /** Null where numbers are thrown, and until the faces have been fetched. */
  face = $state.raw<DieFace | null>(null);
}

const KEY = Symbol('die look');

/** Everything below shows this game. */
export function provideDieLook(game: () => string): void {
  const clients = useClients();
  const look = new DieLook();
  setContext(KEY, look);
  $effect(() => {
    const load = clients(game())?.die;
    look.face = null;
    // Without its picture a die is written in words.
    load?.().then(
      (face) => {
        look.face = face;
      },
      () => undefined,
    );
  });
}

export const useDieLook = (): { readonly face: DieFace | null } =>
  getContext<DieLook | undefined>(KEY) ?? { face: null };

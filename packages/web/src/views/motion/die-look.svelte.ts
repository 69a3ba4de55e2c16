import type { ThrownDie } from '@bivouac/text';
import { type Component, getContext, setContext } from 'svelte';

/** How a game's own dice look; `size` in pixels. */
export type DieFace = Component<{ die: ThrownDie; size: number }>;

/** Games whose dice have faces of their own; all others throw dice with numbers. */
const FACES: { readonly [game: string]: () => Promise<DieFace> } = {
  napoleonics: async () => (await import('../napoleonics/Die.svelte')).default,
};

class DieLook {
  /** Null where numbers are thrown, and until the faces have been fetched. */
  face = $state.raw<DieFace | null>(null);
}

const KEY = Symbol('die look');

/** Everything below shows this game. */
export function provideDieLook(game: () => string): void {
  const look = new DieLook();
  setContext(KEY, look);
  $effect(() => {
    const load = Object.hasOwn(FACES, game()) ? FACES[game()] : undefined;
    look.face = null;
    // Without its picture a die is told in words.
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

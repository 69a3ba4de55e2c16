import { later } from '@bivouac/table/widgets/later.svelte.ts';

// A campaign is in camp or in a battle, and its page waits only for what draws that.

export const CAMP = later(async () => (await import('./camp-scene.ts')).campScene);
export const BATTLE = later(
  async () => (await import('@bivouac/undaunted-core/table/battle-parts.ts')).battleParts,
);

import type { BattleParts } from '@bivouac/undaunted-core/table/battle-kit.ts';

// A campaign begins in camp, and its first page does not wait for what draws battles.

let parts = $state.raw<BattleParts | null>(null);

/** Null until they are fetched. Afterwards battles are drawn at once. */
export const fetchedParts = (): BattleParts | null => parts;

export async function fetchParts(): Promise<BattleParts> {
  const { battleParts } = await import('@bivouac/undaunted-core/table/battle-parts.ts');
  parts = battleParts;
  return battleParts;
}

/** Fetches them ahead of the battle. If that fails, the battle tries again and tells the player. */
export function prepareParts(): void {
  if (parts === null) fetchParts().catch(() => undefined);
}

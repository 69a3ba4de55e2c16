import type { ScenarioSheet } from './scenario-sheet.ts';

const LOADERS: { readonly [game: string]: () => Promise<readonly ScenarioSheet[]> } = {
  normandy: async () => (await import('./sheets-normandy.ts')).normandySheets,
};

/** Null for a game whose scenarios have no sheets of their own. */
export async function loadSheets(game: string): Promise<readonly ScenarioSheet[] | null> {
  const load = Object.hasOwn(LOADERS, game) ? LOADERS[game] : undefined;
  return load === undefined ? null : await load();
}

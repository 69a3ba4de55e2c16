import type { GameSheets } from './scenario-sheet.ts';

const LOADERS: { readonly [game: string]: () => Promise<GameSheets> } = {
  normandy: async () => (await import('./sheets-normandy.ts')).normandySheets,
  'north-africa': async () => (await import('./sheets-north-africa.ts')).northAfricaSheets,
};

/** Null for a game whose scenarios have no sheets of their own. */
export async function loadSheets(game: string): Promise<GameSheets | null> {
  return Object.hasOwn(LOADERS, game) ? ((await LOADERS[game]?.()) ?? null) : null;
}

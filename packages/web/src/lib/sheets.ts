import type { ShelfEntry } from '@bivouac/shelf';
import type { ScenarioSheet } from './scenario-sheet.ts';

type Sheets = (measured: ShelfEntry['balance']) => readonly ScenarioSheet[];

const LOADERS: { readonly [game: string]: () => Promise<Sheets> } = {
  normandy: async () => (await import('./sheets-normandy.ts')).normandySheets,
};

/** Null for a game whose scenarios have no sheets of their own. */
export async function loadSheets(entry: ShelfEntry): Promise<readonly ScenarioSheet[] | null> {
  const { id } = entry.game;
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  return load === undefined ? null : (await load())(entry.balance);
}

import type { Boards } from './picture.ts';

const LOADERS: { readonly [game: string]: () => Promise<Boards> } = {
  blitzkrieg: async () => (await import('./boards-blitzkrieg.ts')).worldBoards,
  napoleonics: async () => (await import('./boards-napoleonics.ts')).napoleonicsBoards,
  nippon: async () => (await import('./boards-blitzkrieg.ts')).americaBoards,
  'north-africa': async () => (await import('./boards-north-africa.ts')).northAfricaBoards,
  stalingrad: async () => (await import('./boards-stalingrad.ts')).stalingradBoards,
  normandy: async () => (await import('./boards-normandy.ts')).normandyBoards,
};

export const hasBoards = (game: string): boolean => Object.hasOwn(LOADERS, game);

/** Null for a game that has no drawn boards. */
export async function loadBoards(game: string): Promise<Boards | null> {
  const load = hasBoards(game) ? LOADERS[game] : undefined;
  return load === undefined ? null : await load();
}

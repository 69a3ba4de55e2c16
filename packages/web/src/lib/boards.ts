import type { Boards, Picture } from './picture.ts';

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

/** The small picture that stands for a scenario, also of a game that is set up without a board; null without one. */
export async function loadThumb(game: string, scenario: string): Promise<Picture | null> {
  if (game === 'stalingrad-campaign') return (await import('./boards-city.ts')).cityThumb();
  return (await loadBoards(game))?.thumb(scenario) ?? null;
}

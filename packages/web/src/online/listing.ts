import type { GameList, ListedGame } from '@bivouac/protocol';

/** Asks for the part of a list that comes after a place; null: for its beginning. */
export type AskFor = (after: string | null) => Promise<GameList>;

/** A player on both sides has the same game twice in the list, once for each seat. */
export const keyOf = ({ id, seat }: ListedGame): string => `${id} ${seat}`;

/** The list and what comes next in it. A game that has moved meanwhile stays where it was shown first. */
export async function loadNextPage(ask: AskFor, { games, next }: GameList): Promise<GameList> {
  const part = await ask(next);
  const shown = new Set(games.map(keyOf));
  return {
    ...part,
    games: [...games, ...part.games.filter((game) => !shown.has(keyOf(game)))],
  };
}

/** Loads the list again, up to this number of games. */
export async function reloadPages(ask: AskFor, shown: number): Promise<GameList> {
  let list = await ask(null);
  while (list.next !== null && list.games.length < shown) list = await loadNextPage(ask, list);
  return list;
}

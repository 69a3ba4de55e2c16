/** Vite's description of a file before it is written. */
interface Chunk {
  readonly name: string;
  readonly moduleIds: readonly string[];
}

const OF_GAME = /\/games\/(?:undaunted\/)?([\w-]+)\/src\//;

/** All games use the same names for their parts, so that a file with code of one game is called after it, too. */
export function nameChunk({ name, moduleIds }: Chunk): string {
  const games = new Set(moduleIds.map((id) => OF_GAME.exec(id)?.[1]));
  const [game] = games;
  return games.size === 1 && game !== undefined
    ? `assets/${game}-[name]-[hash].js`
    : `assets/${name}-[hash].js`;
}

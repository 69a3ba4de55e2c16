import type { AnyGame, Problem, Result } from '@bivouac/kernel';

/** Finds a game's rules by id: all that the server knows about games. */
export type GameShelf = (id: string) => Result<AnyGame, Problem>;

import type { AnyGame, Problem, Result } from '@bivouac/kernel';

/** Which games there are: all the server ever knows of them. */
export type GameShelf = (id: string) => Result<AnyGame, Problem>;

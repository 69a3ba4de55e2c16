import { getContext, setContext } from 'svelte';

/**
 * Games whose first seat is drawn as the second side, red and square: there the side that moves
 * second is the one that people know in blue.
 */
const SWAPPED: ReadonlySet<string> = new Set(['blitzkrieg', 'nippon']);

/** How a seat is drawn: 0 blue and round, 1 red and square. Further seats take turns. */
export type SideLook = (seat: number) => 0 | 1;

const KEY = Symbol('side look');
const plain: SideLook = (seat) => (seat % 2 === 0 ? 0 : 1);

export const sideLookOf = (game: string): SideLook =>
  SWAPPED.has(game) ? (seat) => plain(seat + 1) : plain;

/** Everything below shows this game. A function, since the same place may show another one later. */
export function provideSideLook(game: () => string): void {
  setContext<SideLook>(KEY, (seat) => sideLookOf(game())(seat));
}

export const useSideLook = (): SideLook => getContext<SideLook | undefined>(KEY) ?? plain;

import { getContext, setContext } from 'svelte';
import { useClients } from '../contract/client.ts';

/** How a seat is drawn: 0 blue and round, 1 red and square. Further seats take turns. */
export type SideLook = (seat: number) => 0 | 1;

const KEY = Symbol('side look');
const plain: SideLook = (seat) => (seat % 2 === 0 ? 0 : 1);
const swapped: SideLook = (seat) => plain(seat + 1);

/** Everything below shows this game. A function, since the same place may show another one later. */
export function provideSideLook(game: () => string): void {
  const clients = useClients();
  setContext<SideLook>(KEY, (seat) => sideLookOf(clients(game()))(seat));
}

export const sideLookOf = (client: { readonly swapsSides?: true } | undefined): SideLook =>
  client?.swapsSides ? swapped : plain;

export const useSideLook = (): SideLook => getContext<SideLook | undefined>(KEY) ?? plain;

import type { ShelfEntry } from '@bivouac/shelf';
import type { Component } from 'svelte';
import type { KeptGame } from '../../lib/saves.ts';
import type { GameWish } from '../../lib/seating.ts';

export type SetupPage = Component<{
  entry: ShelfEntry;
  /** The scenario that the address names. */
  scenario: string | null;
  games: readonly KeptGame[];
  onstart: (wish: GameWish) => Promise<void>;
}>;

const war = async (): Promise<SetupPage> => (await import('../blitzkrieg/WarSetup.svelte')).default;

/** Games that are set up on a page of their own. */
const PAGES: { readonly [game: string]: () => Promise<SetupPage> } = {
  blitzkrieg: war,
  nippon: war,
  stalingrad: async () => (await import('../stalingrad/StalingradSetup.svelte')).default,
};

/** Null for a game that has none. */
export async function loadSetup(game: string): Promise<SetupPage | null> {
  return Object.hasOwn(PAGES, game) ? ((await PAGES[game]?.()) ?? null) : null;
}

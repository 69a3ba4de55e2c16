import type { AnyTableKit } from './kit.ts';

/** The drawn tables there are; each is fetched when a game of its kind is laid out. */
const KITS: { readonly [game: string]: () => Promise<AnyTableKit> } = {
  blitzkrieg: async () => (await import('../blitzkrieg/blitzkrieg.ts')).blitzkriegKit,
  napoleonics: async () => (await import('../napoleonics/napoleonics.ts')).napoleonicsKit,
  nippon: async () => (await import('../blitzkrieg/nippon.ts')).nipponKit,
  'north-africa': async () => (await import('../undaunted/north-africa.ts')).northAfricaKit,
  stalingrad: async () => (await import('../undaunted/stalingrad.ts')).stalingradKit,
  'stalingrad-campaign': async () => (await import('../stalingrad/campaign.ts')).campaignKit,
  normandy: async () => (await import('../undaunted/normandy.ts')).normandyKit,
};

export const hasKit = (game: string): boolean => Object.hasOwn(KITS, game);

/** A game's drawn table; null for games that are shown in words. */
export async function loadKit(game: string): Promise<AnyTableKit | null> {
  return (await KITS[game]?.()) ?? null;
}

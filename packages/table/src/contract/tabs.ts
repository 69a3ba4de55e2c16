/** The parts of a table that a phone shows one at a time. */
export const TABS = ['map', 'cards', 'odds', 'opponent', 'log'] as const;
export type TabName = (typeof TABS)[number];

/** The game's names of its parts; absent for a part that it does not have. */
export type TabTitles = { readonly [name in TabName]?: string };

/** The parts of a table that a phone shows one at a time. */
export const TABS = ['map', 'cards', 'odds', 'opponent', 'log'] as const;
export type TabName = (typeof TABS)[number];

/** What a game calls its parts; those that it does not have are left out. */
export type TabTitles = { readonly [name in TabName]?: string };

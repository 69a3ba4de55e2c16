import { createContext } from 'svelte';

/** A page of the shell that a table or a set-up page leads to. */
export type PageLink =
  | { readonly page: 'home' | 'settings' }
  | { readonly page: 'scenarios'; readonly game: string; readonly scenario: string | null }
  | { readonly page: 'campaign'; readonly game: string }
  /** Without a lesson: the game's first. */
  | { readonly page: 'tutorial'; readonly game: string; readonly lesson?: string }
  | { readonly page: 'rules'; readonly game: string; readonly entry: string | null }
  /** A kept game, and a look back at it. */
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly at: null }
  /** Where a link for another device is made. */
  | { readonly page: 'device'; readonly token: null };

/** The address of a page; the shell provides it. */
export type PageLinks = (link: PageLink) => string;

export const [usePageLinks, providePageLinks] = createContext<PageLinks>();

import { createContext } from 'svelte';

/** The header and the footer around a page that would otherwise fill the window, as a table does. */
export class PageFrame {
  /** A page says what is wrong and needs the ways out of it. */
  isWanted = $state(false);
}

export const [usePageFrame, providePageFrame] = createContext<PageFrame>();

/** The pages there are; the address keeps the page after `#/`. */
export const PAGES = ['home', 'new', 'table', 'record'] as const;
export type Page = (typeof PAGES)[number];

export function pageOf(hash: string): Page {
  const name = hash.replace(/^#\/?/, '');
  return PAGES.find((page) => page === name) ?? 'home';
}

export function hashOf(page: Page): string {
  return page === 'home' ? '#/' : `#/${page}`;
}

/** The clip path of a tile with its rounded corners. */
export const TILE_CLIP = 'art-tile';

/** What the pictures share: place it once on a page, inside an SVG of no size. */
export const artDefs = (): string =>
  `<defs><clipPath id="${TILE_CLIP}"><rect width="160" height="160" rx="4"/></clipPath></defs>`;

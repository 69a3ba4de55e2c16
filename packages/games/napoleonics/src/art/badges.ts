/** A star of five points on a square of 16. */
const STAR = 'M8 1.2l2 4.5 4.9.5-3.7 3.3 1.1 4.8L8 11.8l-4.3 2.5 1.1-4.8L1.1 6.2 6 5.7z';
const CROWN_STAR = (colour: string): string => `<path d="${STAR}" fill="${colour}"/>`;

// Badges of the kinds of troops, on a square of 16. Line infantry, the commonest, has none.
const BADGES: { readonly [type: string]: (colour: string) => string } = {
  /** A bugle horn. */
  light: (c) =>
    `<path d="M.6 4.6L3 3.4C3.8 8.2 5.8 9.7 8 9.5 9.8 9.3 10.6 8 10.8 5.4L9.2 2.6 16.2 1.6 14.8 6.2C14.2 10.8 12 13.9 8.6 14.1 4.2 14.3 1.4 10.8.6 4.6Z" fill="${c}"/>`,
  /** A long rifle. */
  rifle: (c) => `<path d="M1 13.6l1.6 1.6 4-3.2 8.6-8.8-1.4-1.4-8.8 8.4-2.6.6z" fill="${c}"/>`,
  /** A grenade that burns. */
  grenadier: (c) =>
    `<circle cx="8" cy="10.4" r="4.6" fill="${c}"/><path d="M5.8 5.4Q5 2.6 7.2.8q-.2 2 1 2.2.4-1.4 1.8-1.6-.6 1.8.6 4z" fill="${c}"/>`,
  'guard-grenadier': CROWN_STAR,
  'old-guard': CROWN_STAR,
  'young-guard': CROWN_STAR,
  'guard-cavalry': CROWN_STAR,
  'guard-foot-artillery': CROWN_STAR,
  'guard-horse-artillery': CROWN_STAR,
  /** A scythe. */
  militia: (c) =>
    `<path d="M2 14.6L10.4 3.6" stroke="${c}" stroke-width="2" fill="none"/><path d="M9.6 4.6Q4 .6 1 3.4 6.4 1 10.6 3z" fill="${c}" stroke="${c}"/>`,
  /** A helmet with a crest. */
  'heavy-cavalry': (c) =>
    `<path d="M2.6 12.6Q2.2 4.4 8 3.4q5.8 1 5.4 9.2z" fill="${c}"/><path d="M3 3.2Q8-.6 14.6 3.4L12 6Q8 2.8 4 5.4z" fill="${c}"/>`,
  /** A breastplate. */
  cuirassier: (c) =>
    `<path d="M3 2.4h2.6Q8 5 10.4 2.4H13Q12.6 5.6 14 7.6q-.4 4-3 6.4H5Q2.4 11.6 2 7.6 3.4 5.6 3 2.4z" fill="${c}"/>`,
  /** A horseshoe. */
  'horse-artillery': (c) =>
    `<path d="M4.4 14.4C1.2 9.6 1.6 2 8 2s6.8 7.6 3.6 12.4" fill="none" stroke="${c}" stroke-width="3"/>`,
};

/** Null for a kind without one. */
export const badgeOf = (type: string, colour: string): string | null =>
  BADGES[type]?.(colour) ?? null;

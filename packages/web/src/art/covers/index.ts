/** The games of the shelf. */
export type CoverGame = 'normandy' | 'north-africa' | 'stalingrad' | 'blitzkrieg' | 'napoleonics';

export const COVER_GAMES: readonly CoverGame[] = [
  'normandy',
  'north-africa',
  'stalingrad',
  'blitzkrieg',
  'napoleonics',
];

/** View box of a cover's map window. */
export const COVER_BOX = '0 0 226 262';

const GROUND: Readonly<Record<CoverGame, string>> = {
  normandy: '#c6cd9b',
  'north-africa': '#e6d2a1',
  stalingrad: '#e7ddc3',
  blitzkrieg: '#b3cac9',
  napoleonics: '#ddd3a2',
};

/** The inside of an SVG with the view box `COVER_BOX`. */
export const coverArt = (game: CoverGame): string =>
  `<path fill="${GROUND[game]}" d="M-10-10h246v282H-10z"/>`;

export { SHEET_BOX, sheetArt } from './sheet.ts';

import { blitzkriegCover } from './blitzkrieg.ts';
import { napoleonicsCover } from './napoleonics.ts';
import { normandyCover } from './normandy.ts';
import { northAfricaCover } from './north-africa.ts';
import { frameArt } from './sheet.ts';
import { stalingradCover } from './stalingrad.ts';

// The five sheets of the shelf. They use the trees of `artDefs`.

/** The games of the shelf. */
export type CoverGame = 'normandy' | 'north-africa' | 'stalingrad' | 'blitzkrieg' | 'napoleonics';

const COVERS: Readonly<Record<CoverGame, () => string>> = {
  normandy: normandyCover,
  'north-africa': northAfricaCover,
  stalingrad: stalingradCover,
  blitzkrieg: blitzkriegCover,
  napoleonics: napoleonicsCover,
};

export const COVER_GAMES = Object.keys(COVERS) as readonly CoverGame[];

/** View box of a cover's map window. */
export const COVER_BOX = '0 0 226 262';

/** The map of a cover: the inside of an SVG with the view box `COVER_BOX`. */
export const coverArt = (game: CoverGame): string => COVERS[game]();

/** The map in its sheet, with an empty title block: the inside of an SVG with `SHEET_BOX`. */
export const sheetArt = (game: CoverGame): string => frameArt(coverArt(game));

export { artDefs } from '../kit/symbols.ts';
export { SHEET_BOX, TITLE_BLOCK } from './sheet.ts';

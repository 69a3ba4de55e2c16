import type { AnyMatch } from '@bivouac/kernel';
import { type ShelfEntry, USUAL_BOTS } from '@bivouac/manifest';
import { napoleonics, roundOf, type State } from './rules/index.ts';
import { napoleonicsTexts } from './text/index.ts';
import { napoleonicsReference } from './text/reference.ts';

export const napoleonicsEntry: ShelfEntry = {
  game: napoleonics,
  bots: USUAL_BOTS,
  texts: napoleonicsTexts,
  reference: napoleonicsReference,
  /** Banners are the points. */
  progress(match: AnyMatch) {
    const { public: part }: State = match.copyOfState();
    return { round: roundOf(part.turn), points: part.banners.map((won) => won.length) };
  },
};

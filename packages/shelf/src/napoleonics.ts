import type { AnyMatch } from '@bivouac/kernel';
import { napoleonics, roundOf, type State } from '@bivouac/napoleonics';
import { napoleonicsTexts } from '@bivouac/text';
import balance from './balance/napoleonics.json' with { type: 'json' };
import { type ShelfEntry, USUAL_BOTS } from './entry.ts';

export const napoleonicsEntry: ShelfEntry = {
  game: napoleonics,
  bots: USUAL_BOTS,
  texts: napoleonicsTexts,
  isForPlayers: true,
  balance,
  /** Banners are the points. */
  progress(match: AnyMatch) {
    const { public: part }: State = match.copyOfState();
    return { round: roundOf(part.turn), points: part.banners.map((won) => won.length) };
  },
};

import type { AnyMatch } from '@bivouac/kernel';
import { napoleonics, type State } from '@bivouac/napoleonics';
import { napoleonicsTexts } from '@bivouac/text';
import balance from './balance/napoleonics.json' with { type: 'json' };
import { type ShelfEntry, USUAL_BOTS } from './entry.ts';

export const napoleonicsEntry: ShelfEntry = {
  game: napoleonics,
  bots: USUAL_BOTS,
  texts: napoleonicsTexts,
  isForPlayers: true,
  balance,
  /** A round is a turn of each side; banners are the points. */
  progress(match: AnyMatch) {
    const { public: part }: State = match.copyOfState();
    return { round: Math.ceil(part.turn / 2), points: part.banners.map((won) => won.length) };
  },
};

import type { State } from '@bivouac/blitzkrieg';
import type { AnyMatch } from '@bivouac/kernel';
import { blitzkriegTexts } from '@bivouac/text';
import balance from './balance/blitzkrieg.json' with { type: 'json' };
import { blitzkriegPlayers } from './blitzkrieg-players.ts';
import type { Progress, ShelfEntry } from './entry.ts';

/** A round is a turn of each side. */
export function warProgress(match: AnyMatch): Progress {
  const { public: part }: State = match.copyOfState();
  return { round: Math.ceil(part.turn / 2), points: part.vp.slice() };
}

export const blitzkriegEntry: ShelfEntry = {
  ...blitzkriegPlayers,
  texts: blitzkriegTexts,
  isForPlayers: true,
  progress: warProgress,
  balance,
};

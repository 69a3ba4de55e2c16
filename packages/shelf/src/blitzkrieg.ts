import { blitzkrieg, type State } from '@bivouac/blitzkrieg';
import type { AnyMatch } from '@bivouac/kernel';
import { blitzkriegTexts } from '@bivouac/text';
import balance from './balance/blitzkrieg.json' with { type: 'json' };
import { type Progress, type ShelfEntry, USUAL_BOTS } from './entry.ts';

/** The solo opponent of the rulebook stands beside the usual ones. */
export const WAR_BOTS = USUAL_BOTS.flatMap((bot, at) => (at === 0 ? [bot, { id: 'vs' }] : [bot]));

/** A round is a turn of each side. */
export function warProgress(match: AnyMatch): Progress {
  const { public: part }: State = match.copyOfState();
  return { round: Math.ceil(part.turn / 2), points: part.vp.slice() };
}

export const blitzkriegEntry: ShelfEntry = {
  game: blitzkrieg,
  bots: WAR_BOTS,
  texts: blitzkriegTexts,
  isForPlayers: true,
  progress: warProgress,
  balance,
};

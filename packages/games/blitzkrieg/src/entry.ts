import type { AnyMatch } from '@bivouac/kernel';
import { type Progress, type ShelfEntry, USUAL_BOTS } from '@bivouac/manifest';
import { blitzkrieg, nippon, type State } from './rules/index.ts';
import { blitzkriegTexts, nipponTexts } from './text/index.ts';
import { blitzkriegReference } from './text/reference.ts';

/** The solo opponent of the rulebook stands beside the usual ones. */
const WAR_BOTS = USUAL_BOTS.flatMap((bot, at) => (at === 0 ? [bot, { id: 'vs' }] : [bot]));

/** A round is a turn of each side. */
function warProgress(match: AnyMatch): Progress {
  const { public: part }: State = match.copyOfState();
  return { round: Math.ceil(part.turn / 2), points: part.vp.slice() };
}

export const blitzkriegEntry: ShelfEntry = {
  game: blitzkrieg,
  bots: WAR_BOTS,
  texts: blitzkriegTexts,
  reference: blitzkriegReference,
  progress: warProgress,
};

export const nipponEntry: ShelfEntry = {
  game: nippon,
  bots: WAR_BOTS,
  texts: nipponTexts,
  reference: blitzkriegReference,
  progress: warProgress,
};

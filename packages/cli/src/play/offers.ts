import {
  type AnyMatch,
  type BaseAction,
  done,
  editDistance,
  fail,
  type Result,
  type Seat,
} from '@bivouac/kernel';
import type { AnyGameText } from '@bivouac/text';
import type { AnyProblem } from '../problems.ts';
import { allPlayWords, plain } from './words.ts';

/** One thing the asked seat may do, in both of its names. */
export interface Offer {
  readonly action: BaseAction;
  readonly label: string;
  readonly notation: string;
}

export function offersFor(match: AnyMatch, seat: Seat, own: AnyGameText): readonly Offer[] {
  return match.actions(seat).map((action: BaseAction) => ({
    action,
    label: own.action(action, seat),
    notation: match.game.notation.print(action),
  }));
}

/**
 * The action a player means: by its number, by its label or in notation. What comes back need not
 * be possible now; the match says so, and why.
 */
export function findAction(
  line: string,
  offers: readonly Offer[],
  match: AnyMatch,
): Result<BaseAction, AnyProblem> {
  const text = line.trim();
  if (/^\d+$/.test(text)) {
    const offer = offers[Number(text) - 1];
    if (offer !== undefined) return done(offer.action);
    return fail({ code: 'no-such-number', text, count: offers.length });
  }
  const meant = plain(text);
  const same = offers.find(
    ({ label, notation }) => plain(label) === meant || plain(notation) === meant,
  );
  if (same !== undefined) return done(same.action);
  const parsed: Result<BaseAction, AnyProblem> = match.game.notation.parse(text);
  if (parsed.ok || parsed.problem.code !== 'unknown-notation') return parsed;
  const ofTheGame = parsed.problem.nearest === text ? null : parsed.problem.nearest;
  return fail({ ...parsed.problem, nearest: nearestMeant(text, offers) ?? ofTheGame });
}

/** The choice that was begun, or else whatever is only a slip of the fingers away. */
function nearestMeant(text: string, offers: readonly Offer[]): string | undefined {
  const line = plain(text);
  const begun = offers.find(({ notation }) => plain(notation).startsWith(`${line} `));
  if (begun !== undefined) return begun.notation;
  const firstWord = line.split(' ')[0] ?? '';
  const candidates = [
    ...offers.map(({ notation }) => ({ word: notation, typed: line })),
    ...offers.map(({ label }) => ({ word: label, typed: line })),
    ...allPlayWords().map((word) => ({ word, typed: firstWord })),
  ];
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const { word, typed } of candidates) {
    const distance = editDistance(typed, plain(word));
    const isNear = distance <= Math.max(1, Math.floor(typed.length / 3));
    if (!isNear || distance >= bestDistance) continue;
    best = word;
    bestDistance = distance;
  }
  return best;
}

import type { Language } from '../language.ts';
import { platformWords } from './words.ts';

/** Told to a player who is away from the table. */
export function describeYourMove(
  language: Language,
  move: { readonly game: string; readonly scenario: string; readonly opponent: string | null },
): { readonly title: string; readonly body: string } {
  const { title, body, against } = platformWords.in(language).yourMove;
  const what = [move.game, move.scenario].filter((each) => each !== '').join(', ');
  return { title, body: move.opponent === null ? body(what) : against(what, move.opponent) };
}

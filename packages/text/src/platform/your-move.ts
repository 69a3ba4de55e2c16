import type { Language } from '../language.ts';

const SENTENCES = {
  en: {
    title: 'Your move',
    body: (what: string) => `${what}.`,
    against: (what: string, opponent: string) => `${what}, against ${opponent}.`,
  },
  cs: {
    title: 'Jste na tahu',
    body: (what: string) => `${what}.`,
    against: (what: string, opponent: string) => `${what}; soupeř: ${opponent}.`,
  },
} as const;

/** Told to somebody who is away from the table. */
export function describeYourMove(
  language: Language,
  move: { readonly game: string; readonly scenario: string; readonly opponent: string | null },
): { readonly title: string; readonly body: string } {
  const { title, body, against } = SENTENCES[language];
  const what = [move.game, move.scenario].filter((each) => each !== '').join(', ');
  return { title, body: move.opponent === null ? body(what) : against(what, move.opponent) };
}

import type { Seat } from '@bivouac/kernel';
import type { Note } from '@bivouac/protocol';
import { EXPANSIONS } from '../../lib/library.ts';
import type { Catalogue } from '../../text/index.ts';
import { ONLINE_WORDS, type OnlineWords } from '../../text/online.ts';
import { useTongue } from '../tongue.ts';

/** The words of online play in the reader's language. */
export function useOnlineWords(): () => OnlineWords {
  const tongue = useTongue();
  return () => ONLINE_WORDS[tongue().language];
}

/** What a game is called before any of its code is fetched. */
export function gameTitle(page: Catalogue, words: OnlineWords, id: string): string {
  const sheets: { readonly [id: string]: { readonly title: string } } = page.games;
  const more: { readonly [id: string]: (p: { game: string }) => string } = words.expansions;
  const expanded = sheets[EXPANSIONS[id] ?? '']?.title;
  if (expanded !== undefined) return more[id]?.({ game: expanded }) ?? expanded;
  return sheets[id]?.title ?? id;
}

/** Something that happened at the table beside the game itself. */
export function noteWords(
  words: OnlineWords,
  { what, seat, detail }: Note,
  side: (seat: Seat | null) => string,
): string {
  return words.table.notes[what]({ side: side(seat), count: Number(detail) || 0 });
}

/** What the server said no to. */
export function refusalWords(words: OnlineWords, code: string): string {
  const known: { readonly [code: string]: string } = words.refusals;
  return known[code] ?? words.refusals.other;
}

export function errorWords(words: OnlineWords, error: string): string {
  const known: { readonly [error: string]: string } = words.errors;
  return known[error] ?? words.errors.other;
}

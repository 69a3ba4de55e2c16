import { ONLINE_WORDS, type OnlineWords } from '../../text/online.ts';
import { useTongue } from '../tongue.ts';

/** The words of online play in the reader's language. */
export function useOnlineWords(): () => OnlineWords {
  const tongue = useTongue();
  return () => ONLINE_WORDS[tongue().language];
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

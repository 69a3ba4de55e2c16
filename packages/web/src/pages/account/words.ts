import { ApiError } from '../../online/api.ts';
import { ACCOUNT_WORDS, type AccountWords } from '../../text/account.ts';
import { useI18n } from '../../text/i18n.ts';
import type { OnlineWords } from '../../text/online.ts';
import { errorWords } from '../online/words.ts';

/** The words of accounts in the reader's language. */
export function useAccountWords(): () => AccountWords {
  const i18n = useI18n();
  return () => ACCOUNT_WORDS.in(i18n().language);
}

export type FieldName = 'name' | 'code' | 'current' | 'password';
/** The error, and the field beside which it stands; null: the error of the whole. */
export interface Complaint {
  readonly field: FieldName | null;
  readonly text: string;
}

interface Catalogues {
  readonly account: AccountWords;
  readonly online: OnlineWords;
}

/** Which field a refusal is about. `asks`: whether a present password is asked for, which may be wrong. */
export function complaintOf(
  { account, online }: Catalogues,
  error: unknown,
  asks: 'login' | 'present' = 'login',
): Complaint {
  const { nameProblems, passwordProblems } = account;
  const problem = error instanceof ApiError ? error.problem : null;
  const code = problem?.problem?.code ?? '';
  switch (problem?.error) {
    case 'bad-name':
      return { field: 'name', text: said(nameProblems, code, nameProblems.characters) };
    case 'name-taken':
      return { field: 'name', text: nameProblems.taken };
    case 'bad-password':
      return { field: 'password', text: said(passwordProblems, code, passwordProblems.simple) };
    case 'wrong-code':
      return { field: 'code', text: passwordProblems.wrongCode };
    case 'wrong-password':
      return asks === 'present'
        ? { field: 'current', text: passwordProblems.wrong }
        : { field: 'password', text: passwordProblems.wrongLogin };
    case 'too-many':
      return { field: null, text: passwordProblems.tooMany };
    default:
      return { field: null, text: plainWords({ account, online }, error) };
  }
}

/** The owner cancelled the proof of identity; this needs no message. */
export class Cancelled extends Error {}

/**
 * Does something to the account, and says so when it is done. Where the server wants to know again that it is the
 * owner who asks, they are asked first.
 */
export type Act = <T>(work: () => Promise<T>, done: string) => Promise<T>;

/** The error of a request that concerns no field; empty if it needs no message. */
function plainWords({ account, online }: Catalogues, error: unknown): string {
  if (error instanceof Cancelled) return '';
  // The browser's error when the owner does not confirm, or confirms too late.
  const isStopped = error instanceof Error && error.name === 'NotAllowedError';
  return isStopped ? account.passkeyStopped : errorWords(online, error);
}

function said(
  sentences: { readonly [code: string]: string },
  code: string,
  fallback: string,
): string {
  return Object.hasOwn(sentences, code) ? (sentences[code] ?? fallback) : fallback;
}

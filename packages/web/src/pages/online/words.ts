import type { Problem } from '@bivouac/kernel';
import type { EndedGame, HttpProblem, Refusal, TableNote, TablePlayer } from '@bivouac/protocol';
import type { Catalogue } from '@bivouac/table/text/index.ts';
import { describeProblem, type Language } from '@bivouac/text';
import { ApiError, NoAnswer, StrangeAnswer } from '../../online/api.ts';
import { useI18n } from '../../text/i18n.ts';
import { ONLINE_WORDS, type OnlineWords } from '../../text/online.ts';
import type { SideWords } from './side-words.ts';

/** The words of online play in the reader's language. */
export function useOnlineWords(): () => OnlineWords {
  const i18n = useI18n();
  return () => ONLINE_WORDS.in(i18n().language);
}

/** The name of a game before any of its code is fetched. */
export const gameTitle = (page: Catalogue, id: string): string => page.games[id]?.title ?? id;

/** The player at a seat. */
export function playerName(
  words: OnlineWords,
  player: TablePlayer,
  { isReader, botName }: { readonly isReader: boolean; readonly botName: (bot: string) => string },
): string {
  if (player.kind === 'bot') return botName(player.bot);
  if (isReader) return words.table.you;
  if (player.isDeleted) return words.deleted;
  return player.isTaken ? (player.name ?? words.guest) : words.free;
}

/** Something that happened at the table beside the game itself. */
export function noteWords(
  words: OnlineWords,
  { what, seat, detail }: TableNote,
  sides: SideWords,
): string {
  return words.table.notes[what]({ side: sides.name(seat), count: Number(detail) || 0 });
}

/** The sentence for a problem of the kernel that came over the wire: the protocol passes it on as it is. */
export const problemWords = (language: Language, problem: { readonly code: string }): string =>
  describeProblem(language, problem as Problem);

/** The reason why the server, or the rules, refused a request. */
export function refusalWords(language: Language, { code, problem }: Refusal): string {
  if (problem !== undefined) return problemWords(language, problem);
  const words = ONLINE_WORDS.in(language);
  const known: { readonly [code: string]: string } = words.refusals;
  return known[code] ?? words.refusals.other;
}

/** Why a game is over that cannot be shown any more. */
export function endedWords(words: OnlineWords, { why }: EndedGame): string {
  return why === null ? words.ended.unreadable : words.ended.why[why];
}

/** Sentences for errors that mean something in particular where they come. */
export type ErrorWords = { readonly [error in HttpProblem['error']]?: string };

/** Why something that was asked by HTTP has not happened. */
export function errorWords(words: OnlineWords, error: unknown, here: ErrorWords = {}): string {
  if (error instanceof NoAnswer) return words.offline;
  if (error instanceof StrangeAnswer) return words.refusals['old-page'];
  const known: { readonly [error: string]: string } = { ...words.errors, ...here };
  return (error instanceof ApiError && known[error.problem.error]) || words.errors.other;
}

import {
  type AnyMatch,
  createMatch,
  must,
  recordOf,
  seedFromPhrase,
  sha256,
} from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';

/** A skirmish in which both sides always take the last choice, up to a number of actions. */
export function sampleMatch(actions: number = Number.POSITIVE_INFINITY): AnyMatch {
  const game = findGame('skirmish');
  if (!game.ok) throw new Error('the template game is on the shelf');
  const begun = createMatch(game.value, {}, seedFromPhrase('sample'));
  if (!begun.ok) throw new Error(begun.problem.code);
  const match: AnyMatch = begun.value;
  for (let played = 0; played < actions; played++) {
    const now = match.awaiting();
    if (now.kind === 'over') break;
    const seat = must(now.seats[0], 'a seat is awaited');
    match.act(seat, match.actions(seat).at(-1));
  }
  return match;
}

export function sampleRecord(actions?: number): string {
  return recordOf(sampleMatch(actions));
}

/** Changes a record's text and seals it again, as a forger would. */
export function resealed(text: string, from: string | RegExp, to: string): string {
  const lines = text.replace(from, to).trimEnd().split('\n');
  const [end = ''] = lines.splice(-1);
  const seal = sha256(lines.join('\n')).slice(0, 16);
  return `${lines.join('\n')}\n${end.slice(0, end.lastIndexOf(' '))} ${seal}\n`;
}

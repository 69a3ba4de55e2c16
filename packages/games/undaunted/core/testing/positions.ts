import {
  type AnyGame,
  type AnyMatch,
  createMatch,
  must,
  type Seat,
  seedFromPhrase,
} from '@bivouac/kernel';
import { normandy } from '@bivouac/normandy';
import { botChoice } from '@bivouac/table/testing/bot-choice.ts';
import type { Action, CoreEvent, View } from '../src/rules/index.ts';

// Positions of real games, for tests of what the table shows.

export interface Position {
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly view: View<unknown>;
  readonly actions: readonly Action[];
}

/** Plays a game of beginners and shows each position to the seat that decides. */
export function eachPosition(
  scenario: string,
  phrase: string,
  most: number,
  look: (position: Position) => void,
  game: AnyGame = normandy,
): AnyMatch {
  const seed = seedFromPhrase(phrase);
  const begun = createMatch(game, { scenario, options: {} }, seed);
  const match: AnyMatch = must(begun.ok ? begun.value : undefined, 'a match');
  for (let i = 0; i < most && !match.isOver(); i++) {
    const now = match.awaiting();
    const seat = now.kind === 'seats' ? must(now.seats[0], 'a seat') : 0;
    const seen = match.view(seat);
    const view = must(seen.ok ? seen.value : undefined, 'a view');
    const actions = match.actions(seat);
    look({ match, seat, view, actions });
    match.act(seat, choice(match, seat, 'easy'));
  }
  return match;
}

/** The action of a bot for that seat. */
export const choice = (match: AnyMatch, seat: Seat, bot: string): Action =>
  botChoice(match, seat, bot) as Action;

export const eventsOf = (
  match: AnyMatch,
): readonly { seq: number; action: number; seat: Seat | null; event: CoreEvent }[] =>
  match.log('spectator');

import type { AnyGame } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import { findClient, GAMES } from '@bivouac/shelf/games';

/** The games to which one player can invite another. */
export const INVITED: readonly string[] = GAMES.flatMap(({ id, isForPlayers }) =>
  isForPlayers ? [id] : [],
);

/** The set-up choices of an invitation: those that make sense between two players. */
export interface Invitation {
  readonly scenarios: readonly string[];
  readonly options: AnyGame['options'];
  readonly bots: readonly string[];
}

export function invitationTo({ game, bots }: ShelfEntry): Invitation {
  const { scenarios: few, options: some } = findClient(game.id)?.invitation ?? {};
  const automatons = new Set(game.scenarios.map(({ automaton }) => automaton?.bot));
  const isOffered = (list: readonly string[] | undefined, id: string): boolean =>
    list === undefined || list.includes(id);
  return {
    // Where the rules themselves play a side, there is no seat for a second player.
    scenarios: game.scenarios.flatMap(({ id, automaton }) =>
      automaton === undefined && isOffered(few, id) ? [id] : [],
    ),
    options: game.options.filter(({ id }) => isOffered(some, id)),
    bots: bots.flatMap(({ id }) => (automatons.has(id) ? [] : [id])),
  };
}

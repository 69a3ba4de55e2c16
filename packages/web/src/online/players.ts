import type { Seat } from '@bivouac/kernel';
import type { TablePlayer } from '@bivouac/protocol';
import type { Player } from '@bivouac/table/session/seating.ts';

/** The players of a game at the server, as the reader at that seat sees them; null for a spectator. */
export const playersFrom = (
  players: readonly TablePlayer[],
  reader: Seat | null,
): readonly Player[] => players.map((player, seat) => playerOf(player, seat === reader));

function playerOf(player: TablePlayer, isReader: boolean): Player {
  if (player.kind === 'bot') return player;
  const { name, isTaken } = player;
  return isReader ? { kind: 'human' } : { kind: 'remote', name, isTaken };
}

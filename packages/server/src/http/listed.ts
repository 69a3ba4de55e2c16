import type { ListedGame } from '@bivouac/protocol';
import type { Kysely } from 'kysely';
import { playerOf } from '../rooms/table.ts';
import { type NamedSeat, seatsOf } from '../storage/games.ts';
import type { GameRow, Tables } from '../storage/schema.ts';

type Row = GameRow & { readonly seat?: number };

/** Games as lists show them to a reader; their seats are fetched in one go. */
export async function listGames(
  db: Kysely<Tables>,
  rows: readonly Row[],
  reader: string | null = null,
): Promise<ListedGame[]> {
  const seats = Map.groupBy(
    await seatsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ game }) => game,
  );
  return rows.map((row) => listed(row, seats.get(row.id) ?? [], reader));
}

function listed(row: Row, seats: readonly NamedSeat[], reader: string | null): ListedGame {
  const own = reader === null ? undefined : seats.find(({ person }) => person === reader);
  return {
    id: row.id,
    game: row.game,
    scenario: row.scenario,
    status: row.status,
    players: seats.map(playerOf),
    awaited: seats.flatMap(({ seat }) => ((row.awaited >> seat) & 1 ? [seat] : [])),
    clock: row.clock === null ? null : JSON.parse(row.clock),
    isRated: row.is_rated === 1,
    deadline: row.deadline,
    outcome: row.outcome === null ? null : JSON.parse(row.outcome),
    movedAt: row.moved_at,
    seat: row.seat ?? own?.seat ?? null,
  };
}

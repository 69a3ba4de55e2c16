import { type GameList, type ListedGame, listPlace } from '@bivouac/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { playerOf } from '../rooms/table.ts';
import { type NamedSeat, seatsOf } from '../storage/games/games.ts';
import type { ListCursor, ListPage, ListQuery } from '../storage/games/lists.ts';
import type { GameRow } from '../storage/schema.ts';
import { type ApiContext, read } from './http.ts';

type Row = GameRow & { readonly seat?: number };

/** Games in one response. */
const LIMIT = 50;

const listQuery = z.object({
  game: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  after: z.optional(listPlace),
});

/** Which part of a list the request asks for. */
export function readListQuery({ query }: FastifyRequest): ListQuery {
  const { game, after } = read(listQuery, query);
  return { limit: LIMIT, game, after: after === undefined ? undefined : readCursor(after) };
}

function readCursor(text: string): ListCursor {
  const [part, movedAt, id = '', seat] = text.split('.');
  return { part: Number(part), movedAt: Number(movedAt), id, seat: Number(seat) };
}

/** Games as lists show them to a reader; one query fetches all their seats. */
export async function listGames(
  { service }: ApiContext,
  { rows, next }: ListPage<Row>,
  reader: string | null = null,
): Promise<GameList> {
  const seats = Map.groupBy(
    await seatsOf(
      service.storage.db,
      rows.map(({ id }) => id),
    ),
    ({ game }) => game,
  );
  return {
    now: service.now(),
    games: rows.map((row) => listed(row, seats.get(row.id) ?? [], reader)),
    next: next === null ? null : `${next.part}.${next.movedAt}.${next.id}.${next.seat}`,
  };
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
    movedAt: row.status === 'waiting' ? row.created_at : row.moved_at,
    seat: row.seat ?? own?.seat ?? null,
  };
}

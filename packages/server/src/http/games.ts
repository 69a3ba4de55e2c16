import { recordOf } from '@bivouac/kernel';
import { createGame, type GameList, gameId } from '@bivouac/protocol';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../address.ts';
import { makeGame } from '../rooms/create.ts';
import { seatTakenAt } from '../rooms/enter.ts';
import { endedGame } from '../rooms/void.ts';
import { hashToken, newToken } from '../secrets.ts';
import * as games from '../storage/games.ts';
import { gamesOf, openGames } from '../storage/lists.ts';
import type { GameRow, GameStatus } from '../storage/schema.ts';
import {
  type ApiContext,
  countAddress,
  httpError,
  personOf,
  personOrNewGuest,
  read,
} from './http.ts';
import { listGames, readListQuery } from './listed.ts';

/** A record may be read if the game was open or the reader played in it. */
function mayReadRecord(
  { is_open }: GameRow,
  seats: readonly games.NamedSeat[],
  reader: string | undefined,
): boolean {
  return is_open === 1 || seats.some(({ person }) => person && person === reader);
}

/** The stored text of a finished game that today's rules cannot show. */
async function storedRecord(
  { service: { storage } }: ApiContext,
  id: string,
  reader: string | undefined,
): Promise<string | null> {
  const row = await games.findGameRow(storage.db, id);
  if (row === undefined) return null;
  const seats = await games.seatsOf(storage.db, [id]);
  if (!mayReadRecord(row, seats, reader)) return null;
  return (await endedGame(storage, id))?.record ?? null;
}

const NOTHING = { rows: [], next: null };

const STATUS: ReadonlyMap<string, GameStatus> = new Map([
  ['open', 'waiting'],
  ['running', 'running'],
  ['finished', 'over'],
]);

/** Routes for making, listing and joining games, and for records. */
export function serveGames(app: FastifyInstance, context: ApiContext): void {
  const { service } = context;
  const { db } = service.storage;

  app.post('/api/games', async (request, reply) => {
    countAddress(context.limits.make, request);
    const { seats, ...order } = read(createGame, request.body);
    const person = await personOrNewGuest(context, request, reply);
    const barrier = await service.maker.barrierTo(person.id);
    if (barrier !== null) throw httpError(barrier);
    const made = await makeGame(service.maker, {
      ...order,
      creator: person.id,
      queue: service.queueOwnerOf(person, networkOf(request.ip)),
      rematchOf: null,
      seats: seats.map((seat) => ({
        bot: seat.kind === 'bot' ? seat.bot : null,
        person: seat.kind === 'me' ? person.id : null,
        isTaken: seat.kind === 'me',
      })),
    });
    if (!made.ok && made.problem.code === 'no-human-seat') throw httpError('no-human-seat');
    if (!made.ok) throw httpError('rules', { ...made.problem });
    await service.wakeBots(made.value.id);
    return made.value;
  });

  app.get<{ Params: { list: string } }>('/api/games/:list', async (request): Promise<GameList> => {
    const status = STATUS.get(request.params.list);
    if (status === undefined) throw httpError('not-found');
    const query = readListQuery(request);
    const reader = await personOf(context, request);
    return listGames(context, await openGames(db, status, query), reader?.id ?? null);
  });

  app.get('/api/my-games', async (request): Promise<GameList> => {
    const query = readListQuery(request);
    const person = await personOf(context, request);
    const own = person === null ? NOTHING : await gamesOf(db, person.id, query);
    return listGames(context, own);
  });

  /** A visitor takes a free seat in an open game. */
  app.post<{ Params: { id: string } }>('/api/games/:id/join', async (request, reply) => {
    countAddress(context.limits.join, request);
    const id = read(gameId, request.params.id);
    const row = await games.findGameRow(db, id);
    if (row === undefined || row.is_open === 0) throw httpError('not-found');
    const person = await personOrNewGuest(context, request, reply);
    const seats = await games.seatsOf(db, [id]);
    if (seats.some((seat) => seat.person === person.id)) throw httpError('not-allowed');
    const free = seats.find(({ bot, taken_at }) => bot === null && taken_at === null);
    if (free === undefined) throw httpError('taken');
    const barrier = await service.maker.barrierTo(person.id);
    if (barrier !== null) throw httpError(barrier);
    const place = { game: id, seat: free.seat };
    const sitting = { person: person.id, taken_at: seatTakenAt(row.created_at, service.now()) };
    if (!(await games.takeSeat(db, place, sitting))) throw httpError('taken');
    const sat = await service.rooms.submit(id, free.seat, { type: 'sit', ref: null });
    // The visitor's page may have entered with the new cookie and sat down first.
    if (!sat.ok && sat.problem.code !== 'not-now') throw httpError('unavailable');
    return { id, seat: free.seat };
  });

  /** Links are shown once; the maker of a game gets new ones for the seats that are still free. */
  app.post<{ Params: { id: string } }>('/api/games/:id/links', async (request) => {
    countAddress(context.limits.make, request);
    const id = read(gameId, request.params.id);
    const maker = await personOf(context, request);
    const row = await games.findGameRow(db, id);
    if (row === undefined) throw httpError('not-found');
    if (maker === null || row.creator !== maker.id) throw httpError('not-allowed');
    const links: (string | null)[] = [];
    for (const { seat } of await games.seatsOf(db, [id])) {
      const token = newToken();
      const isFree = await games.renewFreeSeat(db, { game: id, seat }, hashToken(token));
      links.push(isFree ? token : null);
    }
    return { links };
  });

  /** The record of a finished game, if it was open or the reader's own. */
  app.get<{ Params: { id: string } }>('/api/games/:id/record', async (request, reply) => {
    const id = read(gameId, request.params.id);
    const reader = (await personOf(context, request))?.id;
    const look = () =>
      service.rooms.readFresh(id, ({ row, match, players }) => {
        return match.isOver() && mayReadRecord(row, players, reader) ? recordOf(match) : null;
      });
    const found = await service.replays.run(reader ?? networkOf(request.ip), look);
    const isLost =
      !found.ok && (found.problem.code === 'void' || found.problem.code === 'diverged');
    const record = found.ok ? found.value : isLost ? await storedRecord(context, id, reader) : null;
    if (record === null) throw httpError('not-found');
    return reply.type('text/plain; charset=utf-8').send(record);
  });
}

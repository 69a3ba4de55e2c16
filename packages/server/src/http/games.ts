import { recordOf } from '@bivouac/kernel';
import { createGame, type GameList, gameId } from '@bivouac/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../address.ts';
import type { GameService } from '../game-service.ts';
import { makeGame } from '../rooms/create.ts';
import { seatTakenAt } from '../rooms/enter.ts';
import { endedGame } from '../rooms/void.ts';
import { hashToken, newToken } from '../secrets.ts';
import * as games from '../storage/games/games.ts';
import { gamesOf, openGames } from '../storage/games/lists.ts';
import type { GameRow, GameStatus, PersonRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
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

interface WithId {
  readonly Params: { readonly id: string };
}
interface WithList {
  readonly Params: { readonly list: string };
}

/** Routes for making, listing and joining games, and for records. */
export function serveGames(app: FastifyInstance, context: ApiContext): void {
  const routes = new GameRoutes(context);
  const idOf = ({ params }: FastifyRequest<WithId>): string => read(gameId, params.id);
  app.post('/api/games', (request, reply) => routes.make(request, reply));
  app.get('/api/my-games', (request) => routes.listOwn(request));
  app.get<WithList>('/api/games/:list', (request) => routes.list(request, request.params.list));
  app.post<WithId>('/api/games/:id/join', async (request, reply) => {
    countAddress(context.limits.join, request);
    return routes.join(request, reply, idOf(request));
  });
  app.post<WithId>('/api/games/:id/links', async (request) => {
    countAddress(context.limits.make, request);
    return routes.renewLinks(request, idOf(request));
  });
  app.get<WithId>('/api/games/:id/record', async (request, reply) => {
    const record = await routes.record(request, idOf(request));
    return reply.type('text/plain; charset=utf-8').send(record);
  });
}

class GameRoutes {
  readonly #context: ApiContext;
  readonly #service: GameService;
  readonly #db: Storage['db'];

  constructor(context: ApiContext) {
    this.#context = context;
    this.#service = context.service;
    this.#db = context.service.storage.db;
  }

  async make(request: FastifyRequest, reply: FastifyReply) {
    countAddress(this.#context.limits.make, request);
    const { seats, ...order } = read(createGame, request.body);
    const person = await personOrNewGuest(this.#context, request, reply);
    await this.#refuseBarred(person);
    const { maker, queueOwnerOf, wakeBots } = this.#service;
    const made = await makeGame(maker, {
      ...order,
      creator: person.id,
      queue: queueOwnerOf(person, networkOf(request.ip)),
      rematchOf: null,
      seats: seats.map((seat) => ({
        bot: seat.kind === 'bot' ? seat.bot : null,
        person: seat.kind === 'me' ? person.id : null,
        isTaken: seat.kind === 'me',
      })),
    });
    if (!made.ok && made.problem.code === 'no-human-seat') throw httpError('no-human-seat');
    if (!made.ok) throw httpError('rules', { ...made.problem });
    await wakeBots(made.value.id);
    return made.value;
  }

  async list(request: FastifyRequest, list: string): Promise<GameList> {
    const status = STATUS.get(list);
    if (status === undefined) throw httpError('not-found');
    const query = readListQuery(request);
    const reader = await personOf(this.#context, request);
    const open = await openGames(this.#db, status, query);
    return listGames(this.#context, open, reader?.id ?? null);
  }

  async listOwn(request: FastifyRequest): Promise<GameList> {
    const query = readListQuery(request);
    const person = await personOf(this.#context, request);
    const own = person === null ? NOTHING : await gamesOf(this.#db, person.id, query);
    return listGames(this.#context, own);
  }

  /** A visitor takes a free seat in an open game. */
  async join(request: FastifyRequest, reply: FastifyReply, id: string) {
    const row = await games.findGameRow(this.#db, id);
    if (row === undefined || row.is_open === 0) throw httpError('not-found');
    const person = await personOrNewGuest(this.#context, request, reply);
    const seats = await games.seatsOf(this.#db, [id]);
    if (seats.some((seat) => seat.person === person.id)) throw httpError('not-allowed');
    const free = seats.find(({ bot, taken_at }) => bot === null && taken_at === null);
    if (free === undefined) throw httpError('taken');
    await this.#refuseBarred(person);
    const place = { game: id, seat: free.seat };
    const taken_at = seatTakenAt(row.created_at, this.#service.now());
    if (!(await games.takeSeat(this.#db, place, { person: person.id, taken_at }))) {
      throw httpError('taken');
    }
    const sat = await this.#service.rooms.submit(id, free.seat, { type: 'sit', ref: null });
    // The visitor's page may have entered with the new cookie and sat down first.
    if (!sat.ok && sat.problem.code !== 'not-now') throw httpError('unavailable');
    return { id, seat: free.seat };
  }

  /** Links are shown once; the maker of a game gets new ones for the seats that are still free. */
  async renewLinks(request: FastifyRequest, id: string) {
    const maker = await personOf(this.#context, request);
    const row = await games.findGameRow(this.#db, id);
    if (row === undefined) throw httpError('not-found');
    if (maker === null || row.creator !== maker.id) throw httpError('not-allowed');
    const links: (string | null)[] = [];
    for (const { seat } of await games.seatsOf(this.#db, [id])) {
      const token = newToken();
      const isFree = await games.renewFreeSeat(this.#db, { game: id, seat }, hashToken(token));
      links.push(isFree ? token : null);
    }
    return { links };
  }

  /** The record of a finished game, if it was open or the reader's own. */
  async record(request: FastifyRequest, id: string): Promise<string> {
    const reader = (await personOf(this.#context, request))?.id;
    const look = () =>
      this.#service.rooms.readFresh(id, ({ row, match, players }) => {
        return match.isOver() && mayReadRecord(row, players, reader) ? recordOf(match) : null;
      });
    const found = await this.#service.replays.run(reader ?? networkOf(request.ip), look);
    const isLost =
      !found.ok && (found.problem.code === 'void' || found.problem.code === 'diverged');
    const stored = isLost ? await storedRecord(this.#context, id, reader) : null;
    const record = found.ok ? found.value : stored;
    if (record === null) throw httpError('not-found');
    return record;
  }

  async #refuseBarred({ id }: PersonRow): Promise<void> {
    const barrier = await this.#service.maker.barrierTo(id);
    if (barrier !== null) throw httpError(barrier);
  }
}

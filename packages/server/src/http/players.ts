import type { GameList, PlayerPage } from '@bivouac/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lookupKey } from '../accounts/names.ts';
import { periodsSince, withIdlePeriods } from '../rating/glicko.ts';
import { scoreOf } from '../rating/score.ts';
import { findByName } from '../storage/accounts/persons.ts';
import { gamesOf } from '../storage/games/lists.ts';
import { ratingsOf, resultsOf } from '../storage/games/results.ts';
import type { PersonRow } from '../storage/schema.ts';
import { type ApiContext, httpError, personOf } from './http.ts';
import { listGames, readListQuery } from './listed.ts';

interface Named {
  readonly name: string;
}
type Asked = FastifyRequest<{ Params: Named }>;
type Tally = PlayerPage['results'][number];

/** Routes for a player's public page. */
export function servePlayers(app: FastifyInstance, context: ApiContext): void {
  const { db } = context.service.storage;

  const playerOf = async ({ params }: Asked): Promise<PersonRow & Named> => {
    const key = lookupKey(params.name);
    const person = key === null ? undefined : await findByName(db, key);
    if (person?.name == null) throw httpError('not-found');
    return { ...person, name: person.name };
  };
  /** The player's open games, each once; `seat` is the reader's own seat. */
  const gamesFor = async (
    request: Asked,
    reader: PersonRow | null,
    { id }: PersonRow,
  ): Promise<GameList> => {
    const { rows, next } = await gamesOf(db, id, { ...readListQuery(request), isOpen: true });
    const each = new Map(rows.map(({ seat: _, ...row }) => [row.id, row]));
    return listGames(context, { rows: [...each.values()], next }, reader?.id ?? null);
  };

  app.get<{ Params: Named }>('/api/players/:name', async (request): Promise<PlayerPage> => {
    const reader = await personOf(context, request);
    const player = await playerOf(request);
    const now = context.service.now();
    const ratings = (await ratingsOf(db, player.id)).map(({ game, games, updated_at, ...row }) => {
      const { rating, deviation } = withIdlePeriods(row, periodsSince(updated_at, now));
      return { game, games, rating: Math.round(rating), deviation: Math.round(deviation) };
    });
    return {
      name: player.name,
      since: player.created_at,
      ratings,
      results: tallied(await resultsOf(db, player.id)),
      ...(await gamesFor(request, reader, player)),
    };
  });

  app.get<{ Params: Named }>('/api/players/:name/games', async (request) => {
    const reader = await personOf(context, request);
    return gamesFor(request, reader, await playerOf(request));
  });
}

const KINDS = { 1: 'wins', 0.5: 'draws', 0: 'losses' } as const;

function tallied(results: Awaited<ReturnType<typeof resultsOf>>): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { game, seat, outcome, count } of results) {
    const tally = tallies.get(game) ?? { game, wins: 0, draws: 0, losses: 0 };
    tally[KINDS[scoreOf(outcome, seat)]] += Number(count);
    tallies.set(game, tally);
  }
  return [...tallies.values()];
}

import { Readable } from 'node:stream';
import { recordOf } from '@bivouac/kernel';
import type { Account } from '@bivouac/protocol';
import type { GameService } from '../game-service.ts';
import { playerOf } from '../rooms/table.ts';
import { endedGame } from '../rooms/void.ts';
import { entriesAfter, seatsOf } from '../storage/games/games.ts';
import { gamesOf } from '../storage/games/lists.ts';
import { subscriptionsOf } from '../storage/games/notifications.ts';
import { ratingsOf } from '../storage/games/results.ts';
import type { GameRow, PersonRow, SubscriptionRow } from '../storage/schema.ts';

const GAMES_AT_ONCE = 50;

type OwnGame = GameRow & { readonly seat: number };

/** Everything that the server stores about a person, streamed as one JSON file. */
export function exportLines(service: GameService, person: PersonRow, account: Account): Readable {
  return Readable.from(exportChunks(service, person, account));
}

async function* exportChunks(
  service: GameService,
  person: PersonRow,
  account: Account,
): AsyncGenerator<string> {
  const { db } = service.storage;
  const ratings = await ratingsOf(db, person.id);
  const settings = person.settings === null ? null : readSettings(person.settings);
  const notifications = (await subscriptionsOf(db, person.id)).map(describeSubscription);
  const head = { exportedAt: service.now(), account, settings, ratings, notifications };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "games": [`;
  let separator = '\n';
  for await (const game of gamesIn(service, person.id)) {
    yield `${separator}    ${JSON.stringify(await describeGame(service, person.id, game))}`;
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
}

async function* gamesIn(service: GameService, person: string): AsyncGenerator<OwnGame> {
  const { db } = service.storage;
  for (let after: Awaited<ReturnType<typeof gamesOf>>['next'] | undefined; after !== null; ) {
    const part = await gamesOf(db, person, { limit: GAMES_AT_ONCE, after });
    yield* part.rows;
    after = part.next;
  }
}

/** Of an unfinished game only what the player knows: no seed, and no record with the opponent's secrets. */
async function describeGame(service: GameService, person: string, game: OwnGame): Promise<object> {
  const { db } = service.storage;
  const { id, seat, status, outcome, scenario } = game;
  const entries = await entriesAfter(db, id, 0);
  const said = entries.filter((entry) => entry.kind === 'chat' && entry.seat === seat);
  const facts = {
    ...{ id, game: game.game, scenario, seat, status, isRated: game.is_rated === 1 },
    createdAt: game.created_at,
    movedAt: game.moved_at,
    players: (await seatsOf(db, [id])).map(playerOf),
    chat: said.map(({ at, body }) => ({ at, text: body })),
  };
  if (status !== 'over') return facts;
  // One game at a time, queued fairly with all other requests that replay games.
  const record = await service.replays.run(person, () =>
    service.rooms.readFresh(id, ({ match }) => (match.isOver() ? recordOf(match) : null)),
  );
  const played = record.ok ? record.value : null;
  return {
    ...facts,
    outcome: outcome === null ? null : JSON.parse(outcome),
    // A void game cannot be replayed; its stored entries are the record.
    record: played ?? (await endedGame(service.storage, id))?.record ?? null,
  };
}

/** A client that knows the whole endpoint or the keys could send messages to the browser: neither is exported. */
function describeSubscription({ endpoint, language, created_at }: SubscriptionRow): object {
  return { service: new URL(endpoint).host, language, createdAt: created_at };
}

function readSettings(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

import type { BotHost } from './bots/bot-host.ts';
import { playBots } from './bots/bot-seats.ts';
import { type ConnectBus, noBus } from './bus/bus.ts';
import { createMetrics, type Metrics } from './ops/metrics.ts';
import type { Report } from './ops/report.ts';
import { localQueues, type Queues } from './queue/queues.ts';
import { createTurns, type Turns } from './queue/turns.ts';
import { rateGame } from './rating/rate-game.ts';
import type { Maker } from './rooms/create.ts';
import type { Rematch } from './rooms/rematch.ts';
import { figuresOf, isBot, type Room } from './rooms/room.ts';
import { createRooms, type Rooms } from './rooms/rooms.ts';
import { createWishes, type Wishes } from './rooms/wishes.ts';
import type { GameShelf } from './shelf.ts';
import { createHub, type Hub } from './sockets/hub.ts';
import { createPresence, type Presence } from './sockets/presence.ts';
import { gamesAwaitingBots, gamesToRate, headOf } from './storage/games.ts';
import { dropExpired } from './storage/persons.ts';
import type { EntryRow, GameRow } from './storage/schema.ts';
import type { Storage } from './storage/storage.ts';
import type { Push } from './tell/push.ts';
import { openTelling, type Telling, type TellingOptions } from './tell/telling.ts';

export interface HouseDeps {
  readonly storage: Storage;
  readonly shelf: GameShelf;
  readonly hasBot: (game: string, bot: string) => boolean;
  readonly bots: BotHost;
  readonly now: () => number;
  readonly report: Report;
  readonly connectBus?: ConnectBus;
  /** Without them, work waits in this process. */
  readonly queues?: Queues;
  /** Without it, nobody is told of anything while he is away. */
  readonly telling?: TellingOptions;
  /** How many games are kept at hand. */
  readonly roomCapacity?: number;
  readonly botWorkers?: number;
  /** How long a bot may think over one decision. */
  readonly botMs?: number;
}

/** Everything that plays: made once for a process, and without a port. */
export interface House {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly wishes: Wishes;
  /** For those who leaf back: each time the whole game is played again. */
  readonly pasts: Turns;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly maker: Maker;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly report: Report;
  /** Null where people are not told of their move. */
  readonly push: Push | null;
  /** A new game: a bot may have the first word. */
  begun(game: string): Promise<void>;
  close(): Promise<void>;
}

const SWEEP_MS = 3_600_000;
/** A bot that has owed a decision for so long is asked again. */
const OVERDUE_MS = 60_000;

export async function openHouse(deps: HouseDeps): Promise<House> {
  const { storage, shelf, now, report } = deps;
  const metrics = createMetrics();
  const hub = createHub(now);

  const onTrouble = (game: string, error: unknown): void => {
    metrics.count('troubles_total');
    report('a game is in trouble', { game, error });
  };
  const askBotsOf = ({ id, creator }: Pick<GameRow, 'id' | 'creator'>): void =>
    queue.add(creator ?? id, id);
  const askBots = (room: Room): void => {
    if (figuresOf(room).is_bot_due) askBotsOf(room.row);
  };
  const onEntry = (room: Room, entry: EntryRow): void => {
    metrics.count('entries_total');
    // A bot that has decided goes on by itself.
    if (entry.seat === null || !isBot(room, entry.seat)) askBots(room);
    if (room.overSeq === entry.seq && room.row.is_rated === 1) {
      void rateGame(storage.db, room.row.id, now()).catch((error) => onTrouble(room.row.id, error));
    }
  };
  let telling: Telling | null = null;
  const rooms = createRooms({
    ...{ storage, shelf, now, onEntry, onTrouble, prepare: hub.prepare, isWatched: hub.has },
    isToBeTold: (game, seat) => telling !== null && !presence.isThere(game, seat),
    onToTell: (game) => telling?.add(game),
    capacity: deps.roomCapacity ?? 1_000,
  });
  const players = { rooms, host: deps.bots, metrics, report, now, timeMs: deps.botMs ?? 2_000 };
  const play = async (game: string): Promise<void> => {
    if (await playBots(players, game)) await begun(game);
  };
  const bus = await (deps.connectBus ?? noBus)({
    onEntry: (game, seq, entry) => void rooms.refresh(game, seq, entry),
    onGap: () => void catchUp(storage, rooms, hub),
    onPresence: (message) => presence.heard(message),
    onRematch: ({ game, next }) => tellRematch(hub, game, next),
  });
  const presence = createPresence(hub, bus, now);
  const queues = deps.queues ?? localQueues({ bots: deps.botWorkers ?? 1, tellings: 2 });
  const teller = { storage, rooms, presence, metrics, report, now };
  if (deps.telling !== undefined) telling = await openTelling(teller, queues, deps.telling);
  const queue = await queues.open('bots', play);
  const maker: Maker = { storage, shelf, hasBot: deps.hasBot, now };
  const begun = async (game: string): Promise<void> => {
    await rooms.look(game, askBots);
  };
  const wishes = createWishes(rooms, {
    ...{ ...maker, begun },
    onRematch(game, next) {
      tellRematch(hub, game, next);
      bus.tellRematch({ game, next });
    },
  });
  metrics.gauge('rooms', () => rooms.size);
  metrics.gauge('pending_entries', () => storage.appender.pending);
  metrics.gauge('bot_queue', () => queue.waiting);
  const askOverdueBots = async (since?: number): Promise<void> => {
    for (const game of await gamesAwaitingBots(storage.db, since)) askBotsOf(game);
  };
  // What a process left undone that died.
  await askOverdueBots();
  for (const game of await gamesToRate(storage.db)) await rateGame(storage.db, game, now());
  const sweep = (): Promise<void> => dropExpired(storage.db, now());
  await sweep();
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => report('old sessions could not be dropped', { error }));
  }, SWEEP_MS);
  sweeping.unref();
  // And what was left undone since: the database may have been away when a bot wanted to move.
  const reminding = setInterval(() => {
    askOverdueBots(now() - OVERDUE_MS).catch((error: unknown) =>
      report('bots could not be asked again', { error }),
    );
  }, OVERDUE_MS);
  reminding.unref();

  return {
    ...{ storage, rooms, wishes, hub, presence, maker, metrics, now, report, begun },
    pasts: createTurns(),
    push: telling?.push ?? null,
    async close() {
      clearInterval(sweeping);
      clearInterval(reminding);
      presence.close();
      telling?.close();
      await deps.bots.close();
      await queues.close();
      await bus.close();
      await storage.appender.drained();
    },
  };
}

/** Everybody who sat at a game gets his own link to the next, and nobody else's. */
function tellRematch(hub: Hub, game: string, { id, tokens }: Rematch): void {
  for (const [seat, token] of tokens.entries()) {
    if (token !== null) hub.tellSeat(game, seat, { type: 'rematch', game: id, token });
  }
}

/** Whatever was missed, the database has. */
async function catchUp(storage: Storage, rooms: Rooms, hub: Hub): Promise<void> {
  rooms.forget(hub.has);
  for (const game of [...hub.games]) {
    const head = await headOf(storage.db, game);
    if (head !== undefined) await rooms.refresh(game, head);
  }
}

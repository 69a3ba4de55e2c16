import type { Seat } from '@bivouac/kernel';
import {
  createSessionEndings,
  type SessionEnding,
  type SessionEndings,
} from './accounts/session-endings.ts';
import type { BotHost } from './bots/bot-host.ts';
import { playBots } from './bots/bot-seats.ts';
import { type ConnectBus, noBus } from './bus/bus.ts';
import { type Notifier, type NotifierOptions, openNotifier } from './notifications/notifier.ts';
import type { Push } from './notifications/push.ts';
import { createMetrics, type Metrics } from './ops/metrics.ts';
import { endGamesOf } from './ops/moderation.ts';
import type { Report } from './ops/report.ts';
import { watchModeration } from './ops/watch-moderation.ts';
import { type Outages, watchOutages } from './outages/outages.ts';
import {
  announceRematch,
  announceVoid,
  applyModeration,
  type BusLink,
  busHandlers,
  createCatchUp,
  createSessionCheck,
  staleMs,
} from './process-sync.ts';
import { type BackgroundQueue, createBackgroundQueue } from './queue/background-queue.ts';
import { createQueueOwnerOf, type QueueOwnerOf } from './queue/queue-owner.ts';
import { localQueues, type Queues } from './queue/queues.ts';
import { createRetryQueue, type RetryQueue } from './queue/retry-queue.ts';
import { rateGame } from './rating/rate-game.ts';
import type { Maker } from './rooms/create.ts';
import { createOfferService, type OfferService } from './rooms/offer-service.ts';
import { figuresOf, isBot, type Room } from './rooms/room.ts';
import { createRooms, type Rooms } from './rooms/rooms.ts';
import type { GameShelf } from './shelf.ts';
import { createHub, type Hub } from './sockets/hub.ts';
import { type Allowance, createLimiter, type Limiter, NO_LIMIT } from './sockets/limits.ts';
import { createPages, type Pages } from './sockets/pages.ts';
import { createPresence, type Presence } from './sockets/presence.ts';
import { findPerson } from './storage/accounts/persons.ts';
import { dropSessions } from './storage/accounts/sessions.ts';
import { countUnfinished, type QueuedGame } from './storage/games/games.ts';
import type { EntryRow } from './storage/schema.ts';
import type { Storage } from './storage/storage.ts';
import { RECENT_MS, startUpkeep } from './upkeep.ts';

export interface GameServiceDeps {
  readonly storage: Storage;
  readonly shelf: GameShelf;
  readonly hasBot: (game: string, bot: string) => boolean;
  readonly bots: BotHost;
  readonly now: () => number;
  readonly report: Report;
  readonly connectBus?: ConnectBus;
  /** By default, jobs wait in this process. */
  readonly queues?: Queues;
  /** Without it, the server sends no push notifications. */
  readonly notifications?: NotifierOptions;
  /** Maximum number of games in memory beside those that are watched. */
  readonly roomCapacity?: number;
  readonly botWorkers?: number;
  /** How long a bot may think over one decision. */
  readonly botMs?: number;
  /** For load tests, which come from one address. */
  readonly isUnlimited?: boolean;
}

/** All parts that run the games of one process; it opens no port. */
export interface GameService {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly offers: OfferService;
  /** Queue for requests that replay a game from its start, such as looking back. */
  readonly replays: BackgroundQueue;
  /** Loads a game into memory; an owner who asks for many unloaded games waits in the replay queue. */
  loadGame(owner: string, game: string): Promise<void>;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly pages: Pages;
  readonly maker: Maker;
  /** Limits how many games one person makes, and seats they take in games of others. */
  readonly newGameLimiter: Limiter;
  readonly queueOwnerOf: QueueOwnerOf;
  readonly metrics: Metrics;
  readonly outages: Outages;
  readonly now: () => number;
  readonly report: Report;
  /** Null without push notifications. */
  readonly push: Push | null;
  /** Whether the bus has been disconnected for so long that pages may show outdated tables. */
  isBusStale(): boolean;
  /** A player's connection broke; the player has certainly seen everything up to entry `known`. */
  connectionLost(game: string, seat: Seat, known: number): void;
  /** Announces ended sessions, whichever process ended them. */
  readonly sessionEndings: SessionEndings;
  /** Ends sessions, given by the hashes of their tokens, and closes their sockets in every process. */
  endSessions(sessions: readonly string[], ending?: SessionEnding): Promise<void>;
  /** The same for sessions that are already deleted. */
  announceEnded(sessions: readonly string[], ending: SessionEnding): void;
  /** Queues the bots of a game whose turn it may be. */
  wakeBots(game: string): Promise<void>;
  close(): Promise<void>;
}

/** Longer than a database takes to restart. */
const BUS_STALE_AFTER_MS = 30_000;
const MAX_UNFINISHED = 100;
/** By then the host's own command has ended the games that it found. */
const BAN_SETTLES_MS = 1_000;
/** A returning player has a few games open; each that is not loaded is replayed from its start. */
const FETCH = { burst: 20, perSecond: 0.2 };
const MAKE = { burst: 30, perSecond: 0.1 };

export async function openGameService(deps: GameServiceDeps): Promise<GameService> {
  const { storage, shelf, now, report } = deps;
  const metrics = createMetrics();
  const hub = createHub(now);
  const outages = watchOutages({ storage, now, report });

  const onTrouble = (game: string, error: unknown): void => {
    metrics.count('troubles_total');
    report('a game is in trouble', { game, error });
  };
  const queueBots = ({ id, queue_owner, queue_network }: QueuedGame): void =>
    queue.add(queue_owner ?? id, id, queue_network);
  const queueBotsIfDue = (room: Room): void => {
    if (figuresOf(room).is_bot_due && hasActivePlayer(room, presence, now())) queueBots(room.row);
  };
  const onEntry = (room: Room, entry: EntryRow): void => {
    metrics.count('entries_total');
    // A bot that moved is still being served by its job; a bot that accepted a take-back is not.
    if (entry.seat === null || !isBot(room, entry.seat) || entry.kind === 'accept')
      queueBotsIfDue(room);
    if (room.overSeq === entry.seq && room.row.is_rated === 1) rating.add([room.row.id]);
  };
  const rating = createRetryQueue(async (game) => {
    await rateGame(storage.db, game, now());
    return true;
  }, onTrouble);
  const sessionEndings = createSessionEndings();
  const link: BusLink = { bus: null, staleSince: null };
  let notifier: Notifier | null = null;
  const connectionLost: GameService['connectionLost'] = (game, seat, known) =>
    notifier?.connectionLost(game, seat, known);
  const presence = createPresence(
    hub,
    { publishPresence: (message) => link.bus?.publishPresence(message) },
    now,
    // This process does not know what players at another process have seen.
    (game, seat) => connectionLost(game, seat, -1),
  );
  const pages = createPages(hub, { publishPage: (message) => link.bus?.publishPage(message) });
  const rooms = createRooms({
    ...{ storage, shelf, now, onEntry, onTrouble, prepare: hub.prepare, isWatched: hub.has },
    outages,
    onVoid: (game) =>
      void announceVoid(storage, hub, game).catch((error) => onTrouble(game, error)),
    watchedCount: () => hub.size,
    needsNotification: (game, seat) => notifier !== null && !presence.isPresent(game, seat),
    onNotificationDue: (game) => notifier?.add(game),
    capacity: deps.roomCapacity ?? 1_000,
  });
  const players = { rooms, host: deps.bots, metrics, report, now, timeMs: deps.botMs ?? 2_000 };
  const play = async (game: string): Promise<void> => {
    if (await playBots(players, game)) await wakeBots(game);
  };
  const catchUp = createCatchUp(storage, rooms, onTrouble);
  const checkSessions = createSessionCheck(storage, sessionEndings, now, report);
  const parts = { hub, rooms, presence, pages, sessionEndings, catchUp, checkSessions };
  // Messages may arrive before the service is complete.
  link.bus = await (deps.connectBus ?? noBus)(busHandlers(link, parts, { metrics, report, now }));
  const queues = deps.queues ?? localQueues({ bots: deps.botWorkers ?? 1, tellings: 2 });
  const notifyDeps = { storage, rooms, presence, metrics, report, now };
  if (deps.notifications !== undefined)
    notifier = await openNotifier(notifyDeps, queues, deps.notifications);
  const queue = await queues.open('bots', play);
  const limiter = (allowance: Allowance) =>
    createLimiter(deps.isUnlimited ? NO_LIMIT : allowance, now);
  const [newGameLimiter, loadLimiter] = [limiter(MAKE), limiter(FETCH)];
  const replays = createBackgroundQueue();
  const loadGame = async (owner: string, game: string): Promise<void> => {
    if (rooms.has(game) || loadLimiter.take(owner)) return;
    await replays.run(owner, () => rooms.read(game, () => null));
  };
  const maker = createMaker(deps, newGameLimiter);
  const wakeBots = async (game: string): Promise<void> => {
    await rooms.read(game, queueBotsIfDue);
  };
  const offers = createOfferService(rooms, {
    ...{ ...maker, wakeBots },
    sendsNotifications: () => notifier !== null,
    onRematch(game, next) {
      announceRematch(hub, game, next);
      link.bus?.publishRematch({ game, next });
    },
    onRematchPending: (game) => pendingRematches.add([game]),
  });
  const pendingRematches = createRetryQueue((game) => offers.makeRematch(game), onTrouble);
  metrics.gauge('rooms', () => rooms.size);
  metrics.gauge('pending_entries', () => storage.appender.pending);
  metrics.gauge('bot_queue', () => queue.waiting);
  metrics.gauge('bus_stale_seconds', () => staleMs(link, now) / 1_000);
  await outages.ready();
  const bans = createBanQueue(storage, now, report);
  const moderation = await watchModeration(
    storage,
    async (row) => {
      await applyModeration(storage, parts, row);
      if (row.what === 'ban') setTimeout(() => bans.add([row.subject]), BAN_SETTLES_MS).unref();
    },
    report,
  );
  const announceEnded: GameService['announceEnded'] = (sessions, ending) => {
    sessionEndings.announce(sessions, ending);
    link.bus?.publishEndedSessions({ sessions, ending });
  };
  const upkeep = await startUpkeep({
    ...{ storage, rooms, now, report, queueBots, rateGames: rating.add },
    gamesWithPlayers: () => hub.gamesWithPlayers(),
  });

  return {
    ...{
      storage,
      rooms,
      offers,
      hub,
      presence,
      pages,
      maker,
      newGameLimiter,
      metrics,
      now,
      report,
      wakeBots,
    },
    connectionLost,
    ...{ replays, loadGame, outages, queueOwnerOf: await createQueueOwnerOf(storage.db) },
    push: notifier?.push ?? null,
    sessionEndings,
    async endSessions(sessions, ending = 'over') {
      await dropSessions(storage.db, sessions);
      announceEnded(sessions, ending);
    },
    announceEnded,
    isBusStale: () => staleMs(link, now) > BUS_STALE_AFTER_MS,
    async close() {
      upkeep.close();
      moderation.close();
      catchUp.close();
      checkSessions.close();
      rating.close();
      pendingRematches.close();
      bans.close();
      presence.close();
      notifier?.close();
      await deps.bots.close();
      await queues.close();
      await link.bus?.close();
      await storage.appender.drained();
      await outages.close();
    },
  };
}

/** Ends games in which a player got a seat at the moment of their ban, so that no opponent waits. */
function createBanQueue(storage: Storage, now: () => number, report: Report): RetryQueue {
  return createRetryQueue(
    async (player) => {
      const { banned_at = null } = (await findPerson(storage.db, player)) ?? {};
      if (banned_at !== null) await endGamesOf({ storage, who: 'server', now: now() }, player);
      return true;
    },
    (player, error) => report('games of a banned player go on', { player, error }),
  );
}

function createMaker({ storage, shelf, hasBot, now }: GameServiceDeps, limiter: Limiter): Maker {
  return {
    ...{ storage, shelf, hasBot, now },
    async barrierTo(person) {
      if (!limiter.take(`person ${person}`)) return 'too-many';
      const unfinished = await countUnfinished(storage.db, person);
      return unfinished < MAX_UNFINISHED ? null : 'too-many-games';
    },
  };
}

/**
 * Bots move while a player sits at the table or has recently acted in it: a player who closes the page after a move
 * finds the answer later. Otherwise the bot waits until a player enters.
 */
function hasActivePlayer(
  { row, players, lastHumanAt }: Room,
  presence: Presence,
  now: number,
): boolean {
  return (
    (lastHumanAt !== null && now - lastHumanAt < RECENT_MS) ||
    players.some(({ seat, bot }) => bot === null && presence.isPresent(row.id, seat))
  );
}

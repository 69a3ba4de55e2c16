import type { SessionEndings } from './accounts/session-endings.ts';
import type { Bus, BusHandlers } from './bus/bus.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Report } from './ops/report.ts';
import { createRetryQueue, type RetryQueue } from './queue/retry-queue.ts';
import type { Rematch } from './rooms/rematch.ts';
import type { Rooms } from './rooms/rooms.ts';
import { endedGame } from './rooms/void.ts';
import type { Hub } from './sockets/hub.ts';
import type { Pages } from './sockets/pages.ts';
import type { Presence } from './sockets/presence.ts';
import { openSeatsOf } from './storage/accounts/forget-person.ts';
import { endedAmong } from './storage/accounts/sessions.ts';
import { headOf } from './storage/games/games.ts';
import type { AuditRow } from './storage/schema.ts';
import type { Storage } from './storage/storage.ts';

// Keeps the pages of this process up to date with what other processes and the host's terminal do.

interface Reporting {
  readonly metrics: Metrics;
  readonly report: Report;
  readonly now: () => number;
}

/** Tells the players of a game their seats in the rematch; their sessions open them. */
export function announceRematch(hub: Hub, game: string, { id, seats }: Rematch): void {
  for (const [before, seat] of seats.entries()) {
    if (seat !== null) hub.sendToSeat(game, before, { type: 'rematch', game: id, seat });
  }
}

/** The bus once it is connected, and since when it has been disconnected. */
export interface BusLink {
  bus: Bus | null;
  staleSince: number | null;
}

export const staleMs = ({ staleSince }: BusLink, now: () => number): number =>
  staleSince === null ? 0 : now() - staleSince;

export interface SyncParts {
  readonly hub: Hub;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly pages: Pages;
  readonly sessionEndings: SessionEndings;
  readonly catchUp: RetryQueue;
  readonly checkSessions: RetryQueue;
}

export function busHandlers(
  link: BusLink,
  { hub, rooms, presence, pages, sessionEndings, catchUp, checkSessions }: SyncParts,
  { metrics, report, now }: Reporting,
): BusHandlers {
  return {
    async onEntry(game, seq, entry) {
      if (!(await rooms.refresh(game, seq, entry))) catchUp.add([game]);
    },
    onDisconnected(error) {
      link.staleSince = now();
      metrics.count('bus_losses_total');
      report('the bus is disconnected', { error }, 'warn');
    },
    onReconnected() {
      link.staleSince = null;
      report('the bus is connected again', {}, 'warn');
      // A game that is in use now may be on its way to a page.
      catchUp.add([...rooms.forget(hub.has), ...hub.games]);
      checkSessions.add(['all']);
    },
    onPresence: (message) => presence.receive(message),
    onRematch: ({ game, next }) => announceRematch(hub, game, next),
    onPage: (message) => pages.receive(message),
    onSessionsEnded: ({ sessions, ending }) => sessionEndings.announce(sessions, ending),
  };
}

/** Reads the entries that this process missed. */
export function createCatchUp(
  storage: Storage,
  rooms: Rooms,
  onTrouble: (game: string, error: unknown) => void,
): RetryQueue {
  return createRetryQueue(async (game) => {
    const head = await headOf(storage.db, game);
    return head === undefined || rooms.refresh(game, head);
  }, onTrouble);
}

/** Another process may have ended sessions whose sockets are open here. */
export function createSessionCheck(
  { db }: Storage,
  sessionEndings: SessionEndings,
  now: () => number,
  report: Report,
): RetryQueue {
  return createRetryQueue(
    async () => {
      const ended = await endedAmong(db, sessionEndings.watchedSessions(), now());
      sessionEndings.announce(ended, 'over');
      return true;
    },
    (_, error) => report('ended sessions could not be read', { error }, 'warn'),
  );
}

/** The host acts in another process; pages of this process must see the result. */
export async function applyModeration(
  { db }: Storage,
  { hub, rooms, sessionEndings, catchUp }: SyncParts,
  { what, subject }: AuditRow,
): Promise<void> {
  if (what === 'ban') sessionEndings.announcePerson(subject);
  if (what === 'void') catchUp.add([subject]);
  if (what !== 'rename') return;
  for (const { game } of await openSeatsOf(db, subject)) {
    if (hub.has(game)) await rooms.readFresh(game, hub.resendTables);
  }
}

export async function announceVoid(storage: Storage, hub: Hub, game: string): Promise<void> {
  const ended = await endedGame(storage, game);
  if (ended === null) return;
  hub.sendToAll(game, { type: 'refused', ref: null, refusal: { code: 'void', ended } });
}

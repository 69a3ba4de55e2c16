import type { Seat } from '@bivouac/kernel';
import { FALLBACK, isLanguage, type Language } from '@bivouac/text';
import type { Metrics } from '../ops/metrics.ts';
import type { Report } from '../ops/report.ts';
import { timedSeats } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Presence } from '../sockets/presence.ts';
import * as notifications from '../storage/games/notifications.ts';
import type { NotificationRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Push, SendResult } from './push.ts';

/** Title and text in the player's language. */
export interface Notification {
  readonly title: string;
  readonly body: string;
}

export type DescribeMove = (
  language: Language,
  move: {
    readonly game: string;
    readonly scenario: string;
    /** Null for a guest or a bot. */
    readonly opponent: string | null;
  },
) => Promise<Notification>;

export interface NotifyDeps {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly push: Push;
  readonly describe: DescribeMove;
  readonly metrics: Metrics;
  readonly report: Report;
  readonly now: () => number;
}

/** Notifications that could not be delivered by then are dropped. */
const EXPIRES_AFTER_MS = 86_400_000;

/** Sends the due notifications of a game; those that fail stay stored for a retry. */
export async function notifyGame(deps: NotifyDeps, game: string): Promise<void> {
  try {
    const { db } = deps.storage;
    const rows: NotificationRow[] = [];
    for (const row of await notifications.notificationsOf(db, game)) {
      if (deps.now() - row.at < EXPIRES_AFTER_MS) rows.push(row);
      else await notifications.deleteNotification(db, row);
    }
    if (rows.length === 0) return;
    const found = await deps.rooms.read(game, (room) => ({
      asked: timedSeats(room),
      move: { game: room.row.game, scenario: room.row.scenario },
      names: room.players.map(({ name }) => name),
    }));
    if (!found.ok) return;
    const { asked, move, names } = found.value;
    for (const row of rows) {
      const { seat } = row;
      const isDue = asked.includes(seat) && !deps.presence.isPresent(game, seat);
      const opponent = names.find((name, other) => other !== seat && name !== null) ?? null;
      if (isDue && !(await notifySeat(deps, row, { ...move, opponent }))) continue;
      await notifications.deleteNotification(db, row);
    }
  } catch (error) {
    deps.report('notifications could not be sent', { game, error });
  }
}

/**
 * A player's connection broke. If a decision was asked of the player after entry `known`, the server stores a
 * notification, which is sent unless the player returns soon.
 */
export async function onConnectionLost(
  deps: Omit<NotifyDeps, 'push' | 'describe'>,
  game: string,
  seat: Seat,
  known: number,
): Promise<void> {
  try {
    if (deps.presence.isPresent(game, seat)) return;
    const asked = await deps.rooms.read(game, (room) =>
      timedSeats(room).includes(seat) ? (room.positions[seat] ?? 0) : null,
    );
    if (!asked.ok || asked.value === null || asked.value <= known) return;
    const row = { game, seat, seq: asked.value, at: deps.now() };
    await notifications.insertNotification(deps.storage.db, row);
  } catch (error) {
    deps.report('a notification could not be stored', { game, error });
  }
}

/** Returns false if a push service asked for a retry. */
async function notifySeat(
  deps: NotifyDeps,
  { game, seat }: NotificationRow,
  move: Parameters<DescribeMove>[1],
): Promise<boolean> {
  const { db } = deps.storage;
  const results: SendResult[] = [];
  for (const to of await notifications.subscriptionsAt(db, game, seat)) {
    const language = isLanguage(to.language) ? to.language : FALLBACK;
    const notice = await deps.describe(language, move);
    const sent = await deps.push.send(to, game, JSON.stringify({ ...notice, game }));
    results.push(sent);
    deps.metrics.count(sent === 'sent' ? 'pushes_total' : 'push_failures_total');
    if (sent === 'gone') await notifications.unsubscribe(db, to.endpoint);
    if (sent === 'refused')
      deps.report('a push service refused', { origin: originOf(to.endpoint) });
  }
  return !results.includes('later');
}

/** Only the origin: the rest of an endpoint is the browser's secret. */
const originOf = (endpoint: string): string => URL.parse(endpoint)?.origin ?? '';

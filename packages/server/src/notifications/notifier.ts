import type { Seat } from '@bivouac/kernel';
import type { Queues } from '../queue/queues.ts';
import { gamesWithNotifications } from '../storage/games/notifications.ts';
import { type DescribeMove, type NotifyDeps, notifyGame, onConnectionLost } from './notify.ts';
import { createPush, type Push, type PushConfig } from './push.ts';

export interface NotifierOptions {
  readonly push: PushConfig;
  readonly describe: DescribeMove;
  /** Interval at which the server retries failed notifications and takes over those of other processes. */
  readonly retryMs?: number;
}

export interface Notifier {
  readonly push: Push;
  /** Queues the notifications of a game. */
  add(game: string): void;
  /** A player's connection broke; the player has certainly seen everything up to entry `known`. */
  connectionLost(game: string, seat: Seat, known: number): void;
  close(): void;
}

const RETRY_MS = 60_000;

/**
 * Sends notifications to players who are away when it is their move. Due notifications are stored with the entry that
 * made them due, so that they survive the process.
 */
export async function openNotifier(
  deps: Omit<NotifyDeps, 'push' | 'describe'>,
  queues: Queues,
  { push: config, describe, retryMs = RETRY_MS }: NotifierOptions,
): Promise<Notifier> {
  const push = createPush(config, deps.now);
  const all: NotifyDeps = { ...deps, push, describe };
  const queue = await queues.open('tellings', (game) => notifyGame(all, game));
  deps.metrics.gauge('telling_queue', () => queue.waiting);
  const add = (game: string): void => queue.add(game, game);
  const enqueueDue = async (before: number): Promise<void> => {
    for (const game of await gamesWithNotifications(deps.storage.db, before)) add(game);
  };
  await enqueueDue(deps.now());
  const again = setInterval(() => {
    enqueueDue(deps.now() - retryMs / 2).catch((error: unknown) =>
      deps.report('due notifications could not be read', { error }),
    );
  }, retryMs);
  again.unref();
  return {
    push,
    add,
    connectionLost: (game, seat, known) => void onConnectionLost(deps, game, seat, known),
    close: () => clearInterval(again),
  };
}

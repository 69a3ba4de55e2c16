import type { Seat } from '@bivouac/kernel';
import type { Queues } from '../queue/queues.ts';
import { gamesWithNotifications } from '../storage/notifications.ts';
import { type DescribeMove, type NotifyDeps, notifyGame, onConnectionLost } from './notify.ts';
import { createPush, type Push, type PushConfig } from './push.ts';

export interface NotifierOptions {
  readonly push: PushConfig;
  readonly describe: DescribeMove;
  /** After so long whoever could not be told, or was another process's to tell, is tried again. */
  readonly retryMs?: number;
}

export interface Notifier {
  readonly push: Push;
  /** Somebody of the game is to be told. */
  add(game: string): void;
  /** Somebody's line was found broken; he surely knows of everything up to that entry. */
  connectionLost(game: string, seat: Seat, known: number): void;
  close(): void;
}

const RETRY_MS = 60_000;

/**
 * Tells people of their moves. Who is to be told stands in the database beside the entry that asked
 * him, so that nobody is forgotten with the process that meant to do it.
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
      deps.report('nobody knows who is to be told', { error }),
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

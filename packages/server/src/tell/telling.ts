import type { Seat } from '@bivouac/kernel';
import type { Queues } from '../queue/queues.ts';
import { gamesToTell } from '../storage/tellings.ts';
import { createPush, type Push, type PushConfig } from './push.ts';
import { type DescribeMove, noteLost, type TellDeps, tellGame } from './tell.ts';

export interface TellingOptions {
  readonly push: PushConfig;
  readonly describe: DescribeMove;
  /** After so long whoever could not be told, or was another process's to tell, is tried again. */
  readonly againMs?: number;
}

export interface Telling {
  readonly push: Push;
  /** Somebody of the game is to be told. */
  add(game: string): void;
  /** Somebody's line was found broken; he surely knows of everything up to that entry. */
  lost(game: string, seat: Seat, known: number): void;
  close(): void;
}

const AGAIN_MS = 60_000;

/**
 * Tells people of their moves. Who is to be told stands in the database beside the entry that asked
 * him, so that nobody is forgotten with the process that meant to do it.
 */
export async function openTelling(
  deps: Omit<TellDeps, 'push' | 'describe'>,
  queues: Queues,
  { push: config, describe, againMs = AGAIN_MS }: TellingOptions,
): Promise<Telling> {
  const push = createPush(config, deps.now);
  const all: TellDeps = { ...deps, push, describe };
  const queue = await queues.open('tellings', (game) => tellGame(all, game));
  deps.metrics.gauge('telling_queue', () => queue.waiting);
  const add = (game: string): void => queue.add(game, game);
  const lookFor = async (before: number): Promise<void> => {
    for (const game of await gamesToTell(deps.storage.db, before)) add(game);
  };
  await lookFor(deps.now());
  const again = setInterval(() => {
    lookFor(deps.now() - againMs / 2).catch((error: unknown) =>
      deps.report('nobody knows who is to be told', { error }),
    );
  }, againMs);
  again.unref();
  return {
    push,
    add,
    lost: (game, seat, known) => void noteLost(deps, game, seat, known),
    close: () => clearInterval(again),
  };
}

import { Worker } from 'node:worker_threads';
import type { BotReply, BotRequest } from '@bivouac/bots';
import type { BaseAction } from '@bivouac/kernel';

/** The bots of a table, in a thread of their own: the terminal goes on listening. */
export interface BotPlayer {
  /** The bot's choice; `undefined` if the player left meanwhile. */
  choose(request: BotRequest, interrupted: AbortSignal): Promise<BaseAction | undefined>;
  close(): Promise<void>;
}

export function openBotPlayer(): BotPlayer {
  let worker: Worker | undefined;
  return {
    choose(request, interrupted) {
      worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url));
      return askWorker(worker, request, interrupted);
    },
    async close() {
      await worker?.terminate();
    },
  };
}

function askWorker(
  worker: Worker,
  request: BotRequest,
  interrupted: AbortSignal,
): Promise<BaseAction | undefined> {
  return new Promise((resolve, reject) => {
    const onMessage = (reply: BotReply): void => {
      if (reply.ok) settle(() => resolve(reply.action as BaseAction));
      else settle(() => reject(new Error(reply.message)));
    };
    const onError = (error: unknown): void => settle(() => reject(error));
    const onLeave = (): void => settle(() => resolve(undefined));
    const settle = (end: () => void): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      interrupted.removeEventListener('abort', onLeave);
      end();
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    interrupted.addEventListener('abort', onLeave);
    if (interrupted.aborted) onLeave();
    else worker.postMessage(request);
  });
}

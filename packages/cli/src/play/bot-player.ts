import type { BotRequest } from '@bivouac/bots';
import type { BaseAction } from '@bivouac/kernel';
import { type BotHost, BotHostError, createBotHost } from '@bivouac/server/bots';

/** The bots of a table, in a thread of their own: the terminal goes on listening. */
export interface BotPlayer {
  /** The bot's choice; `undefined` if the player left meanwhile. */
  choose(request: BotRequest, interrupted: AbortSignal): Promise<BaseAction | undefined>;
  close(): Promise<void>;
}

/** Bots think by number of trials; this only ends one that hangs. */
const LONGEST_THOUGHT_MS = 10 * 60_000;

export function openBotPlayer(): BotPlayer {
  let host: BotHost | undefined;
  return {
    async choose(request, signal) {
      host ??= createBotHost();
      try {
        const reply = await host.choose(request, { timeMs: LONGEST_THOUGHT_MS, signal });
        if (!reply.ok) throw new Error(reply.message);
        return reply.action;
      } catch (error) {
        if (error instanceof BotHostError && error.code === 'cancelled') return undefined;
        throw error;
      }
    },
    async close() {
      await host?.close();
    },
  };
}

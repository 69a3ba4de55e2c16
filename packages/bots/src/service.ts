import { type BaseAction, type Seed, seededChance } from '@bivouac/kernel';
import type { AnyBot } from './bot.ts';

/**
 * A bot in a worker, the same in Node and in the browser: the host posts a question, the worker
 * posts the answer. Only a view crosses over, never a state, so a worker cannot peek.
 */
export interface BotRequest {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly seat: number;
  readonly view: unknown;
  readonly actions: readonly unknown[];
  readonly trials: number;
  /** The bot's own luck for this question. */
  readonly seed: Seed;
}

export type BotReply =
  | { readonly id: number; readonly ok: true; readonly action: BaseAction }
  | { readonly id: number; readonly ok: false; readonly message: string };

/** Answers one request. `isSpent` lets the host's clock or its cancel button end the thinking. */
export function answerBotRequest(
  request: BotRequest,
  findBot: (game: string, bot: string) => AnyBot | undefined,
  isSpent: () => boolean,
): BotReply {
  const bot = findBot(request.game, request.bot);
  if (bot === undefined) {
    return { id: request.id, ok: false, message: `no bot ${request.bot} in ${request.game}` };
  }
  const action: BaseAction = bot.choose({
    seat: request.seat,
    view: request.view,
    actions: request.actions,
    budget: { trials: request.trials, isSpent },
    chance: seededChance(request.seed),
  });
  return { id: request.id, ok: true, action };
}

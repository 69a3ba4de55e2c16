import { answerBotRequest } from '@bivouac/bots';
import { findBot } from '@bivouac/shelf';
import type { BotOrder } from './lib/worker-messages.ts';

addEventListener('message', (event: MessageEvent<BotOrder>) => {
  const { request, deadline, hurry } = event.data;
  const flag = hurry === null ? null : new Int32Array(hurry);
  const isSpent = (): boolean =>
    Date.now() >= deadline || (flag !== null && Atomics.load(flag, 0) !== 0);
  postMessage(answerBotRequest(request, findBot, isSpent));
});

import { answerBotRequest } from '@bivouac/bots';
import { loadPlayers } from './lib/library.ts';
import type { BotOrder } from './lib/worker-messages.ts';

addEventListener('message', async (event: MessageEvent<BotOrder>) => {
  const { request, deadline, hurry } = event.data;
  const flag = hurry === null ? null : new Int32Array(hurry);
  const isSpent = (): boolean =>
    Date.now() >= deadline || (flag !== null && Atomics.load(flag, 0) !== 0);
  const players = await loadPlayers(request.game);
  const findBot = (_game: string, bot: string) =>
    players.ok ? players.value.bots.find(({ id }) => id === bot) : undefined;
  postMessage(answerBotRequest(request, findBot, isSpent));
});

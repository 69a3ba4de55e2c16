import { answerBotRequest } from '@bivouac/bots';
import { loadPlayers } from './games/players.ts';
import type { BotOrder, OddsAnswer, OddsOrder } from './shell/worker-messages.ts';

// One file for the bot and for the odds, so that a game's code is fetched once for both; each runs
// in a worker of its own.

addEventListener('message', async ({ data }: MessageEvent<BotOrder | OddsOrder>) => {
  postMessage('request' in data ? await think(data) : await countOdds(data));
});

async function think({ request, deadline, hurry }: BotOrder): Promise<unknown> {
  const flag = hurry === null ? null : new Int32Array(hurry);
  const isSpent = (): boolean =>
    Date.now() >= deadline || (flag !== null && Atomics.load(flag, 0) !== 0);
  const players = await loadPlayers(request.game);
  const findBot = (_game: string, bot: string) =>
    players.ok ? players.value.bots.find(({ id }) => id === bot) : undefined;
  return answerBotRequest(request, findBot, isSpent);
}

async function countOdds({ id, game, view, actions }: OddsOrder): Promise<OddsAnswer> {
  // A bot does without them.
  const [players, { oddsOfActions }] = await Promise.all([
    loadPlayers(game),
    import('@bivouac/table/session/shown-odds.ts'),
  ]);
  const odds = players.ok
    ? oddsOfActions(players.value.game, view, actions)
    : actions.map(() => null);
  return { id, odds };
}

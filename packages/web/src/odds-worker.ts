import { loadPlayers } from './lib/library.ts';
import { oddsOfActions } from './lib/shown-odds.ts';
import type { OddsAnswer, OddsOrder } from './lib/worker-messages.ts';

addEventListener('message', async (event: MessageEvent<OddsOrder>) => {
  const { id, game, view, actions } = event.data;
  const players = await loadPlayers(game);
  const odds = players.ok
    ? oddsOfActions(players.value.game, view, actions)
    : actions.map(() => null);
  const answer: OddsAnswer = { id, odds };
  postMessage(answer);
});

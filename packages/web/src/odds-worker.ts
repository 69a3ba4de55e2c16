import { findGame } from '@bivouac/shelf';
import { oddsOfActions } from './lib/shown-odds.ts';
import type { OddsAnswer, OddsOrder } from './lib/worker-messages.ts';

addEventListener('message', (event: MessageEvent<OddsOrder>) => {
  const { id, game: name, view, actions } = event.data;
  const game = findGame(name);
  const odds = game.ok ? oddsOfActions(game.value, view, actions) : actions.map(() => null);
  const answer: OddsAnswer = { id, odds };
  postMessage(answer);
});

import type { AnyBot } from '@bivouac/bots';
import { type AnyGame, done, fail, nearest, type Problem, type Result } from '@bivouac/kernel';
import { blitzkriegPlayers } from './blitzkrieg-players.ts';
import type { GamePlayers } from './entry.ts';
import { napoleonicsPlayers } from './napoleonics-players.ts';
import { nipponPlayers } from './nippon-players.ts';
import { normandyPlayers } from './normandy-players.ts';
import { northAfricaPlayers } from './north-africa-players.ts';
import { skirmishPlayers } from './skirmish-players.ts';
import { stalingradCampaignPlayers, stalingradPlayers } from './stalingrad-players.ts';

/** Those who can play each game, without a word of text: what a server and its bots need. */
export const PLAYERS: readonly GamePlayers[] = [
  normandyPlayers,
  northAfricaPlayers,
  stalingradPlayers,
  stalingradCampaignPlayers,
  blitzkriegPlayers,
  nipponPlayers,
  napoleonicsPlayers,
  skirmishPlayers,
];

const find = (id: string): GamePlayers | undefined => PLAYERS.find(({ game }) => game.id === id);

export function findGame(id: string): Result<AnyGame, Problem> {
  const found = find(id);
  if (found !== undefined) return done(found.game);
  const ids = PLAYERS.map(({ game }) => game.id);
  return fail({ code: 'unknown-game', name: id, nearest: nearest(id, ids) ?? null });
}

export function findBot(game: string, bot: string): AnyBot | undefined {
  return find(game)?.bots.find(({ id }) => id === bot);
}

import type { AnyBot } from '@bivouac/bots';
import { type AnyGame, done, fail, nearest, type Problem, type Result } from '@bivouac/kernel';
import { blitzkriegEntry } from './blitzkrieg.ts';
import { blitzkriegPlayers } from './blitzkrieg-players.ts';
import type { GamePlayers, ShelfEntry } from './entry.ts';
import { napoleonicsEntry } from './napoleonics.ts';
import { napoleonicsPlayers } from './napoleonics-players.ts';
import { nipponEntry } from './nippon.ts';
import { nipponPlayers } from './nippon-players.ts';
import { normandyEntry } from './normandy.ts';
import { normandyPlayers } from './normandy-players.ts';
import { northAfricaEntry } from './north-africa.ts';
import { northAfricaPlayers } from './north-africa-players.ts';
import { skirmishEntry } from './skirmish.ts';
import { skirmishPlayers } from './skirmish-players.ts';
import { stalingradEntry } from './stalingrad.ts';
import { stalingradCampaignEntry } from './stalingrad-campaign.ts';
import { stalingradCampaignPlayers, stalingradPlayers } from './stalingrad-players.ts';

export type {
  CampaignRules,
  GameBalance,
  GamePlayers,
  Progress,
  ScenarioBalance,
  ShelfEntry,
} from './entry.ts';

/** Every game there is; a new game is one line here, and one in `players.ts`. */
export const SHELF: readonly ShelfEntry[] = [
  normandyEntry,
  northAfricaEntry,
  stalingradEntry,
  stalingradCampaignEntry,
  blitzkriegEntry,
  nipponEntry,
  napoleonicsEntry,
  skirmishEntry,
];

/** Those who can play each of them. */
export const PLAYERS: readonly GamePlayers[] = [
  normandyPlayers,
  northAfricaPlayers,
  blitzkriegPlayers,
  nipponPlayers,
  stalingradPlayers,
  stalingradCampaignPlayers,
  napoleonicsPlayers,
  skirmishPlayers,
];

export function findEntry(id: string): Result<ShelfEntry, Problem> {
  const entry = SHELF.find((candidate) => candidate.game.id === id);
  if (entry !== undefined) return done(entry);
  const hint =
    nearest(
      id,
      SHELF.map((candidate) => candidate.game.id),
    ) ?? null;
  return fail({ code: 'unknown-game', name: id, nearest: hint });
}

export function findGame(id: string): Result<AnyGame, Problem> {
  const entry = findEntry(id);
  return entry.ok ? done(entry.value.game) : entry;
}

export function findBot(game: string, bot: string): AnyBot | undefined {
  const players = PLAYERS.find((candidate) => candidate.game.id === game);
  return players?.bots.find((candidate) => candidate.id === bot);
}

import { type AnyGame, done, fail, nearest, type Problem, type Result } from '@bivouac/kernel';
import { blitzkriegEntry } from './blitzkrieg.ts';
import type { ShelfEntry } from './entry.ts';
import { napoleonicsEntry } from './napoleonics.ts';
import { nipponEntry } from './nippon.ts';
import { normandyEntry } from './normandy.ts';
import { northAfricaEntry } from './north-africa.ts';
import { skirmishEntry } from './skirmish.ts';
import { stalingradCampaignEntry, stalingradEntry } from './stalingrad.ts';

export type {
  CampaignRules,
  GameBalance,
  GamePlayers,
  Progress,
  ScenarioBalance,
  ShelfEntry,
} from './entry.ts';

export { findBot, PLAYERS } from './players.ts';

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

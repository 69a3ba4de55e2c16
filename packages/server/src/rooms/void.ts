import type { EndedGame } from '@bivouac/protocol';
import type { Figures } from '../storage/append.ts';
import { entriesAfter, findGameRow, leaveUnrated } from '../storage/games.ts';
import { VOID_OUTCOME } from '../storage/results.ts';
import type { EntryRow, GameRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { storedGameText } from './stored-game-text.ts';

/** Why a game was ended without a result: new rules, the host, or a ban. */
export type VoidReason = 'rules' | 'host' | 'ban';

export interface VoidOrder {
  readonly why: VoidReason;
  /** The host's message to the players. */
  readonly note: string;
}

/** A game that was ended without a result. It is not replayed: its rules may be gone. */
export class GameVoid extends Error {
  constructor(game: string) {
    super(`game ${game} is void`);
  }
}

const MAX_TRIES = 20;

/**
 * Ends a game without a result, whether or not today's rules can play it. A server that has the game open finds the
 * entry's number taken and reloads the game.
 */
export async function voidGame(
  storage: Storage,
  game: string,
  { why, note }: VoidOrder,
  now: number,
): Promise<'void' | 'over' | 'unknown-game'> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = await findGameRow(storage.db, game);
    if (row === undefined) return 'unknown-game';
    if (row.status === 'over') return 'over';
    const at = Math.max(now, row.moved_at);
    const body = JSON.stringify({ why, note });
    const entry: EntryRow = {
      game,
      seq: row.head + 1,
      at,
      seat: null,
      kind: 'void',
      body,
      ref: null,
    };
    if (!(await storage.appender.append({ entry, figures: figuresOfVoid(at) }))) continue;
    await leaveUnrated(storage.db, game);
    return 'void';
  }
  throw new Error(`game ${game} is too busy to be ended`);
}

function figuresOfVoid(at: number): Figures {
  const figures = { status: 'over', awaited: 0, deadline: null, is_bot_due: 0 } as const;
  return { ...figures, outcome: VOID_OUTCOME, moved_at: at };
}

export const isVoid = ({ outcome }: Pick<GameRow, 'outcome'>): boolean => outcome === VOID_OUTCOME;

/**
 * Describes a finished game that cannot be shown, for visitors who may see it; null if it is not over. Nothing is
 * secret by then.
 */
export async function endedGame({ db }: Storage, game: string): Promise<EndedGame | null> {
  const row = await findGameRow(db, game);
  if (row?.status !== 'over') return null;
  const entries = await entriesAfter(db, game, 0);
  const last = entries.at(-1);
  const order: VoidOrder | null = last?.kind === 'void' ? JSON.parse(last.body) : null;
  return {
    title: row.game,
    at: last?.at ?? row.moved_at,
    why: order?.why ?? null,
    note: order?.note ?? '',
    record: storedGameText(row, entries),
  };
}

import type { EndedGame } from '@bivouac/protocol';
import type { Figures } from '../storage/append.ts';
import { type NewAudit, withAudit } from '../storage/audit.ts';
import { entriesAfter, findGameRow, leaveUnrated } from '../storage/games/games.ts';
import { VOID_OUTCOME } from '../storage/games/results.ts';
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

/** The moderator who ends the game, the time, and the note for the audit log. */
export type VoidAudit = Pick<NewAudit, 'at' | 'who' | 'detail'>;

/** A game that was ended without a result. It is not replayed: its rules may be gone. */
export class GameVoid extends Error {
  constructor(game: string) {
    super(`game ${game} is void`);
  }
}

const MAX_TRIES = 20;

/**
 * Ends a game without a result, whether or not today's rules can play it, and writes that into the audit log in the
 * same transaction. A server that has the game open finds the entry's number taken and reloads the game.
 */
export async function voidGame(
  storage: Storage,
  game: string,
  order: VoidOrder,
  audit: VoidAudit,
): Promise<'void' | 'over' | 'unknown-game'> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = await findGameRow(storage.db, game);
    if (row === undefined) return 'unknown-game';
    if (row.status === 'over') return 'over';
    const entry = entryOfVoid(row, order, audit.at);
    const isVoid = await withAudit(
      storage.db,
      { ...audit, what: 'void', subject: game },
      async (tx) => {
        if (!(await storage.appendIn(tx, { entry, figures: figuresOfVoid(entry.at) })))
          return false;
        await leaveUnrated(tx, game);
        return true;
      },
    );
    if (isVoid) return 'void';
  }
  throw new Error(`game ${game} is too busy to be ended`);
}

function entryOfVoid(row: GameRow, { why, note }: VoidOrder, now: number): EntryRow {
  const { id, head, moved_at } = row;
  const body = JSON.stringify({ why, note });
  const at = Math.max(now, moved_at);
  return { game: id, seq: head + 1, at, seat: null, kind: 'void', body, ref: null };
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

import type { Io } from '@bivouac/kernel';
import { endGame, enemyOf, type OpeningRules } from '@bivouac/undaunted-core';
import { type StalingradAction, WITHDRAW } from './actions.ts';
import type { Event } from './events.ts';
import type { Extra } from './extra.ts';

const NOT_ALLOWED: readonly StalingradAction[] = [];
const ALLOWED: readonly StalingradAction[] = [WITHDRAW];

/**
 * Stalingrad, Stažení vojsk: at the start of the side's turn, before any card.
 * @rule stalingrad/withdrawal
 */
export const WITHDRAWAL: OpeningRules<Extra, StalingradAction> = {
  offers: ({ extra }) => (extra.mayWithdraw ? ALLOWED : NOT_ALLOWED),
  take(state, seat, { kind }, io: Io<Event>) {
    if (kind === 'withdraw') endGame(state, [enemyOf(seat)], 'withdrawal', io.emit);
  },
  refuse({ extra }, _action, hasPlayed) {
    if (!extra.mayWithdraw) return { code: 'no-withdrawal' };
    return hasPlayed ? { code: 'too-late-to-withdraw' } : undefined;
  },
};

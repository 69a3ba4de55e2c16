import type { Outcome } from '@bivouac/kernel';
import type { NamedSeat } from '../storage/games/games.ts';

/** 1 for a win, 0.5 for a draw, 0 for a loss, from the stored outcome. */
export function scoreOf(outcome: string | null, seat: number): 0 | 0.5 | 1 {
  const { winners }: Pick<Outcome, 'winners'> = JSON.parse(outcome ?? '{"winners":[]}');
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}

/** A game is rated only between two different named players. */
export function canBeRated(seats: readonly NamedSeat[]): boolean {
  const names = new Set(seats.map(({ bot, name }) => (bot === null ? name : null)));
  return !names.has(null) && names.size === seats.length;
}

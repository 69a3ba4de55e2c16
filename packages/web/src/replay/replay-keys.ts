import type { KeyPress } from '@bivouac/table/frame/keys.ts';

/** The command of a key in a replay. */
export type ReplayKey = 'first' | 'back' | 'forward' | 'last' | 'earlier' | 'later' | 'play';

const NAMED: { readonly [key: string]: ReplayKey } = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  PageUp: 'earlier',
  PageDown: 'later',
  ' ': 'play',
};
/** As on lichess; single letters can be switched off. */
const LETTERS: { readonly [key: string]: ReplayKey } = { k: 'back', j: 'forward' };

export function replayKey(press: KeyPress, hasLetters: boolean): ReplayKey | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  return NAMED[press.key] ?? (hasLetters ? LETTERS[press.key] : undefined) ?? null;
}

/**
 * Where a key leads; `stops` are the positions at which turns begin, ascending. Playing is not a
 * position.
 */
export function positionAfter(
  key: Exclude<ReplayKey, 'play'>,
  at: number,
  total: number,
  stops: readonly number[],
): number {
  switch (key) {
    case 'first':
      return 0;
    case 'back':
      return Math.max(0, at - 1);
    case 'forward':
      return Math.min(total, at + 1);
    case 'last':
      return total;
    case 'earlier':
      return stops.findLast((stop) => stop < at) ?? 0;
    case 'later':
      return stops.find((stop) => stop > at) ?? total;
  }
}

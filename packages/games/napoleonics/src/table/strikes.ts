import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import { type Action, napoleonics, type StrikePreview, type View } from '../rules/index.ts';
import { offersOf } from './play.ts';

/** What an action would do as an attack; null for any other. */
export function strikeOf(view: View, action: Action | null): StrikePreview | null {
  const preview = action === null ? null : napoleonics.preview(view, action);
  return preview?.kind === 'strike' ? preview : null;
}

/** An attack that is aimed at before it is made. */
export const isAttack = ({ kind }: Action): boolean => kind === 'fire' || kind === 'melee';

/** The melee that is declared and waits: for guns to join, or for what the defender does. */
export function declaredStrike(view: View): StrikePreview | null {
  switch (view.question?.kind) {
    case 'combine':
      return strikeOf(view, { kind: 'attack' });
    case 'react':
      return strikeOf(view, { kind: 'stand' });
    default:
      return null;
  }
}

/** Every attack that is on offer, each once. */
export const strikesNow = (play: TableContext, view: View): StrikePreview[] =>
  offersOf(play).flatMap((action) => (isAttack(action) ? (strikeOf(view, action) ?? []) : []));

export const OUTCOMES = ['destroyed', 'back', 'losses', 'nothing'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The results of an attack as shares of all throws. */
export function sharesOf({ odds }: StrikePreview): { readonly [outcome in Outcome]: number } {
  const { total, destroyed, drivenBack, holds, unharmed } = odds;
  return {
    destroyed: destroyed / total,
    back: drivenBack / total,
    losses: (holds - unharmed) / total,
    nothing: unharmed / total,
  };
}

/** Shares of 0, 1, 2 … hits or flags; the last is that number or more. */
export function spreadOf({ odds }: StrikePreview, what: 'hits' | 'flags', last: number): number[] {
  const shares = new Array<number>(last + 1).fill(0);
  odds.ways.forEach((row, hits) => {
    row.forEach((count, flags) => {
      const at = Math.min(last, what === 'hits' ? hits : flags);
      shares[at] = (shares[at] ?? 0) + count / odds.total;
    });
  });
  return shares;
}

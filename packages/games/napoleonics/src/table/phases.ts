import type { View } from '../rules/index.ts';

export const PHASES = ['card', 'orders', 'move', 'battle', 'draw'] as const;
export type Phase = (typeof PHASES)[number];

const PHASE_OF: { readonly [decision: string]: Phase } = {
  play: 'card',
  section: 'card',
  mode: 'card',
  supply: 'card',
  place: 'card',
  rally: 'orders',
  order: 'orders',
  pick: 'move',
  go: 'move',
  keep: 'draw',
};

/** The phase of the turn; everything that is not asked elsewhere is asked in battle. */
export const phaseOf = (view: View): Phase | null =>
  view.decision === null ? null : (PHASE_OF[view.decision] ?? 'battle');

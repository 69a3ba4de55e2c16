import type { Question, View } from '../rules/index.ts';

export const PHASES = ['card', 'orders', 'move', 'battle', 'draw'] as const;
export type Phase = (typeof PHASES)[number];

const PHASE_OF: { readonly [kind in Question['kind']]: Phase } = {
  play: 'card',
  section: 'card',
  mode: 'card',
  supply: 'card',
  place: 'card',
  rally: 'orders',
  order: 'orders',
  pick: 'move',
  go: 'move',
  attack: 'battle',
  combine: 'battle',
  react: 'battle',
  ignore: 'battle',
  retreat: 'battle',
  withdraw: 'battle',
  flee: 'battle',
  advance: 'battle',
  further: 'battle',
  bonus: 'battle',
  'battle-back': 'battle',
  keep: 'draw',
};

/** The phase of the turn, by what is asked. */
export const phaseOf = ({ question }: View): Phase | null =>
  question === null ? null : PHASE_OF[question.kind];

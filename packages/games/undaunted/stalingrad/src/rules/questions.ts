import type { Seat } from '@bivouac/kernel';
import {
  type Answers,
  type CardInPlay,
  CORE_ANSWERS,
  type CoreQuestion,
  type FireQuestion,
  type GuideQuestion,
  type PlayQuestion,
} from '@bivouac/undaunted-core';
import type { StalingradAction } from './actions.ts';

/** The actions that hit everything on a tile. */
export type BarrageVerb = 'bombard' | 'grenades' | 'area-suppress';

/** What Stalingrad asks in a battle beside what every title asks. */
export type CityQuestion =
  | GuideQuestion
  | PlayQuestion<'entry'>
  | FireQuestion<'antitank'>
  | FireQuestion<'demolish'>
  | FireQuestion<'flamethrower'>
  | BarrageQuestion<'barrage'>
  | BarrageQuestion<'next-target'>
  | PlayQuestion<'field'>
  | PlayQuestion<'mines'>
  | PlayQuestion<'rally'>
  | PlayQuestion<'exert'>
  | PlayQuestion<'bring-up'>
  | PlayQuestion<'assault'>
  | PlayQuestion<'stand-down'>
  | HitQuestion<'loss'>
  | HitQuestion<'drive-off'>;

/** A tile is aimed at, then each target on it. */
export interface BarrageQuestion<K extends string> extends FireQuestion<K> {
  readonly play: CardInPlay & { readonly verb: BarrageVerb };
}

/** What comes of a hit: asked in the middle of either side's turn. */
export interface HitQuestion<K extends string> {
  readonly kind: K;
  readonly unit: number;
  readonly turn: Seat;
}

export type Question = CoreQuestion | CityQuestion;

export const ANSWERS: Answers<
  CityQuestion | Extract<CoreQuestion, { kind: 'card' }>,
  StalingradAction
> = {
  card: [...CORE_ANSWERS.card, 'withdraw'],
  guide: ['unit'],
  entry: ['go', 'hunker'],
  antitank: ['shoot', 'raze', 'collapse'],
  demolish: ['shoot', 'raze', 'collapse'],
  flamethrower: ['shoot'],
  barrage: ['aim'],
  'next-target': ['shoot', 'raze', 'collapse'],
  field: ['aim'],
  mines: ['mine', 'tankMine', 'done'],
  rally: ['unit'],
  exert: ['take'],
  'bring-up': ['take'],
  assault: ['use', 'done'],
  'stand-down': ['hunker', 'done'],
  loss: ['take'],
  'drive-off': ['go', 'done'],
};

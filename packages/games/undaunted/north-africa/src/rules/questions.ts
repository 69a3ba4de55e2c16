import {
  type Answers,
  CORE_ANSWERS,
  type CoreQuestion,
  type FireQuestion,
  type PlayQuestion,
} from '@bivouac/undaunted-core';
import type { NorthAfricaAction } from './actions.ts';

/** What North Africa asks beside what every title asks. */
export type NorthQuestion =
  | FireQuestion<'strafe'>
  | FireQuestion<'antitank'>
  | FireQuestion<'demolish'>
  | VictimQuestion
  | PlayQuestion<'repair'>
  | PlayQuestion<'mark'>
  | PlayQuestion<'aside'>;

/** Which soldier in the vehicle that was hit. */
export interface VictimQuestion extends PlayQuestion<'victim'> {
  readonly vehicle: number;
}

export type Question = CoreQuestion | NorthQuestion;

export const ANSWERS: Answers<
  NorthQuestion | Extract<CoreQuestion, { kind: 'use' | 'step' }>,
  NorthAfricaAction
> = {
  use: [...CORE_ANSWERS.use, 'crew', 'mount', 'dismount', 'shift', 'swap'],
  step: [...CORE_ANSWERS.step, 'leave'],
  strafe: ['shoot'],
  antitank: ['shoot'],
  demolish: ['shoot'],
  victim: ['unit'],
  repair: ['unit'],
  mark: ['aim', 'done'],
  aside: ['mount', 'dismount', 'shift', 'done'],
};

import type { Answers, CoreQuestion, FireQuestion, PlayQuestion } from '@bivouac/undaunted-core';

/** What North Africa asks beside what every title asks. */
export type NorthQuestion =
  | FireQuestion<'strafe'>
  | FireQuestion<'antitank'>
  | FireQuestion<'demolish'>
  | VictimQuestion
  | PlayQuestion<'repair'>
  | PlayQuestion<'mark'>
  | PlayQuestion<'aside'>;

/** Whom in the vehicle that was hit. */
export interface VictimQuestion extends PlayQuestion<'victim'> {
  readonly vehicle: number;
}

export type Question = CoreQuestion | NorthQuestion;

export const ANSWERS: Answers<NorthQuestion> = {
  strafe: ['shoot'],
  antitank: ['shoot'],
  demolish: ['shoot'],
  victim: ['unit'],
  repair: ['unit'],
  mark: ['aim', 'done'],
  aside: ['mount', 'dismount', 'shift', 'done'],
};

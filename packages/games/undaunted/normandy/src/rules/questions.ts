import type {
  Answers,
  CoreQuestion,
  FireQuestion,
  GuideQuestion,
  PlayQuestion,
} from '@bivouac/undaunted-core';

/** What Normandy asks beside what every title asks. */
export type NormandyQuestion = GuideQuestion | PlayQuestion<'target'> | FireQuestion<'blast'>;

export type Question = CoreQuestion | NormandyQuestion;

export const ANSWERS: Answers<NormandyQuestion> = {
  guide: ['unit'],
  target: ['aim'],
  blast: ['shoot'],
};

import type { Problem } from '@bivouac/kernel';
import type { Language } from '../language.ts';
import { platformWords } from './words.ts';

/** The sentence for something that went wrong. */
export function describeProblem(language: Language, problem: Problem): string {
  // The table has one function per code; the types cannot follow the index.
  const sentence = platformWords.in(language).problems[problem.code] as (p: Problem) => string;
  return sentence(problem);
}

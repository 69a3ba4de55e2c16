import type { Problem } from '@bivouac/kernel';
import type { Language } from '../language.ts';
import { problemsCs } from './problems-cs.ts';
import { problemsEn } from './problems-en.ts';

/** The sentence for something that went wrong. */
export function describeProblem(language: Language, problem: Problem): string {
  const sentences = language === 'cs' ? problemsCs : problemsEn;
  // The table has one function per code; the types cannot follow the index.
  const sentence = sentences[problem.code] as (p: Problem) => string;
  return sentence(problem);
}

import type { Problem } from '@bivouac/kernel';
import type { Language } from '../language.ts';
import { platformWords } from './words.ts';

/** The sentence for something that went wrong. */
export function describeProblem(language: Language, problem: Problem): string {
  return sentenceFor(platformWords.in(language).problems, problem);
}

/** The sentence that a table with one function per code has for a problem. */
export function sentenceFor<P extends { readonly code: string }>(
  sentences: { readonly [C in P['code']]: (problem: Extract<P, { readonly code: C }>) => string },
  problem: P,
): string {
  const code: P['code'] = problem.code;
  // The function at a problem's code takes that problem, which TypeScript cannot follow through a union.
  return (sentences[code] as (problem: P) => string)(problem);
}

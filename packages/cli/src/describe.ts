import { describeProblem, sentenceFor } from '@bivouac/text';
import type { Context } from './context.ts';
import type { AnyProblem, CliProblem } from './problems.ts';

const LONGEST = 600;

/** The sentence for a problem, the platform's or the command line's own. */
export function describe(context: Context, problem: AnyProblem): string {
  return harmless(describeAny(context, problem));
}

function describeAny(context: Context, problem: AnyProblem): string {
  return isCliProblem(context, problem)
    ? sentenceFor(context.text.problems, problem)
    : describeProblem(context.language, problem);
}

/** Sentences quote files and input; a quotation must not drive the terminal, nor flood it. */
function harmless(sentence: string): string {
  const clean = sentence.replace(/\p{Cc}/gu, '�');
  return clean.length <= LONGEST ? clean : `${clean.slice(0, LONGEST)}…`;
}

function isCliProblem(context: Context, problem: AnyProblem): problem is CliProblem {
  return Object.hasOwn(context.text.problems, problem.code);
}

import { type AnyMatch, recordOf } from '@bivouac/kernel';
import type { Context } from '../context.ts';
import { describe } from '../describe.ts';
import { Refusal } from '../problems.ts';
import { writeRecordFile } from '../record-file.ts';

/** Writes the record and says so; a file that cannot be written is no reason to end the game. */
export function saveRecord(path: string, match: AnyMatch, context: Context): boolean {
  const isSaved = writeOrSay(path, match, context);
  if (isSaved) {
    const { text, output } = context;
    output.line(text.play.saved({ path }));
    if (!match.isOver()) output.line(text.play.savedTellsAll);
  }
  return isSaved;
}

/** The same without a word when all is well: for the record that is kept all along. */
export function writeOrSay(path: string, match: AnyMatch, context: Context): boolean {
  try {
    writeRecordFile(path, recordOf(match));
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    context.output.line(describe(context, error.problem));
    return false;
  }
}

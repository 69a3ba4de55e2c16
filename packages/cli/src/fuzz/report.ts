import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FuzzFailure } from '@bivouac/testkit';
import type { Context } from '../context.ts';
import { EXIT_FAILURE, Refusal } from '../problems.ts';
import { causeOf, writeRecordFile } from '../record-file.ts';

/** A failure with the game it was found in and the file its record went to. */
export interface FoundFailure extends FuzzFailure {
  readonly game: string;
  readonly file: string | null;
}

export interface FuzzResult {
  readonly games: number;
  readonly decisions: number;
  readonly failures: readonly FoundFailure[];
}

/** Writes each failure's record where `replay` can open it. */
export function keepFailures(
  failures: readonly (FuzzFailure & { readonly game: string })[],
  folder: string,
): readonly FoundFailure[] {
  if (failures.some(({ record }) => record !== null)) makeFolder(folder);
  return failures.map((failure) => {
    if (failure.record === null) return { ...failure, file: null };
    // The seed names the game, so a failure found again goes to the same file.
    const seed = failure.seed.slice(failure.seed.indexOf(':') + 1).slice(0, 12);
    const file = join(folder, `${failure.game}-${failure.check}-${seed}.record`);
    writeRecordFile(file, failure.record);
    return { ...failure, file };
  });
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Refusal({ code: 'cannot-write', path: folder, cause: causeOf(error) }, EXIT_FAILURE);
  }
}

export function printFuzz(result: FuzzResult, { output, text }: Context): void {
  for (const { game, check, message, seed, decision, file } of result.failures) {
    output.line(output.heading(text.fuzz.failure({ game, check, decision })));
    output.line(`  ${message}`);
    output.line(`  ${seed}`);
    output.line(`  ${file === null ? text.fuzz.noRecord : `npx bivouac replay ${file}`}`);
    output.line();
  }
  output.line(text.fuzz.played({ games: result.games, decisions: result.decisions }));
  output.line(text.fuzz.found({ failures: result.failures.length }));
}

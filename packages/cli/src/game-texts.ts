import { SHELF } from '@bivouac/shelf';
import type { Context } from './context.ts';

/** Loads what the games say in the language of the command: before anything of them is shown. */
export async function loadGameTexts({ language }: Context): Promise<void> {
  await Promise.all(
    SHELF.flatMap(({ texts, briefings, reference }) =>
      [texts, briefings, reference].map((words) => words?.load(language)),
    ),
  );
}

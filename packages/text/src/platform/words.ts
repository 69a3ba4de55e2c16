import { createCatalogue } from '../catalogue.ts';
import type { Translated } from '../translated.ts';
import type { outcome } from './en/outcome.ts';
import type { ProblemSentences } from './en/problems.ts';
import type { yourMove } from './en/your-move.ts';

export interface PlatformWords {
  readonly outcome: Translated<typeof outcome>;
  readonly problems: ProblemSentences;
  readonly yourMove: Translated<typeof yourMove>;
}

/** The words that every program shares in every game. */
export const platformWords = createCatalogue<PlatformWords>(
  async (language) => (await import(`./${language}/index.ts`)).words,
);

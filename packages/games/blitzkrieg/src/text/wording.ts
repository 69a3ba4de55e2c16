import type { Translated } from '@bivouac/text';
import type { Box } from '../rules/index.ts';
import type { StepTexts } from './en/steps.ts';
import type { Names, Titles, Words } from './titles.ts';

/** What every text of one language and one box is made with. */
export interface Wording {
  readonly box: Box;
  readonly names: Names;
  readonly words: Words;
  readonly steps: Translated<StepTexts>;
  readonly titles: Titles;
}

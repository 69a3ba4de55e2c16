import type { Translated } from '@bivouac/text';
import type { TableWords } from '../en/index.ts';
import { commonCs } from './common.ts';
import { storyCs } from './story.ts';
import { tableCs } from './table.ts';
import { tutorialCs } from './tutorial.ts';

export const wordsCs: Translated<TableWords> = {
  ...commonCs,
  ...storyCs,
  ...tableCs,
  ...tutorialCs,
};

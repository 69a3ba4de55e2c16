import type { Translated } from '@bivouac/text';
import type { TableWords } from '../en/index.ts';
import { common } from './common.ts';
import { story } from './story.ts';
import { table } from './table.ts';
import { tutorial } from './tutorial.ts';

export const words: Translated<TableWords> = {
  ...common,
  ...story,
  ...table,
  ...tutorial,
};

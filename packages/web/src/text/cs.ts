import type { Translated } from '@bivouac/text';
import type { Words } from './en.ts';
import { shellCs } from './shell-cs.ts';
import { storyCs } from './story-cs.ts';
import { tableCs } from './table-cs.ts';
import { tutorialCs } from './tutorial-cs.ts';

export const cs: Translated<Words> = {
  ...shellCs,
  ...tableCs,
  ...storyCs,
  ...tutorialCs,
};

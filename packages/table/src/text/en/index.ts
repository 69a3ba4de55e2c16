import { commonEn } from './common.ts';
import { storyEn } from './story.ts';
import { tableEn } from './table.ts';
import { tutorialEn } from './tutorial.ts';

/** What the table says, whatever is played. What a game says comes from the game's own texts. */
export const wordsEn = {
  ...commonEn,
  ...storyEn,
  ...tableEn,
  ...tutorialEn,
};

export type TableWords = typeof wordsEn;

import { shellEn } from './shell-en.ts';
import { storyEn } from './story-en.ts';
import { tableEn } from './table-en.ts';
import { tutorialEn } from './tutorial-en.ts';

/** Every text of the page itself. What a game says comes from the game's own texts. */
export const en = {
  ...shellEn,
  ...tableEn,
  ...storyEn,
  ...tutorialEn,
};

export type Words = typeof en;

import { common } from './common.ts';
import { story } from './story.ts';
import { table } from './table.ts';
import { tutorial } from './tutorial.ts';

/** What the table says, whatever is played. What a game says comes from the game's own texts. */
export const words = {
  ...common,
  ...story,
  ...table,
  ...tutorial,
};

export type TableWords = typeof words;

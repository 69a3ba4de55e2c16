import { germanEarlyCs } from './german-early-cs.ts';
import { germanLateCs } from './german-late-cs.ts';
import { germanMiddleCs } from './german-middle-cs.ts';
import type { Stories } from './story.ts';

export const germanBookCs: Stories = {
  ...germanEarlyCs,
  ...germanMiddleCs,
  ...germanLateCs,
};

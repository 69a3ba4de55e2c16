import { germanEarlyEn } from './german-early-en.ts';
import { germanLateEn } from './german-late-en.ts';
import { germanMiddleEn } from './german-middle-en.ts';
import type { Stories } from './story.ts';

export const germanBookEn: Stories = {
  ...germanEarlyEn,
  ...germanMiddleEn,
  ...germanLateEn,
};

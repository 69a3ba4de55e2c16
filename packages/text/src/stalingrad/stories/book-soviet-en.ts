import { sovietEarlyEn } from './soviet-early-en.ts';
import { sovietLateEn } from './soviet-late-en.ts';
import { sovietMiddleEn } from './soviet-middle-en.ts';
import type { Stories } from './story.ts';

export const sovietBookEn: Stories = {
  ...sovietEarlyEn,
  ...sovietMiddleEn,
  ...sovietLateEn,
};

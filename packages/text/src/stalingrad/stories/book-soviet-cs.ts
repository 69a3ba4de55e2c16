import { sovietEarlyCs } from './soviet-early-cs.ts';
import { sovietLateCs } from './soviet-late-cs.ts';
import { sovietMiddleCs } from './soviet-middle-cs.ts';
import type { Stories } from './story.ts';

export const sovietBookCs: Stories = {
  ...sovietEarlyCs,
  ...sovietMiddleCs,
  ...sovietLateCs,
};

import type { Translated } from '../../translated.ts';
import type { yourMove as english } from '../en/your-move.ts';

export const yourMove: Translated<typeof english> = {
  title: 'Jste na tahu',
  body: (what) => `${what}.`,
  against: (what, opponent) => `${what}; soupeř: ${opponent}.`,
};

import { blitzkrieg, WORLD_BOX } from '@bivouac/blitzkrieg';
import { blitzKit } from './kit.ts';
import { blitzTitle } from './title.ts';

/** The drawn table of the base game. */
export const blitzkriegKit = blitzKit(blitzTitle(WORLD_BOX, 'world'), (view, action) =>
  blitzkrieg.explain?.(view, action),
);

import { stalingrad } from '@bivouac/stalingrad';
import { undauntedKit } from './kit.ts';
import { stalingradTitle } from './stalingrad-title.ts';

/** The drawn table of a battle of Undaunted: Stalingrad. */
export const stalingradKit = undauntedKit(stalingradTitle, (view, action) =>
  stalingrad.explain?.(view, action),
);

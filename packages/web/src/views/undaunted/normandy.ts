import { normandy } from '@bivouac/normandy';
import { undauntedKit } from './kit.ts';
import { normandyTitle } from './normandy-title.ts';

/** The drawn table of Undaunted: Normandy. */
export const normandyKit = undauntedKit(normandyTitle, (view, action) =>
  normandy.explain?.(view, action),
);

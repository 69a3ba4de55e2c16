import { NIPPON_BOX, nippon } from '@bivouac/blitzkrieg';
import { blitzKit } from './kit.ts';
import { blitzTitle } from './title.ts';

/** The drawn table of Nippon. */
export const nipponKit = blitzKit(blitzTitle(NIPPON_BOX, 'america'), (view, action) =>
  nippon.explain?.(view, action),
);

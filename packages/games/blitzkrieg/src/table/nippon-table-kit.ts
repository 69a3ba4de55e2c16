import { NIPPON_BOX } from '../rules/index.ts';
import { blitzKit } from './kit.ts';
import { blitzTitle } from './title.ts';

/** The drawn table of Nippon. */
export const nipponKit = blitzKit(blitzTitle(NIPPON_BOX, 'america'));

import type { View } from '@bivouac/blitzkrieg';
import type { Standing } from '../../art/blitzkrieg/index.ts';
import { sideOf } from './title.ts';

/** Who leads in each theatre, as the map is washed. */
export const standingsOf = ({ fronts }: View): readonly Standing[] =>
  fronts.map(({ leader, status }) => ({
    leader: leader === null ? null : sideOf(leader),
    isClosed: status === 'closed',
  }));

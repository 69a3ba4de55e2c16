import type { Standing } from '../art/index.ts';
import type { View } from '../rules/index.ts';
import { sideOf } from './title.ts';

/** Who leads in each theatre, as the map is washed. */
export const standingsOf = ({ fronts }: View): readonly Standing[] =>
  fronts.map(({ leader, status }) => ({
    leader: leader === null ? null : sideOf(leader),
    isClosed: status === 'closed',
  }));

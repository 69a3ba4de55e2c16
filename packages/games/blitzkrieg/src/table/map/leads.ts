import type { TheatreLead } from '../../art/index.ts';
import type { View } from '../../rules/index.ts';
import { sideOf } from '../title.ts';

/** The leader of each theatre, in whose colour the map is washed. */
export const leadsOf = ({ fronts }: View): readonly TheatreLead[] =>
  fronts.map(({ leader, status }) => ({
    leader: leader === null ? null : sideOf(leader),
    isClosed: status === 'closed',
  }));

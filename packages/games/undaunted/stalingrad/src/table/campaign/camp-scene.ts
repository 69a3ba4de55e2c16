import type { BattleParts } from '@bivouac/undaunted-core/table/battle-kit.ts';
import CampHand from './CampHand.svelte';
import CampOpponent from './CampOpponent.svelte';
import CampScore from './CampScore.svelte';
import CityMap from './CityMap.svelte';

/** What draws camp, where no unit fires. */
export const campScene: Partial<BattleParts> = {
  Score: CampScore,
  Board: CityMap,
  Hand: CampHand,
  Opponent: CampOpponent,
};

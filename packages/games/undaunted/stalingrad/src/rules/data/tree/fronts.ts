import type { Area } from '../city.ts';

/**
 * The front runs between areas, from the sidings in the west to the landing in the east. A battle
 * on it is about what lies on either side: the winner holds all of it afterwards. So a code tells
 * who owns what, whichever way it was reached.
 */
export type Front = 'station' | 'houses' | 'square' | 'lost-square' | 'plant' | 'bank';

const STAKES: { readonly [front in Front]: readonly Area[] } = {
  /** The Soviets are before the station; the sidings would be the last. */
  station: ['store', 'station', 'yard'],
  /** They hold the school and the workers' houses; for the time being neither side gets further. */
  houses: ['school', 'workers'],
  square: ['square', 'school', 'workers'],
  'lost-square': ['square', 'plant', 'corner'],
  /** The Germans hold the plant and the corner house; for the time being neither side gets further. */
  plant: ['plant', 'corner'],
  /** They are before the mill; the landing would be the last. */
  bank: ['gully', 'brewery', 'mill', 'landing'],
};

export const stakesOf = (front: Front): readonly Area[] => STAKES[front];

/** The thirteenth stage: the side that is ahead breaks through. */
export const BREAKTHROUGH: { readonly houses: readonly Area[]; readonly plant: readonly Area[] } = {
  houses: [...STAKES.houses, 'store'],
  plant: [...STAKES.plant, 'gully', 'brewery'],
};

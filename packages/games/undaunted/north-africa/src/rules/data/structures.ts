// The six structure markers (facts, section 8): names and values of the first three and that there
// are some of value 0 are known, everything else is ours.

export interface Structure {
  readonly id: string;
  /** What Demolish has to reach. */
  readonly resilience: number;
  /** 0 for a roadblock: it bars the way to vehicles instead. */
  readonly value: number;
  readonly from: 'session report' | 'own';
}

/** @rule north-africa/structures north-africa/roadblocks */
export const STRUCTURES: readonly Structure[] = [
  { id: 'aircraft', resilience: 5, value: 1, from: 'session report' },
  { id: 'hangar', resilience: 6, value: 1, from: 'session report' },
  { id: 'motor-pool', resilience: 7, value: 2, from: 'session report' },
  { id: 'fuel-tank', resilience: 6, value: 1, from: 'own' },
  { id: 'roadblock-1', resilience: 5, value: 0, from: 'own' },
  { id: 'roadblock-2', resilience: 5, value: 0, from: 'own' },
];

import type { CardAct } from '@bivouac/undaunted-core';

// The six vehicles (facts, section 5). Known: armour and inoperable threshold of the tank, its
// three seats for specialists, that it can Control; the driver's and the navigator's seat of the
// scout car. The rest is ours. The damage of all six together is the box's 24 markers.

/** What a soldier has learnt: the seats of the tank ask for it (Severní Afrika, Karty mužstva). */
export type Speciality = 'driver' | 'gunner' | 'crew';

export interface SeatKind {
  /** What can be done from it; most seats have one act, some have none. */
  readonly acts: readonly CardAct[];
  /** The kind that may use these acts; null for every soldier. */
  readonly speciality: Speciality | null;
}

export interface Vehicle {
  readonly id: string;
  /** Its first owner: it may change hands. */
  readonly side: 0 | 1;
  /** -1 for the tank: it cannot be attacked, strafed or suppressed. */
  readonly defence: number;
  readonly armour: number;
  /** Damage at which it no longer works, and at which it is destroyed. */
  readonly inoperableAt: number;
  readonly destroyedAt: number;
  readonly seats: readonly SeatKind[];
  readonly from: 'rulebook' | 'own';
}

const seat = (verb?: string, value = 0): SeatKind => ({
  acts: verb === undefined ? [] : [{ verb, value, isOwnSquad: false }],
  speciality: null,
});

const special = (speciality: Speciality, ...acts: readonly [string, number][]): SeatKind => ({
  acts: acts.map(([verb, value]) => ({ verb, value, isOwnSquad: false })),
  speciality,
});

/** @rule north-africa/vehicles */
export const VEHICLES: readonly Vehicle[] = [
  {
    id: 'command-car',
    side: 0,
    defence: 5,
    armour: 3,
    inoperableAt: 2,
    destroyedAt: 3,
    seats: [seat('drive', 2), seat('navigate', 2), seat()],
    from: 'own',
  },
  {
    id: 'truck',
    side: 0,
    defence: 4,
    armour: 3,
    inoperableAt: 3,
    destroyedAt: 4,
    seats: [seat('drive', 2), seat('attack', 2), seat('suppress', 3), seat()],
    from: 'own',
  },
  {
    id: 'gun-truck',
    side: 0,
    defence: 4,
    armour: 4,
    inoperableAt: 3,
    destroyedAt: 4,
    seats: [seat('drive', 2), seat('antitank', 3), seat('attack', 2)],
    from: 'own',
  },
  {
    id: 'tank',
    side: 1,
    defence: -1,
    armour: 5,
    inoperableAt: 3,
    destroyedAt: 5,
    seats: [
      special('driver', ['drive', 1]),
      special('gunner', ['antitank', 3], ['attack', 2]),
      special('crew', ['suppress', 3], ['control', 0]),
    ],
    from: 'rulebook',
  },
  {
    id: 'scout-car',
    side: 1,
    defence: 4,
    armour: 3,
    inoperableAt: 2,
    destroyedAt: 4,
    seats: [seat('drive', 2), seat('navigate', 2), seat('attack', 2)],
    from: 'rulebook',
  },
  {
    id: 'lorry',
    side: 1,
    defence: 4,
    armour: 2,
    inoperableAt: 2,
    destroyedAt: 4,
    seats: [seat('drive', 2), seat('suppress', 2), seat(), seat()],
    from: 'own',
  },
];

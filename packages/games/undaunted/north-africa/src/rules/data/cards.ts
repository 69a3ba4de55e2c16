import { idOf } from '@bivouac/kernel';
import type { CardAct, CardKind, KindId, UnitKind } from '@bivouac/undaunted-core';
import { STRUCTURES } from './structures.ts';
import { type Speciality, VEHICLES } from './vehicles.ts';

// Soldiers and their cards. Counts are the box's (facts, section 1); where a figure comes from
// stands beside it: `rulebook` for what the Czech rulebook prints, `series` for the same kind of
// soldier in Normandy, `own` for what is ours until the real figure is known.

export type Source = 'rulebook' | 'series' | 'own';

const act = (verb: string, value = 0, isOwnSquad = false): CardAct => ({ verb, value, isOwnSquad });

/** Squads A and T of the Italians; the LRDG has none. */
export const SQUAD_A = 0;
export const SQUAD_T = 1;

interface Soldier {
  readonly id: string;
  readonly squad: number;
  readonly initiative: number;
  readonly defence: number;
  readonly acts: readonly CardAct[];
  readonly speciality?: Speciality;
  /** Of initiative, defence and acts. */
  readonly from: Source;
}

/** Cards of every soldier (facts 4.1). */
const COPIES = 4;

const LRDG_SOLDIERS: readonly Soldier[] = [
  {
    id: 'scout',
    squad: -1,
    initiative: 6,
    defence: 5,
    acts: [act('scout', 2), act('attack', 1), act('recon'), act('conceal')],
    from: 'series',
  },
  {
    id: 'rifleman',
    squad: -1,
    initiative: 5,
    defence: 4,
    acts: [act('move', 1), act('attack', 1), act('control')],
    from: 'series',
  },
  {
    id: 'driver',
    squad: -1,
    initiative: 5,
    defence: 4,
    acts: [act('move', 1), act('attack', 1), act('control')],
    from: 'own',
  },
  {
    id: 'sniper',
    squad: -1,
    initiative: 4,
    defence: 6,
    acts: [act('stalk', 1), act('attack', 3)],
    from: 'series',
  },
  {
    id: 'saboteur',
    squad: -1,
    initiative: 4,
    defence: 5,
    // Stalk 1 and Demolish 2 are the rulebook's.
    acts: [act('stalk', 1), act('attack', 1), act('demolish', 2)],
    from: 'own',
  },
  {
    id: 'engineer',
    squad: -1,
    initiative: 4,
    defence: 4,
    acts: [act('move', 1), act('attack', 1), act('demolish', 1), act('repair')],
    from: 'own',
  },
  {
    id: 'gunner',
    squad: -1,
    initiative: 3,
    defence: 4,
    acts: [act('move', 1), act('attack', 2), act('suppress', 4)],
    from: 'series',
  },
  {
    id: 'antitank',
    squad: -1,
    initiative: 2,
    defence: 4,
    acts: [act('move', 1), act('attack', 1), act('antitank', 2)],
    from: 'own',
  },
];

const ITALIAN_SOLDIERS: readonly Soldier[] = [
  {
    id: 'scout-a',
    squad: SQUAD_A,
    initiative: 6,
    defence: 5,
    // Scout 2 and Recon are the rulebook's.
    acts: [act('scout', 2), act('attack', 1), act('recon'), act('conceal')],
    from: 'series',
  },
  {
    id: 'rifleman-a',
    squad: SQUAD_A,
    initiative: 5,
    defence: 4,
    acts: [act('move', 1), act('attack', 1), act('control')],
    from: 'series',
  },
  {
    id: 'gunner-a',
    squad: SQUAD_A,
    initiative: 3,
    defence: 4,
    acts: [act('move', 1), act('attack', 2), act('suppress', 4)],
    from: 'series',
  },
  {
    id: 'antitank-a',
    squad: SQUAD_A,
    initiative: 2,
    defence: 4,
    acts: [act('move', 1), act('control'), act('antitank', 2)],
    from: 'own',
  },
  {
    id: 'driver-t',
    squad: SQUAD_T,
    initiative: 5,
    defence: 4,
    speciality: 'driver',
    acts: [act('move', 1), act('attack', 1)],
    from: 'own',
  },
  {
    id: 'gunner-t',
    squad: SQUAD_T,
    initiative: 4,
    defence: 4,
    speciality: 'gunner',
    acts: [act('move', 1), act('attack', 1)],
    from: 'own',
  },
  {
    id: 'mechanic-t',
    squad: SQUAD_T,
    initiative: 4,
    defence: 4,
    speciality: 'crew',
    acts: [act('move', 1), act('attack', 1), act('repair')],
    from: 'own',
  },
];

/** Counters without cards: vehicles and structures. */
const thing = ({
  id,
  defence,
  armour,
}: {
  id: string;
  defence: number;
  armour: number;
}): UnitKind => ({
  id,
  squad: -1,
  defence,
  armour,
  isRiflemen: false,
});

const counter = ({ id, squad, defence, acts }: Soldier): UnitKind => ({
  id,
  squad,
  defence,
  isRiflemen: acts.some(({ verb }) => verb === 'control'),
});

const LRDG_VEHICLES = VEHICLES.filter(({ side }) => side === 0);
const ITALIAN_VEHICLES = VEHICLES.filter(({ side }) => side === 1);

/** All kinds of counter: each exists once. Structures count as Italian. */
export const UNITS: readonly UnitKind[] = [
  ...LRDG_SOLDIERS.map(counter),
  ...LRDG_VEHICLES.map(thing),
  ...ITALIAN_SOLDIERS.map(counter),
  ...ITALIAN_VEHICLES.map(thing),
  ...STRUCTURES.map(({ id, resilience }) => thing({ id, defence: -1, armour: resilience })),
];

const LRDG_COUNT = LRDG_SOLDIERS.length + LRDG_VEHICLES.length;

/** Kinds of counter by side. */
export const OWNED: readonly [readonly number[], readonly number[]] = [
  UNITS.flatMap((_, kind) => (kind < LRDG_COUNT ? [kind] : [])),
  UNITS.flatMap((_, kind) => (kind < LRDG_COUNT ? [] : [kind])),
];

interface PrintedCard extends CardKind {
  readonly copies: number;
}

const soldierCard = ({ id, squad, initiative, acts }: Soldier): PrintedCard => ({
  id,
  initiative,
  copies: COPIES,
  squad,
  unit: UNITS.findIndex((kind) => kind.id === id),
  isFog: false,
  isCommander: false,
  acts,
});

const commander = (
  id: string,
  initiative: number,
  squad: number,
  acts: readonly CardAct[],
): PrintedCard => ({
  id,
  initiative,
  copies: 1,
  squad,
  unit: -1,
  isFog: false,
  isCommander: true,
  acts,
});

/** Fog of War: seven for the LRDG, eight for the Italians (facts 4.2; own split). */
export const FOG_COPIES: readonly [number, number] = [7, 8];

const LRDG_CARDS: readonly PrintedCard[] = [
  commander('lieutenant', 9, -1, [act('bolster', 3), act('command', 2)]),
  commander('second', 8, -1, [act('bolster', 1), act('inspire', 1)]),
  commander('staff-sergeant', 7, -1, [act('bolster', 2), act('recon')]),
  ...LRDG_SOLDIERS.map(soldierCard),
];

const ITALIAN_CARDS: readonly PrintedCard[] = [
  commander('sergeant', 9, -1, [act('bolster', 3), act('command', 2)]),
  commander('leader-a', 7, SQUAD_A, [act('bolster', 2, true), act('inspire', 1, true)]),
  commander('commander-t', 8, SQUAD_T, [act('bolster', 2, true), act('inspire', 1, true)]),
  commander('plane', 5, -1, [act('recon'), act('air-recon', 2), act('strafe', 1)]),
  ...ITALIAN_SOLDIERS.map(soldierCard),
];

/** @rule north-africa/cards */
const PRINTED: readonly PrintedCard[] = [
  ...LRDG_CARDS,
  ...ITALIAN_CARDS,
  {
    id: 'fog',
    initiative: 1,
    copies: Math.max(...FOG_COPIES),
    squad: -1,
    unit: -1,
    isFog: true,
    isCommander: false,
    acts: [],
  },
];

export const KINDS: readonly CardKind[] = PRINTED.map(({ copies: _, ...kind }) => kind);

/** Kinds of card by side; both have Fog of War. */
export const KINDS_OF_SIDE: readonly [readonly number[], readonly number[]] = [
  KINDS.flatMap((kind, i) => (i < LRDG_CARDS.length || kind.isFog ? [i] : [])),
  KINDS.flatMap((_, i) => (i < LRDG_CARDS.length ? [] : [i])),
];

/** Kind of each copy: copies of a kind have neighbouring numbers. */
export const KIND_OF: readonly KindId[] = PRINTED.flatMap(({ copies }, kind) =>
  Array.from({ length: copies }, () => idOf<'kind'>(kind)),
);

/** What the soldiers of each kind of counter have learnt. */
export const SPECIALITIES: readonly (Speciality | null)[] = UNITS.map(
  ({ id }) => ITALIAN_SOLDIERS.find((soldier) => soldier.id === id)?.speciality ?? null,
);

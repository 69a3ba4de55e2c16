import { expect, test } from 'vitest';
import type { Position } from '../position.ts';
import { planned } from './planned.ts';

// Seed, Algoritmus umísťování žetonů: for each of the 24 steps a position in which it alone decides.

type Case = Position & { readonly free: readonly string[] };

interface Row {
  readonly step: number;
  readonly position: Case;
  /** Space and place in the row that it comes to. */
  readonly choice: readonly [space: string, place: number];
  /** What takes the step away, and the choice that it then comes to. */
  readonly without?: readonly [change: Partial<Case>, space: string, place: number];
}

const spaces = (row: string, ...at: number[]): string[] => at.map((n) => `${row}-${n}`);
const army = { reserves: ['army-1', 'army-1 army-2'] } as const;
/** An army has one place only in each of these rows. */
const west = spaces('western-europe-1', 1, 2);
const africa = spaces('africa-1', 1, 2);
const stratagem = (name: string) =>
  ({ options: { stratagems: 'on' }, stratagem: name }) as const satisfies Position;
const NONE = { stratagem: '' } as const;

const ROWS: readonly Row[] = [
  {
    // The closing would leave both sides equal, and equal points are the player's.
    step: 1,
    position: {
      reserves: ['air-1', 'army-1 army-2'],
      vp: [24, 24],
      rows: { 'western-europe': 2 },
      markers: { 'western-europe': -1 },
      free: ['south-east-asia-1-1', 'south-east-asia-1-3', 'western-europe-2-3'],
    },
    choice: ['south-east-asia-1-1', 1],
    without: [{ vp: [20, 20] }, 'western-europe-2-3', 1],
  },
  {
    step: 2,
    position: {
      reserves: ['air-1', 'army-1 army-2'],
      rows: { 'south-east-asia': 2, 'western-europe': 2 },
      markers: { 'south-east-asia': 1, 'western-europe': 10 },
      free: ['south-east-asia-2-3', 'western-europe-2-3'],
    },
    choice: ['south-east-asia-2-3', 1],
    without: [
      { markers: { 'south-east-asia': -5, 'western-europe': 10 } },
      'western-europe-2-3',
      1,
    ],
  },
  {
    step: 3,
    position: {
      reserves: ['air-1', 'army-1 army-2'],
      markers: { 'eastern-europe': -4, 'western-europe': 2 },
      free: ['eastern-europe-1-2', 'western-europe-1-2', ...spaces('africa-1', 1, 2, 3)],
    },
    choice: ['western-europe-1-2', 1],
    without: [{ markers: { 'eastern-europe': -4, 'western-europe': -9 } }, 'africa-1-1', 1],
  },
  {
    step: 4,
    position: {
      ...army,
      vp: [0, 22],
      rows: { 'eastern-europe': 3 },
      markers: { 'eastern-europe': -6 },
      free: ['eastern-europe-3-5', 'africa-1-2', 'africa-1-1'],
    },
    choice: ['africa-1-1', 1],
  },
  {
    step: 5,
    position: {
      ...army,
      ...stratagem('secure'),
      markers: { 'western-europe': 2, africa: 1 },
      free: [...west, ...africa],
    },
    choice: ['western-europe-1-2', 1],
    without: [NONE, 'africa-1-1', 1],
  },
  {
    step: 6,
    position: { ...army, rows: { pacific: 2 }, free: [...west, ...spaces('pacific-2', 1, 2, 4)] },
    choice: ['pacific-2-4', 1],
  },
  { step: 7, position: { ...army, free: [...west, ...africa] }, choice: ['africa-1-1', 1] },
  {
    step: 8,
    position: { ...army, free: [...west, ...spaces('south-east-asia-1', 1, 2)] },
    choice: ['western-europe-1-2', 1],
  },
  {
    step: 9,
    position: {
      ...army,
      ...stratagem('research-development'),
      free: spaces('africa-1', 1, 3),
    },
    choice: ['africa-1-3', 1],
    without: [NONE, 'africa-1-1', 1],
  },
  {
    step: 10,
    position: { ...army, vp: [20, 20], free: spaces('africa-1', 1, 4) },
    choice: ['africa-1-4', 1],
    without: [{ vp: [19, 20] }, 'africa-1-1', 1],
  },
  {
    step: 11,
    position: { ...army, vp: [0, 3], free: spaces('africa-1', 1, 4) },
    choice: ['africa-1-1', 1],
  },
  {
    step: 12,
    position: { ...army, vp: [0, 3], free: spaces('africa-1', 3, 4) },
    choice: ['africa-1-4', 1],
    without: [{ vp: [0, 2] }, 'africa-1-3', 1],
  },
  {
    step: 13,
    position: {
      reserves: ['army-1 army-1 army-1 navy-1', 'army-1 army-2'],
      rows: { pacific: 2 },
      free: spaces('pacific-2', 1, 2),
    },
    choice: ['pacific-2-2', 4],
    without: [
      { reserves: ['army-1 army-1 army-1 army-2 navy-1', 'army-1 army-2'] },
      'pacific-2-1',
      5,
    ],
  },
  {
    step: 14,
    position: { ...army, free: spaces('africa-1', 3, 4) },
    choice: ['africa-1-3', 1],
  },
  {
    step: 15,
    position: { ...army, rows: { 'eastern-europe': 3 }, free: spaces('eastern-europe-3', 1, 2) },
    choice: ['eastern-europe-3-1', 1],
  },
  {
    step: 16,
    position: { ...army, rows: { 'eastern-europe': 3 }, free: spaces('eastern-europe-3', 2, 4) },
    choice: ['eastern-europe-3-2', 1],
  },
  {
    step: 17,
    position: {
      reserves: ['army-1 navy-1 navy-1 navy-1 navy-2', 'army-1 army-2'],
      rows: { 'western-europe': 2 },
      free: spaces('western-europe-2', 2, 3),
    },
    choice: ['western-europe-2-2', 1],
  },
  {
    step: 18,
    position: { ...army, rows: { 'eastern-europe': 3 }, free: spaces('eastern-europe-3', 4, 5) },
    choice: ['eastern-europe-3-4', 1],
  },
  {
    step: 19,
    position: { reserves: ['navy-1', 'army-1 army-2'], free: spaces('south-east-asia-1', 1, 2) },
    choice: ['south-east-asia-1-1', 1],
  },
  {
    step: 20,
    position: {
      ...stratagem('rapid-deployment'),
      reserves: ['army-1 army-2', 'army-1 army-2'],
      free: west,
      die: 2,
    },
    choice: ['western-europe-1-2', 1],
    without: [NONE, 'western-europe-1-2', 2],
  },
  {
    // Of the base tokens only those with a blitz are worth 0, and step 22 would see to them.
    step: 21,
    position: {
      game: 'nippon',
      scenario: 'vs',
      reserves: ['kaiju army-2', 'army-1 army-2'],
      rows: { seattle: 2 },
      markers: { seattle: -7 },
      free: ['seattle-2-3'],
    },
    choice: ['seattle-2-3', 2],
  },
  {
    step: 22,
    position: {
      reserves: ['blitz-army army-2', 'army-1 army-2'],
      markers: { 'eastern-europe': -9 },
      free: ['eastern-europe-1-2'],
    },
    choice: ['eastern-europe-1-2', 2],
  },
  {
    step: 23,
    position: { reserves: ['army-1 army-2', 'army-1 army-2'], vp: [20, 0], free: west },
    choice: ['western-europe-1-2', 2],
    without: [{ vp: [19, 0] }, 'western-europe-1-2', 1],
  },
  {
    step: 24,
    position: { reserves: ['army-1 army-2', 'army-1 army-2'], free: west, die: 2 },
    choice: ['western-europe-1-2', 2],
    without: [{ die: 1 }, 'western-europe-1-2', 1],
  },
];

test('each of the 24 steps has its position', () => {
  expect(ROWS.map(({ step }) => step)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
});

test.each(ROWS)(
  'blitzkrieg/solo-theatre blitzkrieg/solo-space blitzkrieg/solo-token: step $step alone decides',
  ({ step, position, choice, without }) => {
    const { deciding, space, plan } = planned(position);
    expect({ deciding, choice: [space, plan.position] }).toEqual({ deciding: [step], choice });
    if (without === undefined) return;
    const [change, ...other] = without;
    const changed = planned({ ...position, ...change });
    expect([changed.space, changed.plan.position]).toEqual(other);
  },
);

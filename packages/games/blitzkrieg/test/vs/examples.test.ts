import { expect, test } from 'vitest';
import type { Position } from '../position.ts';
import { planned } from './planned.ts';

// Seed, Příklady tahů VS; the positions are those of facts 6.7, made to fit the text.

const example1: Position & { free: string[] } = {
  stratagem: 'research-development',
  options: { stratagems: 'on' },
  rows: { pacific: 2, 'eastern-europe': 2 },
  reserves: ['navy-1 air-1 navy-2 air-2 army-3', 'army-1 army-2'],
  free: [
    'western-europe-1-1',
    'western-europe-1-3',
    ...[1, 2, 3, 4].map((at) => `pacific-2-${at}`),
    ...[1, 2, 3].map((at) => `eastern-europe-2-${at}`),
    ...[2, 3, 4].map((at) => `africa-1-${at}`),
    ...[1, 2, 3].map((at) => `south-east-asia-1-${at}`),
  ],
};

test('blitzkrieg/stratagems: example 1 of the rulebook, Research and Development leads to the Pacific and its improved research', () => {
  const { space, left, deciding } = planned(example1);
  expect(left(5)).toEqual(['pacific', 'eastern-europe', 'africa']);
  expect(left(6)).toEqual(['pacific']);
  expect(space).toBe('pacific-2-1');
  expect(deciding).toEqual([5, 6, 9, 24]);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 1],
  [6, 2],
])(
  'blitzkrieg/solo-token: example 1 of the rulebook, a die of %i takes position %i',
  (die, position) => {
    expect(planned({ ...example1, die }).plan.position).toBe(position);
  },
);

const example2: Position & { free: string[] } = {
  stratagem: 'for-the-glory',
  options: { stratagems: 'on' },
  rows: { 'western-europe': 2, pacific: 2, 'eastern-europe': 2 },
  reserves: ['navy-1 air-2 navy-2 army-3 navy-3', 'army-1 army-2'],
  free: [
    ...[1, 2, 3].map((at) => `western-europe-2-${at}`),
    ...[2, 3, 4].map((at) => `pacific-2-${at}`),
    'eastern-europe-2-1',
    'eastern-europe-2-2',
    ...[1, 2, 3].map((at) => `africa-1-${at}`),
    ...[1, 2, 3].map((at) => `south-east-asia-1-${at}`),
  ],
};

test('blitzkrieg/stratagems: example 2 of the rulebook, For the Glory leads to the propaganda of Eastern Europe', () => {
  const { plan, space, left } = planned(example2);
  const byPoints = plan.steps.find(({ step }) => step === 5);
  expect(byPoints?.to).toEqual([0, 1, 2, 3]);
  expect(left(5)).toEqual(['eastern-europe']);
  expect(space).toBe('eastern-europe-2-1');
});

test.each([
  [1, 2],
  [2, 4],
  [3, 2],
  [4, 4],
  [5, 2],
  [6, 4],
])(
  'blitzkrieg/solo-token: example 2 of the rulebook, between air 2 and army 3 a die of %i takes position %i',
  (die, position) => {
    expect(planned({ ...example2, die }).plan.position).toBe(position);
  },
);

test('blitzkrieg/solo-theatre: example 2 of the rulebook, with the propaganda taken most free spaces count, then the lowest number', () => {
  const free = example2.free.filter((space) => space !== 'eastern-europe-2-1');
  const { theatre, left, deciding } = planned({
    ...example2,
    free: [...free, 'eastern-europe-2-3'],
  });
  expect(left(6)).toEqual(['western-europe', 'pacific', 'africa']);
  expect(theatre).toBe('western-europe');
  expect(deciding).toContain(8);
});

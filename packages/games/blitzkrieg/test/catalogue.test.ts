import { expect, test } from 'vitest';
import {
  type Box,
  blitzkrieg,
  EFFECTS,
  NIPPON_BOX,
  nippon,
  STRATAGEMS,
  WORLD_BOX,
} from '../src/rules/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const count = <T>(list: readonly T[], passes: (item: T) => boolean): number =>
  list.filter(passes).length;
const effectOf = (effect: number): string => EFFECTS[effect] ?? '?';

function supplyOf(box: Box, ids: readonly number[]): { [id: string]: number } {
  const found: { [id: string]: number } = {};
  for (const id of ids) {
    const name = box.tokens[id]?.id ?? '?';
    found[name] = (found[name] ?? 0) + 1;
  }
  return found;
}

test('facts 4.2: spaces, campaign points and propaganda of each theatre', () => {
  const rows = WORLD_BOX.theatres.map(({ id, campaigns, spaces }) => [
    id,
    campaigns.map((campaign) => WORLD_BOX.campaigns[campaign]?.spaces.length),
    campaigns.map((campaign) => WORLD_BOX.campaigns[campaign]?.vp),
    sum(
      spaces.map((space) => {
        const { effect = 0, n = 0 } = WORLD_BOX.spaces[space] ?? {};
        return effectOf(effect) === 'propaganda' ? n : 0;
      }),
    ),
  ]);
  expect(rows).toEqual([
    ['western-europe', [3, 3, 3], [2, 3, 5], 1],
    ['pacific', [2, 4, 3], [2, 3, 5], 2],
    ['eastern-europe', [2, 3, 5], [2, 3, 6], 3],
    ['africa', [4, 3], [3, 5], 1],
    ['south-east-asia', [3, 3], [2, 4], 5],
  ]);
  expect(WORLD_BOX.spaces).toHaveLength(41);
  expect(sum(WORLD_BOX.campaigns.map(({ vp }) => vp))).toBe(45);
  expect(WORLD_BOX.campaigns).toHaveLength(13);
});

test('facts 4.2: terrain and effects of the 41 spaces', () => {
  const { spaces } = WORLD_BOX;
  expect([1, 2, 3].map((terrain) => count(spaces, (space) => space.terrain === terrain))).toEqual([
    16, 11, 14,
  ]);
  const found: { [key: string]: number } = {};
  for (const { effect, n } of spaces) {
    const key = `${effectOf(effect)} ${n}`;
    found[key] = (found[key] ?? 0) + 1;
  }
  expect(found).toEqual({
    'none 0': 8,
    'bombing 1': 5,
    'industry 1': 4,
    'industry 2': 1,
    'research 1': 3,
    'research 2': 2,
    'research-industry 1': 1,
    'tactical 1': 2,
    'tactical 2': 2,
    'strategic 1': 1,
    'strategic 2': 1,
    'strategic 3': 3,
    'propaganda 1': 4,
    'propaganda 2': 4,
  });
});

test('facts 4.2: no campaign of the base board has two spaces of one icon group but South East Asia 1', () => {
  for (const group of [['research', 'research-industry'], ['industry'], ['strategic']]) {
    for (const { spaces } of WORLD_BOX.campaigns) {
      const alike = count(spaces, (space) =>
        group.includes(effectOf(WORLD_BOX.spaces[space]?.effect ?? 0)),
      );
      expect(alike).toBeLessThanOrEqual(1);
    }
  }
});

test('facts 4.1: tracks of the base board', () => {
  expect(WORLD_BOX.theatres.map(({ trackEnd, bonus }) => [trackEnd, bonus])).toEqual([
    ...[1, 2, 3].map(() => [
      14,
      [
        [5, 1],
        [10, 2],
      ],
    ]),
    ...[4, 5].map(() => [
      11,
      [
        [4, 1],
        [8, 2],
      ],
    ]),
  ]);
});

test('blitzkrieg/tokens blitzkrieg/special-weapons: 22 tokens a side and 16 special weapons (facts 3.1, 3.2)', () => {
  const side = {
    'army-1': 3,
    'army-2': 2,
    'army-3': 2,
    'navy-1': 3,
    'navy-2': 2,
    'navy-3': 2,
    'air-1': 3,
    'air-2': 2,
    'air-blitz': 1,
    general: 1,
    admiral: 1,
  };
  for (const bag of WORLD_BOX.bags) {
    expect(bag).toHaveLength(22);
    expect(supplyOf(WORLD_BOX, bag)).toEqual(side);
  }
  expect(WORLD_BOX.pile).toHaveLength(16);
  const weapons = WORLD_BOX.tokens
    .filter(({ isSpecial }) => isSpecial)
    .map(({ id, kind, value, ability }) => [
      id,
      kind,
      value,
      ability,
      supplyOf(WORLD_BOX, WORLD_BOX.pile)[id],
    ]);
  expect(weapons).toEqual([
    ['blitz-army', 'army', 1, 'blitz', 1],
    ['elite-army', 'army', 4, null, 2],
    ['task-force-army', 'army', 5, 'task-force', 1],
    ['blitz-navy', 'navy', 1, 'blitz', 1],
    ['bombing-navy', 'navy', 2, 'bombing', 1],
    ['elite-navy', 'navy', 4, null, 2],
    ['task-force-navy', 'navy', 5, 'task-force', 1],
    ['bombing-air', 'air', 1, 'bombing', 1],
    ['elite-air', 'air', 3, null, 2],
    ['task-force-air', 'air', 4, 'task-force', 1],
    ['nuclear-bomb', 'army', 7, 'nuclear', 1],
    ['scientist', 'any', 0, 'scientist', 1],
    ['spy', 'copy', 0, 'spy', 1],
  ]);
});

test('our Nippon board: fifteen cities, four of them open, 22 Japanese tokens, all our own', () => {
  expect(nippon.scenarios.map(({ provenance }) => provenance)).toEqual(['own', 'own']);
  expect(blitzkrieg.scenarios.every(({ provenance }) => provenance === 'reconstructed')).toBe(true);
  expect(NIPPON_BOX.theatres).toHaveLength(15);
  expect(NIPPON_BOX.open).toBe(4);
  expect(NIPPON_BOX.bags.map((bag) => bag.length)).toEqual([22, 22]);
  expect(supplyOf(NIPPON_BOX, NIPPON_BOX.bags[0])).toMatchObject({ kaiju: 1, kamikaze: 1 });
  expect(supplyOf(NIPPON_BOX, NIPPON_BOX.bags[1])).toEqual(supplyOf(WORLD_BOX, WORLD_BOX.bags[1]));
  // A game is over long before the cities run out, and every kind of token has a place at the start.
  expect(sum(NIPPON_BOX.campaigns.map(({ vp }) => vp))).toBeGreaterThan(60);
  for (const terrain of [1, 2]) {
    expect(NIPPON_BOX.spaces.some((space) => space.theatre < 4 && space.terrain === terrain)).toBe(
      true,
    );
  }
  for (const { spaces, vp } of NIPPON_BOX.campaigns) {
    expect(spaces.length).toBeGreaterThanOrEqual(2);
    expect(vp).toBeGreaterThanOrEqual(2);
  }
});

test('eight stratagems', () => {
  expect(STRATAGEMS).toHaveLength(8);
});

import * as city from '@bivouac/stalingrad/art/index.ts';
import {
  faultsOf,
  idsOf,
  referencesOf,
  strangeNumbers,
} from '@bivouac/table/testing/art/pictures.ts';
import { artDefs } from '@bivouac/undaunted-core/art/index.ts';
import { describe, expect, it } from 'vitest';

const BUILDINGS =
  'depot block baths brewery warehouse cellars station school corner mill post granary store turbines transformer theatre boilers sheds'.split(
    ' ',
  );
const GROUNDS =
  'rails street cottages works gully yard bank court bridge gardens platform forecourt orchard square fountain road ruins kiosk switchyard jetty burnt park coal'.split(
    ' ',
  );

const FACES: readonly (readonly [string, number])[] = [
  ...BUILDINGS.flatMap((name) => [0, 1, 2].map((letter) => [name, letter] as const)),
  ...GROUNDS.map((name) => [name, 0] as const),
  ['works', 1],
];
const SIDES = [0, 1] as const;

const PICTURES: readonly (readonly [string, () => string])[] = [
  ...FACES.map(
    ([name, letter]) => [`${name} ${letter}`, () => city.cityTile(name, letter, '305')] as const,
  ),
  ...SIDES.flatMap((side) => [
    [`mines of ${side}`, () => city.mineMark(side, true) + city.mineMark(side, false)] as const,
    [`field of fire of ${side}`, () => city.fieldMark(side)] as const,
    [
      `tanks of ${side}`,
      () =>
        city.tankArt({ side, kind: 't34', squad: 'A', armour: 7 }) +
        city.tankArt({ side, kind: 'panzer', squad: null, armour: 6, isSuppressed: true }),
    ] as const,
  ]),
  [
    'other marks',
    () =>
      city.cityShield({ cover: 0, buildingCover: -1, fortCover: -1 }) +
      city.cityShield({ cover: 1, buildingCover: 3, fortCover: -1 }) +
      city.cityShield({ cover: 1, buildingCover: -1, fortCover: 3 }) +
      city.resilienceSign(8) +
      city.tunnelMark() +
      city.smokeMark(2) +
      city.goalMark('escape') +
      city.goalMark('task') +
      city.pointsMark(3) +
      city.routMark('a < b'),
  ],
];

describe('every picture of the city', () => {
  it.each(PICTURES)('%s is the same each time, well formed and small', (_, draw) => {
    const picture = draw();
    expect(picture.length).toBeGreaterThan(60);
    expect(picture.length).toBeLessThan(24_000);
    expect(draw()).toBe(picture);
    expect(faultsOf(picture)).toEqual([]);
    expect(strangeNumbers(picture)).toEqual([]);
    expect(idsOf(picture)).toEqual([]);
    expect(idsOf(artDefs())).toEqual(expect.arrayContaining(referencesOf(picture)));
  });

  it('each place has a drawing of its own, and another one when it is hit', () => {
    const faces = FACES.map(([name, letter]) => city.cityTile(name, letter, '305'));
    expect(new Set(faces).size).toBe(FACES.length);
  });

  it('no two tiles of one kind are identical', () => {
    expect(city.cityTile('block', 0, '105')).not.toBe(city.cityTile('block', 0, '204'));
  });

  it('knows a tile by number and letter; unknown ground is empty', () => {
    const look = city.cityGround((number) => (number === '405' ? 'fountain' : 'block'));
    const tile = (face: string): string => look.tileArt({ face, hx: 0, hy: 0 }, []);
    expect(tile('204B')).toBe(city.cityTile('block', 1, '204'));
    expect(look.isMiddleTaken('405A')).toBe(true);
    expect(look.isMiddleTaken('204A')).toBe(false);
    expect(city.cityTile('nowhere', 0, '204')).toBe('');
  });

  it('the marks of the sides differ in shape, not only in colour', () => {
    const plain = (picture: string): string => picture.replace(/#[0-9a-f]{3,6}/g, '#');
    for (const mark of [
      city.fieldMark,
      (side: 0 | 1) => city.mineMark(side, false),
      (side: 0 | 1) => city.tankArt({ side, kind: 't34', squad: 'A', armour: 7 }),
    ]) {
      expect(plain(mark(0))).not.toBe(plain(mark(1)));
    }
  });
});

import { idOf } from '@bivouac/kernel';
import { CARDS, KINDS, SCENARIOS } from '@bivouac/napoleonics';
import * as art from '@bivouac/napoleonics/art/index.ts';
import { napoleonicsBoards } from '@bivouac/napoleonics/table/boards.ts';
import { faceOf } from '@bivouac/napoleonics/table/cards.ts';
import {
  faultsOf,
  idsOf,
  referencesOf,
  strangeNumbers,
} from '@bivouac/table/testing/art/pictures.ts';
import { describe, expect, it } from 'vitest';

const FIRST = art.fieldOf(SCENARIOS[0] ?? { id: '', terrain: [], works: [] });
/** A field with every kind of ground, and works on every side. */
const ALL: art.Field = {
  id: 'all',
  ground: Array.from({ length: art.HEX_COUNT }, (_, hex) => art.GROUNDS[hex % 10] ?? 'clear'),
  works: Array.from({ length: art.HEX_COUNT }, (_, hex) => hex % 64),
};
const looks = KINDS.flatMap(({ id, blocks }) => [
  art.lookOf(id, blocks, false),
  art.lookOf(id, blocks, true),
]);

/** All pictures by name; each call draws its picture again. */
const PICTURES: readonly (readonly [string, () => string])[] = [
  ['every ground', () => art.countryArt(ALL)],
  ['the names of hexes', () => art.hexNames(['A1', 'A2'], new Set([1]))],
  ...SCENARIOS.flatMap((scenario) => [
    [`country of ${scenario.id}`, () => art.countryArt(art.fieldOf(scenario))] as const,
    [
      `country of ${scenario.id}, turned`,
      () => art.countryArt(art.turnedField(art.fieldOf(scenario))),
    ] as const,
    [`thumb of ${scenario.id}`, () => napoleonicsBoards.thumb(scenario.id)?.art ?? ''] as const,
  ]),
  ...looks.map(
    (look) =>
      [
        `${look.nation} ${look.type}${look.isSquare ? ' in square' : ''}`,
        () => [0, 1, look.strength].map((blocks) => art.unitArt(look, blocks, 'square')).join(''),
      ] as const,
  ),
  ...([0, 1] as const).map(
    (side) =>
      [
        `marks of ${side}`,
        () =>
          art.leaderChip(side) +
          art.leaderRibbon(side, 'Ney') +
          art.objectiveArt(1, side) +
          art.tagArt(4, 'A5', 'envelope', 'gold', side) +
          (['infantry', 'cavalry', 'artillery', 'leader', 'ground', 'exit'] as const)
            .map((sign) => art.bannerArt(side, sign === 'ground' ? 'held' : 'won', sign))
            .join('') +
          art.bannerArt(side, 'free') +
          art.sectionMap(FIRST, side, [2, null, 1]),
      ] as const,
  ),
  [
    'marks on hexes',
    () =>
      (['can', 'ordered', 'done', 'chosen'] as const).map((ring) => art.ringArt(9, ring)).join('') +
      art.targetArt(9, true) +
      art.goalArt(9, true) +
      art.litArt(9) +
      art.cursorArt(9) +
      art.sightArt(9, 40, 'aimed') +
      art.sightArt(9, 10, 'aimed') +
      art.sightArt(9, 40, 'other') +
      art.blockedArt(9, 40) +
      art.wayArt([9, 22, 34]) +
      art.chipArt([10, 10], 'a < b & c', true) +
      art.exitArt() +
      art.GROUNDS.map(art.groundShield).join(''),
  ],
  [
    'dice',
    () =>
      [1, 2, 3, 4, 5, 6]
        .flatMap((face) =>
          (['hit', 'flag', 'miss'] as const).map((state) => art.dieArt(face, state)),
        )
        .join(''),
  ],
  [
    'cards',
    () =>
      CARDS.map((_, card) => {
        const face = faceOf(idOf(card), 5);
        return face.kind === 'sections'
          ? art.sectionMap(FIRST, 0, face.orders)
          : face.signs.map(art.cardSign).join('');
      }).join(''),
  ],
];

describe('the pictures of Napoleonics', () => {
  it.each(PICTURES)('%s: well formed, the same each time, only known numbers', (_name, draw) => {
    const svg = draw();
    expect(svg).not.toBe('');
    expect(faultsOf(svg)).toEqual([]);
    expect(strangeNumbers(svg)).toEqual([]);
    expect(draw()).toBe(svg);
  });

  it('refer only to what is on the page with them', () => {
    const shared = new Set(idsOf(art.artDefs()));
    for (const [name, draw] of PICTURES) {
      const svg = draw();
      const own = new Set(idsOf(svg));
      for (const id of referencesOf(svg)) {
        expect(own.has(id) || shared.has(id), `${name}: ${id}`).toBe(true);
      }
    }
  });

  it('give each kind of troops a look of its own', () => {
    const kinds = KINDS.filter(({ nation }) => nation === 'french');
    const drawn = kinds.map(({ id, blocks }) => art.unitArt(art.lookOf(id, blocks, false), blocks));
    // All guards wear the star; their formation shows their kind.
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(kinds.length - 1);
  });

  it('show each block that a unit has lost', () => {
    for (const look of looks) {
      const drawn = Array.from({ length: look.strength + 1 }, (_, blocks) =>
        art.unitArt(look, blocks),
      );
      expect(new Set(drawn).size).toBe(look.strength + 1);
    }
  });

  it('set up every army of the book', () => {
    for (const { id, at } of SCENARIOS) {
      const board = napoleonicsBoards.board(id);
      expect(board?.art.match(/class="art-label"/g)?.length).toBe(at.length);
    }
    expect(napoleonicsBoards.board('nowhere')).toBeNull();
  });
});

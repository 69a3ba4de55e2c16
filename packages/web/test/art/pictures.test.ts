import { TILES } from '@bivouac/normandy';
import * as normandy from '@bivouac/normandy/art/ground.ts';
import { frameArt } from '@bivouac/table/art/cover/sheet.ts';
import {
  BOARDS,
  faultsOf,
  idsOf,
  referencesOf,
  strangeNumbers,
} from '@bivouac/table/testing/art/pictures.ts';
import * as art from '@bivouac/undaunted-core/art/index.ts';
import { describe, expect, it } from 'vitest';
import { COVER_GAMES } from '../../src/games/library.ts';

const SIDES = [0, 1] as const;
const KINDS = ['riflemen', 'scouts', 'gunners', 'sniper', 'mortar'];

const counter = (side: 0 | 1, kind: string, more: Partial<art.CounterLook> = {}): string =>
  art.counterArt({ side, kind, squad: 'A', defence: 4, ...more });

const COVERS = await Promise.all(
  COVER_GAMES.map(async ({ id, cover }) => [id, await cover.art()] as const),
);

/** All pictures by name; each call draws its picture again. */
const PICTURES: readonly (readonly [string, () => string])[] = [
  ['definitions', art.artDefs],
  ...TILES.map((face) => [`tile ${face}`, () => normandy.tileArt(face)] as const),
  ...BOARDS.flatMap(({ name, board }) => [
    [`board of ${name}`, () => art.boardArt(board, normandy.NORMANDY_GROUND)] as const,
    [`thumb of ${name}`, () => art.boardThumb(board, normandy.normandySign)] as const,
  ]),
  ...COVERS.flatMap(([game, map]) => [
    [`cover of ${game}`, () => map] as const,
    [`sheet of ${game}`, () => frameArt(map)] as const,
  ]),
  ...art.GLYPHS.map((name) => [`glyph ${name}`, () => art.glyph(name)] as const),
  ...SIDES.flatMap((side) => [
    ...KINDS.flatMap((kind) => [
      [`${kind} of ${side}`, () => counter(side, kind)] as const,
      [
        `suppressed ${kind} of ${side}`,
        () => counter(side, kind, { isSuppressed: true, words: 'a < b & c' }),
      ] as const,
      [
        `chosen ${kind} of ${side}`,
        () => counter(side, kind, { isChosen: true, radius: 19 }),
      ] as const,
      [`band ${kind} of ${side}`, () => art.cardBand(side, kind)] as const,
    ]),
    [
      `marks of ${side}`,
      () =>
        art.controlEdge(side) +
        art.controlFlag(side) +
        art.scoutedBadge(side) +
        art.targetRing(side) +
        art.targetBadge(side) +
        art.objectiveStar(2, side) +
        art.spawnTag(side, ['A', 'B', 'sniper']),
    ] as const,
  ]),
  [
    'other marks',
    () =>
      art.coverShield(0) +
      art.coverShield({ top: 3, bottom: 1 }) +
      art.objectiveStar(3) +
      art.brackets(22, true) +
      art.brackets(22, false) +
      art.chancePill('64 %', true) +
      art.chancePill('51–64 %', false) +
      art.shotLine([0, 0], [160, 80], [30, 30], true) +
      art.shotLine([0, 0], [160, 80], [30, 30], false) +
      art.radioMark() +
      art.moreMark(3) +
      art.tileNumber('8A') +
      art.fogArt() +
      art.paperArt(800, 600) +
      art.compass('S'),
  ],
];

describe('every picture', () => {
  it.each(PICTURES)('%s is the same each time, well formed and drawable', (_, draw) => {
    const picture = draw();
    expect(picture.length).toBeGreaterThan(60);
    expect(draw()).toBe(picture);
    expect(faultsOf(picture)).toEqual([]);
    expect(strangeNumbers(picture)).toEqual([]);
  });

  it('refers only to what the definitions hold, and makes no ids of its own', () => {
    const known = idsOf(art.artDefs());
    expect(new Set(known).size).toBe(known.length);
    for (const [name, draw] of PICTURES.slice(1)) {
      expect(idsOf(draw()), name).toEqual([]);
      expect(known, name).toEqual(expect.arrayContaining(referencesOf(draw())));
    }
  });

  it('is small', () => {
    for (const face of TILES) expect(normandy.tileArt(face).length, face).toBeLessThan(12_000);
    for (const { board } of BOARDS)
      expect(art.boardThumb(board, normandy.normandySign).length).toBeLessThan(14_000);
    for (const [game, map] of COVERS) expect(map.length, game).toBeLessThan(100_000);
  });
});

describe('the faces', () => {
  it('all 36 of the box are drawn, each differently', () => {
    const faces = TILES.map((face) => normandy.tileArt(face));
    expect(new Set(faces).size).toBe(36);
    expect(normandy.FACES.map((face) => face.toLowerCase())).toEqual(TILES);
  });

  it('are found by either spelling; an unknown one is empty', () => {
    expect(normandy.tileArt('8a')).toBe(normandy.tileArt('8A'));
    expect(normandy.tileArt('19A')).toBe('');
  });
});

describe('the two sides', () => {
  const withoutColour = (picture: string): string => picture.replace(/#[0-9a-f]{3,6}/g, '#');

  it.each(KINDS)('%s differ in shape, not only in colour', (kind) => {
    expect(withoutColour(counter(0, kind))).toMatch(/<circle/);
    expect(withoutColour(counter(1, kind))).not.toMatch(/<circle r=/);
    expect(withoutColour(counter(0, kind))).not.toBe(withoutColour(counter(1, kind)));
  });

  it('marks differ in shape, not only in colour', () => {
    const marks: readonly ((side: 0 | 1) => string)[] = [
      art.controlEdge,
      art.controlFlag,
      art.scoutedBadge,
      art.targetBadge,
      (side) => art.objectiveStar(2, side),
      (side) => art.spawnTag(side, ['A']),
    ];
    for (const mark of marks) expect(withoutColour(mark(0))).not.toBe(withoutColour(mark(1)));
  });

  it('a suppressed counter is hatched and leans, and says so in the given words', () => {
    const suppressed = counter(1, 'gunners', { isSuppressed: true, words: 'pod palbou' });
    expect(suppressed).toMatch(/rotate\(-12\)/);
    expect(suppressed).toContain('>pod palbou<');
    expect(counter(1, 'gunners', { words: 'pod palbou' })).not.toContain('pod palbou');
  });
});

describe('glyphs', () => {
  it('are found by the names of the data', () => {
    expect(art.glyphName('riflemen-a')).toBe('riflemen');
    expect(art.glyphName('rifleman-b')).toBe('riflemen');
    expect(art.glyphName('scout-c')).toBe('scouts');
    expect(art.glyphName('scout')).toBe('scout');
    expect(art.glyphName('gunner-a')).toBe('gunners');
    expect(art.glyphName('leader-a')).toBe('leader');
    expect(art.glyphName('unknown')).toBeNull();
  });
});

import { idsBelow } from '@bivouac/kernel';
import {
  faultsOf,
  idsOf,
  referencesOf,
  strangeNumbers,
} from '@bivouac/table/testing/art/pictures.ts';
import { describe, expect, it } from 'vitest';
import * as art from '../../src/art/index.ts';
import { EFFECTS, NIPPON_BOX } from '../../src/rules/index.ts';
import { tokenFace } from '../../src/table/title.ts';

const TOKENS = idsBelow<'token'>(NIPPON_BOX.tokens.length);

const track = (marker: number, to: number | null): string =>
  art.trackArt({
    end: 14,
    bonus: [
      [5, 1],
      [10, 2],
    ],
    marker,
    to,
    was: marker - 1,
    say: String,
    step: 11,
    height: 26,
  });
const STANDINGS = [0, 1, null, 0, 1].map((leader, i) => ({
  leader: leader as 0 | 1 | null,
  isClosed: i > 3,
}));

/** Every picture there is, by name; each is drawn again. */
const PICTURES: readonly (readonly [string, () => string])[] = [
  ['world', art.worldArt],
  ['world, small', art.worldThumb],
  ['fronts', () => art.frontsArt(STANDINGS)],
  ['america', art.americaArt],
  ['america, small', art.americaThumb],
  ['cities', art.citiesArt],
  ['frame', () => art.frameArt(400, 300)],
  ['rose', () => art.roseArt(30, 'N')],
  ['grounds', art.spaceDefs],
  ['spaces', () => art.spaceArt('land', 56) + art.spaceArt('sea', 42) + art.spaceArt('both', 24)],
  ['tracks', () => track(0, 3) + track(-14, null) + track(10, 14)],
  [
    'ruler',
    () => art.rulerArt({ width: 600, height: 48, goal: 25, points: [3, 31], gains: [7, 0] }),
  ],
  ['bags', () => art.bagArt(0, 12) + art.bagArt(1, 0) + art.pileArt(16)],
  ['backs', () => art.tokenBack(0, 40) + art.tokenBack(1, 40)],
  ...EFFECTS.map((effect) => [`effect ${effect}`, () => art.effectArt(effect, 2, 56)] as const),
  ...TOKENS.flatMap((token) =>
    [0, 1].map(
      (seat) =>
        [`${token} of ${seat}`, () => art.tokenArt(tokenFace(NIPPON_BOX, token, seat))] as const,
    ),
  ),
];

/** What pictures on the same page may refer to. */
const defined = (): Set<string> =>
  new Set(
    ['world', 'fronts', 'america', 'grounds'].flatMap((name) => {
      const draw = PICTURES.find(([known]) => known === name)?.[1];
      return draw === undefined ? [] : [...idsOf(draw())];
    }),
  );

describe('every picture', () => {
  it.each(PICTURES)('%s is sound, and always the same', (_name, draw) => {
    const drawn = draw();
    expect(faultsOf(drawn)).toEqual([]);
    expect(strangeNumbers(drawn)).toEqual([]);
    expect(draw()).toBe(drawn);
  });

  it('refers only to what the page holds', () => {
    const known = defined();
    for (const [name, draw] of PICTURES) {
      for (const id of referencesOf(draw())) expect(known, name).toContain(id);
    }
  });
});

it('tells tokens apart that are apart', () => {
  const looks = TOKENS.map((token) => art.tokenArt(tokenFace(NIPPON_BOX, token, 0)));
  // Two kinds of token may look alike only if they do the same.
  expect(new Set(looks).size).toBe(looks.length);
});

it('keeps the maps light', () => {
  expect(art.worldArt().length).toBeLessThan(260_000);
  expect(art.worldThumb().length).toBeLessThan(60_000);
  expect(art.americaThumb().length).toBeLessThan(20_000);
});

import { type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { num, stroke } from '@bivouac/table/art/path.ts';
import { between, randomFrom } from '@bivouac/table/art/random.ts';
import { glyphAt, glyphName } from './glyphs.ts';

/** The band across a card: view box of `cardBand`. */
export const BAND_BOX = '0 0 132 58';

/** Rolling ground in the side's colour with the silhouette of the card's kind. */
export function cardBand(side: Side, kind: string): string {
  const { strong } = sideInk(side);
  const name = glyphName(kind === 'scout' ? 'scouts' : kind);
  return (
    `<path d="M0 44c22-8 38 2 60-4s44-6 72 2v16H0z" fill="${strong}" opacity=".16"/>` +
    `<path d="M0 50c30-6 58 4 84-2s34-2 48 2v8H0z" fill="${strong}" opacity=".2"/>` +
    (name === null ? '' : glyphAt(name, 66, 29, 48, strong))
  );
}

/** View box of `fogArt`; it may be stretched. */
export const FOG_BOX = '0 0 132 150';

/** Drifting mist: light swathes over grey, for the card Fog of War. */
export function fogArt(): string {
  const random = randomFrom(12);
  let art = '';
  for (let i = 0; i < 9; i++) {
    const y = 14 + i * 16;
    const x = between(random, -20, 40);
    const reach = num(between(random, 60, 130) * 0.2);
    const wave = (from: number, height: number, drop: number): string =>
      `M${num(from)} ${height}q${reach}-${drop} ${num(Number(reach) * 2)} 0t${num(Number(reach) * 2)} 0`;
    art += stroke(`${wave(x, y, 9)}t${num(Number(reach) * 2)}-2`, '#fff', between(random, 7, 14), {
      'stroke-linecap': 'round',
      opacity: between(random, 0.25, 0.6),
    });
    art += stroke(wave(x + 30, y + 8, 8), '#7d7b72', between(random, 2, 5), {
      'stroke-linecap': 'round',
      opacity: '.3',
    });
  }
  return art;
}

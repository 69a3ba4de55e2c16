import { icon, shako } from './figures.ts';
import { HIT, INK_BLACK, PAPER_WHITE } from './ink.ts';

/** A die that hits, one that drives back, one that does neither. Fill tells them apart, not hue. */
export type DieState = 'hit' | 'flag' | 'miss';

const LOOKS: { readonly [state in DieState]: readonly [fill: string, sign: string, edge: string] } =
  {
    hit: [HIT, PAPER_WHITE, '#294a23'],
    flag: [INK_BLACK, PAPER_WHITE, INK_BLACK],
    miss: [PAPER_WHITE, '#857c60', '#a99d79'],
  };

/** The sign of each face: 1 and 2 infantry, 3 cavalry, 4 artillery, 5 flag, 6 sabers. */
export function faceArt(face: number, fg: string, bg: string): string {
  switch (face) {
    case 3:
      return icon('horseHead', 3.2, 3.2, 17.6, fg);
    case 4:
      return icon('cannon', 2.2, 2.2, 19.6, fg);
    case 5:
      return icon('flag', 3.4, 3.4, 17.2, fg);
    case 6:
      return icon('sabres', 3.2, 3.2, 17.6, fg);
    default:
      return shako(fg, bg);
  }
}

/** On a square of 24. */
export function dieArt(face: number, state: DieState): string {
  const [fill, sign, edge] = LOOKS[state];
  return (
    `<rect x=".8" y=".8" width="22.4" height="22.4" rx="4.5" fill="${fill}" stroke="${edge}" stroke-width="1.4"/>` +
    faceArt(face, sign, fill)
  );
}

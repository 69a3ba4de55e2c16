import { label } from '@bivouac/table/art/label.ts';
import { INK } from '@bivouac/table/art/palette.ts';
import { element, inThousandths, num, path, shield, stroke } from '@bivouac/table/art/path.ts';
import { ICONS } from './icons.generated.ts';
import { SPACE } from './map-ink.ts';

export type Terrain = 'land' | 'sea' | 'both';

/** The grounds of spaces, once per page; each space refers to them. On a square of 100. */
export function spaceDefs(): string {
  const sand =
    `<path d="M0 0h100v100H0z" fill="${SPACE.land}"/>` +
    stroke('M10 90q10-7 20 0m18-4q10-7 20 0M66 17q10-7 20 0M12 20q10-7 20 0', SPACE.landInk, 1.8);
  const waves = [12, 32, 52, 72, 92].map(
    (y, i) => `M${i % 2 === 0 ? -4 : 4} ${y}${'q4-4.500 8 0t8 0'.repeat(7)}`,
  );
  const water =
    `<path d="M0 0h100v100H0z" fill="${SPACE.sea}"/>` +
    stroke(waves.join(''), SPACE.seaInk, 1.6, { opacity: '.8' });
  const shore = 'Q30 72 46 50T100 8';
  const square = '<rect width="100" height="100" rx="13"/>';
  return (
    `<clipPath id="space-square">${square}</clipPath>` +
    `<clipPath id="space-shore"><path d="M0 100V86${shore}V100z"/></clipPath>` +
    symbol('land', sand) +
    symbol('sea', water) +
    symbol(
      'both',
      `${water}<g clip-path="url(#space-shore)">${sand}</g>${stroke(`M0 86${shore}`, SPACE.coast, 2.2)}`,
    )
  );
}

const symbol = (terrain: Terrain, inside: string): string =>
  `<g id="space-${terrain}"><g clip-path="url(#space-square)">${inside}</g></g>`;

/** The ground of a space, upper left corner at 0, 0. Needs `spaceDefs` on the page. */
export const spaceArt = (terrain: Terrain, size: number): string =>
  `<use href="#space-${terrain}" transform="scale(${inThousandths(size / 100)})"/>` +
  element('rect', {
    x: 0.6,
    y: 0.6,
    width: size - 1.2,
    height: size - 1.2,
    rx: size * 0.13,
    fill: 'none',
    stroke: INK.ink,
    'stroke-width': 1.2,
    opacity: '.75',
  });

const iconAt = (icon: string, x: number, y: number, size: number, ink: string): string =>
  path(icon, {
    fill: ink,
    transform: `translate(${num(x)} ${num(y)}) scale(${inThousandths(size / 512)})`,
  });

/** The sign of an effect, centred on 0, 0, for a space of that size. */
export function effectArt(effect: string, n: number, size: number, ink: string = INK.ink): string {
  const i = size * 0.56;
  const word = (text: string, share: number): string =>
    label(text, 0, size * share * 0.36, size * share, ink, 600);
  switch (effect) {
    case 'industry':
      return iconAt(ICONS.factory, -i / 2, -i / 2 - size * 0.02, i, ink) + count(n, size);
    case 'research':
      return iconAt(ICONS.gears, -i / 2, -i / 2, i, ink) + count(n, size);
    case 'research-industry':
      return (
        iconAt(ICONS.factory, size * -0.38, size * -0.32, size * 0.44, ink) +
        iconAt(ICONS.gears, size * -0.05, size * -0.07, size * 0.42, ink)
      );
    case 'bombing':
      return iconAt(ICONS.bombs, -i / 2, -i / 2, i, ink);
    case 'tactical':
      return word(`+${n}`, 0.46);
    case 'strategic':
      return word(`+${n}`, 0.37) + path(heads(size), { fill: ink });
    case 'propaganda':
      return (
        path(shield(size * -0.23, size * -0.27, size * 0.46, size * 0.56), { fill: ink }) +
        label(String(n), 0, size * 0.13, size * 0.36, '#fff', 600)
      );
    default:
      return '';
  }
}

/** Arrow heads to both sides: it works elsewhere. */
function heads(size: number): string {
  const [tip, back, half] = [size * 0.4, size * 0.14, size * 0.13].map(num);
  const down = num(size * 0.26);
  return `M-${tip} 0l${back}-${half}v${down}zM${tip} 0l-${back}-${half}v${down}z`;
}

function count(n: number, size: number): string {
  if (n < 2) return '';
  const [x, y] = [size * 0.27, size * 0.24];
  return (
    element('circle', {
      cx: x,
      cy: y,
      r: size * 0.165,
      fill: INK.ink,
      stroke: INK.card,
      'stroke-width': 1,
    }) + label(String(n), x, y + size * 0.095, size * 0.26, '#fff', 600)
  );
}

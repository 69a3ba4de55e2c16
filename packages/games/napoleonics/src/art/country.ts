import { label } from '@bivouac/table/art/label.ts';
import { blob, num, pair, path, stroke } from '@bivouac/table/art/path.ts';
import { type Random, randomFrom, seedOf } from '@bivouac/table/art/random.ts';
import { type Field, hexesOf } from './field.ts';
import { ALL_HEXES, centreOf, FIELD_HEIGHT, FIELD_WIDTH, HEX_RADIUS, hexPath } from './hex.ts';
import { hillsArt } from './hills.ts';
import { quarryArt, townArt, windmillArt, worksArt } from './places.ts';
import { groupsOf } from './region.ts';
import { waterArt } from './water.ts';
import { woodsArt } from './woods.ts';

/** The sheet is a little larger than the hexes on it. */
const RIM = 6;
/** Room for the frame and the tabs of the sections; the picture's own box. */
export const SHEET = {
  x: -13,
  y: -12,
  width: FIELD_WIDTH + 28,
  height: FIELD_HEIGHT + 38,
} as const;
export const SHEET_BOX = `${SHEET.x} ${SHEET.y} ${num(SHEET.width)} ${num(SHEET.height)}`;

const GRASS = ['#d3cd98', '#e3ddb4', '#dfd3a2', '#d0cf9b'] as const;
const CROPS = ['#d6c47f', '#c8c384', '#d9cb95', '#cdb983'] as const;

/** Everything that stays through a battle: the country, the grid, the frame, the sections. */
export function countryArt(field: Field): string {
  const random = randomFrom(seedOf(field.id));
  const playable = ALL_HEXES.map((hex) => hexPath(hex)).join('');
  const clip = `nap-${field.id}`;
  return (
    `<defs><clipPath id="${clip}"><path d="${playable}"/></clipPath></defs>` +
    `<path d="M-9-9h${num(FIELD_WIDTH + 24)}v${num(FIELD_HEIGHT + 26)}h${num(-FIELD_WIDTH - 24)}z" fill="#2b2a24" opacity=".22"/>` +
    box(RIM, 'fill="#eee5cd"') +
    `<g clip-path="url(#${clip})">${meadow(random)}${plots(random, field)}${landmarks(field)}</g>` +
    stroke(playable, '#4b4226', 1, { opacity: '.46' }) +
    box(RIM, 'fill="none" stroke="#5b5136"') +
    box(RIM + 3, 'fill="none" stroke="#2c2a24" stroke-width="2"') +
    sectionLines()
  );
}

const box = (rim: number, look: string): string =>
  `<rect x="${-rim}" y="${-rim}" width="${num(FIELD_WIDTH + 2 * rim)}" height="${num(FIELD_HEIGHT + 2 * rim)}" ${look}/>`;

function landmarks(field: Field): string {
  const churches = new Set(groupsOf(hexesOf(field, 'town')).map(([first]) => first));
  return (
    hillsArt(hexesOf(field, 'hill'), false) +
    hillsArt(hexesOf(field, 'rugged'), true) +
    waterArt(field) +
    hexesOf(field, 'quarry').map(quarryArt).join('') +
    hexesOf(field, 'town')
      .map((hex) => townArt(hex, churches.has(hex)))
      .join('') +
    hexesOf(field, 'windmill').map(windmillArt).join('') +
    woodsArt(hexesOf(field, 'forest')) +
    field.works.map((sides, hex) => (sides === 0 ? '' : worksArt(hex, sides))).join('')
  );
}

/** Grass in uneven patches, and tufts. */
function meadow(random: Random): string {
  const x = (): number => random() * FIELD_WIDTH;
  const y = (): number => random() * FIELD_HEIGHT;
  const patches = GRASS.map((fill) => {
    const d = Array.from({ length: 42 }, () => blob(random, [x(), y()], 10 + random() * 34)).join(
      '',
    );
    return path(d, { fill, opacity: '.42' });
  });
  const tufts = Array.from({ length: 190 }, () => {
    const [tx, ty] = [x(), y()];
    return `M${pair(tx, ty)}l-1.6-3.4M${pair(tx + 1.4, ty)}v-4M${pair(tx + 2.8, ty)}l1.6-3.2`;
  }).join('');
  return (
    `<path d="M-9-9h${num(FIELD_WIDTH + 18)}v${num(FIELD_HEIGHT + 18)}h${num(-FIELD_WIDTH - 18)}z" fill="#dcd6a8"/>` +
    patches.join('') +
    stroke(tufts, '#8d8a52', 0.8, { opacity: '.5' })
  );
}

/** Ploughland and vines on open ground: pale as a pencil note, since no rule knows of them. */
function plots(random: Random, field: Field): string {
  const open = hexesOf(field, 'clear').filter(() => random() < 0.17);
  return open
    .map((hex) => {
      const [cx, cy] = centreOf(hex);
      const turn = Math.round((random() - 0.5) * 70);
      let strips = '';
      let u = -30 - random() * 14;
      while (u < 34) {
        const width = 14 + random() * 14;
        const top = -20 - random() * 12;
        const height = 42 + random() * 16;
        const kind = Math.floor(random() * 4);
        strips += `<path d="M${pair(u, top)}h${num(width)}v${num(height)}h${num(-width)}z" fill="${CROPS[kind]}" stroke="#8c8049" stroke-width=".7"/>`;
        let rows = '';
        if (kind % 2 === 0) {
          for (let v = top + 4; v < top + height - 1; v += 5.4)
            rows += `M${pair(u, v)}h${num(width)}`;
        } else {
          for (let v = u + 3; v < u + width - 1; v += 4.2)
            rows += `M${pair(v, top)}v${num(height)}`;
        }
        const dots = kind === 1 ? ' stroke-dasharray="1.4 3.2" stroke-linecap="round"' : '';
        strips += `<path d="${rows}" fill="none" stroke="#85783f" stroke-width=".9"${dots}/>`;
        u += width;
      }
      return `<g transform="translate(${pair(cx, cy)}) rotate(${turn})" opacity=".34">${strips}</g>`;
    })
    .join('');
}

/** Two rows of dots with a light halo: they cut the short rows' hexes in two. */
function sectionLines(): string {
  const d = [4, 9].map((columns) => `M${num(columns * 82)}-4v${num(FIELD_HEIGHT + 8)}`).join('');
  const dots = { 'stroke-dasharray': '0 10', 'stroke-linecap': 'round' };
  return stroke(d, '#fbf7ea', 5, dots) + stroke(d, '#2c2a24', 3.2, dots);
}

/** The name of each hex in its upper corner; those in `without` say it otherwise. */
export const hexNames = (names: readonly string[], without: ReadonlySet<number>): string =>
  names
    .map((name, hex) => {
      if (without.has(hex)) return '';
      const [x, y] = centreOf(hex);
      return label(name, x, y - HEX_RADIUS + 13, 9.5, '#39331f', 500, '#efe7d3');
    })
    .join('');

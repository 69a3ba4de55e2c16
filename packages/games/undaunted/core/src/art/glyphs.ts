import { ICONS } from '@bivouac/table/art/icons.generated.ts';
import { placed } from '@bivouac/table/art/path.ts';
import { lines, solid } from './glyph-parts.ts';
import { CITY_SIGNS } from './glyphs-city.ts';

// Every sign of the game on a square of 100 x 100, in `currentColor`. Machine gun, mortar and
// scoped rifle are our own: the stock ones read as telescope, hammer and plain target.

/** The square on which a glyph is drawn. */
export const GLYPH_BOX = '0 0 100 100';

const icon = (d: string): string => `<path fill="currentColor" transform="scale(.3906)" d="${d}"/>`;

const MACHINE_GUN =
  solid(
    'M54 32h32v3h12v-4h4v16h-4v-4H86v3H54zM14 29h42v21H14zM-2 31h12v-4h4v23h-4V40H5L2 52h-7l3-14z' +
      'M22 50h9l-4 15h-8zM30 22h5v8h-5zM38 53h20v17H38z',
  ) + lines('M46 52 24 92M50 52l32 40M48 60v30', 6.4, 'round');

const MORTAR =
  lines('M31 84 60 34', 11.5) +
  lines('m57 39 3.6-6', 17) +
  solid('M12 82h30l6 10H8z') +
  lines('m53 50 37 41M52 52l14 39M61 75h15', 5.6, 'round') +
  placed(
    `<g transform="rotate(30)">${solid('M0-15Q8-6 7 2q-1 6-4 9h-6q-3-3-4-9-1-8 7-17zM-7 12H7l-2 6H-5z')}</g>`,
    76,
    13,
  );

const SNIPER =
  placed(icon(ICONS.rifle), 0, 6, 0.96) +
  '<circle cx="30" cy="30" r="20" fill="none" stroke="currentColor" stroke-width="6"/>' +
  lines('M30 2v56M2 30h56', 4);

/** A bold flag on its pole: the stock one is lost at the size of a line of text. */
const FLAG = solid('M20 6h10v82h10v8H10v-8h10zM34 10h54L74 32l14 22H34z');

const CROSSHAIRS = lines(
  'M20 50a30 30 0 1 0 60 0 30 30 0 1 0-60 0zM50 4v30m0 32v30M4 50h30m32 0h30',
  8,
);

/** Rows of chevrons, as on a sleeve. */
const chevrons = (rows: number, top: number): string =>
  Array.from({ length: rows }, (_, i) => `M18 ${top + 18 + i * 18}l32-18 32 18`).join('');

const SERGEANT = lines(`${chevrons(3, 6)}M18 72q32 20 64 0M18 86q32 20 64 0`, 9);
const LEADER = lines(chevrons(3, 20), 11);

/** A steering wheel. */
const WHEEL =
  lines('M14 50a36 36 0 1 0 72 0 36 36 0 1 0-72 0z', 9) +
  lines('M50 50 20 40M50 50l30-10M50 50v34', 8) +
  solid('M40 50a10 10 0 1 0 20 0 10 10 0 1 0-20 0z');

/** Sticks of dynamite with a lit fuse. */
const CHARGE =
  solid('M14 40h20v52H14zM38 40h20v52H38zM62 40h20v52H62zM10 56h76v9H10z') +
  lines('M48 40q0-22 18-24t18-10', 6, 'round') +
  solid('m86 2 3 6 7-2-3 6 5 5-7 1-1 7-5-5-6 4 1-7-6-4 7-1z');

const WRENCH = solid(
  'M70 6a24 24 0 0 0-25 32L8 75a9 9 0 0 0 0 13l4 4a9 9 0 0 0 13 0l37-37a24 24 0 0 0 32-27L80 42 64 38l-4-16 13-15z',
);

const COG = `<circle cx="50" cy="50" r="22" fill="none" stroke="currentColor" stroke-width="14"/>${lines(
  'M50 6v20M50 74v20M6 50h20M74 50h20M19 19l14 14M67 67l14 14M81 19 67 33M33 67 19 81',
  13,
)}`;

/** A long rifle on its bipod. */
const LONG_RIFLE =
  solid('M2 46h30l6-6h26v3h36v7H64v6H40l-10 6H10l-6 10h-8l6-20z') +
  lines('M74 50 62 78M76 50l14 28', 5, 'round');

const COMPASS =
  lines('M10 50a40 40 0 1 0 80 0 40 40 0 1 0-80 0z', 7) + solid('M50 18 61 50 50 82 39 50z');

const STARS = (count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = 50 + (i - (count - 1) / 2) * 34;
    return solid(`M${x} 26l6 17h18l-14 11 5 18-15-11-15 11 5-18-14-11h18z`);
  }).join('');

const BESIDE_WING = 'M18 74v10M34 80v10M50 82v12M66 80v10M82 74v10';

const SIGNS = {
  // units
  riflemen: icon(ICONS.rifle),
  scouts: icon(ICONS.binoculars),
  gunners: MACHINE_GUN,
  sniper: SNIPER,
  mortar: MORTAR,
  // commanders and Fog of War
  sergeant: SERGEANT,
  leader: LEADER,
  guide: icon(ICONS.signpost),
  fog: icon(ICONS.mist),
  driver: WHEEL,
  saboteur: CHARGE,
  engineer: WRENCH,
  mechanic: COG,
  antitank: LONG_RIFLE,
  tankgunner: icon(ICONS.tank),
  lieutenant: STARS(2),
  second: STARS(1),
  staff: lines(`${chevrons(2, 22)}M18 74q32 20 64 0`, 10),
  commander: placed(icon(ICONS.tank), 0, 16, 0.9) + placed(STARS(1), 30, -20, 0.4),
  plane: icon(ICONS.plane),
  // what a card can be played for
  move: icon(ICONS.boot),
  stalk: icon(ICONS.runner),
  scout: icon(ICONS.prints),
  attack: icon(ICONS.bullets),
  suppress: icon(ICONS.heavyBullets),
  blast: icon(ICONS.shell),
  target: CROSSHAIRS,
  control: FLAG,
  recon: icon(ICONS.lamp),
  conceal: icon(ICONS.spy),
  bolster: icon(ICONS.backup),
  command: icon(ICONS.megaphone),
  inspire: icon(ICONS.rally),
  drive: icon(ICONS.jeep),
  navigate: COMPASS,
  repair: WRENCH,
  'air-recon':
    placed(icon(ICONS.plane), 2, -8, 0.96) + placed(icon(ICONS.binoculars), 30, 56, 0.42),
  strafe: placed(icon(ICONS.plane), 0, -12) + lines(BESIDE_WING, 7, 'round'),
  demolish: CHARGE,
  ...CITY_SIGNS,
  // the table
  radio: icon(ICONS.radio),
  helmet: icon(ICONS.helmet),
} as const;

export type GlyphName = keyof typeof SIGNS;

export const GLYPHS = Object.keys(SIGNS) as readonly GlyphName[];

const SINGULAR: Readonly<Record<string, GlyphName>> = { rifleman: 'riflemen', gunner: 'gunners' };

/**
 * The glyph of a unit, card or verb as the data call it: `riflemen-a`, `scout-b`, `leader-c`,
 * `attack`. Null for a name that has none. A card of scouts and the verb share the name `scout`;
 * say `scouts` for the card.
 */
export function glyphName(id: string): GlyphName | null {
  const bare = id.replace(/-[abc]$/, '');
  if (bare !== id && bare === 'scout') return 'scouts';
  const name = SINGULAR[bare] ?? bare;
  return name in SIGNS ? (name as GlyphName) : null;
}

/** The inside of an SVG with the view box `GLYPH_BOX`. */
export const glyph = (name: GlyphName): string => SIGNS[name];

/** A glyph round a centre, in a colour, on a larger picture. */
export const glyphAt = (
  name: GlyphName,
  x: number,
  y: number,
  size: number,
  colour: string,
): string =>
  `<g color="${colour}">${placed(SIGNS[name], x - size / 2, y - size / 2, size / 100)}</g>`;

import { ICONS } from '../kit/icons.generated.ts';
import { placed } from '../kit/path.ts';

// Every sign of the game on a square of 100 x 100, in `currentColor`. Machine gun, mortar and
// scoped rifle are our own: the stock ones read as telescope, hammer and plain target.

/** The square on which a glyph is drawn. */
export const GLYPH_BOX = '0 0 100 100';

const icon = (d: string): string => `<path fill="currentColor" transform="scale(.1953)" d="${d}"/>`;

const lines = (d: string, width: number, cap = 'butt'): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="${cap}" ` +
  `stroke-linejoin="round" d="${d}"/>`;

const solid = (d: string): string => `<path fill="currentColor" d="${d}"/>`;

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

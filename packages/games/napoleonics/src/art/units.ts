import type { Side } from '@bivouac/table/art/palette.ts';
import { num, placed } from '@bivouac/table/art/path.ts';
import { badgeOf } from './badges.ts';
import { bicorne, head, horseman, icon, type Soldier, soldier } from './figures.ts';
import {
  hasLightBlocks,
  isNation,
  LETTERS,
  type Nation,
  nationInk,
  PAPER_WHITE,
  SHADOW,
  sideOfNation,
} from './ink.ts';

// A unit is a plate with its blocks. The formation says the class, the blocks say the strength: a
// lost block stays as a dashed empty place. Everything is drawn round 0, 0.

export interface UnitLook {
  readonly nation: Nation;
  /** As the rules call it: `line`, `light-cavalry`, `guard-foot-artillery`. */
  readonly type: string;
  /** Blocks at full strength. */
  readonly strength: number;
  readonly isSquare: boolean;
}

/** From the name of a unit as the rules write it: `british-line`. */
export function lookOf(name: string, strength: number, isSquare: boolean): UnitLook {
  const [nation = ''] = name.split('-');
  if (!isNation(nation)) throw new Error(`no nation in ${name}`);
  return { nation, type: name.slice(nation.length + 1), strength, isSquare };
}

type Formation = Soldier | 'horse' | 'gun';

const OPEN_ORDER = new Set(['light', 'rifle', 'young-guard']);

export function formationOf(type: string): Formation {
  if (type.endsWith('artillery')) return 'gun';
  if (type.endsWith('cavalry') || type === 'cuirassier') return 'horse';
  return OPEN_ORDER.has(type) ? 'light' : 'line';
}

interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const row = (
  count: number,
  width: number,
  gap: number,
  place: (at: number) => number,
  height: number,
): Slot[] => {
  const all = count * width + (count - 1) * gap;
  return Array.from({ length: count }, (_, at) => ({
    x: -all / 2 + at * (width + gap),
    y: place(at),
    width,
    height,
  }));
};

/** Two by two; three stand one above two. */
function pairs(count: number, width: number, height: number): Slot[] {
  const gap = 1.6;
  const [left, right] = [-width - gap / 2, gap / 2];
  const [top, bottom] = [-height - gap / 2, gap / 2];
  const places =
    count > 3
      ? [
          [left, top],
          [right, top],
          [left, bottom],
          [right, bottom],
        ]
      : [
          [-width / 2, top],
          [left, bottom],
          [right, bottom],
        ];
  return places.slice(0, count).map(([x = 0, y = 0]) => ({ x, y, width, height }));
}

/** Four ranks round a colour; a fifth block stands in the middle of them. */
const SQUARE: readonly Slot[] = [
  { x: -15, y: -27.5, width: 30, height: 15.5 },
  { x: 12.5, y: -13.5, width: 15, height: 27 },
  { x: -15, y: 12, width: 30, height: 15.5 },
  { x: -27.5, y: -13.5, width: 15, height: 27 },
  { x: -8, y: -10, width: 16, height: 20 },
];

function slotsOf({ type, strength, isSquare }: UnitLook): readonly Slot[] {
  if (isSquare) return SQUARE.slice(0, strength);
  const isWide = strength > 4;
  switch (formationOf(type)) {
    case 'line':
      return row(strength, isWide ? 12.6 : 15.4, 1.1, () => -17.5, 35);
    case 'light':
      return row(
        strength,
        isWide ? 12.6 : 14.4,
        isWide ? 1 : 2,
        (at) => (at % 2 === 0 ? -19 : -12.5),
        31.5,
      );
    case 'horse':
      return pairs(strength, 31, 23.5);
    case 'gun':
      return pairs(strength, 31, 23);
  }
}

function plateSize({ type, isSquare }: UnitLook): readonly [number, number] {
  if (isSquare) return [64, 64];
  const formation = formationOf(type);
  if (formation === 'line') return [70, 46];
  return formation === 'light' ? [70, 48] : [68, 53];
}

const roundness = (side: Side, { isSquare }: UnitLook): number =>
  side === 1 ? 3 : isSquare ? 32 : 18;

/** The plate below the blocks; bayonets point out of a square. */
export function plateArt(look: UnitLook): string {
  const ink = nationInk(look.nation);
  const side = sideOfNation(look.nation);
  const [width, height] = plateSize(look);
  const radius = roundness(side, look);
  const rect = (grow: number, more: string, dx = 0, dy = 0): string =>
    `<rect x="${num(-width / 2 - grow + dx)}" y="${num(-height / 2 - grow + dy)}" width="${width + 2 * grow}" height="${height + 2 * grow}" rx="${Math.max(0, radius + grow)}" ${more}/>`;
  return (
    (look.isSquare ? bayonets(ink.strong) : '') +
    rect(0, `fill="${SHADOW}" opacity=".4"`, 2.5, 3.5) +
    rect(2, `fill="${PAPER_WHITE}"`) +
    rect(0, `fill="${ink.plate}" stroke="${ink.strong}" stroke-width="2"`) +
    (hasLightBlocks(look.nation) ? rect(-3, `fill="none" stroke="${ink.strong}"`) : '')
  );
}

function bayonets(colour: string): string {
  let d = '';
  for (const at of [-10, 0, 10]) d += `M${at}-29v-10M${at} 29v10M-29 ${at}h-10M29 ${at}h10`;
  return (
    `<path d="${d}" stroke="${PAPER_WHITE}" stroke-width="4.4" stroke-linecap="round"/>` +
    `<path d="${d}" stroke="${colour}" stroke-width="2" stroke-linecap="round"/>`
  );
}

const corner = (side: Side, { width, height }: Slot): number =>
  side === 1 ? 1.2 : Math.min(width, height) * 0.42;

/** A place in the formation: the block that stands there, and what is seen when it is lost. */
export interface BlockArt {
  readonly block: string;
  readonly lost: string;
}

export function blocksArt(look: UnitLook): BlockArt[] {
  return slotsOf(look).map((slot, at) => ({
    block: blockArt(look, slot, at),
    lost: lostArt(look.nation, slot),
  }));
}

function blockArt({ nation, type, isSquare }: UnitLook, slot: Slot, at: number): string {
  const { block, figure, edge, rim } = nationInk(nation);
  const { x, y, width, height } = slot;
  const side = sideOfNation(nation);
  const radius = num(corner(side, slot));
  const rimWidth = hasLightBlocks(nation) ? 1.4 : 0.8;
  const size = `width="${num(width)}" height="${num(height)}" rx="${radius}"`;
  return (
    `<rect x="${num(x + 1.1)}" y="${num(y + 1.7)}" ${size} fill="${edge}"/>` +
    `<rect x="${num(x)}" y="${num(y)}" ${size} fill="${block}" stroke="${rim}" stroke-width="${rimWidth}"/>` +
    (isSquare ? rank(slot, at, figure) : figureOn(formationOf(type), slot, side, figure, block))
  );
}

function figureOn(
  formation: Formation,
  { x, y, width, height }: Slot,
  side: Side,
  fg: string,
  bg: string,
): string {
  if (formation === 'horse') {
    return horseman(x + (width - 27) / 2, y + (height - 22) / 2, 27, fg, bg, side === 1);
  }
  if (formation === 'gun') {
    const size = width - 4;
    return icon('cannon', x + 2, y + (height - size) / 2 + 0.3, size, fg, side === 1);
  }
  const tall = Math.min(height * 0.93, (width - 0.8) * 2.27);
  return soldier(formation, x + (width - tall * 0.441) / 2, y + (height - tall) / 2, tall, fg, bg);
}

/** Men shoulder to shoulder, seen from afar. */
function rank({ x, y, width, height }: Slot, at: number, fill: string): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  if (at === 4) return head(cx, cy, fill);
  const places =
    width > height
      ? [
          [-9, 0],
          [0, 0],
          [9, 0],
        ]
      : [
          [0, -5.5],
          [0, 5.5],
        ];
  return places.map(([dx = 0, dy = 0]) => head(cx + dx, cy + dy, fill)).join('');
}

function lostArt(nation: Nation, slot: Slot): string {
  const { strong } = nationInk(nation);
  const { x, y, width, height } = slot;
  return (
    `<rect x="${num(x + 0.8)}" y="${num(y + 0.8)}" width="${num(width - 1.6)}" height="${num(height - 1.6)}" ` +
    `rx="${num(corner(sideOfNation(nation), slot))}" fill="${strong}" fill-opacity=".07" stroke="${strong}" stroke-width="1.1" stroke-dasharray="2.4 2.2" opacity=".8"/>`
  );
}

/** The nation's letter, the badge of the kind, the colour in a square. `word` says “square”. */
export function signsArt(look: UnitLook, word = ''): string {
  const { nation, type, strength, isSquare } = look;
  const { strong } = nationInk(nation);
  const side = sideOfNation(nation);
  const [width, height] = plateSize(look);
  const isLight = hasLightBlocks(nation);
  const x = -width / 2 + (isSquare ? 6 : 0.5);
  const y = -height / 2 + (isSquare ? 6 : -1.5);
  const shape = (cx: number, cy: number, r: number, more: string): string =>
    side === 0
      ? `<circle cx="${num(cx)}" cy="${num(cy)}" r="${r}" ${more}/>`
      : `<rect x="${num(cx - r)}" y="${num(cy - r)}" width="${2 * r}" height="${2 * r}" rx="1.5" ${more}/>`;
  const badge = badgeOf(type, strong);
  const [bx, by] = isSquare ? [width / 2 - 7, height / 2 - 7] : [width / 2 - 2.5, height / 2 - 0.5];
  return (
    (isSquare && strength < 5 ? icon('flag', -9, -9, 19, strong) : '') +
    shape(
      x,
      y,
      8.2,
      `fill="${isLight ? PAPER_WHITE : strong}" stroke="${isLight ? strong : PAPER_WHITE}" stroke-width="1.6"`,
    ) +
    `<text class="art-label" x="${num(x)}" y="${num(y + 4.2)}" font-size="11.5" font-weight="600" text-anchor="middle" fill="${isLight ? strong : '#fff'}">${LETTERS[nation]}</text>` +
    (badge === null
      ? ''
      : shape(bx, by, 9, `fill="${PAPER_WHITE}" stroke="${strong}" stroke-width="1.5"`) +
        placed(badge, bx - 6, by - 6, 0.75)) +
    (isSquare && word !== '' ? ribbon(side, word, strong, true, height / 2 + 2) : '')
  );
}

/** A strip with a word below a plate; light for a formation, dark for a name. */
function ribbon(side: Side, word: string, strong: string, isLight: boolean, y: number): string {
  const width = word.length * 5.7 + 11;
  return (
    `<rect x="${num(-width / 2)}" y="${num(y - 6)}" width="${num(width)}" height="13.5" rx="${side === 0 ? 6.8 : 1.5}" fill="${isLight ? PAPER_WHITE : strong}" stroke="${isLight ? strong : PAPER_WHITE}" stroke-width="1.3"/>` +
    `<text class="art-label" x="0" y="${num(y + 4.4)}" font-size="10.8" font-weight="500" text-anchor="middle" fill="${isLight ? strong : '#fff'}">${word}</text>`
  );
}

/** A leader: a hat in the side's shape. Centred. */
export function leaderChip(side: Side, radius = 12.5): string {
  const colour = side === 0 ? '#1f5d8c' : '#a8431c';
  const shape = (grow: number, more: string): string => {
    const r = radius + grow;
    return side === 0
      ? `<circle r="${num(r)}" ${more}/>`
      : `<rect x="${num(1 - r)}" y="${num(1 - r)}" width="${num(2 * r - 2)}" height="${num(2 * r - 2)}" rx="2" ${more}/>`;
  };
  return (
    `<g transform="translate(1.5 2)" opacity=".4">${shape(1, `fill="${SHADOW}"`)}</g>` +
    shape(1.8, `fill="${PAPER_WHITE}"`) +
    shape(0, `fill="${PAPER_WHITE}" stroke="${colour}" stroke-width="2"`) +
    bicorneIn(radius, colour)
  );
}

const bicorneIn = (radius: number, colour: string): string =>
  bicorne(-radius * 0.86, -radius * 0.52, radius * 1.72, colour, PAPER_WHITE);

/** The leader's name on a ribbon; 0, 0 is its middle. `name` is text of our own. */
export const leaderRibbon = (side: Side, name: string): string =>
  ribbon(side, name, side === 0 ? '#1f5d8c' : '#a8431c', false, 0);

/** Where the leader's hat stands on a plate. */
export function leaderPlace(look: UnitLook): readonly [number, number] {
  const [width, height] = plateSize(look);
  return look.isSquare ? [width / 2 - 6, -height / 2 + 6] : [width / 2 - 5, -height / 2 - 1];
}

/** Half the height of the plate. */
export const plateFoot = (look: UnitLook): number => plateSize(look)[1] / 2;

/** A whole unit as it stands. */
export const unitArt = (look: UnitLook, blocks: number, word = ''): string =>
  plateArt(look) +
  blocksArt(look)
    .map(({ block, lost }, at) => (at < blocks ? block : lost))
    .join('') +
  signsArt(look, word);

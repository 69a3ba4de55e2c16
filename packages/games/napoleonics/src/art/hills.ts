import type { Point } from '@bivouac/table/art/geometry.ts';
import { pick } from '@bivouac/table/art/geometry.ts';
import { pair, path, polygon, stroke } from '@bivouac/table/art/path.ts';
import { randomFrom } from '@bivouac/table/art/random.ts';
import { boulders } from '@bivouac/table/art/ways.ts';
import { centreOf, HEX_RADIUS } from './hex.ts';
import { groupsOf, inset, outlinesOf, type Rim, rimOf } from './region.ts';

const INK = '#6f5630';
/** Widths of hachures: slopes away from the light are drawn heavier. */
const WIDTHS = [0.8, 1.05, 1.3, 1.6] as const;

interface Look {
  readonly slope: string;
  readonly top: string;
  readonly shade: string;
}
const HILL: Look = { slope: '#c3ab74', top: '#d9c794', shade: '#4e4420' };
/** Steep and stony: no unit gets up there. */
const RUGGED: Look = { slope: '#a48a60', top: '#b89f77', shade: '#3a2f18' };

/** Hills and steep hills: the slope, the plateau, hachures downhill. */
export function hillsArt(hexes: readonly number[], isRugged: boolean): string {
  const look = isRugged ? RUGGED : HILL;
  const slopes = groupsOf(hexes).flatMap((group) =>
    outlinesOf(group).map((outline) => slope(rimOf(outline, 2.8), pick(group, 0), look, isRugged)),
  );
  const crests = hexes.map((hex) => (isRugged ? crags(hex) : crest(hex)));
  return slopes.join('') + crests.join('');
}

function slope(rim: Rim, seed: number, look: Look, isRugged: boolean): string {
  const random = randomFrom(71 + seed);
  const wobble = (i: number): number => Math.sin(i * 0.11 + seed) + Math.sin(i * 0.043) * 1.2;
  const at = (by: number): string => polygon(inset(rim, (i) => by + wobble(i)));
  const steps: string[] = WIDTHS.map(() => '');
  let foot = '';
  rim.points.forEach(([x, y], i) => {
    const [nx, ny] = pick(rim.inwards, i);
    // An inward normal to the south-east is a slope that faces the light.
    const dark = (1 - (nx + ny) / Math.SQRT2) / 2;
    const from = random() * 2 - 0.5;
    const to = 9 + random() * 5 + dark * 4.4 + (isRugged ? 5 : 0);
    const lean = (random() - 0.5) * 1.2;
    const width = Math.min(WIDTHS.length - 1, Math.floor(dark * WIDTHS.length));
    steps[width] +=
      `M${pair(x + nx * from, y + ny * from)}l${pair(nx * (to - from) + lean, ny * (to - from) + lean)}`;
    if (i % 2 === 0 && random() < 0.3 + dark * 0.5) {
      const start = 20 + random() * 3;
      foot += `M${pair(x + nx * start, y + ny * start)}l${pair(nx * 6, ny * 6)}`;
    }
  });
  const hachures = steps.map((d, i) =>
    d === '' ? '' : stroke(d, INK, pick(WIDTHS, i), { opacity: '.82' }),
  );
  return (
    path(at(-1), { fill: look.shade, opacity: '.3', transform: 'translate(3.5 5)' }) +
    path(at(-0.5), { fill: look.slope }) +
    path(at(13), { fill: look.top }) +
    `<g stroke-linecap="round">${hachures.join('')}${foot === '' ? '' : stroke(foot, INK, 0.8, { opacity: '.38' })}</g>`
  );
}

/** Each hex of a plateau has a crest of its own: it reads as a hill even when hills surround it. */
function crest(hex: number): string {
  const random = randomFrom(hex * 31 + 5);
  const [x, y] = centreOf(hex);
  let d = '';
  for (const [dx, dy, radius] of [
    [-20, -31, 13],
    [17, 33, 14],
  ] as const) {
    for (let i = 0; i < 9; i++) {
      const angle = Math.PI * (0.08 + i * 0.105) + (random() - 0.5) * 0.06;
      const reach = radius + random() * 1.6;
      d += `M${pair(x + dx + Math.cos(angle) * reach, y + dy + Math.sin(angle) * reach * 0.5)}l${pair(Math.cos(angle) * 3.4, Math.sin(angle) * 4.6)}`;
    }
  }
  return stroke(d, INK, 0.95, { opacity: '.6', 'stroke-linecap': 'round' });
}

/** Broken rock all over. */
function crags(hex: number): string {
  const random = randomFrom(hex * 53 + 11);
  const [x, y] = centreOf(hex);
  const places: Point[] = [];
  let cracks = '';
  for (let i = 0; i < 15; i++) {
    const px = x + (random() * 2 - 1) * 30;
    const py = y + (random() * 2 - 1) * HEX_RADIUS * 0.66;
    if (i < 9) places.push([px, py]);
    cracks += `M${pair(px - 6, py + 3)}l${pair(4, -7)}l${pair(3, 4)}l${pair(4, -6)}l${pair(3, 8)}`;
  }
  return (
    stroke(cracks, '#4a3a1e', 1.1, { opacity: '.6', 'stroke-linejoin': 'round' }) +
    boulders(random, places)
  );
}

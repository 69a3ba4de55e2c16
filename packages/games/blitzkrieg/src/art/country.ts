import { isInside, type Point, pick } from '@bivouac/table/art/geometry.ts';
import { INK } from '@bivouac/table/art/palette.ts';
import {
  type Attributes,
  element,
  num,
  pair,
  path,
  polygon,
  polyline,
  stroke,
} from '@bivouac/table/art/path.ts';
import { type Random, randomFrom } from '@bivouac/table/art/random.ts';
import { MAP } from './map-ink.ts';
import { roughen } from './rough.ts';
import type { Growth } from './world-ground.ts';

/** The land below the theatres. Coasts are finished data; rivers and ridges are roughened here. */
export interface Country {
  /** Begins the names of its patterns, so that two maps can stand on one page. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly lakes: string;
  readonly rivers: readonly (readonly Point[])[];
  readonly ridges: readonly (readonly [ridge: readonly Point[], height: number])[];
  readonly deserts: readonly Growth[];
  readonly taiga: readonly Growth[];
  readonly jungles: readonly Growth[];
}

/** So far beyond the sheet the sea is drawn. */
const BLEED = 20;

export const coastPath = (seed: number, line: readonly Point[], shortest = 5): string =>
  polygon(roughen(randomFrom(seed), line, { shortest }));

/** The coast is long and drawn many times, so it stands once and is referred to. */
const coast = ({ id }: Country, attributes: Attributes): string =>
  element('use', { href: `#${id}-coast`, ...attributes });
const coastLine = (country: Country, colour: string, width: number, opacity?: string): string =>
  coast(country, { fill: 'none', stroke: colour, 'stroke-width': width, opacity });

/** The engraved sheet: hatched sea, shores, ground, rivers, mountains. */
export function countryArt(country: Country): string {
  const { id, width, height, lakes } = country;
  const frame = `x="${-BLEED}" y="${-BLEED}" width="${width + 2 * BLEED}" height="${height + 2 * BLEED}"`;
  return (
    defsOf(country, frame) +
    `<rect ${frame} fill="${MAP.sea}"/>` +
    stroke(graticule(width, height), MAP.seaInk, 0.5, { opacity: '.45' }) +
    `<rect ${frame} fill="url(#${id}-waves)" mask="url(#${id}-shore)"/>` +
    shores(country) +
    coast(country, { fill: INK.shadow, opacity: '.22', transform: 'translate(1.6 2.2)' }) +
    coast(country, { fill: MAP.land }) +
    growth(country) +
    rivers(country) +
    ridges(country) +
    path(lakes, { fill: MAP.sea }) +
    path(lakes, { fill: `url(#${id}-waves)`, opacity: '.8' }) +
    coastLine(country, INK.ink, 1, '.82') +
    stroke(lakes, INK.ink, 0.85, { opacity: '.75' })
  );
}

function defsOf(country: Country, frame: string): string {
  const { id, land } = country;
  return (
    `<defs><path id="${id}-coast" d="${land}" stroke-linejoin="round"/>` +
    `<pattern id="${id}-waves" width="9" height="3.2" patternUnits="userSpaceOnUse">${stroke('M0 1.1H9', MAP.seaInk, 0.62)}</pattern>` +
    `<filter id="${id}-blur" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter>` +
    `<mask id="${id}-shore" maskUnits="userSpaceOnUse" ${frame}><g filter="url(#${id}-blur)">${coastLine(country, '#fff', 24)}</g></mask>` +
    `<clipPath id="${id}-land">${coast(country, {})}</clipPath></defs>`
  );
}

function graticule(width: number, height: number): string {
  let d = '';
  for (let x = 40; x < width; x += 92.6) {
    d += `M${num(x)}-10Q${pair(x + (x - width / 2) * 0.02, height / 2)} ${pair(x, height + 10)}`;
  }
  for (let y = 44; y < height; y += 84) {
    d += `M-10 ${num(y)}Q${pair(width / 2, y + 14)} ${pair(width + 10, y)}`;
  }
  return d;
}

/** Two water lines round every shore. */
const shores = (country: Country): string =>
  coastLine(country, MAP.seaInk, 9.4, '.5') +
  coastLine(country, MAP.sea, 8.2) +
  coastLine(country, MAP.seaInk, 5, '.8') +
  coastLine(country, MAP.sea, 3.8);

type Sign = (x: number, y: number) => string;
const dune: Sign = (x, y) => `M${pair(x, y)}q3-2.6 6 0`;
const fir: Sign = (x, y) => `M${pair(x, y)}v-4.2m-2 1.6l2-1.8l2 1.8m-4.6 2l2.6-1.6l2.6 1.6`;
const palm: Sign = (x, y) => `M${pair(x, y)}v-4m-3 .8q1.4-2.2 3-.8q1.6-1.4 3 .8`;

function growth({ id, deserts, taiga, jungles }: Country): string {
  const sown = (areas: readonly Growth[], seed: number, sign: Sign): string =>
    areas.map((area, i) => sow(randomFrom(seed + i), area, sign)).join('');
  return (
    `<g clip-path="url(#${id}-land)">` +
    stroke(sown(deserts, 5, dune), MAP.dune, 0.8, { opacity: '.75' }) +
    stroke(sown(taiga, 25, fir), MAP.fir, 0.8, { opacity: '.8' }) +
    `${stroke(sown(jungles, 45, palm), MAP.palm, 0.9, { opacity: '.85' })}</g>`
  );
}

/** Signs strewn over an area; those that fall beside it are lost. */
function sow(random: Random, { area, count }: Growth, sign: Sign): string {
  const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let d = '';
  for (let i = 0; i < count; i++) {
    const at: Point = [left + random() * width, top + random() * height];
    if (isInside(at, area)) d += sign(...at);
  }
  return d;
}

function rivers({ rivers: lines }: Country): string {
  const d = lines
    .map((line, i) =>
      polyline(roughen(randomFrom(300 + i), line, { isClosed: false, reach: 0.14, shortest: 7 })),
    )
    .join('');
  return stroke(d, MAP.river, 1.05, { 'stroke-linecap': 'round', opacity: '.9' });
}

function ridges({ ridges: lines }: Country): string {
  const peaks = lines.map(([line, height], i) => ridge(randomFrom(70 + i), line, height)).join('');
  return `<g stroke="${MAP.peakInk}" stroke-width=".8" stroke-linejoin="round">${peaks}</g>`;
}

/** Peaks in a row, each lit from the left. */
function ridge(random: Random, line: readonly Point[], height: number): string {
  let art = '';
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [pick(line, i), pick(line, i + 1)];
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (height * 1.9)));
    for (let k = 0; k < count; k++) {
      const share = k / count;
      const x = a[0] + (b[0] - a[0]) * share + (random() - 0.5) * height * 0.7;
      const y = a[1] + (b[1] - a[1]) * share + (random() - 0.5) * height * 0.7;
      const q = height * (0.8 + random() * 0.5);
      const top = `${pair(x, y - q * 0.8)}L${pair(x + q, y + q * 0.6)}`;
      art +=
        path(`M${pair(x - q, y + q * 0.6)}L${top}`, { fill: MAP.peak }) +
        path(`M${top}L${pair(x + q * 0.25, y + q * 0.6)}z`, {
          fill: MAP.peakShade,
          stroke: 'none',
          opacity: '.75',
        });
    }
  }
  return art;
}

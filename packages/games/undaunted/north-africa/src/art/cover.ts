import { arrow } from '@bivouac/table/art/cover/pencil.ts';
import { at, groundOf, HEIGHT, WIDTH } from '@bivouac/table/art/cover/window.ts';
import { normalAt, type Point, ring, trace } from '@bivouac/table/art/geometry.ts';
import { sideInk } from '@bivouac/table/art/palette.ts';
import {
  blob,
  num,
  pair,
  path,
  placed,
  polyline,
  smooth,
  stroke,
} from '@bivouac/table/art/path.ts';
import { between, type Random, randomFrom } from '@bivouac/table/art/random.ts';
import { plant } from '@bivouac/table/art/symbols.ts';
import { pond } from '@bivouac/table/art/ways.ts';

// Desert: a sea of dunes, a plateau with its scarp, an oasis, a fort and an airstrip.

/** Long ridges, lit to the north-west, with a dark lee. */
function dunes(random: Random): string {
  let lee = '';
  let ridges = '';
  for (let k = 0; k < 15; k++) {
    const y0 = HEIGHT * 0.42 + k * 13 + (random() - 0.5) * 5;
    const phase = random() * 9;
    const swing = between(random, 5, 9);
    const rate = between(random, 0.022, 0.03) * 2.2;
    const x0 = -16 + random() * 70 - (k > 9 ? 30 : 0);
    const length = between(random, 80, 230);
    const count = Math.ceil(length / 12);
    const crest = Array.from({ length: count + 1 }, (_, i): Point => {
      const x = x0 + (length * i) / count;
      return [x, y0 + Math.sin(x * rate + phase) * swing + Math.sin(x * 0.07 + phase * 2) * 1.6];
    });
    const foot = crest.map(
      ([x, y], i): Point => [
        x + 3,
        y + Math.sin((Math.PI * i) / count) * (7 + 3 * Math.sin(x * 0.05 + phase)),
      ],
    );
    lee += `${smooth(crest)}L${polyline(foot.reverse()).slice(1)}z`;
    ridges += smooth(crest);
  }
  return (
    path(lee, { fill: '#c9a868', opacity: '.75' }) +
    stroke(ridges, '#f3e4bd', 1.6, { transform: 'translate(0-2.2)' }) +
    stroke(ridges, '#8a6a32', 0.9)
  );
}

const PLATEAU: readonly Point[] = [
  at(0.5, -0.06),
  at(0.54, 0.05),
  at(0.47, 0.11),
  at(0.55, 0.18),
  at(0.66, 0.19),
  at(0.7, 0.27),
  at(0.82, 0.3),
  at(0.9, 0.26),
  at(1.06, 0.34),
  at(1.06, -0.06),
];

function plateau(random: Random): string {
  const edge = trace(PLATEAU, 90);
  const teeth = edge.slice(1, -1).map((point, i) => {
    const normal = normalAt(edge, i + 1);
    const reach = between(random, 6, 10);
    return `M${pair(...(point as [number, number]))}l${pair(normal[0] * reach, normal[1] * reach)}`;
  });
  const rocks = Array.from({ length: 20 }, () =>
    smooth(
      ring(
        random,
        [WIDTH * between(random, 0.6, 1), HEIGHT * random() * 0.24],
        between(random, 1.4, 4),
        {
          corners: 6,
          unevenness: 0.3,
        },
      ),
      true,
    ),
  ).join('');
  const top = `${smooth(PLATEAU)}z`;
  return (
    path(top, { transform: 'translate(-4 6)', fill: '#4c3a18', opacity: '.22' }) +
    path(top, { fill: '#d3b47e' }) +
    stroke(teeth.join(''), '#6d5228', 1.1) +
    stroke(smooth(PLATEAU), '#5c4320', 1.4) +
    path(rocks, { transform: 'translate(1.2 1.5)', fill: '#3b2d12', opacity: '.3' }) +
    path(rocks, { fill: '#b99a6b', stroke: '#6d5228', 'stroke-width': 0.6 })
  );
}

function wadi(): string {
  const bed = smooth([
    at(0.54, 0.19),
    at(0.44, 0.26),
    at(0.42, 0.34),
    at(0.3, 0.38),
    at(0.24, 0.33),
    at(0.1, 0.36),
    at(-0.05, 0.33),
  ]);
  const arms =
    smooth([at(0.42, 0.34), at(0.5, 0.39), at(0.56, 0.37)]) +
    smooth([at(0.24, 0.33), at(0.2, 0.27), at(0.21, 0.22)]);
  return (
    stroke(bed, '#f0e2be', 6) +
    stroke(bed, '#7c6234', 1.2, { 'stroke-dasharray': '5 2.6' }) +
    stroke(arms, '#7c6234', 1, { 'stroke-dasharray': '4 2.6' })
  );
}

const OASIS = at(0.2, 0.82);

function oasis(random: Random): string {
  const [x, y] = OASIS;
  const palms: readonly Point[] = [
    [-16, -4],
    [-9, -11],
    [2, -12],
    [12, -9],
    [18, -1],
    [15, 9],
    [4, 12],
    [-8, 11],
    [-15, 6],
  ];
  return (
    path(blob(random, OASIS, 25, { corners: 11, unevenness: 0.16, flattening: 0.72 }), {
      fill: '#b8bd80',
      stroke: '#7d8448',
      'stroke-width': 0.8,
      'stroke-dasharray': '2 2',
    }) +
    pond([x + 4, y + 2], 8, 0.6) +
    palms.map(([dx, dy]) => plant('palm', [x + dx, y + dy], 6)).join('')
  );
}

function desertTrack(): string {
  const d = smooth([
    [OASIS[0] + 20, OASIS[1] - 4],
    at(0.44, 0.74),
    at(0.55, 0.6),
    at(0.72, 0.56),
    at(0.84, 0.44),
    at(1.05, 0.42),
  ]);
  return (
    stroke(d, '#f3e6c4', 5) +
    stroke(d, '#6b5630', 3.4, { 'stroke-dasharray': '6 3' }) +
    stroke(d, '#f3e6c4', 1.8)
  );
}

const fort = ([x, y]: Point): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(-9)">` +
  '<path d="M-15-13h34v30h-34z" fill="#241a0a" opacity=".3"/>' +
  '<path d="M-18-16h8v3h20v-3h8v8h-3V8h3v8h-8v-3h-20v3h-8V8h3V-8h-3z" fill="#d9c69b" stroke="#4a3a1c" stroke-width="1.3"/>' +
  '<path d="M-9-7H9V7H-9z" fill="#bfa673" stroke="#4a3a1c" stroke-width=".9"/>' +
  '<path d="M-9-7h7v6h-7z" fill="#efe4c6" stroke="#4a3a1c" stroke-width=".7"/>' +
  `<path d="M0-22v-9h9l-2.6 3L9-25H0" fill="${sideInk(1).strong}" stroke="#4a3a1c" stroke-width=".7"/></g>`;

function airstrip([x, y]: Point): string {
  const plane = 'M-1-6h2l.6 4h5.6V.4H1.6l-.4 4h2V6h-6.4V4.4h2l-.4-4h-5.6V-2h5.6z';
  return (
    `<g transform="translate(${num(x)} ${num(y)}) rotate(-24)">` +
    '<path d="M-48-7.5h96v15h-96z" fill="#efe2bf" stroke="#7c6234" stroke-dasharray="5 2"/>' +
    stroke('M-42 0h84', '#7c6234', 1, { 'stroke-dasharray': '7 5' }) +
    [-30, -12, 6]
      .map((dx) =>
        placed(path(plane, { fill: '#5d563f', stroke: '#2f2a1c', 'stroke-width': 0.5 }), dx, -17),
      )
      .join('') +
    '<path d="M20-24h20v12H20z" fill="#a58f62" stroke="#4a3a1c" stroke-width=".9"/></g>'
  );
}

/** A patrol's lorry from above, on its way. */
const lorry = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})">` +
  '<path d="M-9-3h20v10H-9z" fill="#241a0a" opacity=".28"/>' +
  '<path d="M-8-6.2h5v1.6h-5zM-8 4.6h5v1.6h-5zM5-6.2h4v1.6H5zM5 4.6h4v1.6H5z" fill="#2f2a1c"/>' +
  '<path d="M-11-5H2V5h-13z" fill="#b79d68" stroke="#3b2f16" stroke-width=".9"/>' +
  '<path d="M2-4h4v8H2z" fill="#5d563f" stroke="#3b2f16" stroke-width=".7"/>' +
  '<path d="M6-4h5q2 4 0 8H6z" fill="#c9b07a" stroke="#3b2f16" stroke-width=".9"/>' +
  '<path d="M-8-2h7M-8 2h7" stroke="#6b5630" stroke-width="1.4"/></g>';

export function northAfricaCover(): string {
  const random = randomFrom(5);
  const shades = Array.from({ length: 12 }, () =>
    blob(random, [random() * WIDTH, random() * HEIGHT], between(random, 18, 44), {
      corners: 9,
      unevenness: 0.3,
      flattening: 0.5,
    }),
  ).join('');
  const specks = Array.from(
    { length: 260 },
    () => `M${pair(random() * WIDTH, random() * HEIGHT)}h.1`,
  ).join('');
  return (
    groundOf('#e6d2a1') +
    path(shades, { fill: '#dec68f', opacity: '.6' }) +
    dunes(random) +
    stroke(specks, '#9a7a3f', 1.1, { 'stroke-linecap': 'round', opacity: '.55' }) +
    plateau(random) +
    wadi() +
    oasis(random) +
    desertTrack() +
    fort(at(0.72, 0.545)) +
    airstrip(at(0.75, 0.84)) +
    arrow([at(0.22, 0.515), at(0.36, 0.525), at(0.5, 0.5), at(0.605, 0.515)], 5.4, 0) +
    arrow([at(-0.02, 0.5), at(0.16, 0.5), at(0.34, 0.6), at(0.42, 0.8), at(0.6, 0.885)], 7.4, 0) +
    lorry(58, 102, 14)
  );
}

import type { Point } from '@bivouac/table/art/geometry.ts';
import { INK } from '@bivouac/table/art/palette.ts';
import { type Attributes, element, path, polyline, stroke } from '@bivouac/table/art/path.ts';
import { AMERICAN_COAST } from './america.generated.ts';
import { AMERICA_HEIGHT, AMERICA_WIDTH, onAmerica } from './america-projection.ts';
import { coastPath, countryArt } from './country.ts';
import { CRIMSON, MAP } from './map-ink.ts';
import { points } from './rough.ts';
import type { Growth } from './world-ground.ts';

export { AMERICA_HEIGHT, AMERICA_WIDTH } from './america-projection.ts';

// Longitudes and latitudes throughout.
const onMap = (line: string): Point[] => points(line).map(onAmerica);
const grown = (area: string, count: number): Growth => ({ area: onMap(area), count });

const LAKES = [
  '-92,46.7 -90.5,47.4 -89,48.3 -87,48.7 -85,47.9 -84.6,46.6 -86.5,46.5 -88,47 -89.5,46.8',
  '-87.8,42 -87.9,43.5 -87.4,44.8 -86.6,45.8 -85,45.9 -85.6,44.8 -86.4,43.6 -86.3,42.3 -87,41.7',
  '-84.6,45.9 -83,46.2 -80.5,45.6 -81.5,44.5 -81.7,43.3 -82.5,43 -82.6,44 -83.5,44 -83.3,45.1',
  '-83.3,41.6 -82.5,41.5 -81,41.9 -79,42.8 -79.5,42.9 -81.3,42.7 -82.8,42.2',
  '-79.7,43.3 -77.5,43.3 -76.3,43.6 -76.8,44.2 -78.5,43.95',
  '-112.8,41.6 -112.2,41.3 -112.1,40.8 -112.7,40.8',
  '-98.5,53.6 -97.2,53.4 -96.8,51.4 -96.6,50.5 -97.4,51.4',
].map(onMap);

const RIVERS = [
  '-95.2,47.2 -93.2,45 -91.2,43.5 -90.2,41.8 -91,40 -90.2,38.7 -89.2,37 -90,35.1 -91.1,33 -91.5,31 -89.6,29.3',
  '-111,46 -107,47.8 -101,47 -97,43 -95,40 -90.3,38.8',
  '-80,40.5 -83,38.7 -86,38 -89.1,37',
  '-107,39.5 -111,37 -114.5,35.5 -114.8,32.3',
  '-106.5,35 -106.5,31.8 -103,29 -100,28.5 -97.3,25.9',
  '-118,49 -119.5,46.5 -124,46.2',
  '-105.5,39 -99,38 -95,35.8 -91.2,33.9',
  '-111,43.5 -114.5,42.6 -117,44 -118.5,46.2',
].map(onMap);

const RIDGES = (
  [
    ['-116,51 -114,48.5 -112,45.5 -110,43.5 -107,40.5 -105.8,38 -105.8,35.8', 7],
    ['-121,40 -119.5,38 -118.3,36.3', 6],
    ['-121.7,48.5 -121.8,45 -122,42', 6],
    ['-84,35 -81.5,37 -79,39.5 -76,41.5', 4.6],
    ['-73.5,43.5 -71.5,44.4 -69.5,45.5', 4.4],
    ['-111.5,41 -111.8,38.5 -113,37.4', 5],
    ['-108,30 -106.5,27 -105,24', 6],
    ['-100.8,25 -99.8,22.5', 5],
  ] as const
).map(([line, height]) => [onMap(line), height] as const);

const DESERTS = [
  grown('-118.5,40.5 -113,40.5 -111.5,36 -114.5,33 -117.5,34.5', 150),
  grown('-112,33 -107,33 -104,29 -107,28 -111,30', 80),
  grown('-104,34.5 -101,34.5 -101,31.5 -104,31.5', 26),
];
const TAIGA = [
  grown('-122,54 -101,54 -101,50 -120,50', 90),
  grown('-94,53 -78,53 -78,48 -90,49.4', 110),
  grown('-77,50 -66,50 -68,46.5 -74,46', 60),
  grown('-123.6,48 -122.2,48 -122.6,43 -124,43', 30),
];
const JUNGLES = [
  grown('-92.5,31.2 -85,31.2 -85,30.4 -91,29.8', 34),
  grown('-82.4,29 -80.9,29 -80.6,26 -81.4,26', 22),
  grown('-98,21.5 -96.500,21.5 -95,18 -98,18.5', 30),
];

const NORTHERN =
  '-123,49 -95.2,49 -94.6,48.7 -92,48.3 -89.6,48 -88.4,48.3 -84.8,46.8 -83.6,46 -82.4,45.3 -82.5,43 -83,42 -81,42.3 -79,42.9 -79.2,43.5 -76.4,44.1 -74.7,45 -71.5,45 -70.3,46.2 -69.2,47.4 -68,47.3 -67.8,45.7 -67,44.9';
const SOUTHERN = '-117.1,32.5 -114.8,32.5 -111,31.3 -108.2,31.3 -108.2,31.8 -106.5,31.8';

/** America without its theatres. */
export function americaArt(): string {
  const land = countryArt({
    id: 'america',
    width: AMERICA_WIDTH,
    height: AMERICA_HEIGHT,
    land: AMERICAN_COAST,
    lakes: LAKES.map((lake, i) => coastPath(401 + i * 5, lake, 4)).join(''),
    rivers: RIVERS,
    ridges: RIDGES,
    deserts: DESERTS,
    taiga: TAIGA,
    jungles: JUNGLES,
  });
  const borders = polyline(onMap(NORTHERN)) + polyline(onMap(SOUTHERN));
  return (
    land +
    stroke(borders, INK.card, 3.4, { opacity: '.6' }) +
    stroke(borders, INK.ink, 1.3, { 'stroke-dasharray': '7 3 1.5 3', opacity: '.7' })
  );
}

const CITIES: { readonly [id: string]: Point } = {
  seattle: [-122.3, 47.6],
  'san-francisco': [-122.4, 37.8],
  'los-angeles': [-118.2, 34.05],
  'san-diego': [-117.2, 32.7],
  phoenix: [-112.1, 33.4],
  denver: [-105, 39.7],
  dallas: [-96.8, 32.8],
  'new-orleans': [-90.1, 30],
  'st-louis': [-90.2, 38.6],
  chicago: [-87.6, 41.9],
  detroit: [-83, 42.3],
  miami: [-80.2, 25.8],
  washington: [-77, 38.9],
  boston: [-71.1, 42.4],
  'new-york': [-74, 40.7],
};

/** Where a city lies on the sheet. */
export const cityAt = (id: string): Point => onAmerica(CITIES[id] ?? [-96, 38.5]);

const dots = (r: number, paint: Attributes): string =>
  Object.keys(CITIES)
    .map((id) => {
      const [cx, cy] = cityAt(id);
      return element('circle', { cx, cy, r, ...paint });
    })
    .join('');

/** All cities, as they lie before the first is opened. */
export const citiesArt = (): string =>
  dots(6, { fill: INK.gold, stroke: INK.ink, 'stroke-width': 2 });

/** Small and without detail: land, sea and the cities. */
export const americaThumb = (): string =>
  path(`M0 0h${AMERICA_WIDTH}v${AMERICA_HEIGHT}H0z`, { fill: MAP.sea }) +
  path(AMERICAN_COAST, { fill: MAP.land, stroke: INK.ink, 'stroke-width': 3 }) +
  dots(11, { fill: CRIMSON });

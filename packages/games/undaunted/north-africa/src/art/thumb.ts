import { path } from '@bivouac/table/art/path.ts';
import { normaliseFace } from '@bivouac/undaunted-core/art/face.ts';
import type { FaceSign } from '@bivouac/undaunted-core/art/thumb.ts';

// The desert on a small map: one flat sign per kind of ground.

const SIGNS = {
  flat: '',
  dunes: path('M0 7q5-5 10 0t10 0v3q-5-4-10 0T0 10zm0 8q5-5 10 0t10 0v3q-5-4-10 0T0 18z', {
    fill: '#b8905a',
  }),
  hill:
    path('M2 10a8 8 0 1 0 16 0 8 8 0 1 0-16 0z', { fill: '#c29d60' }) +
    path('M6 10a4 4 0 1 0 8 0 4 4 0 1 0-8 0z', { fill: '#94733a' }),
  rocks: path('m3 8 3-5 4 4-2 4zm8 7 3-6 4 4-2 4zm-7 3 3-4 3 3-2 3z', { fill: '#8c7049' }),
  cliff: path('M2 5q8-5 16 1 1 7-2 12-8 2-13-2-2-6-1-11z', {
    fill: '#a98652',
    stroke: '#4a381d',
    'stroke-width': 1,
  }),
  green: path('M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0z', { fill: '#7f9150' }),
  houses: path('M3 3h6v5H3zm9 2h5v5h-5zM4 12h6v5H4z', {
    fill: '#f6ecd0',
    stroke: '#5b431f',
    'stroke-width': 1,
  }),
  bush: path(
    'M4 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0zm7 4a2 2 0 1 0 4 0 2 2 0 1 0-4 0zm-6 4a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
    {
      fill: '#8d8c54',
    },
  ),
  way: path('M0 13 20 6v4L0 17z', { fill: '#f6ecd0' }),
  strip:
    path('M0 8h20v5H0z', { fill: '#f8f2df' }) +
    path('M2 10h4v1H2zm6 0h4v1H8zm6 0h4v1h-4z', { fill: '#8f7645' }),
  camp: path('m2 9 3-5 3 5zm9 1 3-5 3 5zm-6 7 3-5 3 5z', { fill: '#7a6d48' }),
  fort: path('M4 4h12v12H4z', { fill: '#f0e1b8', stroke: '#3f2f17', 'stroke-width': 2 }),
  pan: path('M3 10q3-6 9-5t6 6q-4 5-10 4-5-1-5-5z', { fill: '#f6f1e1' }),
} as const;

const FACES: Readonly<Record<keyof typeof SIGNS, string>> = {
  flat: '1A 3A 10A 15B 20A 22A',
  dunes: '2B 7B 11B 13B',
  hill: '3B 5A 17B 21A',
  rocks: '8A 12B 21B',
  cliff: '9B 14A 20B',
  green: '4A 6B 13A',
  houses: '1B 6A 15A 18B',
  bush: '5B 11A 14B',
  way: '2A 12A 17A 18A 19A 19B',
  strip: '7A 16A 22B',
  camp: '10B 16B',
  fort: '9A',
  pan: '4B 8B',
};

const SIGN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(FACES).flatMap(([sign, faces]) =>
    faces.split(' ').map((face): [string, string] => [face, SIGNS[sign as keyof typeof SIGNS]]),
  ),
);

export const desertSign: FaceSign = ({ face }) =>
  path('M0 0h20v20H0z', { fill: '#e2cd97' }) + (SIGN_OF.get(normaliseFace(face)) ?? '');

import { path, stroke } from '@bivouac/table/art/path.ts';
import { placeWings } from './built-faces.ts';
import { CITY, ROOFS } from './ink.ts';

// The city on a small map: flat roofs and a colour for what lies between them.

const GREEN = new Set(['park', 'orchard', 'gardens', 'cottages', 'road']);
const PAVED = new Set(['street', 'forecourt', 'square', 'fountain', 'court', 'kiosk', 'yard']);
const WATER = new Set(['bank', 'jetty']);
const RAILS = new Set(['rails', 'platform']);

const groundOf = (name: string): string =>
  GREEN.has(name)
    ? '#bcc293'
    : PAVED.has(name)
      ? CITY.street
      : name === 'gully'
        ? '#a8966a'
        : CITY.yard;

function openSign(name: string): string {
  if (WATER.has(name)) return path('M88 0q-12 60-4 160h76V0z', { fill: '#8fb6c1' });
  if (RAILS.has(name)) {
    return stroke('M40 0v160M80 0v160M120 0v160', CITY.timber, 10, { 'stroke-dasharray': '3 5' });
  }
  if (name === 'gully' || name === 'bridge') {
    return (
      stroke('M0 40q70 10 80 60t80 34', '#6f6040', 34) +
      (name === 'bridge' ? stroke('M40 160 120 0', CITY.paving, 26) : '')
    );
  }
  if (name === 'works') return stroke('M0 64h40l20 20h40l20-20h40', '#3f3320', 9);
  if (name === 'fountain')
    return '<circle cx="80" cy="80" r="34" fill="#8fb6c1" stroke="#2b261a" stroke-width="3"/>';
  if (GREEN.has(name)) {
    return path(
      'M24 40a16 16 0 1 0 32 0 16 16 0 1 0-32 0zm70 70a18 18 0 1 0 36 0 18 18 0 1 0-36 0z',
      { fill: '#5d7d43' },
    );
  }
  if (name === 'ruins' || name === 'burnt') {
    return stroke('M20 24h50v40H20zm66 70h54v44H86z', CITY.ink, 6, { 'stroke-dasharray': '14 10' });
  }
  return stroke('M0 80h160', CITY.paving, 26);
}

/** A tile on a square of 160 x 160 in a few strokes: what stands, what is damaged, what is gone. */
export function cityPlan(name: string, letter: number): string {
  const ground = path('M0 0h160v160H0z', { fill: groundOf(name) });
  const wings = placeWings(name);
  if (wings === null) {
    const fort =
      name === 'works' && letter > 0
        ? stroke('M10 40h140', CITY.ink, 9, { 'stroke-dasharray': '10 6' })
        : '';
    return ground + openSign(name) + fort;
  }
  const [lit, dark] = ROOFS[wings.roof];
  const box = wings.boxes.map(([l, t, r, b]) => `M${l} ${t}H${r}V${b}H${l}z`).join('');
  if (letter === 2) {
    return (
      ground +
      path(box, { fill: CITY.rubble }) +
      stroke(box, CITY.ink, 5, { 'stroke-dasharray': '16 12' })
    );
  }
  const lower = wings.boxes
    .map(([l, t, r, b]) =>
      r - l >= b - t
        ? `M${l} ${(t + b) / 2}H${r}V${b}H${l}z`
        : `M${(l + r) / 2} ${t}H${r}V${b}H${(l + r) / 2}z`,
    )
    .join('');
  const hole =
    letter === 1
      ? path('m96 30 26-6 14 22-20 20-22-12zm-62 70 22-8 12 20-18 14-18-8z', { fill: CITY.char })
      : '';
  return (
    ground +
    path(box, { fill: CITY.shade, opacity: '.3', transform: 'translate(8 10)' }) +
    path(box, { fill: lit }) +
    path(lower, { fill: dark }) +
    stroke(box, CITY.ink, 2.4) +
    hole
  );
}

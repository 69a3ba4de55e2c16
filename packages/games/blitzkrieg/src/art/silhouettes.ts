import { ICONS } from './icons.generated.ts';

// Silhouettes of tokens: our own tank, ships and aeroplane, the rest from the icon set.

const WAVES = 'M5 57.6q4.5-2.6 9 0t9 0t9 0t9 0t9 0t9 0v2.2q-4.5 2.6-9 0t-9 0t-9 0t-9 0t-9 0t-9 0z';
const BATTLESHIP =
  'M2 41.5H62L56.4 52.4Q55.4 54.4 53 54.4H12.5Q9.6 54.4 8 52ZM21 41.5V34.5H26.5V27.5H29.6V14H31.4V20H36V22H31.4V27.5H35V31H37.5V24.5H42V34.5H44V41.5ZM8.5 41.5V37.2Q8.5 35.6 10 35.6H16.5L19 38V41.5ZM55.5 41.5V37.2Q55.5 35.6 54 35.6H47.8L45.6 38V41.5ZM1.5 32.6L10 35.4V37.8L1 34.6ZM62.5 32.6L54 35.4V37.8L63 34.6Z';
const CARRIER =
  'M1 36.5H63L61.6 41H4ZM5.5 42.6H60L54.8 53Q54 54.6 52 54.6H13Q10.6 54.6 9.6 52.6ZM38 36.5V29H40.6V22H42.4V14H44V22H46V26H49.5V36.5ZM8 34.8l3-2.6h6.4l1.4-2 1 .1-.4 1.9h2.6v1.6H19l-5 1zM23 34.8l3-2.6h6.4l.8-1.6 1 .1-.2 1.5 1.8.2v1.4H33l-5 1z';
/** The wheels are holes: the path is filled by the rule of even and odd. */
const TANK =
  'M10 40.5H54Q62.5 40.5 62.5 47.5T54 54.5H10Q1.5 54.5 1.5 47.5T10 40.5ZM7.4 47.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0ZM17.9 47.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0ZM28.4 47.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0ZM38.9 47.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0ZM49.4 47.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0ZM5 38.8L13.5 31.5H51L59.5 38.8ZM17.5 30V25Q17.5 20 23 20H36.5Q41.5 20 42.6 24L44 30ZM43 22.2H57V20.8H62.5V27H57V25.6H43.8ZM24 18.6Q24 15.5 27 15.5H33Q36 15.5 36 18.6Z';
const AEROPLANE =
  'M32 5.5c2.4 0 3.7 3.6 3.8 9.5l.2 6.6 22 4.6c2.6.6 3.8 2 3.8 4.2 0 1.7-1 2.8-3 3.1L36 36.4l-1.1 13.3 8.3 3.2c1.1.4 1.6 1.2 1.6 2.4v1.9L33 56.4 32 60l-1-3.6-11.8.8v-1.9c0-1.2.5-2 1.6-2.4l8.3-3.2L28 36.4 5.2 33.5c-2-.3-3-1.4-3-3.1 0-2.2 1.2-3.6 3.8-4.2l22-4.6.2-6.6c.1-5.9 1.4-9.5 3.8-9.5zM20 4.6h24a1.1 1.1 0 0 1 0 2.2H20a1.1 1.1 0 0 1 0-2.2z';

const own = (d: string, isAfloat = false): string =>
  `<path d="${d}"/>${isAfloat ? `<path d="${WAVES}" opacity=".55"/>` : ''}`;
/** An icon of 512 on the square of 64 that our own have. */
const icon = (d: string): string => `<path d="${d}" transform="scale(.125)"/>`;

const SILHOUETTES = {
  army: `<path d="${TANK}" fill-rule="evenodd"/>`,
  navy: own(BATTLESHIP, true),
  carrier: own(CARRIER, true),
  air: own(AEROPLANE),
  cloud: icon(ICONS.cloud),
  scientist: icon(ICONS.flask),
  spy: icon(ICONS.spy),
  monster: icon(ICONS.monster),
} as const;
export type Silhouette = keyof typeof SILHOUETTES;

/** On a square of 64 x 64; takes the colour of the group it is put into. */
export const silhouette = (name: Silhouette): string => SILHOUETTES[name];

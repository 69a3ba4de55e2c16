/** The colours of the city. */
export const CITY = {
  street: '#ddd2b8',
  walk: '#ebe2ca',
  paving: '#c9bd9f',
  kerb: '#8b7f66',
  yard: '#cbbd9b',
  earth: '#c2b38c',
  stone: '#cfc4a8',
  char: '#3d372c',
  soot: '#59513f',
  ink: '#2b261a',
  shade: '#1c1810',
  dark: '#17130b',
  ledge: '#f0d9b8',
  timber: '#5d4a30',
  rubble: '#8f8468',
  brickWall: '#b9785a',
} as const;

/** Lit slope, dark slope, seams. */
export type Tones = readonly [string, string, string];

export const ROOFS = {
  brick: ['#b06a4c', '#8b4f38', '#5d3122'],
  slate: ['#a79d86', '#857b66', '#544c3d'],
  timber: ['#b5895a', '#8f6a3f', '#5f4527'],
  tin: ['#98a09a', '#767d78', '#4a504c'],
  ochre: ['#c9ad72', '#a58a52', '#6f5a30'],
} as const satisfies Readonly<Record<string, Tones>>;
export type RoofName = keyof typeof ROOFS;

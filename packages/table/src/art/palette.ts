/** Paper, ink and the two sides: the same as the tokens of the page, by day and by night. */
export const INK = {
  card: '#fbf7ea',
  ink: '#2c2a24',
  mute: '#6d6753',
  gold: '#f2b705',
  paper: '#efe7d3',
  sheet: '#e5dabf',
  line: '#c9bc98',
  shadow: '#1d1b15',
} as const;

/** Which of the two sides of the table. */
export type Side = 0 | 1;

export interface SideInk {
  readonly strong: string;
  readonly pale: string;
}

const SIDES: readonly [SideInk, SideInk] = [
  { strong: '#1f5d8c', pale: '#d8e6ef' },
  { strong: '#a8431c', pale: '#f3ddd0' },
];

export const sideInk = (side: Side): SideInk => SIDES[side];

/** The country: what grows, flows and stands there. */
export const LAND = {
  grass: '#c3cb96',
  meadow: '#c9d09c',
  wheat: '#dfc272',
  barley: '#e4d6a0',
  crop: '#a9b97a',
  darkCrop: '#98ab6d',
  plough: '#bf9d70',
  water: '#8fb6c1',
  deepWater: '#5f8c9d',
  lightWater: '#b7d3d8',
  bank: '#cdbd86',
  road: '#ebe0bf',
  roadEdge: '#9c895f',
  yard: '#dfd3a8',
  wall: '#ddd0b5',
  line: '#37311f',
  shade: '#1f1a0f',
} as const;

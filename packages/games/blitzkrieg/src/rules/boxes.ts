import { type Box, makeBox } from './box.ts';
import { CARRY_OVER, CITIES, CITIES_OPEN } from './data/cities.ts';
import {
  JAPANESE_SUPPLY,
  JAPANESE_UNITS,
  PILE_SUPPLY,
  SIDE_SUPPLY,
  SPECIALS,
  UNITS,
} from './data/tokens.ts';
import { WORLD } from './data/world.ts';

/** The base game. The Axis moves first and is the solo opponent's side. */
export const WORLD_BOX: Box = makeBox({
  id: 'blitzkrieg',
  seats: ['axis', 'allies'],
  scenarios: [
    { id: 'two-players', solo: null },
    { id: 'vs-low', solo: { level: 'low' } },
    { id: 'vs-middle', solo: { level: 'middle' } },
    { id: 'vs-high', solo: { level: 'high' } },
  ],
  tokens: [...UNITS, ...SPECIALS],
  theatres: WORLD,
  supplies: [SIDE_SUPPLY, SIDE_SUPPLY],
  pile: PILE_SUPPLY,
  open: WORLD.length,
  carryOver: [],
});

/** Nippon on our own board. Japan moves first and is the solo opponent's side. */
export const NIPPON_BOX: Box = makeBox({
  id: 'nippon',
  seats: ['japan', 'germany'],
  scenarios: [
    { id: 'two-players', solo: null },
    { id: 'vs', solo: { level: null } },
  ],
  tokens: [...UNITS, ...SPECIALS, ...JAPANESE_UNITS],
  theatres: CITIES,
  supplies: [JAPANESE_SUPPLY, SIDE_SUPPLY],
  pile: PILE_SUPPLY,
  open: CITIES_OPEN,
  carryOver: CARRY_OVER,
});

import type { Task } from '../task.ts';
import type { Area } from './city.ts';
import type { ScenarioFile, SideFile } from './scenario-file.ts';

/** A piece of the city that is fought over again and again, and who comes from where. */
interface Field {
  readonly window: string;
  /** Where squad A, the gunners and squad B of a side stand: Germans in the west, Soviets east. */
  readonly west: readonly [string, string, string];
  readonly east: readonly [string, string, string];
  readonly objectives: { readonly [tile: string]: number };
}

export const FIELDS: { readonly [area in Area]: Field } = {
  yard: {
    window: '101-105 201-205 301-304',
    west: ['101', '201', '301'],
    east: ['105', '205', '304'],
    objectives: { 103: 1, 202: 1, 203: 2, 204: 1, 303: 1 },
  },
  workers: {
    window: '103-107 203-207 303-306',
    west: ['103', '203', '303'],
    east: ['107', '207', '306'],
    objectives: { 105: 1, 204: 1, 205: 2, 206: 1, 305: 1 },
  },
  gully: {
    window: '106-110 206-210 306-309',
    west: ['106', '206', '306'],
    east: ['110', '210', '309'],
    objectives: { 108: 1, 207: 1, 208: 2, 209: 1, 307: 1 },
  },
  brewery: {
    window: '108-112 208-212 308-311',
    west: ['108', '208', '308'],
    east: ['112', '212', '311'],
    objectives: { 110: 1, 209: 1, 210: 2, 211: 1, 309: 1 },
  },
  station: {
    window: '201-204 301-305 401-405',
    west: ['201', '301', '401'],
    east: ['204', '305', '405'],
    objectives: { 203: 1, 302: 1, 303: 2, 304: 1, 403: 1 },
  },
  school: {
    window: '203-206 303-307 403-407',
    west: ['203', '303', '403'],
    east: ['206', '307', '407'],
    objectives: { 205: 1, 304: 1, 305: 2, 306: 1, 405: 1 },
  },
  corner: {
    window: '206-209 306-310 406-410',
    west: ['206', '306', '406'],
    east: ['209', '310', '410'],
    objectives: { 208: 1, 307: 1, 308: 2, 309: 1, 408: 1 },
  },
  mill: {
    window: '209-212 308-312 408-412',
    west: ['209', '308', '408'],
    east: ['212', '312', '412'],
    objectives: { 210: 1, 309: 1, 310: 2, 311: 1, 410: 1 },
  },
  store: {
    window: '401-404 501-505 601-605',
    west: ['401', '501', '601'],
    east: ['404', '505', '605'],
    objectives: { 403: 1, 502: 1, 503: 2, 504: 1, 603: 1 },
  },
  square: {
    window: '403-406 503-507 603-607',
    west: ['403', '503', '603'],
    east: ['406', '507', '607'],
    objectives: { 405: 1, 504: 1, 505: 2, 506: 1, 605: 1 },
  },
  plant: {
    window: '406-409 506-510 606-610',
    west: ['406', '506', '606'],
    east: ['409', '510', '610'],
    objectives: { 408: 1, 507: 1, 508: 2, 509: 1, 608: 1 },
  },
  landing: {
    window: '409-412 508-512 608-612',
    west: ['409', '508', '608'],
    east: ['412', '512', '612'],
    objectives: { 411: 1, 509: 1, 510: 2, 511: 1, 610: 1 },
  },
};

/** What a side has in a battle beyond its two squads at their posts. */
export interface Orders {
  readonly task: Task;
  readonly secret?: Task;
  readonly deck?: string;
  /** Further counters by tile. */
  readonly units?: { readonly [tile: string]: string };
  readonly scouted?: string;
  readonly controlled?: string;
}

type Rest = Omit<ScenarioFile, 'id' | 'day' | 'window' | 'objectives' | 'soviet' | 'german'>;

export interface BattleSpec extends Rest {
  readonly objectives?: { readonly [tile: string]: number };
  readonly soviet: Orders;
  readonly german: Orders;
}

const POSTS = ['rifleman-a scout-a', 'gunner-a gunner-b', 'rifleman-b scout-b'] as const;

function sideOf(posts: readonly [string, string, string], orders: Orders): SideFile {
  const { units: more = {}, controlled, deck, ...rest } = orders;
  const units: { [tile: string]: string } = { ...more };
  posts.forEach((tile, i) => {
    units[tile] = [POSTS[i], more[tile]].filter(Boolean).join(' ');
  });
  // Each side holds the ground on which it begins.
  const held = [...posts, ...(controlled?.split(' ') ?? [])];
  return {
    ...rest,
    units,
    controlled: [...new Set(held)].join(' '),
    deck: deck === undefined ? 'gunner-a gunner-b' : `gunner-a gunner-b ${deck}`,
  };
}

/** A battle on one of the fields. */
export function battle(id: string, day: string, area: Area, spec: BattleSpec): ScenarioFile {
  const { window, west, east, objectives } = FIELDS[area];
  const { soviet, german, objectives: own, ...rest } = spec;
  return {
    ...rest,
    id,
    day,
    window,
    objectives: own ?? objectives,
    soviet: sideOf(east, soviet),
    german: sideOf(west, german),
  };
}

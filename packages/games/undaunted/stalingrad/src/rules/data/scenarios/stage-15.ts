import { forBoth } from '../../more.ts';
import { both, mix, objectives, points, rout, routAny } from '../../task.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** The last battle: everything that is left, over half of the city. */
export const STAGE_15: readonly ScenarioFile[] = [
  {
    id: '151',
    day: '1942-11-11',
    window: '202-206 302-307 402-407 502-507',
    objectives: {
      ...{ 203: 1, 302: 1, 303: 1, 403: 1, 503: 1 },
      ...{ 204: 1, 304: 1, 305: 1, 404: 2, 504: 1, 505: 1 },
      ...{ 206: 1, 306: 1, 307: 1, 406: 1, 506: 1 },
    },
    initiative: 'german',
    isRoutEnough: false,
    tunnels: '302 405 502',
    mines: ['german 303-304', 'german 403-404', 'german 503-504 tanks'],
    points: forBoth('casualty'),
    soviet: {
      task: mix(11, objectives(11), points(11)),
      secret: both(rout('panzer-a', 'panzer-b'), objectives(7)),
      units: {
        206: 'sniper',
        306: 'rifleman-b scout-b gunner-b',
        405: 'engineer-a',
        406: 'rifleman-a scout-a',
        407: 't34-a t34-b',
        506: 'at-gun gunner-a',
      },
      scouted: '205 305 307 407 505',
      controlled: '206 306 405 406 506',
      deck: 'gunner-a gunner-b sniper engineer-a t34-a at-gun commander',
    },
    german: {
      task: mix(11, objectives(11), points(11)),
      secret: both(rout('t34-a', 't34-b'), objectives(7)),
      units: {
        202: 'sniper',
        302: 'engineer-a',
        303: 'rifleman-b scout-b gunner-b',
        402: 'at-gun gunner-a',
        403: 'rifleman-a scout-a panzer-a panzer-b',
      },
      scouted: '203 304 502 503',
      controlled: '202 302 303 402 403',
      deck: 'gunner-a gunner-b sniper engineer-a panzer-a at-gun commander',
    },
  },
  {
    id: '152',
    day: '1942-11-11',
    window: '306-311 406-411 506-511 607-610',
    objectives: {
      ...{ 306: 1, 307: 1, 406: 1, 407: 1, 507: 1 },
      ...{ 308: 1, 309: 1, 408: 2, 508: 1, 509: 1 },
      ...{ 310: 1, 409: 1, 410: 1, 411: 1, 510: 1 },
    },
    initiative: 'soviet',
    isRoutEnough: false,
    tunnels: '307 411 608',
    mines: ['german 407-408 tanks', 'german 607-608'],
    points: forBoth('casualty'),
    soviet: {
      task: mix(11, objectives(11), points(11)),
      secret: both(routAny(3), objectives(7)),
      units: {
        310: 'rifleman-b scout-b gunner-b',
        311: 'sniper',
        411: 'at-gun gunner-a',
        410: 'rifleman-a scout-a',
        510: 't34-a t34-b',
        511: 'engineer-a',
      },
      scouted: '309 409 510',
      controlled: '310 311 410 411 511',
      deck: 'gunner-a gunner-b sniper engineer-a t34-a at-gun commander',
    },
    german: {
      task: mix(11, objectives(11), points(11)),
      secret: both(routAny(3), objectives(7)),
      units: {
        306: 'rifleman-b scout-b gunner-b',
        307: 'sniper',
        406: 'rifleman-a scout-a',
        407: 'panzer-a panzer-b',
        506: 'at-gun gunner-a',
        607: 'engineer-a',
      },
      scouted: '308 408 507 508',
      controlled: '306 307 406 506 607',
      deck: 'gunner-a gunner-b sniper engineer-a panzer-a at-gun commander',
    },
  },
];

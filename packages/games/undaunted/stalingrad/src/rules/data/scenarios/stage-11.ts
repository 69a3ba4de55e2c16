import { forBoth } from '../../more.ts';
import { mix, objectives, points } from '../../task.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Tunnels under the streets; guns from beyond the map, infantry guns on it. */
export const STAGE_11: readonly ScenarioFile[] = [
  {
    id: '111',
    day: '1942-10-21',
    window: '202-206 302-306 402-406',
    objectives: { 203: 1, 204: 1, 303: 1, 304: 2, 403: 1, 404: 1, 305: 1 },
    initiative: 'german',
    tunnels: '202 304 405',
    points: forBoth('tunnel'),
    soviet: {
      task: mix(5, objectives(5), points(5)),
      units: {
        206: 'rifleman-b scout-b',
        305: 'rifleman-a scout-a gunner-a',
        405: 'rifleman-c scout-c',
      },
      scouted: '205',
      controlled: '206 305 405',
      deck: 'gunner-a guns engineer-a leader-c rifleman-c scout-c',
    },
    german: {
      task: mix(5, objectives(5), points(5)),
      units: {
        202: 'rifleman-b scout-b',
        302: 'rifleman-a scout-a infantry-gun',
        402: 'rifleman-c scout-c gunner-a',
      },
      scouted: '403',
      controlled: '202 203 302 402',
      deck: 'gunner-a infantry-gun engineer-a leader-c rifleman-c scout-c',
    },
  },
  {
    id: '112',
    day: '1942-10-21',
    window: '404-408 504-508 603-608',
    objectives: { 405: 1, 406: 1, 505: 1, 506: 2, 507: 1, 605: 1, 606: 1 },
    initiative: 'soviet',
    tunnels: '504 506 608',
    points: forBoth('tunnel'),
    soviet: {
      task: mix(5, objectives(5), points(5)),
      units: {
        408: 'rifleman-b scout-b',
        508: 'rifleman-a scout-a gunner-a',
        608: 'rifleman-c scout-c',
      },
      scouted: '407 607',
      controlled: '408 507 508 606 608',
      deck: 'gunner-a guns engineer-a leader-c rifleman-c scout-c',
    },
    german: {
      task: mix(5, objectives(5), points(5)),
      units: {
        404: 'rifleman-b scout-b',
        504: 'rifleman-a scout-a gunner-a',
        603: 'rifleman-c scout-c infantry-gun',
      },
      scouted: '604',
      controlled: '404 405 504 603',
      deck: 'gunner-a infantry-gun engineer-a leader-c rifleman-c scout-c',
    },
  },
  {
    id: '113',
    day: '1942-10-21',
    window: '307-311 407-411 507-511',
    objectives: { 308: 1, 309: 1, 408: 1, 409: 2, 410: 1, 509: 1, 510: 1 },
    initiative: 'soviet',
    tunnels: '307 410 509',
    points: forBoth('tunnel'),
    soviet: {
      task: mix(6, objectives(6), points(6)),
      units: {
        311: 'rifleman-b scout-b',
        410: 'rifleman-a scout-a gunner-a',
        511: 'rifleman-c scout-c',
      },
      scouted: '310 510',
      controlled: '311 410 511',
      deck: 'gunner-a guns engineer-a leader-c rifleman-c scout-c',
    },
    german: {
      task: mix(5, objectives(5), points(5)),
      units: {
        307: 'rifleman-b scout-b',
        407: 'rifleman-a scout-a gunner-a',
        507: 'rifleman-c scout-c infantry-gun',
      },
      scouted: '408 508',
      controlled: '307 407 408 507',
      deck: 'gunner-a infantry-gun engineer-a leader-c rifleman-c scout-c',
    },
  },
];

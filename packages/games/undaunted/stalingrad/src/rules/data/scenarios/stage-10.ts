import { either, objectives, routAny } from '../../task.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Flamethrowers; tasks to rout any units at the same time. */
export const STAGE_10: readonly ScenarioFile[] = [
  {
    id: '101',
    day: '1942-10-17',
    window: '301-305 401-405 501-504',
    objectives: { 302: 1, 303: 1, 304: 1, 402: 1, 403: 1, 404: 1, 503: 1 },
    initiative: 'soviet',
    soviet: {
      task: either(objectives(4), routAny(4)),
      units: {
        304: 'rifleman-a scout-a',
        404: 'rifleman-c scout-c',
        405: 'gunner-a',
        504: 'rifleman-b scout-b gunner-b',
      },
      scouted: '305',
      controlled: '304 404 504',
      deck: 'gunner-a gunner-b flamethrower engineer-a leader-c rifleman-c scout-c',
    },
    german: {
      task: either(objectives(5), routAny(6)),
      units: {
        301: 'gunner-a',
        302: 'rifleman-a scout-a',
        402: 'rifleman-c scout-c',
        502: 'rifleman-b scout-b',
      },
      scouted: '401 501',
      controlled: '302 402 502',
      deck: 'gunner-a flamethrower leader-c rifleman-c scout-c',
    },
  },
  {
    id: '102',
    day: '1942-10-17',
    window: '304-308 403-408 504-507',
    objectives: { 305: 1, 306: 1, 307: 1, 404: 1, 405: 1, 406: 1, 505: 1, 506: 1 },
    initiative: 'soviet',
    soviet: {
      task: either(objectives(5), routAny(4)),
      units: {
        307: 'rifleman-c scout-c',
        406: 'rifleman-a scout-a',
        408: 'gunner-a',
        506: 'rifleman-b scout-b gunner-b',
      },
      scouted: '308 407 507',
      controlled: '307 406 506',
      deck: 'gunner-a gunner-b flamethrower leader-c rifleman-c scout-c',
    },
    german: {
      task: either(objectives(4), routAny(4)),
      units: {
        304: 'rifleman-c scout-c gunner-a',
        403: 'rifleman-a scout-a',
        504: 'rifleman-b scout-b',
      },
      scouted: '404',
      controlled: '304 305 403 504',
      deck: 'gunner-a flamethrower leader-c rifleman-c scout-c',
    },
  },
  {
    id: '103',
    day: '1942-10-17',
    window: '405-409 504-509 604-608',
    objectives: { 406: 1, 407: 1, 408: 1, 505: 1, 506: 1, 507: 1, 605: 1, 607: 1 },
    initiative: 'german',
    soviet: {
      task: either(objectives(4), routAny(4)),
      units: {
        408: 'rifleman-a scout-a',
        508: 'rifleman-c scout-c',
        509: 'gunner-a',
        608: 'rifleman-b scout-b',
      },
      scouted: '409 507',
      controlled: '408 508 608',
      deck: 'gunner-a flamethrower leader-c rifleman-c scout-c',
    },
    german: {
      task: either(objectives(4), routAny(4)),
      units: {
        405: 'rifleman-a scout-a',
        504: 'gunner-a',
        505: 'rifleman-c scout-c',
        605: 'rifleman-b scout-b gunner-b',
      },
      scouted: '504 604',
      controlled: '405 505 605',
      deck: 'gunner-a gunner-b flamethrower engineer-a leader-c rifleman-c scout-c',
    },
  },
  {
    id: '104',
    day: '1942-10-17',
    window: '208-211 308-312 408-411',
    objectives: { 209: 1, 210: 1, 308: 1, 309: 1, 310: 1, 311: 1, 409: 1, 410: 1 },
    initiative: 'german',
    soviet: {
      task: either(objectives(6), routAny(4)),
      units: {
        211: 'rifleman-b scout-b',
        311: 'rifleman-a scout-a',
        312: 'gunner-a',
        411: 'rifleman-c scout-c',
      },
      scouted: '210',
      controlled: '211 311 411',
      deck: 'gunner-a flamethrower leader-c rifleman-c scout-c',
    },
    german: {
      task: either(objectives(5), routAny(4)),
      units: {
        208: 'rifleman-b scout-b gunner-b',
        308: 'rifleman-a scout-a',
        309: 'gunner-a',
        408: 'rifleman-c scout-c',
      },
      scouted: '409',
      controlled: '208 308 309 408',
      deck: 'gunner-a gunner-b flamethrower engineer-a leader-c rifleman-c scout-c',
    },
  },
];

import { forBoth } from '../../more.ts';
import { both, either, objectives, points } from '../../task.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Engineers: buildings are blown up, and each that is damaged gives a victory point. */
export const STAGE_04: readonly ScenarioFile[] = [
  {
    id: '041',
    day: '1942-10-02',
    window: '103-107 203-207 303-307',
    objectives: { 104: 1, 105: 1, 204: 2, 205: 1, 304: 2, 305: 1 },
    initiative: 'german',
    points: forBoth('damage'),
    soviet: {
      task: either(objectives(6), both(points(3), objectives(5))),
      units: {
        106: 'gunner-a',
        206: 'rifleman-a scout-a',
        305: 'rifleman-b scout-b',
      },
      scouted: '205 306',
      controlled: '105 206 305',
      deck: 'gunner-a engineer-a',
    },
    german: {
      task: either(objectives(6), both(points(2), objectives(5))),
      units: {
        103: 'gunner-a',
        203: 'rifleman-a scout-a',
        303: 'rifleman-b scout-b',
      },
      scouted: '103',
      controlled: '104 203 303',
      deck: 'gunner-a engineer-a',
    },
  },
  {
    id: '042',
    day: '1942-10-02',
    window: '403-407 503-507 603-607',
    objectives: { 404: 1, 405: 1, 406: 1, 505: 2, 604: 1, 605: 1, 606: 1 },
    initiative: 'soviet',
    points: forBoth('damage'),
    soviet: {
      task: either(objectives(6), both(points(3), objectives(3))),
      units: {
        406: 'gunner-a',
        507: 'rifleman-a scout-a',
        607: 'rifleman-b scout-b',
      },
      scouted: '506',
      controlled: '406 507 606 607',
      deck: 'gunner-a engineer-a',
    },
    german: {
      task: either(objectives(6), both(points(3), objectives(3))),
      units: {
        403: 'gunner-a',
        503: 'rifleman-a scout-a',
        603: 'rifleman-b scout-b',
      },
      scouted: '504 604',
      controlled: '503 603',
      deck: 'gunner-a engineer-a',
    },
  },
  {
    id: '043',
    day: '1942-10-02',
    window: '306-310 406-410 507-510',
    objectives: { 307: 1, 308: 1, 309: 1, 408: 1, 409: 1, 410: 1, 508: 1, 509: 1 },
    initiative: 'german',
    points: forBoth('damage'),
    soviet: {
      task: either(objectives(5), both(points(3), objectives(4))),
      units: {
        310: 'rifleman-a scout-a',
        410: 'gunner-a',
        510: 'rifleman-b scout-b',
      },
      controlled: '310 410 510',
      deck: 'gunner-a engineer-a',
    },
    german: {
      task: either(objectives(5), both(points(3), objectives(3))),
      units: {
        307: 'gunner-a',
        407: 'rifleman-a scout-a',
        507: 'rifleman-b scout-b gunner-b',
      },
      controlled: '307 407 507',
      deck: 'gunner-a gunner-b rifleman-a engineer-a',
    },
  },
];

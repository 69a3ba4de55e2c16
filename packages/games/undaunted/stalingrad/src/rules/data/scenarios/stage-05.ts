import { points, reach } from '../../task.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** By night: mines from the start, the task marker and the escape marker. No area is at stake. */
export const STAGE_05: readonly ScenarioFile[] = [
  {
    id: '051',
    day: '1942-10-04',
    window: '301-305 401-405 501-505',
    objectives: {},
    initiative: 'soviet',
    goals: '403',
    mines: ['german 303-304', 'german 304-403', 'german 503-504'],
    points: [{ kind: 'casualty', seat: 1 }],
    soviet: {
      task: reach('task', ['rifleman-a', 'rifleman-b', 'engineer-a', 'engineer-b'], 1),
      units: {
        305: 'rifleman-b scout-b engineer-b',
        405: 'rifleman-a scout-a engineer-a',
        505: 'gunner-a',
      },
      scouted: '304 404',
      controlled: '305 405',
      deck: 'gunner-a engineer-a engineer-b',
    },
    german: {
      task: points(9),
      units: {
        302: 'rifleman-a scout-a',
        402: 'gunner-a',
        502: 'rifleman-b scout-b',
      },
      scouted: '303 403 503',
      controlled: '302 402 502',
      deck: 'gunner-a engineer-a',
    },
  },
  {
    id: '052',
    day: '1942-10-04',
    window: '407-410 506-511 606-611',
    objectives: {},
    initiative: 'german',
    escapes: '511',
    mines: ['german 508-509', 'german 608-609', 'german 509-608'],
    points: [{ kind: 'casualty', seat: 1 }],
    soviet: {
      task: reach('escape', ['rifleman-a', 'rifleman-b']),
      units: {
        510: 'rifleman-b scout-b gunner-b',
        607: 'rifleman-a scout-a engineer-a',
      },
      scouted: '511 608 610',
      controlled: '510 607',
      deck: 'gunner-b rifleman-a engineer-a engineer-b',
    },
    german: {
      task: points(12),
      units: {
        507: 'rifleman-a scout-a',
        508: 'gunner-a',
        606: 'rifleman-b scout-b',
      },
      scouted: '506 509',
      controlled: '507 508 606',
      deck: 'gunner-a engineer-a',
    },
  },
];

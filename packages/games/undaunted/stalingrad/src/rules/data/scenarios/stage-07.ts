import { both, either, objectives, rout } from '../../task.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Armour: a Panzer III on one side, anti-tank rifles on the other. */
export const STAGE_07: readonly ScenarioFile[] = [
  {
    id: '071',
    day: '1942-10-09',
    window: '403-407 502-507 602-606',
    objectives: { 404: 1, 405: 1, 504: 1, 505: 2, 604: 1, 605: 1 },
    initiative: 'german',
    soviet: {
      task: either(rout('panzer-a'), objectives(5)),
      units: {
        406: 'rifleman-c scout-c',
        407: 'gunner-a',
        506: 'rifleman-a scout-a at-rifle',
        606: 'rifleman-b scout-b',
      },
      scouted: '605',
      controlled: '405 406 506 605 606',
      deck: 'gunner-a at-rifle leader-c rifleman-c scout-c',
    },
    german: {
      task: objectives(4),
      units: {
        403: 'rifleman-c scout-c panzer-a',
        502: 'rifleman-a scout-a',
        503: 'gunner-a',
        602: 'rifleman-b scout-b',
      },
      scouted: '603',
      controlled: '403 502 602 604',
      deck: 'gunner-a panzer-a leader-c rifleman-c scout-c',
    },
  },
  {
    id: '072',
    day: '1942-10-09',
    window: '305-308 404-408 504-508',
    objectives: { 306: 1, 307: 1, 406: 2, 407: 1, 506: 2, 507: 1 },
    initiative: 'soviet',
    soviet: {
      task: either(objectives(6), both(rout('panzer-a'), objectives(5))),
      units: {
        308: 'rifleman-c scout-c',
        407: 'gunner-a',
        408: 'rifleman-a scout-a',
        508: 'rifleman-b scout-b at-rifle',
      },
      scouted: '307',
      controlled: '308 407 408 507 508',
      deck: 'gunner-a at-rifle leader-c rifleman-c scout-c',
    },
    german: {
      task: objectives(4),
      units: {
        305: 'rifleman-c scout-c',
        404: 'rifleman-a scout-a panzer-a',
        405: 'gunner-a',
        504: 'rifleman-b scout-b',
      },
      scouted: '505',
      controlled: '305 306 404 504',
      deck: 'gunner-a panzer-a leader-c rifleman-c scout-c',
    },
  },
  {
    id: '073',
    day: '1942-10-09',
    window: '307-311 407-411 508-511',
    objectives: { 308: 1, 309: 1, 409: 2, 410: 1, 509: 1, 510: 1 },
    initiative: 'german',
    soviet: {
      task: either(rout('panzer-a'), objectives(6)),
      units: {
        310: 'rifleman-c scout-c',
        410: 'gunner-a',
        411: 'rifleman-a scout-a at-rifle',
        511: 'rifleman-b scout-b',
      },
      scouted: '311',
      controlled: '310 410 411 510 511',
      deck: 'gunner-a at-rifle leader-c rifleman-c scout-c',
    },
    german: {
      task: objectives(4),
      units: {
        307: 'rifleman-c scout-c',
        407: 'rifleman-a scout-a panzer-a',
        408: 'gunner-a',
        508: 'rifleman-b scout-b',
      },
      scouted: '409',
      controlled: '307 407 508',
      deck: 'gunner-a panzer-a leader-c rifleman-c scout-c',
    },
  },
];

import { objectives } from '../../task.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** The third squad of each side joins the platoon. */
export const STAGE_06: readonly ScenarioFile[] = [
  {
    id: '061',
    day: '1942-10-06',
    window: '302-306 402-406 502-506',
    objectives: { 304: 1, 305: 1, 403: 1, 404: 2, 405: 1, 503: 1, 504: 1 },
    initiative: 'german',
    soviet: {
      task: objectives(6),
      units: {
        305: 'rifleman-a scout-a',
        405: 'rifleman-c scout-c',
        406: 'gunner-a',
        505: 'rifleman-b scout-b',
      },
      scouted: '306',
      controlled: '305 405 505',
      deck: 'leader-c rifleman-c scout-c',
    },
    german: {
      task: objectives(4),
      units: {
        302: 'rifleman-a scout-a',
        402: 'gunner-a',
        403: 'rifleman-c scout-c',
        502: 'rifleman-b scout-b gunner-b',
      },
      scouted: '303',
      controlled: '302 403 503',
      deck: 'gunner-a gunner-b rifleman-a rifleman-b leader-c rifleman-c scout-c',
    },
  },
  {
    id: '062',
    day: '1942-10-06',
    window: '404-408 504-508 604-608',
    objectives: { 405: 1, 406: 1, 505: 1, 506: 2, 605: 1, 606: 1 },
    initiative: 'german',
    soviet: {
      task: objectives(4),
      units: {
        407: 'rifleman-c scout-c',
        507: 'rifleman-a scout-a',
        508: 'gunner-a',
        607: 'rifleman-b scout-b',
      },
      scouted: '408',
      controlled: '407 507 607',
      deck: 'gunner-a leader-c rifleman-c scout-c',
    },
    german: {
      task: objectives(4),
      units: {
        404: 'rifleman-c scout-c',
        504: 'rifleman-a scout-a',
        505: 'gunner-a',
        604: 'rifleman-b scout-b',
      },
      scouted: '405',
      controlled: '404 505 605',
      deck: 'gunner-a rifleman-a leader-c rifleman-c scout-c',
    },
  },
  {
    id: '063',
    day: '1942-10-06',
    window: '305-309 405-409 505-509',
    objectives: { 307: 2, 406: 1, 407: 1, 506: 1, 507: 2, 508: 1 },
    initiative: 'german',
    soviet: {
      task: objectives(5),
      units: {
        308: 'rifleman-b scout-b',
        408: 'gunner-a',
        409: 'rifleman-a scout-a',
        509: 'rifleman-c scout-c',
      },
      scouted: '407 508',
      controlled: '307 308 409 509',
      deck: 'gunner-a leader-c rifleman-c scout-c',
    },
    german: {
      task: objectives(4),
      units: {
        305: 'rifleman-b scout-b',
        405: 'rifleman-a scout-a',
        406: 'gunner-a',
        505: 'rifleman-c scout-c',
      },
      scouted: '506',
      controlled: '305 405 406 505',
      deck: 'gunner-a engineer-a leader-c rifleman-c scout-c',
    },
  },
  {
    id: '064',
    day: '1942-10-06',
    window: '308-312 408-412 508-511',
    objectives: { 309: 1, 310: 1, 311: 1, 409: 1, 410: 2, 509: 1, 510: 1 },
    initiative: 'soviet',
    soviet: {
      task: objectives(6),
      units: {
        311: 'rifleman-a scout-a',
        411: 'rifleman-c scout-c',
        412: 'gunner-a',
        511: 'rifleman-b scout-b',
      },
      scouted: '510',
      controlled: '310 311 411 511',
      deck: 'gunner-a leader-c rifleman-c scout-c',
    },
    german: {
      task: objectives(4),
      units: {
        308: 'rifleman-a scout-a gunner-b',
        408: 'rifleman-c scout-c gunner-a',
        508: 'rifleman-b scout-b',
      },
      controlled: '308 408 409 508',
      deck: 'gunner-a gunner-b leader-c rifleman-c scout-c',
    },
  },
];

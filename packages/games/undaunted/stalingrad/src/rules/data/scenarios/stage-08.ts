import { both, either, objectives, rout } from '../../task.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Anti-tank guns on both sides; a T-34 comes over the river. */
export const STAGE_08: readonly ScenarioFile[] = [
  {
    id: '081',
    day: '1942-10-12',
    window: '302-306 402-407 503-507',
    objectives: { 303: 1, 304: 1, 403: 1, 404: 2, 405: 1, 504: 1 },
    initiative: 'soviet',
    soviet: {
      task: objectives(5),
      units: {
        305: 'rifleman-c scout-c',
        405: 'rifleman-a scout-a t34-a',
        406: 'gunner-a',
        505: 'rifleman-b scout-b',
      },
      scouted: '306',
      controlled: '305 405 505',
      deck: 'gunner-a t34-a engineer-a leader-c rifleman-c scout-c',
    },
    german: {
      task: objectives(4),
      units: {
        302: 'gunner-a',
        303: 'rifleman-c scout-c',
        402: 'rifleman-a scout-a',
        403: 'at-gun',
        503: 'rifleman-b scout-b',
      },
      controlled: '303 402 403 503',
      deck: 'gunner-a at-gun leader-c rifleman-c scout-c',
    },
  },
  {
    id: '082',
    day: '1942-10-12',
    window: '403-408 503-508 604-607',
    objectives: { 405: 1, 406: 1, 504: 1, 505: 1, 506: 1, 507: 1, 605: 1, 606: 1 },
    initiative: 'german',
    soviet: {
      task: either(objectives(4), both(rout('panzer-a'), objectives(3))),
      units: {
        407: 'at-gun',
        408: 'rifleman-a scout-a',
        508: 'rifleman-b scout-b t34-a',
        607: 'rifleman-c scout-c gunner-a',
      },
      controlled: '407 408 507 508 607',
      deck: 'gunner-a t34-a at-gun leader-c rifleman-c scout-c',
    },
    german: {
      task: either(objectives(4), both(rout('t34-a'), objectives(2))),
      units: {
        403: 'rifleman-a scout-a',
        404: 'at-gun',
        503: 'rifleman-b scout-b panzer-a',
        604: 'rifleman-c scout-c gunner-a',
      },
      controlled: '403 404 503 504 604',
      deck: 'gunner-a panzer-a at-gun leader-c rifleman-c scout-c',
    },
  },
  {
    id: '083',
    day: '1942-10-12',
    window: '308-312 408-412 507-511',
    objectives: { 309: 1, 310: 1, 408: 1, 409: 2, 410: 1, 509: 1 },
    initiative: 'soviet',
    fortify: '409',
    soviet: {
      task: objectives(4),
      units: {
        311: 'rifleman-a scout-a',
        410: 'rifleman-b scout-b gunner-a',
        411: 'rifleman-c scout-c t34-a',
        510: 'gunner-b',
      },
      scouted: '510 511',
      controlled: '310 311 410 411',
      deck: 'gunner-a gunner-b t34-a engineer-a leader-c rifleman-c scout-c',
    },
    german: {
      task: objectives(6),
      units: {
        308: 'rifleman-a scout-a',
        408: 'rifleman-c scout-c gunner-a',
        409: 'at-gun',
        508: 'rifleman-b scout-b',
      },
      scouted: '507',
      controlled: '308 408 409 508',
      deck: 'gunner-a at-gun leader-c rifleman-c scout-c',
    },
  },
];

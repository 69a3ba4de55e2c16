import { both, either, objectives, routAny } from '../../task.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Squad C is merged. The political officer drives men on; assault troops come for the others. */
export const STAGE_13: readonly ScenarioFile[] = [
  {
    id: '131',
    day: '1942-10-29',
    window: '402-406 501-506 601-605',
    objectives: { 403: 1, 404: 1, 502: 2, 503: 1, 504: 1, 603: 1, 604: 1 },
    initiative: 'soviet',
    fortify: '503',
    soviet: {
      task: objectives(5),
      units: {
        405: 'rifleman-b scout-b',
        504: 'gunner-a',
        505: 'rifleman-a scout-a t34-a',
        605: 'engineer-a',
      },
      scouted: '404 604',
      controlled: '405 504 505 604',
      deck: 'gunner-a t34-a engineer-a commissar guns',
    },
    german: {
      task: objectives(6),
      units: {
        402: 'rifleman-b scout-b',
        501: 'at-gun',
        502: 'rifleman-a scout-a assault',
        503: 'gunner-a',
      },
      scouted: '602 603',
      controlled: '402 403 502 503',
      deck: 'gunner-a assault at-gun infantry-gun',
    },
  },
  {
    id: '132',
    day: '1942-10-29',
    window: '305-308 405-409 504-508 604-607',
    objectives: { 306: 1, 307: 1, 406: 2, 407: 1, 505: 1, 506: 2, 507: 1 },
    initiative: 'soviet',
    soviet: {
      task: either(objectives(5), both(routAny(2), objectives(4))),
      units: {
        308: 'sniper',
        408: 'rifleman-a scout-a gunner-a',
        508: 'rifleman-b scout-b',
      },
      scouted: '407',
      controlled: '307 408 507 508',
      deck: 'gunner-a sniper engineer-a commissar',
    },
    german: {
      task: either(objectives(7), both(routAny(2), objectives(4))),
      units: {
        305: 'sniper',
        405: 'rifleman-a scout-a gunner-a',
        504: 'rifleman-b scout-b assault',
      },
      scouted: '604',
      controlled: '306 405 504 505',
      deck: 'gunner-a sniper engineer-a assault',
    },
  },
  {
    id: '133',
    day: '1942-10-29',
    window: '108-111 207-211 307-311',
    objectives: { 109: 1, 110: 1, 209: 1, 210: 2, 309: 1, 310: 1 },
    initiative: 'german',
    soviet: {
      task: objectives(6),
      units: {
        110: 'rifleman-b scout-b',
        111: 'gunner-b',
        210: 'at-rifle',
        310: 'rifleman-a scout-a gunner-a',
      },
      scouted: '210 211 311',
      controlled: '110 111',
      deck: 'gunner-a gunner-b rifleman-a at-rifle commissar',
    },
    german: {
      task: objectives(3),
      units: {
        207: 'rifleman-b scout-b panzer-a',
        307: 'gunner-a gunner-b',
        308: 'rifleman-a scout-a assault',
      },
      scouted: '108',
      controlled: '207 307 308 309',
      deck: 'gunner-a gunner-b assault panzer-a engineer-a',
    },
  },
];

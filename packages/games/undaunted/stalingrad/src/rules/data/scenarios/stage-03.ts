import { objectives } from '../../task.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Works are dug; the senior sergeants come with Guide. */
export const STAGE_03: readonly ScenarioFile[] = [
  {
    id: '031',
    day: '1942-09-30',
    window: '303-307 403-407 502-507',
    objectives: { 305: 1, 306: 1, 404: 1, 405: 2, 406: 1, 503: 1, 506: 1 },
    initiative: 'german',
    fortify: '503',
    soviet: {
      task: objectives(5),
      units: {
        307: 'rifleman-b scout-b',
        407: 'gunner-a',
        507: 'rifleman-a scout-a',
      },
      scouted: '406',
      controlled: '307 406 507',
      deck: 'gunner-a rifleman-b starshina',
    },
    german: {
      task: objectives(5),
      units: {
        304: 'rifleman-b scout-b',
        403: 'rifleman-a scout-a',
        503: 'gunner-a',
      },
      scouted: '303 404',
      controlled: '304 403 503',
      deck: 'gunner-a rifleman-a feldwebel',
    },
  },
  {
    id: '032',
    day: '1942-09-30',
    window: '405-409 504-509 605-609',
    objectives: { 407: 1, 409: 1, 506: 1, 507: 2, 606: 1, 607: 1, 608: 1 },
    initiative: 'german',
    fortify: '409',
    soviet: {
      task: objectives(5),
      units: {
        408: 'rifleman-b scout-b',
        409: 'gunner-a',
        508: 'rifleman-a scout-a',
      },
      scouted: '507 508 608',
      controlled: '409',
      deck: 'gunner-a starshina',
    },
    german: {
      task: objectives(4),
      units: {
        405: 'gunner-a',
        506: 'rifleman-a scout-a',
        605: 'rifleman-b scout-b',
        606: 'gunner-b',
      },
      scouted: '406',
      controlled: '505 506 605 606',
      deck: 'gunner-a gunner-b feldwebel',
    },
  },
];

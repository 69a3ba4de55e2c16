import { both, either, objectives, rout } from '../../task.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Snipers come; the first task with two ways to win. */
export const STAGE_02: readonly ScenarioFile[] = [
  {
    id: '021',
    day: '1942-09-28',
    window: '304-308 404-408 504-507',
    objectives: { 305: 1, 307: 1, 404: 1, 405: 2, 406: 2, 505: 1 },
    initiative: 'soviet',
    soviet: {
      task: either(objectives(5), both(rout('sniper'), objectives(3))),
      units: {
        407: 'sniper',
        408: 'rifleman-b scout-b',
        506: 'rifleman-a scout-a',
        507: 'gunner-a',
      },
      scouted: '407 505',
      controlled: '408 505 506',
      deck: 'gunner-a sniper',
    },
    german: {
      task: either(objectives(5), both(rout('sniper'), objectives(3))),
      units: {
        304: 'rifleman-a scout-a gunner-a',
        305: 'sniper',
        306: 'rifleman-b scout-b',
      },
      scouted: '404',
      controlled: '304 306',
      deck: 'gunner-a sniper',
    },
  },
  {
    id: '022',
    day: '1942-09-28',
    window: '405-408 504-508 604-608',
    objectives: { 406: 2, 407: 1, 505: 1, 506: 1, 606: 2, 607: 1 },
    initiative: 'soviet',
    soviet: {
      task: either(objectives(5), both(rout('sniper'), objectives(4))),
      units: {
        408: 'rifleman-b scout-b',
        507: 'sniper',
        508: 'rifleman-a scout-a',
        608: 'gunner-a',
      },
      scouted: '507',
      controlled: '408 508 607',
      deck: 'gunner-a sniper',
    },
    german: {
      task: either(objectives(5), both(rout('sniper'), objectives(3))),
      units: {
        504: 'sniper',
        505: 'rifleman-a scout-a',
        604: 'rifleman-b scout-b',
        605: 'gunner-a',
      },
      scouted: '405 605',
      controlled: '505 604',
      deck: 'gunner-a sniper',
    },
  },
];

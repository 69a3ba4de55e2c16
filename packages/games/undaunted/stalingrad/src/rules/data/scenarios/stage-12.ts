import { objectives, routAny, stack } from '../../task.ts';
import { tileNamed } from '../city.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Supplies come by parachute: points that pile up on tiles. The first sealed orders. */
export const STAGE_12: readonly ScenarioFile[] = [
  {
    id: '121',
    day: '1942-10-25',
    window: '203-207 303-307 403-407',
    objectives: { 204: 1, 206: 1, 304: 1, 305: 1, 403: 1, 406: 1 },
    initiative: 'german',
    points: [
      { kind: 'drop', tile: tileNamed('205') },
      { kind: 'drop', tile: tileNamed('405') },
    ],
    soviet: {
      task: stack(6),
      secret: objectives(6),
      units: {
        207: 'rifleman-c scout-c',
        307: 'rifleman-a scout-a gunner-a',
        407: 'rifleman-b scout-b',
      },
      scouted: '306',
      controlled: '207 307 407',
      deck: 'gunner-a guns leader-c rifleman-c scout-c',
    },
    german: {
      task: stack(5),
      secret: objectives(5),
      units: {
        203: 'rifleman-c scout-c',
        303: 'rifleman-a scout-a gunner-a',
        403: 'rifleman-b scout-b gunner-b',
      },
      scouted: '404',
      controlled: '203 303 403',
      deck: 'gunner-a gunner-b sniper leader-c rifleman-c scout-c',
    },
  },
  {
    id: '122',
    day: '1942-10-25',
    window: '307-311 407-411 507-511',
    objectives: { 308: 1, 310: 1, 408: 1, 410: 1, 509: 1, 510: 1 },
    initiative: 'german',
    points: [
      { kind: 'drop', tile: tileNamed('309') },
      { kind: 'drop', tile: tileNamed('509') },
    ],
    soviet: {
      task: stack(5),
      secret: objectives(6),
      units: {
        311: 'rifleman-c scout-c',
        411: 'rifleman-a scout-a gunner-a',
        511: 'rifleman-b scout-b',
      },
      scouted: '510',
      controlled: '311 411 511',
      deck: 'gunner-a rifleman-b guns leader-c rifleman-c scout-c',
    },
    german: {
      task: stack(5),
      secret: routAny(3),
      units: {
        307: 'rifleman-c scout-c',
        407: 'rifleman-a scout-a gunner-a',
        507: 'rifleman-b scout-b',
      },
      scouted: '508',
      controlled: '307 407 507',
      deck: 'gunner-a sniper leader-c rifleman-c scout-c',
    },
  },
];

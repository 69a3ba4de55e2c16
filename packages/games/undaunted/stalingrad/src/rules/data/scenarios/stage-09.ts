import { objectives, points } from '../../task.ts';
import { tileNamed } from '../city.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Bombers and anti-aircraft guns. Points for ruins, for losses, for holding on; rout is not enough. */
export const STAGE_09: readonly ScenarioFile[] = [
  {
    id: '091',
    day: '1942-10-14',
    window: '304-308 404-408 504-508',
    objectives: { 304: 1, 305: 2, 404: 1, 405: 1, 406: 1, 505: 1 },
    initiative: 'german',
    isRoutEnough: false,
    // The houses may lie in ruins already: then the orchard in the Soviets' rear has to bring the points.
    points: [
      { kind: 'damage', seat: 1 },
      { kind: 'hold', seat: 1, tile: tileNamed('308') },
    ],
    soviet: {
      task: objectives(3),
      units: {
        406: 'rifleman-a scout-a',
        407: 'gunner-a',
        408: 'rifleman-c scout-c',
        506: 'rifleman-b scout-b gunner-b',
      },
      controlled: '406 408 506',
      deck: 'gunner-a gunner-b engineer-a anti-aircraft leader-c rifleman-c scout-c',
    },
    german: {
      task: points(6),
      units: {
        304: 'rifleman-a scout-a',
        305: 'gunner-a',
        404: 'rifleman-c scout-c',
        504: 'rifleman-b scout-b',
      },
      controlled: '304 305 404 504',
      deck: 'gunner-a bomber bomber leader-c rifleman-c scout-c',
    },
  },
  {
    id: '092',
    day: '1942-10-14',
    window: '409-412 508-512 608-612',
    objectives: { 410: 1, 509: 2, 510: 1, 511: 2, 609: 1, 610: 1, 611: 1 },
    initiative: 'german',
    isRoutEnough: false,
    points: [{ kind: 'hold', seat: 0, tile: tileNamed('512') }],
    soviet: {
      task: points(11),
      units: {
        411: 'rifleman-a scout-a',
        511: 'rifleman-c scout-c',
        510: 'gunner-a',
        611: 'rifleman-b scout-b',
      },
      scouted: '412 612',
      controlled: '411 511 512 611',
      deck: 'gunner-a anti-aircraft anti-aircraft leader-c rifleman-c scout-c',
    },
    german: {
      task: objectives(4),
      units: {
        409: 'rifleman-a scout-a',
        508: 'rifleman-c scout-c gunner-a',
        608: 'rifleman-b scout-b gunner-b',
      },
      scouted: '509 609',
      controlled: '409 508 608',
      deck: 'gunner-a gunner-b bomber bomber engineer-a leader-c rifleman-c scout-c',
    },
  },
];

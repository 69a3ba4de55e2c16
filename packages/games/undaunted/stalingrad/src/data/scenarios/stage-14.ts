import { either, mix, objectives, points, rout } from '../../task.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** A second tank for each side; who is nearly driven out makes the others pay. */
export const STAGE_14: readonly ScenarioFile[] = [
  {
    id: '141',
    day: '1942-11-05',
    window: '101-104 201-204 301-304 401-404',
    objectives: { 102: 1, 202: 1, 301: 1, 302: 2, 303: 1, 402: 1 },
    initiative: 'soviet',
    tunnels: '102 303',
    fortify: '203',
    points: [{ kind: 'casualty', seat: 1 }],
    soviet: {
      task: objectives(3),
      units: {
        104: 'engineer-a',
        204: 'rifleman-b scout-b',
        304: 'gunner-a',
        404: 'rifleman-a scout-a t34-a t34-b',
      },
      scouted: '403',
      controlled: '204 304 403 404',
      deck: 'gunner-a t34-a t34-b engineer-a guns',
    },
    german: {
      task: points(9),
      units: {
        202: 'rifleman-b scout-b',
        302: 'rifleman-a scout-a gunner-a',
        203: 'gunner-b',
        401: 'at-gun',
      },
      scouted: '101 301 402',
      controlled: '202 203 302 401',
      deck: 'gunner-a gunner-b at-gun feldwebel',
    },
  },
  {
    id: '142',
    day: '1942-11-05',
    window: '303-307 403-407 502-506',
    objectives: { 304: 1, 305: 2, 404: 1, 405: 1, 406: 1, 503: 1, 504: 1, 505: 1 },
    initiative: 'german',
    points: [
      { kind: 'casualty', seat: 0 },
      { kind: 'casualty', seat: 1 },
    ],
    soviet: {
      task: mix(9, objectives(9), points(9)),
      units: {
        306: 'rifleman-b scout-b',
        406: 'gunner-a',
        407: 'rifleman-a scout-a t34-b',
        506: 'at-gun',
      },
      scouted: '307',
      controlled: '306 406 407 505 506',
      deck: 'gunner-a t34-b at-gun engineer-b',
    },
    german: {
      task: mix(9, objectives(9), points(9)),
      units: {
        303: 'rifleman-b scout-b',
        403: 'rifleman-a scout-a panzer-b',
        502: 'at-gun',
        503: 'gunner-a',
      },
      scouted: '404',
      controlled: '303 304 403 502 503',
      deck: 'gunner-a panzer-b at-gun engineer-b',
    },
  },
  {
    id: '143',
    day: '1942-11-05',
    window: '306-310 406-410 507-511',
    objectives: { 307: 2, 308: 1, 407: 1, 408: 1, 409: 1, 508: 1, 509: 1, 510: 1 },
    initiative: 'soviet',
    points: [
      { kind: 'casualty', seat: 0 },
      { kind: 'casualty', seat: 1 },
    ],
    soviet: {
      task: mix(8, objectives(8), points(8)),
      units: {
        310: 'rifleman-b scout-b gunner-b',
        410: 'rifleman-a scout-a gunner-a',
        510: 't34-b',
        511: 'at-gun',
      },
      scouted: '309',
      controlled: '310 409 410 510 511',
      deck: 'gunner-a gunner-b t34-b at-gun engineer-b',
    },
    german: {
      task: mix(9, objectives(9), points(9)),
      units: {
        306: 'rifleman-b scout-b',
        406: 'gunner-a',
        407: 'rifleman-a scout-a panzer-b',
        507: 'at-gun',
      },
      scouted: '508',
      controlled: '306 307 407 507',
      deck: 'gunner-a panzer-b at-gun engineer-b',
    },
  },
  {
    id: '144',
    day: '1942-11-05',
    window: '309-312 409-412 509-512 609-612',
    objectives: { 310: 1, 311: 2, 410: 1, 411: 1, 511: 1, 610: 1 },
    initiative: 'german',
    isRoutEnough: false,
    tunnels: '410 512',
    fortify: '511',
    points: [
      { kind: 'casualty', seat: 0 },
      { kind: 'casualty', seat: 1 },
    ],
    soviet: {
      task: either(points(7), rout('panzer-a', 'panzer-b')),
      units: {
        311: 'rifleman-a scout-a gunner-a',
        411: 'at-rifle',
        511: 'gunner-b',
        611: 'rifleman-b scout-b',
      },
      scouted: '312 412 512',
      controlled: '311 411 511 611',
      deck: 'gunner-a at-rifle starshina',
    },
    german: {
      task: mix(8, objectives(8), points(8)),
      units: {
        309: 'panzer-a panzer-b',
        409: 'rifleman-a scout-a gunner-a',
        509: 'engineer-a gunner-b',
        609: 'rifleman-b scout-b',
      },
      scouted: '510',
      controlled: '309 409 509 609',
      deck: 'gunner-a gunner-b panzer-a panzer-b engineer-a infantry-gun',
    },
  },
];

import { either, objectives, points, rout, routAny } from '../../task.ts';
import { battle } from '../fields.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** What is left of two platoons; the last battles. */
export const STAGES_14_15: readonly ScenarioFile[] = [
  battle('141', '1942-11-11', 'store', {
    initiative: 'soviet',
    fortify: '503',
    soviet: {
      task: either(objectives(5), routAny(4)),
      deck: 't34-a t34-b flamethrower',
      units: { 404: 't34-a' },
      scouted: '403 504',
    },
    german: {
      task: either(objectives(4), routAny(4)),
      deck: 'assault flamethrower at-gun',
      scouted: '502',
      controlled: '503',
    },
  }),
  battle('142', '1942-11-11', 'school', {
    initiative: 'german',
    tunnels: '304 407',
    soviet: { task: objectives(5), deck: 'flamethrower sniper t34-b', scouted: '306' },
    german: { task: objectives(5), deck: 'flamethrower sniper assault', scouted: '304' },
  }),
  battle('143', '1942-11-11', 'mill', {
    initiative: 'german',
    fortify: '309 409',
    soviet: {
      task: either(objectives(4), routAny(4)),
      deck: 'flamethrower at-gun guns',
      scouted: '310',
      controlled: '309 409',
    },
    german: {
      task: either(objectives(5), routAny(4)),
      deck: 'panzer-a flamethrower assault',
      units: { 308: 'panzer-a' },
      scouted: '310',
    },
  }),
  {
    id: '151',
    day: '1942-11-18',
    window: '201-204 301-305 401-405 501-504',
    objectives: { 203: 1, 302: 2, 303: 1, 304: 1, 402: 1, 403: 1, 502: 2, 503: 1 },
    initiative: 'soviet',
    tunnels: '304 402',
    soviet: {
      task: either(objectives(6), routAny(5)),
      units: {
        204: 'rifleman-a scout-a sniper',
        305: 'gunner-a gunner-b',
        405: 't34-a t34-b',
        504: 'rifleman-b scout-b',
      },
      scouted: '304 404',
      controlled: '204 305 405 504',
      deck: 'gunner-a gunner-b t34-a t34-b sniper commissar',
    },
    german: {
      task: either(objectives(5), routAny(5)),
      units: {
        201: 'rifleman-a scout-a sniper',
        301: 'gunner-a gunner-b panzer-a',
        401: 'panzer-b',
        501: 'rifleman-b scout-b',
      },
      scouted: '303 403',
      controlled: '201 301 302 501 502',
      deck: 'gunner-a gunner-b panzer-a panzer-b sniper assault commander',
    },
  },
  {
    id: '152',
    day: '1942-11-18',
    window: '304-307 403-407 503-507 603-606',
    objectives: { 305: 1, 306: 1, 404: 1, 405: 2, 406: 1, 504: 1, 505: 2, 506: 1, 605: 1 },
    initiative: 'german',
    tunnels: '405 505',
    soviet: {
      task: either(objectives(6), points(7)),
      secret: rout('rifleman-a', 'rifleman-b', 'panzer-a'),
      units: {
        307: 'rifleman-a scout-a sniper',
        407: 't34-a',
        506: 't34-b',
        507: 'gunner-a gunner-b',
        606: 'rifleman-b scout-b',
      },
      scouted: '306 406 505',
      controlled: '307 407 507 606',
      deck: 'gunner-a gunner-b t34-a t34-b sniper commissar',
    },
    german: {
      task: either(objectives(6), points(7)),
      secret: rout('rifleman-a', 'rifleman-b', 't34-a'),
      units: {
        304: 'rifleman-a scout-a sniper',
        403: 'panzer-a',
        503: 'gunner-a gunner-b',
        504: 'panzer-b',
        603: 'rifleman-b scout-b',
      },
      scouted: '305 404',
      controlled: '304 403 503 603',
      deck: 'gunner-a gunner-b panzer-a panzer-b sniper assault commander',
    },
    points: [
      { kind: 'damage', seat: 0 },
      { kind: 'damage', seat: 1 },
      { kind: 'tunnel', seat: 0 },
      { kind: 'tunnel', seat: 1 },
      { kind: 'casualty', seat: 0 },
      { kind: 'casualty', seat: 1 },
    ],
  },
  {
    id: '153',
    day: '1942-11-18',
    window: '308-312 408-412 508-512 609-612',
    objectives: { 309: 1, 310: 1, 311: 2, 410: 1, 411: 1, 509: 1, 510: 1, 511: 2 },
    initiative: 'german',
    tunnels: '410 512',
    fortify: '309 409 511',
    soviet: {
      task: either(objectives(6), routAny(5)),
      units: {
        312: 'rifleman-a scout-a sniper',
        411: 't34-a t34-b',
        512: 'gunner-a gunner-b',
        612: 'rifleman-b scout-b',
      },
      scouted: '310 510',
      controlled: '312 411 511 512 612',
      deck: 'gunner-a gunner-b t34-a t34-b sniper commissar',
    },
    german: {
      task: either(objectives(6), routAny(5)),
      units: {
        308: 'rifleman-a scout-a sniper panzer-a',
        408: 'gunner-a gunner-b',
        508: 'panzer-b',
        609: 'rifleman-b scout-b',
      },
      scouted: '309 310 409 509',
      controlled: '308 408 508 609',
      deck: 'gunner-a gunner-b panzer-a panzer-b sniper assault commander',
    },
  },
];

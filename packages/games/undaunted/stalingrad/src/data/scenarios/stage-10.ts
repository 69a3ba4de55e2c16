import { both, either, mix, objectives, points, reach, routAny } from '../../task.ts';
import { tileNamed } from '../city.ts';
import { battle } from '../fields.ts';
import type { ScenarioFile } from '../scenario-file.ts';

const SQUAD_C = 'rifleman-c scout-c gunner-c';

/** Flamethrowers and medics; then those who drive others on, and planes on both sides. */
export const STAGES_10_11: readonly ScenarioFile[] = [
  battle('101', '1942-10-20', 'station', {
    initiative: 'soviet',
    tunnels: '302 405',
    soviet: {
      task: objectives(5),
      deck: 'flamethrower medic rifleman-c leader-c',
      units: { 305: SQUAD_C },
      scouted: '304',
    },
    german: {
      task: objectives(4),
      deck: 'flamethrower medic rifleman-c leader-c',
      units: { 301: SQUAD_C },
      scouted: '302 303',
    },
  }),
  battle('102', '1942-10-20', 'school', {
    initiative: 'german',
    soviet: {
      task: mix(6, objectives(6), points(6)),
      deck: 'flamethrower medic rifleman-c leader-c',
      units: { 307: SQUAD_C },
      scouted: '306',
    },
    german: {
      task: mix(6, objectives(6), points(6)),
      deck: 'flamethrower medic rifleman-c leader-c',
      units: { 303: SQUAD_C },
      scouted: '304',
    },
    points: [
      { kind: 'casualty', seat: 0 },
      { kind: 'casualty', seat: 1 },
    ],
  }),
  battle('103', '1942-10-20', 'corner', {
    initiative: 'german',
    soviet: {
      task: either(objectives(5), points(7)),
      deck: 'flamethrower medic rifleman-c leader-c',
      units: { 310: SQUAD_C },
      scouted: '308 309',
      controlled: '307',
    },
    german: {
      task: objectives(5),
      deck: 'flamethrower flamethrower medic rifleman-c leader-c',
      units: { 306: SQUAD_C },
      scouted: '307 308',
    },
    points: [{ kind: 'hold', seat: 0, tile: tileNamed('307') }],
  }),
  battle('111', '1942-10-25', 'store', {
    initiative: 'soviet',
    escapes: '501',
    isRoutEnough: false,
    soviet: {
      task: either(
        objectives(5),
        both(objectives(3), reach('escape', ['rifleman-a', 'rifleman-b', 'rifleman-c'], 1)),
      ),
      deck: 'commissar bomber rifleman-c leader-c',
      units: { 505: SQUAD_C },
      scouted: '503 504',
    },
    german: {
      task: objectives(4),
      deck: 'commander anti-aircraft rifleman-c leader-c',
      units: { 501: SQUAD_C },
      scouted: '502 503',
    },
  }),
  battle('112', '1942-10-25', 'plant', {
    initiative: 'soviet',
    tunnels: '507 610',
    soviet: {
      task: either(objectives(5), routAny(3)),
      deck: 'commissar bomber rifleman-c leader-c',
      units: { 510: SQUAD_C },
      scouted: '509',
    },
    german: {
      task: either(objectives(5), routAny(3)),
      deck: 'commander bomber rifleman-c leader-c',
      units: { 506: SQUAD_C },
      scouted: '507',
    },
  }),
  battle('113', '1942-10-25', 'mill', {
    initiative: 'german',
    goals: '311',
    isRoutEnough: false,
    soviet: {
      task: objectives(4),
      deck: 'commissar anti-aircraft rifleman-c leader-c',
      units: { 312: SQUAD_C },
      scouted: '310',
    },
    german: {
      task: either(
        objectives(5),
        both(objectives(3), reach('task', ['rifleman-a', 'rifleman-b', 'rifleman-c'], 1)),
      ),
      deck: 'commander bomber rifleman-c leader-c',
      units: { 308: SQUAD_C },
      scouted: '309 310',
    },
  }),
];

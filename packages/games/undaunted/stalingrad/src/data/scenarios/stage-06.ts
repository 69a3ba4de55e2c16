import { both, either, mix, objectives, points, reach, rout } from '../../task.ts';
import { battle } from '../fields.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** German tanks and what stops them; then Soviet tanks, and men who have to get somewhere. */
export const STAGES_06_07: readonly ScenarioFile[] = [
  battle('061', '1942-10-08', 'station', {
    initiative: 'german',
    soviet: { task: objectives(4), deck: 'at-rifle at-rifle at-gun', scouted: '304' },
    german: {
      task: objectives(4),
      deck: 'panzer-a',
      units: { 401: 'panzer-a' },
      scouted: '402 403',
    },
    mines: ['soviet 303-403 tanks'],
  }),
  battle('062', '1942-10-08', 'corner', {
    initiative: 'german',
    soviet: {
      task: either(objectives(5), rout('panzer-a')),
      deck: 'at-rifle at-gun',
      units: { 309: 'at-gun' },
      scouted: '308',
    },
    german: {
      task: objectives(5),
      deck: 'panzer-a',
      units: { 306: 'panzer-a' },
      scouted: '307 407',
    },
  }),
  battle('063', '1942-10-08', 'brewery', {
    initiative: 'soviet',
    soviet: {
      task: objectives(4),
      deck: 'at-rifle at-gun',
      units: { 211: 'at-gun' },
      scouted: '209',
    },
    german: { task: objectives(5), deck: 'panzer-a', units: { 308: 'panzer-a' }, scouted: '209' },
  }),
  battle('071', '1942-10-10', 'store', {
    initiative: 'soviet',
    goals: '501',
    soviet: {
      task: either(objectives(5), reach('task', ['t34-a', 'rifleman-a'], 1)),
      deck: 't34-a t34-a',
      units: { 404: 't34-a' },
      scouted: '403 503 504',
    },
    german: {
      task: objectives(4),
      deck: 'at-gun at-gun',
      units: { 503: 'at-gun' },
      scouted: '504',
    },
  }),
  battle('072', '1942-10-10', 'plant', {
    initiative: 'german',
    soviet: {
      task: mix(5, objectives(5), points(5)),
      deck: 't34-a',
      units: { 510: 't34-a' },
      scouted: '509',
    },
    german: {
      task: mix(5, objectives(5), points(5)),
      deck: 'panzer-a at-gun',
      units: { 506: 'panzer-a' },
      scouted: '507',
    },
    points: [
      { kind: 'damage', seat: 0 },
      { kind: 'damage', seat: 1 },
    ],
  }),
  battle('073', '1942-10-10', 'landing', {
    initiative: 'german',
    escapes: '612',
    soviet: {
      task: objectives(4),
      deck: 't34-a at-rifle',
      units: { 611: 't34-a' },
      scouted: '510',
    },
    german: {
      task: either(both(objectives(3), reach('escape', ['scout-a', 'scout-b'], 1)), objectives(5)),
      deck: 'panzer-a panzer-a',
      units: { 508: 'panzer-a' },
      scouted: '509 510 609',
    },
  }),
];

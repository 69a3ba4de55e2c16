import { either, mix, objectives, points, rout, routAny, stack } from '../../task.ts';
import { tileNamed } from '../city.ts';
import { battle } from '../fields.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Bombers, and guns against them; then the third squads. */
export const STAGES_08_09: readonly ScenarioFile[] = [
  battle('081', '1942-10-14', 'workers', {
    initiative: 'german',
    soviet: { task: objectives(5), deck: 'anti-aircraft at-rifle', scouted: '206' },
    german: { task: objectives(4), deck: 'bomber bomber', scouted: '204' },
  }),
  battle('082', '1942-10-14', 'gully', {
    initiative: 'soviet',
    tunnels: '207 309',
    soviet: { task: either(objectives(5), stack(4)), deck: 'anti-aircraft t34-a', scouted: '209' },
    german: { task: either(objectives(5), stack(4)), deck: 'bomber', scouted: '207' },
    points: [{ kind: 'drop', tile: tileNamed('207') }],
  }),
  battle('083', '1942-10-14', 'mill', {
    initiative: 'soviet',
    soviet: { task: objectives(4), deck: 'anti-aircraft', scouted: '310' },
    german: { task: mix(6, objectives(6), points(6)), deck: 'bomber bomber', scouted: '309' },
    points: [{ kind: 'damage', seat: 1 }],
  }),
  battle('091', '1942-10-17', 'yard', {
    initiative: 'soviet',
    fortify: '203',
    soviet: {
      task: objectives(5),
      deck: 'leader-c rifleman-c scout-c',
      units: { 205: 'rifleman-c scout-c gunner-c' },
      scouted: '204',
    },
    german: {
      task: objectives(4),
      deck: 'leader-c rifleman-c engineer-c',
      units: { 201: 'rifleman-c scout-c gunner-c' },
      scouted: '203 303',
      controlled: '203',
    },
  }),
  battle('092', '1942-10-17', 'square', {
    initiative: 'german',
    fortify: '503',
    soviet: {
      task: either(objectives(5), routAny(3)),
      secret: rout('rifleman-c', 'gunner-c'),
      deck: 'leader-c rifleman-c scout-c',
      units: { 507: 'rifleman-c scout-c gunner-c' },
      scouted: '506',
    },
    german: {
      task: either(objectives(5), routAny(3)),
      secret: rout('rifleman-c', 'gunner-c'),
      deck: 'leader-c rifleman-c scout-c',
      units: { 503: 'rifleman-c scout-c gunner-c' },
      scouted: '504',
    },
  }),
  battle('093', '1942-10-17', 'brewery', {
    initiative: 'german',
    fortify: '309',
    soviet: {
      task: objectives(4),
      deck: 'leader-c rifleman-c scout-c',
      units: { 212: 'rifleman-c scout-c gunner-c' },
      scouted: '210',
    },
    german: {
      task: objectives(5),
      deck: 'leader-c rifleman-c engineer-c',
      units: { 208: 'rifleman-c scout-c gunner-c' },
      scouted: '209 309',
    },
  }),
];

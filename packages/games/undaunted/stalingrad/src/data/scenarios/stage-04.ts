import { either, objectives, points, rout } from '../../task.ts';
import { tileNamed } from '../city.ts';
import { battle } from '../fields.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Fortified ground and those who guide others; then guns from afar, and tunnels. */
export const STAGES_04_05: readonly ScenarioFile[] = [
  battle('041', '1942-10-03', 'store', {
    initiative: 'german',
    fortify: '503',
    soviet: { task: objectives(4), deck: 'starshina engineer-b', scouted: '503 504' },
    german: { task: objectives(4), deck: 'starshina', scouted: '502', controlled: '503' },
  }),
  battle('042', '1942-10-03', 'school', {
    initiative: 'soviet',
    fortify: '203',
    soviet: { task: objectives(5), deck: 'starshina', scouted: '306' },
    german: { task: objectives(5), deck: 'starshina', scouted: '304' },
  }),
  battle('043', '1942-10-03', 'mill', {
    initiative: 'soviet',
    fortify: '309',
    soviet: { task: objectives(4), deck: 'starshina', scouted: '310', controlled: '309' },
    german: { task: objectives(4), deck: 'starshina engineer-b', scouted: '309 310' },
  }),
  battle('051', '1942-10-05', 'yard', {
    initiative: 'german',
    tunnels: '203 304',
    soviet: { task: objectives(4), deck: 'guns engineer-a', scouted: '204' },
    german: {
      task: objectives(4),
      secret: rout('rifleman-a', 'gunner-a'),
      deck: 'guns',
      scouted: '203',
    },
  }),
  battle('052', '1942-10-05', 'square', {
    initiative: 'soviet',
    tunnels: '505 607',
    soviet: { task: either(objectives(5), points(5)), deck: 'guns', scouted: '506' },
    german: { task: either(objectives(5), points(5)), deck: 'guns', scouted: '504' },
    points: [
      { kind: 'hold', seat: 0, tile: tileNamed('505') },
      { kind: 'hold', seat: 1, tile: tileNamed('505') },
    ],
  }),
  battle('053', '1942-10-05', 'landing', {
    initiative: 'soviet',
    tunnels: '510 612',
    soviet: {
      task: objectives(4),
      secret: rout('rifleman-a', 'gunner-a'),
      deck: 'guns',
      scouted: '510',
    },
    german: { task: objectives(4), deck: 'guns engineer-a', scouted: '509' },
  }),
];

import { either, objectives, routAny } from '../../task.ts';
import { battle } from '../fields.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Snipers; then engineers with mines, smoke and charges. */
export const STAGES_02_03: readonly ScenarioFile[] = [
  battle('021', '1942-09-29', 'school', {
    initiative: 'german',
    soviet: { task: objectives(4), deck: 'sniper', scouted: '306' },
    german: { task: objectives(4), deck: 'sniper', scouted: '304' },
  }),
  battle('022', '1942-09-29', 'plant', {
    initiative: 'soviet',
    soviet: { task: objectives(4), deck: 'sniper', scouted: '509' },
    german: { task: objectives(4), deck: 'sniper', scouted: '507' },
  }),
  battle('031', '1942-10-01', 'station', {
    initiative: 'german',
    soviet: { task: objectives(4), deck: 'engineer-a sniper', scouted: '304' },
    german: { task: objectives(4), deck: 'engineer-a', scouted: '302 303' },
  }),
  battle('032', '1942-10-01', 'workers', {
    initiative: 'soviet',
    soviet: { task: either(objectives(5), routAny(2)), deck: 'engineer-a', scouted: '206' },
    german: { task: either(objectives(5), routAny(2)), deck: 'engineer-a', scouted: '204' },
  }),
  battle('033', '1942-10-01', 'corner', {
    initiative: 'soviet',
    soviet: { task: objectives(4), deck: 'engineer-a', scouted: '308 309' },
    german: { task: objectives(4), deck: 'engineer-a sniper', scouted: '307' },
    mines: ['german 306-307', 'german 406-407'],
  }),
];

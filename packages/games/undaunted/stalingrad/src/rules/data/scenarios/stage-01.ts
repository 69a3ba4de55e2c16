import { objectives } from '../../task.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** #011 as the rulebook prints it; its map is a picture there, so the map is ours. */
export const STAGE_01: readonly ScenarioFile[] = [
  {
    id: '011',
    day: '1942-09-27',
    provenance: 'reconstructed',
    window: '304-306 403-406 503-506 603-606',
    objectives: { 404: 1, 405: 2, 504: 1, 505: 1, 506: 1 },
    initiative: 'soviet',
    soviet: {
      task: objectives(4),
      units: { 604: 'rifleman-a scout-a', 605: 'gunner-a gunner-b', 606: 'rifleman-b scout-b' },
      scouted: '504 506',
      controlled: '604 606',
      deck: 'gunner-a gunner-b',
    },
    german: {
      task: objectives(4),
      units: {
        304: 'rifleman-a scout-a',
        305: 'gunner-b',
        406: 'gunner-a',
        306: 'rifleman-b scout-b',
      },
      scouted: '403 405',
      controlled: '304 306',
      deck: 'gunner-a gunner-b',
    },
  },
];

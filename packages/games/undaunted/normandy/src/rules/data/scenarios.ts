import { loadScenario, type Scenario } from '@bivouac/undaunted-core';
import { BOOK } from './book.ts';
import s01 from './scenarios/01-la-raye.json' with { type: 'json' };
import s02 from './scenarios/02-montmartin.json' with { type: 'json' };
import s03 from './scenarios/03-raid-across-the-canal.json' with { type: 'json' };
import s04 from './scenarios/04-behind-enemy-lines.json' with { type: 'json' };
import s05 from './scenarios/05-crossing-the-vire.json' with { type: 'json' };
import s06 from './scenarios/06-desperate-withdrawal.json' with { type: 'json' };
import s07 from './scenarios/07-la-huberderie.json' with { type: 'json' };
import s08 from './scenarios/08-tessy-sur-vire.json' with { type: 'json' };
import s09 from './scenarios/09-reinforcements.json' with { type: 'json' };
import s10 from './scenarios/10-critical-intelligence.json' with { type: 'json' };
import s11 from './scenarios/11-hill-314.json' with { type: 'json' };
import s12 from './scenarios/12-mortain.json' with { type: 'json' };

/** The book's scenarios, in its order. */
export const SCENARIO_FILES: readonly (readonly [string, unknown])[] = [
  ['01-la-raye.json', s01],
  ['02-montmartin.json', s02],
  ['03-raid-across-the-canal.json', s03],
  ['04-behind-enemy-lines.json', s04],
  ['05-crossing-the-vire.json', s05],
  ['06-desperate-withdrawal.json', s06],
  ['07-la-huberderie.json', s07],
  ['08-tessy-sur-vire.json', s08],
  ['09-reinforcements.json', s09],
  ['10-critical-intelligence.json', s10],
  ['11-hill-314.json', s11],
  ['12-mortain.json', s12],
];

export const SCENARIOS: readonly Scenario[] = SCENARIO_FILES.map(([file, json]) => {
  const loaded = loadScenario(file, json, BOOK);
  if (loaded.ok) return loaded.value;
  const { field, reason } = loaded.problem;
  throw new Error(`${file}, ${field}: ${reason}`);
});

import { loadScenario, type Scenario } from '@bivouac/undaunted-core';
import { BOOK } from './book.ts';
import s01 from './scenarios/01-landing-ground-7.json' with { type: 'json' };
import s02 from './scenarios/02-murzuk.json' with { type: 'json' };
import s03 from './scenarios/03-gebel-sherif.json' with { type: 'json' };
import s04 from './scenarios/04-al-tag.json' with { type: 'json' };
import s05 from './scenarios/05-road-to-hon.json' with { type: 'json' };
import s06 from './scenarios/06-base-under-threat.json' with { type: 'json' };
import s07 from './scenarios/07-road-watch.json' with { type: 'json' };
import s08 from './scenarios/08-fuel-dump.json' with { type: 'json' };
import s09 from './scenarios/09-salvage.json' with { type: 'json' };
import s10 from './scenarios/10-wadi-tamet.json' with { type: 'json' };
import s11 from './scenarios/11-barce.json' with { type: 'json' };

/** Our scenarios, in the order in which they teach the game. */
export const SCENARIO_FILES: readonly (readonly [string, unknown])[] = [
  ['01-landing-ground-7.json', s01],
  ['02-murzuk.json', s02],
  ['03-gebel-sherif.json', s03],
  ['04-al-tag.json', s04],
  ['05-road-to-hon.json', s05],
  ['06-base-under-threat.json', s06],
  ['07-road-watch.json', s07],
  ['08-fuel-dump.json', s08],
  ['09-salvage.json', s09],
  ['10-wadi-tamet.json', s10],
  ['11-barce.json', s11],
];

export const SCENARIOS: readonly Scenario[] = SCENARIO_FILES.map(([file, json]) => {
  const loaded = loadScenario(file, json, BOOK);
  if (loaded.ok) return loaded.value;
  const { field, reason } = loaded.problem;
  throw new Error(`${file}, ${field}: ${reason}`);
});

import type { Scenario } from '../scenario.ts';
import { loadScenario } from './load-scenario.ts';
import s01 from './scenarios/01-rolica-first.json' with { type: 'json' };
import s02 from './scenarios/02-rolica-second.json' with { type: 'json' };
import s03 from './scenarios/03-vimeiro.json' with { type: 'json' };
import s04 from './scenarios/04-corunna.json' with { type: 'json' };
import s05 from './scenarios/05-talavera.json' with { type: 'json' };
import s06 from './scenarios/06-coa.json' with { type: 'json' };
import s07 from './scenarios/07-bussaco-reynier.json' with { type: 'json' };
import s08 from './scenarios/08-bussaco-ney.json' with { type: 'json' };
import s09 from './scenarios/09-redinha.json' with { type: 'json' };
import s10 from './scenarios/10-salamanca-left.json' with { type: 'json' };
import s11 from './scenarios/11-salamanca-right.json' with { type: 'json' };
import s12 from './scenarios/12-garcia-hernandez.json' with { type: 'json' };
import s13 from './scenarios/13-saint-pierre.json' with { type: 'json' };
import s14 from './scenarios/14-quatre-bras.json' with { type: 'json' };
import s15 from './scenarios/15-waterloo.json' with { type: 'json' };

/** The book's scenarios, in its order. */
export const SCENARIO_FILES: readonly (readonly [string, unknown])[] = [
  ['01-rolica-first.json', s01],
  ['02-rolica-second.json', s02],
  ['03-vimeiro.json', s03],
  ['04-corunna.json', s04],
  ['05-talavera.json', s05],
  ['06-coa.json', s06],
  ['07-bussaco-reynier.json', s07],
  ['08-bussaco-ney.json', s08],
  ['09-redinha.json', s09],
  ['10-salamanca-left.json', s10],
  ['11-salamanca-right.json', s11],
  ['12-garcia-hernandez.json', s12],
  ['13-saint-pierre.json', s13],
  ['14-quatre-bras.json', s14],
  ['15-waterloo.json', s15],
];

export const SCENARIOS: readonly Scenario[] = SCENARIO_FILES.map(([file, json]) => {
  const loaded = loadScenario(file, json);
  if (loaded.ok) return loaded.value;
  const { field, reason } = loaded.problem;
  throw new Error(`${file}, ${field}: ${reason}`);
});

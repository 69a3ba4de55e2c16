import { loadScenario } from '../load-scenario.ts';
import type { Scenario } from '../scenario.ts';
import s01 from './scenarios/01-rolica-first.json' with { type: 'json' };

/** The book's scenarios, in its order. */
export const SCENARIO_FILES: readonly (readonly [string, unknown])[] = [
  ['01-rolica-first.json', s01],
];

export const SCENARIOS: readonly Scenario[] = SCENARIO_FILES.map(([file, json]) => {
  const loaded = loadScenario(file, json);
  if (loaded.ok) return loaded.value;
  const { field, reason } = loaded.problem;
  throw new Error(`${file}, ${field}: ${reason}`);
});

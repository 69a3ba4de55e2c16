import type { Scenario } from '@bivouac/undaunted-core';
import { compileScenario, type ScenarioFile } from './scenario-file.ts';
import { STAGE_01 } from './scenarios/stage-01.ts';

/** As written, in the order of the book. */
export const SCENARIO_FILES: readonly ScenarioFile[] = [...STAGE_01];

export const SCENARIOS: readonly Scenario[] = SCENARIO_FILES.map((file, i) =>
  compileScenario(file, i + 1),
);

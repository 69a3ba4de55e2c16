import type { Scenario } from '@bivouac/undaunted-core';
import { compileScenario, type ScenarioFile } from './scenario-file.ts';
import { STAGE_01 } from './scenarios/stage-01.ts';
import { STAGES_02_03 } from './scenarios/stage-02.ts';
import { STAGES_04_05 } from './scenarios/stage-04.ts';
import { STAGES_06_07 } from './scenarios/stage-06.ts';
import { STAGES_08_09 } from './scenarios/stage-08.ts';
import { STAGES_10_11 } from './scenarios/stage-10.ts';
import { STAGES_12_13 } from './scenarios/stage-12.ts';
import { STAGES_14_15 } from './scenarios/stage-14.ts';

/** As written, in the order of the book. */
export const SCENARIO_FILES: readonly ScenarioFile[] = [
  ...STAGE_01,
  ...STAGES_02_03,
  ...STAGES_04_05,
  ...STAGES_06_07,
  ...STAGES_08_09,
  ...STAGES_10_11,
  ...STAGES_12_13,
  ...STAGES_14_15,
];

export const SCENARIOS: readonly Scenario[] = SCENARIO_FILES.map((file, i) =>
  compileScenario(file, i + 1),
);

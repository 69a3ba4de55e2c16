import type { Scenario } from '@bivouac/undaunted-core';
import { compileScenario, type ScenarioFile } from './scenario-file.ts';
import { STAGE_01 } from './scenarios/stage-01.ts';
import { STAGE_02 } from './scenarios/stage-02.ts';
import { STAGE_03 } from './scenarios/stage-03.ts';
import { STAGE_04 } from './scenarios/stage-04.ts';
import { STAGE_05 } from './scenarios/stage-05.ts';
import { STAGE_06 } from './scenarios/stage-06.ts';
import { STAGE_07 } from './scenarios/stage-07.ts';
import { STAGE_08 } from './scenarios/stage-08.ts';
import { STAGE_09 } from './scenarios/stage-09.ts';
import { STAGE_10 } from './scenarios/stage-10.ts';
import { STAGE_11 } from './scenarios/stage-11.ts';
import { STAGE_12 } from './scenarios/stage-12.ts';
import { STAGE_13 } from './scenarios/stage-13.ts';
import { STAGE_14 } from './scenarios/stage-14.ts';
import { STAGE_15 } from './scenarios/stage-15.ts';

/** As written, in the order of the book. */
export const SCENARIO_FILES: readonly ScenarioFile[] = [
  ...STAGE_01,
  ...STAGE_02,
  ...STAGE_03,
  ...STAGE_04,
  ...STAGE_05,
  ...STAGE_06,
  ...STAGE_07,
  ...STAGE_08,
  ...STAGE_09,
  ...STAGE_10,
  ...STAGE_11,
  ...STAGE_12,
  ...STAGE_13,
  ...STAGE_14,
  ...STAGE_15,
];

export const SCENARIOS: readonly Scenario[] = SCENARIO_FILES.map((file, i) =>
  compileScenario(file, i + 1),
);

import type { Scenario } from '@bivouac/undaunted-core';
import { controlScore } from '@bivouac/undaunted-core/table/score/control-score.ts';
import type { Scoreboard } from '@bivouac/undaunted-core/table/title.ts';
import { type NormandyEvent, normandyRules as rules } from '../rules/index.ts';

/** Points for each side, counted from what both sides have seen; the radio gains in value. */
export function normandyScore(scenario: Scenario): Scoreboard<NormandyEvent> {
  const values = scenario.objectives.slice();
  const ground = controlScore(scenario, rules.tiles.length, values);
  return {
    follow(event) {
      if (event.type === 'valueRaised') values[event.tile] = event.value;
      else ground.follow(event);
    },
    score: ground.score,
  };
}

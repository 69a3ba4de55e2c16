import { namesCs } from './cs/names.ts';
import { rulesCs } from './cs/rules.ts';
import { scenariosCs } from './cs/scenarios.ts';
import { namesEn } from './en/names.ts';
import { rulesEn } from './en/rules.ts';
import { scenariosEn } from './en/scenarios.ts';

export type { CardTitle, NormandyNames, TileId, UnitTitle } from './en/names.ts';
export type { ScenarioId } from './en/scenarios.ts';
export type { RuleId, RuleText } from './rule-sources.ts';
export { SOLDIERS } from './soldiers.ts';
export { normandyTexts } from './texts.ts';
export { titlesIn } from './titles.ts';

export const normandyNames = { cs: namesCs, en: namesEn } as const;
export const normandyRuleTexts = { cs: rulesCs, en: rulesEn } as const;
export const normandyScenarioTexts = { cs: scenariosCs, en: scenariosEn } as const;

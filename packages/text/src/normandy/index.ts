import { namesCs } from './names-cs.ts';
import { namesEn } from './names-en.ts';
import { rulesCs } from './rules-cs.ts';
import { rulesEn } from './rules-en.ts';
import { scenariosCs } from './scenarios-cs.ts';
import { scenariosEn } from './scenarios-en.ts';

export type { CardTitle, NormandyNames, TileId, UnitTitle } from './names-en.ts';
export type { RuleId, RuleText } from './rule-sources.ts';
export type { ScenarioId } from './scenarios-en.ts';
export { SOLDIERS } from './soldiers.ts';
export { titlesIn } from './titles.ts';

export const normandyNames = { cs: namesCs, en: namesEn } as const;
export const normandyRuleTexts = { cs: rulesCs, en: rulesEn } as const;
export const normandyScenarioTexts = { cs: scenariosCs, en: scenariosEn } as const;

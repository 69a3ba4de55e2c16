import { namesCs } from './names-cs.ts';
import { namesEn } from './names-en.ts';
import { rulesCs } from './rules-cs.ts';
import { rulesEn } from './rules-en.ts';
import { scenariosCs } from './scenarios-cs.ts';
import { scenariosEn } from './scenarios-en.ts';

export { SOLDIERS as NORTH_AFRICA_SOLDIERS } from './soldiers.ts';
export { northAfricaTexts } from './texts.ts';

export const northAfricaNames = { cs: namesCs, en: namesEn } as const;
export const northAfricaRuleTexts = { cs: rulesCs, en: rulesEn } as const;
export const northAfricaScenarioTexts = { cs: scenariosCs, en: scenariosEn } as const;

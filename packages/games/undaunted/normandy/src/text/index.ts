export { normandyBriefings, normandyScenarioTexts } from './briefings.ts';
export type { CardTitle, NormandyNames, TileId, UnitTitle } from './en/names.ts';
export type { ScenarioId } from './en/scenarios.ts';
export type { RuleId } from './rule-sources.ts';
export { SOLDIERS } from './soldiers.ts';
export { describeTile } from './table.ts';
export { normandyContexts, normandyNames, normandyTexts } from './texts.ts';

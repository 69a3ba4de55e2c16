export { northAfricaBriefings, northAfricaScenarioTexts } from './briefings.ts';
export { SOLDIERS as NORTH_AFRICA_SOLDIERS } from './soldiers.ts';
export { describeTile } from './table.ts';
export {
  northAfricaContexts,
  northAfricaNames,
  northAfricaTexts,
} from './texts.ts';

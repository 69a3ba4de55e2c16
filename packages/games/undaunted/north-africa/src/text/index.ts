export { SOLDIERS as NORTH_AFRICA_SOLDIERS } from './soldiers.ts';
export {
  northAfricaNames,
  northAfricaScenarioTexts,
  northAfricaSentences,
  northAfricaTexts,
  northAfricaTitles,
} from './texts.ts';

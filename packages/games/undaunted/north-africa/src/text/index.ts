export { SOLDIERS as NORTH_AFRICA_SOLDIERS } from './soldiers.ts';
export { describeTile } from './table.ts';
export {
  northAfricaContexts,
  northAfricaNames,
  northAfricaScenarioTexts,
  northAfricaTexts,
} from './texts.ts';

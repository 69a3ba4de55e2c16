export { turnedPage } from './book.ts';
export { campaignTexts } from './campaign-texts.ts';
export type { CityContext } from './city-context.ts';
export { contextIn } from './describe.ts';
export type { CityLanguage } from './language.ts';
export {
  type BattleTitles,
  type BookPages,
  type CityLibrary,
  ENDINGS,
  type EndingPages,
  MEN_GROUPS,
  type Men,
  type MenGroup,
  STAGES,
  stageOfBattle,
  stageOfCode,
} from './library.ts';
export { battleHead } from './scenarios.ts';
export { soldierName } from './soldiers.ts';
export { describeTile } from './table.ts';
export { nameTask, routLines } from './tasks.ts';
export { battleTexts, CITY_PARTS } from './texts.ts';
export { CITY_LANGUAGES, stalingradCampaignTexts, stalingradTexts } from './whole-texts.ts';

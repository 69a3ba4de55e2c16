export { turnedPage } from './book.ts';
export { tellingIn } from './describe.ts';
export { CITY_LANGUAGES } from './languages.ts';
export {
  type BattleTitles,
  type BookPages,
  type CityLibrary,
  type EndingPages,
  MEN_GROUPS,
  type Men,
  type MenGroup,
  stageOfBattle,
  stageOfCode,
} from './library.ts';
export { battleHead, battleTitle } from './scenarios.ts';
export { soldierName } from './soldiers.ts';
export { nameTask, routLines } from './tasks.ts';
export type { CityTelling } from './telling.ts';
export { battleTexts, campaignTexts } from './texts.ts';
export { WHOLE_LIBRARY } from './whole-library.ts';
export { stalingradCampaignTexts, stalingradTexts } from './whole-texts.ts';

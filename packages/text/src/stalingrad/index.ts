export { tellingIn } from './describe.ts';
export { soldierName } from './soldiers.ts';
export { nameTask } from './tasks.ts';
export { CITY_LANGUAGES, stalingradCampaignTexts, stalingradTexts } from './texts.ts';

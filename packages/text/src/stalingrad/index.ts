export { stalingradCampaignTexts } from './campaign-texts.ts';
export { tellingIn } from './describe.ts';
export { soldierName } from './soldiers.ts';
export { nameTask } from './tasks.ts';
export { CITY_LANGUAGES, stalingradTexts } from './texts.ts';

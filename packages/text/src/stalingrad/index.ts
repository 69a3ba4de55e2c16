export { soldierName } from './soldiers.ts';
export { stalingradCampaignTexts, stalingradTexts } from './texts.ts';

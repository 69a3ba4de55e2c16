export { type Action, type ActionTables, DONE } from './actions.ts';
export type { Book } from './book.ts';
export {
  type CampaignEntry,
  type CampaignScore,
  type Margin,
  scoreCampaign,
} from './campaign.ts';
export {
  defenceAgainst,
  isHit,
  rollShot,
  sufferCasualty,
  suppressUnit,
  targetsOf,
} from './combat.ts';
export { type CasualtyZone, EVENT_TYPES, type Event, type Modifier } from './events.ts';
export { endGame, MAX_ROUNDS } from './flow.ts';
export { type TitleSpec, type UndauntedGame, undauntedGame } from './game.ts';
export { loadScenario, type ScenarioProblem } from './load-scenario.ts';
export * from './scenario.ts';
export * from './state.ts';
export * from './types.ts';
export * from './units.ts';
export { attack, suppress } from './verbs/fire.ts';
export { guide, move, scout, stalk } from './verbs/movement.ts';
export { bolster, command, conceal, control, inspire, recon } from './verbs/support.ts';
export type { OpenPart, SideSight, View } from './view.ts';
export { findCopy, kindsIn } from './zones.ts';

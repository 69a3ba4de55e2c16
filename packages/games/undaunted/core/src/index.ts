export {
  type Action,
  type ActionTables,
  DISMOUNT,
  DONE,
  LEAVE,
  type SpecialKind,
} from './actions.ts';
export type { Book, Reach, ReadTile } from './book.ts';
export { makeBots } from './bot/bots.ts';
export { trialLuck } from './bot/luck.ts';
export type { Mind, Question, UndauntedBot } from './bot/mind.ts';
export type { SearchOptions } from './bot/search.ts';
export {
  playInHand,
  type Sight,
  sightOfState,
  sightOfView,
  verbInHand,
} from './bot/sight.ts';
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
export {
  type CasualtyZone,
  EVENT_TYPES,
  type Event,
  type Modifier,
  SPECIAL_EVENT_TYPES,
} from './events.ts';
export { endGame, MAX_ROUNDS } from './flow.ts';
export { type TitleSpec, type UndauntedGame, undauntedGame } from './game.ts';
export { loadScenario, type ScenarioProblem } from './load-scenario.ts';
export * from './scenario.ts';
export * from './state.ts';
export * from './types.ts';
export * from './units.ts';
export { type Aftermath, antitank, attack, demolish, strafe, suppress } from './verbs/fire.ts';
export { guide, move, refuseStep, scout, stalk, walking } from './verbs/movement.ts';
export { bolster, command, conceal, control, inspire, recon } from './verbs/support.ts';
export type { OpenPart, SideSight, View } from './view.ts';
export { findCopy, gainFog, kindsIn, removeCard, removeFromGame } from './zones.ts';

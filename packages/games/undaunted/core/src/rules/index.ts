export {
  type Action,
  type ActionTables,
  DISMOUNT,
  DONE,
  HUNKER,
  type SpecialKind,
} from './actions.ts';
export type { Book, Reach, ReadTile } from './book.ts';
export { scoreCampaign } from './campaign.ts';
export {
  defenceAgainst,
  isHit,
  rangeOf,
  rollDice,
  rollShot,
  sufferCasualty,
  suppressUnit,
  zoneOf,
} from './combat.ts';
export {
  CASUALTY_ZONES,
  type CasualtyZone,
  CITY_EVENT_TYPES,
  EVENT_TYPES,
  type Event,
  type Modifier,
  SPECIAL_EVENT_TYPES,
} from './events.ts';
export { endGame, verbProcedure } from './flow.ts';
export {
  type Begin,
  type Playable,
  type Start,
  type TitleSpec,
  type UndauntedGame,
  undauntedGame,
} from './game.ts';
export { loadScenario, type ScenarioProblem } from './load-scenario.ts';
export { type CardInPlay, inPlay, type PlayVars } from './play.ts';
export {
  type Aim,
  type Answers,
  type CoreQuestion,
  type FireQuestion,
  type PlayQuestion,
  type SeriesQuestion,
  seatInTurn,
} from './questions.ts';
export * from './scenario.ts';
export * from './state.ts';
export * from './types.ts';
export * from './units.ts';
export { listUses } from './uses.ts';
export { type Aftermath, attack, shooting, suppress } from './verbs/fire.ts';
export {
  anyTile,
  type GuideQuestion,
  guide,
  move,
  onlyMarked,
  refuseStep,
  scout,
  stalk,
  walking,
} from './verbs/movement.ts';
export { bolster, command, conceal, control, inspire, isOfSquad, recon } from './verbs/support.ts';
export type { OpenPart, SideSight, View } from './view.ts';
export {
  findCopy,
  gainFog,
  insertCard,
  kindsIn,
  removeCard,
  removeFromGame,
  shuffleDeck,
} from './zones.ts';

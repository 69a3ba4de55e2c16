export {
  type Action,
  type ActionTables,
  DONE,
  HUNKER,
  MAX_VALUE,
  type OwnPatterns,
} from './actions.ts';
export type { Book, Reach, ReadTile } from './book.ts';
export { scoreCampaign } from './campaign.ts';
export {
  defenceAgainst,
  isHit,
  rollDice,
  rollShot,
  sufferCasualty,
  suppressUnit,
  zoneOf,
} from './combat.ts';
export {
  CASUALTY_ZONES,
  type CasualtyZone,
  type Event as CoreEvent,
  type Modifier,
  type Secret,
} from './events.ts';
export { verbProcedure } from './flow/card.ts';
export { endGame } from './flow/end.ts';
export {
  type Begin,
  type Playable,
  type Start,
  type TitleSpec,
  type UndauntedGame,
  undauntedGame,
} from './game.ts';
export { type CardId, type KindId, NO_CARD } from './ids.ts';
export { loadScenario, type ScenarioProblem } from './load-scenario.ts';
export type { PlannedShot, ShotPreview } from './planned-shot.ts';
export { type CardInPlay, inPlay, type PlayVars } from './play.ts';
export {
  chanceToHit,
  FACES,
  gistOf,
  otherShots,
  planned,
  previewLater,
  previewShots,
  shotAt,
} from './preview.ts';
export {
  type Aim,
  type Answers,
  CORE_ANSWERS,
  type CoreQuestion,
  type FireQuestion,
  type PlayQuestion,
  type SeriesQuestion,
  seatInTurn,
} from './questions.ts';
export * from './scenario.ts';
export * from './state.ts';
export {
  actingUnit,
  buttonOf,
  copiesAs,
  counterSubjects,
  tileSubject,
  tileUnder,
} from './subjects.ts';
export * from './types.ts';
export * from './units.ts';
export { listUses } from './uses.ts';
export { type Aftermath, attack, shooting, suppress } from './verbs/fire.ts';
export {
  anyTile,
  type Gait,
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
export type { OpenPart, SideSight, View } from './view-parts.ts';
export {
  findCopy,
  gainFog,
  insertCard,
  kindsIn,
  removeCard,
  removeFromGame,
  shuffleDeck,
} from './zones.ts';

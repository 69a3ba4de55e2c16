export type { CityAction, StalingradAction } from './actions.ts';
export { beginBattle, STALINGRAD, stalingrad, stalingradRules } from './battle.ts';
export { allSoldiers, type Career, type CareerMark, careerOf } from './campaign/career.ts';
export { reserveChoices, upgradesAfter } from './campaign/chapters.ts';
export type { CampaignEvent, CampEvent } from './campaign/events.ts';
export type { CampaignGame } from './campaign/game.ts';
export {
  type Entry,
  lossesFor,
  type Mark,
  NO_RESERVIST,
  NOT_CHOSEN,
  type Roster,
  remembered,
} from './campaign/roster.ts';
export type {
  CampaignState,
  Chapter,
  Record as CampaignRecord,
  SideBook,
} from './campaign/state.ts';
export type { Ending, Node, Tree } from './campaign/tree.ts';
export { bookTask, type CampaignQuestion, type CampaignView } from './campaign/view.ts';
export { nextPlace, stalingradCampaign } from './campaign/whole.ts';
export { VERBS } from './data/acts.ts';
export { BOOK } from './data/book.ts';
export { CARDS, cardNamed, FOG, KINDS, levelOf, plainName } from './data/cards.ts';
export {
  AREAS,
  type Area,
  areaOf,
  COLUMNS,
  FACE_LETTERS,
  FACES_OF,
  GROUND_NAMES,
  placeOf,
  ROWS,
  RUBBLE,
  TILES,
  tileNamed,
} from './data/city.ts';
export { compileScenario, type ScenarioFile } from './data/scenario-file.ts';
export { SCENARIO_FILES, SCENARIOS } from './data/scenarios.ts';
export { TREE } from './data/tree.ts';
export { COUNTERS, counterNamed, isTank, SPLIT, UNITS, unitKindOf } from './data/units.ts';
export { defenceOf } from './defence.ts';
export type { Event as CityEvent } from './events.ts';
export type { CityPart, CityRules, CityState, CityView, Extra } from './extra.ts';
export { faceNow, isRouted, SMOKE_COVER } from './ground.ts';
export { type Mine, minesOf } from './mines.ts';
export { type CityMore, moreOf, type PointRule } from './more.ts';
export type { Question } from './questions.ts';
export type { Task } from './task.ts';
export { isMet, type Progress, progressOf } from './tasks.ts';

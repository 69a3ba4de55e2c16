import type { Viewer } from '@bivouac/kernel';
import {
  type ActionTables,
  attack,
  bolster,
  command,
  conceal,
  control,
  guide,
  move,
  recon,
  scout,
  stalk,
  suppress,
  type TitleSpec,
  undauntedGame,
} from '@bivouac/undaunted-core';
import { PATTERNS, type StalingradAction } from './actions.ts';
import { barrage } from './barrage.ts';
import { campaignGame } from './campaign/game.ts';
import { halfOf, nextName } from './campaign/muster.ts';
import type { SideBook } from './campaign/state.ts';
import { assault, attackStalk, reconScout } from './combined.ts';
import type { Verb } from './data/acts.ts';
import { BOOK } from './data/book.ts';
import { SCENARIO_FILES, SCENARIOS } from './data/scenarios.ts';
import { TREE } from './data/tree.ts';
import type { OwnEvent } from './events.ts';
import type { Extra } from './extra.ts';
import { blasting, flamethrower } from './fire.ts';
import { fieldOfFire, mines, smoke } from './mines.ts';
import { antiAir, bringUp, exert, inspireAgain, rally } from './orders.ts';
import { ANSWERS, type CityQuestion } from './questions.ts';
import { cityTitle } from './title.ts';

export type { CityAction, StalingradAction } from './actions.ts';
export { allSoldiers, type Career, type CareerMark, careerOf } from './campaign/career.ts';
export { reserveChoices, upgradesAfter } from './campaign/chapters.ts';
export type { CampaignEvent, CampEvent } from './campaign/events.ts';
export type { CampaignGame } from './campaign/game.ts';
export {
  type Entry,
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
export { VERBS } from './data/acts.ts';
export { BOOK } from './data/book.ts';
export { CARDS, cardNamed, FOG, KINDS, levelOf } from './data/cards.ts';
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

/** The title as it is written down; tests put scenarios of their own in it. */
export const STALINGRAD: TitleSpec<Extra, CityQuestion, StalingradAction> = {
  id: 'stalingrad',
  rules: 1,
  book: BOOK,
  scenarios: SCENARIOS,
  verbs: {
    move,
    scout,
    stalk,
    guide,
    bolster,
    'bring-up': bringUp,
    command,
    conceal,
    control,
    inspire: inspireAgain,
    exert,
    recon: () => recon(),
    'recon-scout': reconScout,
    rally,
    assault,
    'attack-stalk': attackStalk,
    'field-of-fire': fieldOfFire,
    smoke,
    mines,
    'anti-air': antiAir,
    attack,
    suppress,
    'area-suppress': (tables) => barrage('area-suppress', tables),
    grenades: (tables) => barrage('grenades', tables),
    flamethrower,
    antitank: (tables) => blasting('antitank', tables),
    demolish: (tables) => blasting('demolish', tables),
    bombard: (tables) => barrage('bombard', tables),
  } satisfies { readonly [verb in Verb]: (tables: ActionTables) => unknown },
  title: cityTitle,
  answers: ANSWERS,
  options: [
    { id: 'discard', values: ['open', 'hidden'] },
    { id: 'withdrawal', values: ['on', 'off'] },
  ],
  patterns: PATTERNS,
};

/** One battle of Undaunted: Stalingrad, without consequences. */
export const {
  game: stalingrad,
  rules: stalingradRules,
  begin: beginBattle,
} = undauntedGame<Extra, CityQuestion, OwnEvent, StalingradAction>(STALINGRAD);

/** The whole campaign as one game. */
export const stalingradCampaign = campaignGame(
  { tree: TREE, files: SCENARIO_FILES, scenarios: SCENARIOS, begin: beginBattle },
  stalingrad,
);

/** What a side is about to choose for its deck: the name of a card; undefined when all is chosen. */
export function nextPlace(code: string, book: SideBook, viewer: Viewer): string | undefined {
  const node = TREE.nodes.find((one) => one.code === code);
  const file = SCENARIO_FILES.find(({ id }) => id === node?.scenario);
  if (file === undefined || typeof viewer !== 'number') return undefined;
  return nextName(book, halfOf(file, viewer));
}

import {
  type ActionTables,
  attack,
  bolster,
  command,
  conceal,
  control,
  inspire,
  move,
  recon,
  scout,
  stalk,
  suppress,
  type TitleSpec,
  undauntedGame,
} from '@bivouac/undaunted-core';
import { type NorthAfricaAction, PATTERNS } from './actions.ts';
import { nameVictim } from './damage.ts';
import { BOOK } from './data/book.ts';
import { SCENARIOS } from './data/scenarios.ts';
import type { OwnEvent } from './events.ts';
import type { Extra } from './extra.ts';
import { antitank, demolish, strafe } from './fire.ts';
import { ANSWERS, type NorthQuestion } from './questions.ts';
import { northTitle } from './title.ts';
import type { VERBS } from './verb-names.ts';
import { airRecon, drive, navigate, repair } from './verbs.ts';

export type { NorthAfricaAction, VehicleAction } from './actions.ts';
export { BOOK } from './data/book.ts';
export { FOG_COPIES, KINDS_OF_SIDE } from './data/cards.ts';
export { CONTROL_MARKERS, ESCAPE_MARKERS, OBJECTIVE_MARKERS } from './data/markers.ts';
export { SCENARIO_FILES, SCENARIOS } from './data/scenarios.ts';
export { STRUCTURES, type Structure } from './data/structures.ts';
export { COVER, HILL, IS_IMPASSABLE, TILES } from './data/tiles.ts';
export { type SeatKind, VEHICLES, type Vehicle } from './data/vehicles.ts';
export type { Event as NorthEvent } from './events.ts';
export type { Extra, NorthPart, NorthRules, NorthState, NorthView } from './extra.ts';
export { earlyWin } from './hope.ts';
export {
  crewOf,
  isInoperable,
  isSoldier,
  moreOf,
  ownerOf,
  SIDES,
  STRUCTURE_UNITS,
  structureOf,
  VEHICLE_UNITS,
  vehicleOf,
} from './pieces.ts';
export type { Question } from './questions.ts';
export { isNamed, pointsOf, progressOf } from './tally.ts';

/** The title as it is written down; tests put scenarios of their own in it. */
export const NORTH_AFRICA: TitleSpec<Extra, NorthQuestion, NorthAfricaAction> = {
  id: 'north-africa',
  rules: 1,
  book: BOOK,
  scenarios: SCENARIOS,
  verbs: {
    move,
    scout,
    stalk,
    drive,
    bolster,
    command,
    conceal,
    control,
    inspire,
    recon: () => recon('idle'),
    navigate,
    repair,
    'air-recon': airRecon,
    attack: (tables) => attack(tables, nameVictim(tables, 'attack')),
    suppress: (tables) => suppress(tables, nameVictim(tables, 'suppress')),
    strafe,
    antitank,
    demolish,
  } satisfies { readonly [verb in (typeof VERBS)[number]]: (tables: ActionTables) => unknown },
  title: northTitle,
  answers: ANSWERS,
  options: [{ id: 'discard', values: ['open', 'hidden'] }],
  patterns: PATTERNS,
};

/** Undaunted: North Africa. */
export const { game: northAfrica, rules: northAfricaRules } = undauntedGame<
  Extra,
  NorthQuestion,
  OwnEvent,
  NorthAfricaAction
>(NORTH_AFRICA);

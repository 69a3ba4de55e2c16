import { SCENARIOS } from './data/scenarios.ts';
import { napoleonicsGame } from './game.ts';

export type { Action } from './actions.ts';
export { CARD_IDS, CARDS, type CardKind } from './data/cards.ts';
export { KINDS, type UnitKind } from './data/kinds.ts';
export { SCENARIOS } from './data/scenarios.ts';
export { TERRAIN_IDS, type Terrain } from './data/terrain.ts';
export { FLAG, faceClass, facesThatDriveBack, facesThatHit, SABERS } from './dice.ts';
export {
  EVENT_TYPES,
  type Event,
  type FlagSources,
  MODIFIER_SOURCES,
  type Modifier,
  ROLL_WHYS,
} from './events.ts';
export type { NapoleonicsGame } from './game.ts';
export type { ScenarioProblem } from './load-scenario.ts';
export { BOARD, distance, HEX_NAMES, SECTIONS, sectionsOf } from './map.ts';
export { mayBattleOn, type Reach, stepsTo, unitLimits } from './movement.ts';
export { reachOf } from './moves.ts';
export {
  type AttackOdds,
  attackOdds,
  type BattleBack,
  type Ends,
  type Strength,
  type ThrowOdds,
} from './odds.ts';
export { ordersLeft } from './orders.ts';
export type { DeclaredMelee, Question } from './questions.ts';
export {
  groundAt,
  kindName,
  kindOf,
  leaderSeat,
  type Objective,
  type Scenario,
  seatOf,
} from './scenario.ts';
export { canSee, NO_GUNS } from './sight.ts';

export {
  type Banner,
  FOUGHT,
  isInSquare,
  leaderOn,
  MOVED,
  NO_BATTLE,
  ORDERED,
  type PublicPart,
  roundOf,
  type State,
  unitAt,
} from './state.ts';
export type { View } from './view.ts';

/** Commands & Colors: Napoleonics. */
export const napoleonics = napoleonicsGame(SCENARIOS);

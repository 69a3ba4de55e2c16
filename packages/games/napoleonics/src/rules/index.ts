import { SCENARIOS } from './data/scenarios.ts';
import { napoleonicsGame } from './game.ts';

export type { Action } from './actions.ts';
export { CARD_IDS, CARDS, type CardKind } from './data/cards.ts';
export { KINDS, type UnitKind } from './data/kinds.ts';
export type { ScenarioProblem } from './data/load-scenario.ts';
export { SCENARIOS } from './data/scenarios.ts';
export { TERRAIN_IDS, type Terrain } from './data/terrain.ts';
export {
  EVENT_TYPES,
  type Event,
  type FlagSources,
  MODIFIER_SOURCES,
  type Modifier,
  ROLL_WHYS,
} from './events.ts';
export type { NapoleonicsGame } from './game.ts';
export { BOARD, distance, HEX_NAMES, isInSection, neighboursOf, SECTIONS } from './map.ts';
export { mayBattleOn, type Reach, stepsTo, unitLimits } from './movement.ts';
export { reachOf } from './moves.ts';
export type { Attack, AttackOdds } from './odds/attack-odds.ts';
export type { StrikePreview } from './odds/preview.ts';
export { ordersLeft } from './orders.ts';
export type { DeclaredMelee, Question } from './questions.ts';
export {
  groundAt,
  kindName,
  kindOf,
  leaderSeat,
  type Objective,
  pieceOfLeader,
  type Scenario,
  seatOf,
} from './scenario.ts';
export { canSee, NO_GUNS } from './sight.ts';

export {
  type Banner,
  isInSquare,
  leaderOn,
  type PublicPart,
  roundOf,
  type State,
  unitAt,
} from './state.ts';
export { isStay } from './subjects.ts';
export {
  hasFought,
  hasLeaderMoved,
  hasMoved,
  hasMovedTooFar,
  isLeaderOrdered,
  isLeaderToMove,
  isOrdered,
  isToMove,
} from './tasks.ts';
export type { View } from './view.ts';

/** Commands & Colors: Napoleonics. */
export const napoleonics = napoleonicsGame(SCENARIOS);

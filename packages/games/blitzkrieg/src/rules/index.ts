import { NIPPON_BOX, WORLD_BOX } from './boxes.ts';
import { makeGame } from './game.ts';

export type { Action } from './actions.ts';
export * from './box.ts';
export { NIPPON_BOX, WORLD_BOX } from './boxes.ts';
export { EFFECTS, type Effect } from './data/schema.ts';
export { GOAL, STEAMROLL, STRATAGEMS, type Stratagem } from './data/stratagems.ts';
export { EVENT_TYPES, type Event, MOVES, type MoveCause } from './events.ts';
export type { Front } from './fronts.ts';
export type { BlitzkriegGame } from './game.ts';
export { lastTurn, placesNow, type Shortage, shortageNow } from './outlook.ts';
export { actsAs, valueIn } from './placing.ts';
export { type MarkerMove, type Preview, previewPlacement, previewShift } from './preview.ts';
export type { Question } from './questions.ts';

export {
  CLOSED,
  laid,
  laidSeat,
  laidToken,
  POOL,
  type PublicPart,
  type SeatPart,
  type State,
  type VsPart,
} from './state.ts';

export type { View } from './view.ts';
export { planVs, type VsPlan } from './vs/plan.ts';
export { GREATEST_CHANGE, type VsReasons, type VsStep, type VsSubject } from './vs/step.ts';

/** The base game, for two and against the solo opponent. */
export const blitzkrieg = makeGame(WORLD_BOX, 'reconstructed');

/** Nippon, with a board and Japanese tokens of our own. */
export const nippon = makeGame(NIPPON_BOX, 'own');

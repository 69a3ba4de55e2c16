import { NIPPON_BOX, WORLD_BOX } from './boxes.ts';
import { makeGame } from './game.ts';

export type { Action } from './actions.ts';
export * from './box.ts';
export { NIPPON_BOX, WORLD_BOX } from './boxes.ts';
export { EFFECTS, type Effect } from './data/schema.ts';
export { GOAL, NO_CHANGE, STRATAGEMS, type Stratagem } from './data/stratagems.ts';
export { EVENT_TYPES, type Event, MOVES, type MoveCause, type SecretTokens } from './events.ts';
export type { Front } from './fronts.ts';
export type { BlitzkriegGame } from './game.ts';
export { monsterFace } from './gist.ts';
export type { CampaignId, SpaceId, TheatreId, TokenId } from './ids.ts';
export { lastTurn, placesNow, type Shortage, type SupplyChange, shortageNow } from './outlook.ts';
export { actsAs, valueIn } from './placing.ts';
export {
  type BlitzPreview,
  type EffectFate,
  heldToken,
  type MarkerMove,
  type OpeningPreview,
  type PlacementPreview,
  previewAction,
  previewPlacement,
} from './preview.ts';
export type { Question } from './questions.ts';

export {
  activeIn,
  CLOSED,
  type LaidCode,
  laid,
  laidSeat,
  laidToken,
  POOL,
  type PublicPart,
  resultOf,
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

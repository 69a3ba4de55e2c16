import { SCENARIOS } from './data/scenarios.ts';
import { napoleonicsGame } from './game.ts';

export type { Action } from './actions.ts';
export { EVENT_TYPES, type Event, type Modifier } from './events.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

/** Commands & Colors: Napoleonics. */
export const napoleonics = napoleonicsGame(SCENARIOS);

import type { Io } from '@bivouac/kernel';
import {
  type Action,
  enemyOf,
  hasUnitOn,
  scenarioOf,
  type TitleRules,
  tileOf,
} from '@bivouac/undaunted-core';
import { COVER, HILL } from './data/tiles.ts';
import type { Event } from './events.ts';
import type { Extra } from './extra.ts';
import { loseAim } from './mortar.ts';
import { objectiveValue, settle } from './victory.ts';

/** @rule normandy/hills */
const HILL_COVER = 3;
const HILL_COVER_SEEN = 1;

/** Where Normandy's rules stand among those of the series. */
export const normandyTitle: TitleRules<Extra, never, Action> = {
  newExtra: (_scenario, options) => ({
    targets: [-1, -1],
    raised: 0,
    ...(options.hope === 'cards' ? {} : { isPinNeeded: true }),
  }),
  cloneExtra: ({ targets, raised, isPinNeeded }) => ({
    targets: [targets[0], targets[1]],
    raised,
    ...(isPinNeeded ? { isPinNeeded } : {}),
  }),
  /** @rule normandy/hills normandy/defence */
  coverAgainst(_rules, part, { verb, unit, target }) {
    const cover = COVER[tileOf(part, target)] ?? 0;
    if (cover !== HILL) return cover;
    // Normandie, Kopcovitý terén.
    const isSeen = verb === 'blast' || COVER[tileOf(part, unit)] === HILL;
    return isSeen ? HILL_COVER_SEEN : HILL_COVER;
  },
  /**
   * Normandie, Ovládnutí: any enemy unit on the tile, suppressed or not (ruling R-22).
   * @rule normandy/control
   */
  isControlBlocked: (rules, part, seat, tile) => hasUnitOn(rules, part, enemyOf(seat), tile),
  /**
   * Scenario 10: the US, on the radio's tile, once it is theirs.
   * @rule normandy/radio
   */
  canRaise: (rules, part, seat, tile) => seat === 0 && tile === scenarioOf(rules, part).radio,
  raise(rules, state, seat, tile, io: Io<Event>) {
    state.public.extra.raised += 1;
    const value = objectiveValue(scenarioOf(rules, state.public), state.public, tile);
    io.emit({ type: 'valueRaised', seat, tile, value });
  },
  /**
   * Commanders never: a leader who took their own card back would loop forever (ruling R-7).
   * @rule normandy/inspire
   */
  mayInspire: (kind) => !kind.isCommander,
  /** @rule normandy/casualties */
  casualtyZones: ['hand', 'discard', 'deck'],
  /** @rule normandy/spawning normandy/removed-units */
  spawnTile: (rules, part, unit) => scenarioOf(rules, part).spawns[unit] ?? -1,
  afterMove: loseAim,
  afterRemoval: loseAim,
  settle,
};

import { enemyOf, isControlled, type TitleRules, tileOf } from '@bivouac/undaunted-core';
import type { NorthAfricaAction } from './actions.ts';
import { checkExtra } from './check.ts';
import { CREW_RULES } from './crew.ts';
import { buryUnit, strike, targetsFor } from './damage.ts';
import { COVER, HILL } from './data/tiles.ts';
import { WAY_OFF } from './escape.ts';
import type { Extra, NorthPart } from './extra.ts';
import { crewOf, isSoldier, moreOf, SIDES, SOLDIER_UNITS, vehicleOf } from './pieces.ts';
import type { Question } from './questions.ts';
import { subjectsOfCrew } from './subjects.ts';
import { settle } from './victory.ts';

/** @rule north-africa/hills */
const HILL_COVER = 3;
const HILL_COVER_SEEN = 1;

const hasSoldierOn = (part: NorthPart, seat: number, tile: number): boolean =>
  SOLDIER_UNITS.some((unit) => SIDES[unit] === seat && part.at[unit] === tile);

/** Where North Africa's rules stand among those of the series. */
export const northTitle: TitleRules<Extra, Question, NorthAfricaAction> = {
  newExtra(scenario) {
    const { rides, places } = moreOf(scenario);
    return {
      rides: rides.slice(),
      places: places.slice(),
      damage: rides.map(() => 0),
      owners: SIDES.slice(),
      escaped: [],
      lost: [],
      lostOf: [],
    };
  },
  cloneExtra: ({ rides, places, damage, owners, escaped, lost, lostOf }) => ({
    rides: rides.slice(),
    places: places.slice(),
    damage: damage.slice(),
    owners: owners.slice(),
    escaped: escaped.slice(),
    lost: lost.slice(),
    lostOf: lostOf.slice(),
  }),
  /** @rule north-africa/hills north-africa/defence */
  coverAgainst(_rules, part, { verb, unit, target }) {
    const cover = COVER[tileOf(part, target)] ?? 0;
    if (cover !== HILL) return cover;
    // Severní Afrika, Kopcovitý terén.
    const isSeen = verb === 'strafe' || COVER[tileOf(part, unit)] === HILL;
    return isSeen ? HILL_COVER_SEEN : HILL_COVER;
  },
  subjects: subjectsOfCrew,
  targets: targetsFor,
  strike,
  crew: CREW_RULES,
  stepping: WAY_OFF,
  check: checkExtra,
  /**
   * Ovládnutí: only where the enemy controls the tile and has a soldier there, seated or not.
   * @rule north-africa/control
   */
  isControlBlocked: (rules, part, seat, tile) =>
    isControlled(rules, part, enemyOf(seat), tile) && hasSoldierOn(part, enemyOf(seat), tile),
  /**
   * Povzbuzení: soldiers only.
   * @rule north-africa/inspire
   */
  mayInspire: (kind) => !kind.isCommander,
  /** @rule north-africa/casualties */
  casualtyZones: ['hand', 'discard', 'deck'],
  /** No unit comes back (Severní Afrika, Ztráty). */
  spawnTile: () => -1,
  /** Soldiers in a vehicle go where it goes. */
  afterMove(_rules, state, unit) {
    if (vehicleOf(unit) === undefined) return;
    const tile = tileOf(state.public, unit);
    for (const soldier of crewOf(state.public, unit)) state.public.at[soldier] = tile;
  },
  afterRemoval(rules, state, unit) {
    if (isSoldier(unit)) buryUnit(rules, state, unit);
  },
  settle,
};

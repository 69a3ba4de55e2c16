import { frameKit, type Io, nth, type Seat } from '@bivouac/kernel';
import {
  type Action,
  type ActionTables,
  DONE,
  type Gait,
  gainFog,
  inPlay,
  isLaid,
  isScouted,
  neighboursOf,
  only,
  type PlayVars,
  refuseStep,
  SCOUTED,
  scenarioOf,
  setMarker,
  tileOf,
  walking,
} from '@bivouac/undaunted-core';
import { repairable, repairVehicle } from './damage.ts';
import { IS_IMPASSABLE } from './data/tiles.ts';
import type { Event } from './events.ts';
import type { Extra, NorthPart, NorthRules, NorthState, NorthVerb } from './extra.ts';
import { isBlocked, vehicleOf } from './pieces.ts';
import type { NorthQuestion } from './questions.ts';

/**
 * Severní Afrika, Jízda: own markers, no impassable ground; our roadblocks stop vehicles (N-12).
 * @rule north-africa/drive north-africa/roadblocks
 */
const mayDrive = (rules: NorthRules, part: NorthPart, seat: Seat, tile: number): boolean =>
  isScouted(rules, part, seat, tile) && IS_IMPASSABLE[tile] !== true && !isBlocked(part, tile);

const vehicleDriven = (part: NorthPart, unit: number): number => nth(part.extra.rides, unit);

const DRIVING: Gait<Extra> = { verb: 'drive', mayEnter: mayDrive, mover: vehicleDriven };

/**
 * Severní Afrika, Jízda.
 * @rule north-africa/drive
 */
export const drive = (tables: ActionTables): NorthVerb => ({
  verb: 'drive',
  obstacle: () => null,
  refuse(rules, table, play, action) {
    if (action.kind === 'go') {
      const { tile } = action;
      if (IS_IMPASSABLE[tile]) return { code: 'impassable', tile };
      if (isBlocked(table.public, tile)) return { code: 'roadblock', tile };
    }
    return refuseStep<Extra>(mayDrive, vehicleDriven)(rules, table, play, action);
  },
  steps: (rules) => [walking(rules, tables, DRIVING)],
});

/** A marker on a tile that has none, and a Fog of War for it. */
function markTile(
  rules: NorthRules,
  state: NorthState,
  seat: Seat,
  tile: number,
  io: Io<Event>,
): void {
  if (isScouted(rules, state.public, seat, tile)) return;
  setMarker(rules, state.public, seat, tile, SCOUTED);
  io.emit({ type: 'tileScouted', seat, tile });
  gainFog(rules, state, seat, 1, seat, io);
}

type Choose = (rules: NorthRules, part: NorthPart, play: PlayVars) => readonly number[];

/** Chooses up to the value of tiles, one after the other, and marks each. */
function marking(verb: string, tables: ActionTables, choose: Choose): NorthVerb {
  return {
    verb,
    obstacle: () => null,
    refuse(rules, table, play, action) {
      if (action.kind !== 'aim') return undefined;
      const { tile } = action;
      if (!isLaid(rules, table.public, tile)) return { code: 'not-laid', tile };
      if (play.chosen?.includes(tile)) return { code: 'already-chosen', tile };
      if (choose(rules, table.public, play).includes(tile)) return undefined;
      return isScouted(rules, table.public, play.seat, tile)
        ? { code: 'already-scouted', tile }
        : { code: 'out-of-reach', tile };
    },
    steps(rules) {
      const kit = frameKit<NorthState, Action, Event, NorthQuestion>();
      return [
        kit.loop<PlayVars>(
          9,
          (state, vars) => vars.left > 0 && choose(rules, state.public, vars).length > 0,
          [
            kit.ask({
              question: (_state, vars) => ({ kind: 'mark', play: inPlay(vars, verb) }),
              seats: (_state, vars) => only(vars.seat),
              offers: (state, _seat, vars) => [
                ...choose(rules, state.public, vars).map((tile) => nth(tables.aim, tile)),
                DONE,
              ],
              take(state, seat, action, vars, io) {
                vars.left = action.kind === 'aim' ? vars.left - 1 : 0;
                if (action.kind !== 'aim') return;
                vars.chosen = [...(vars.chosen ?? []), action.tile];
                markTile(rules, state, seat, action.tile, io);
              },
            }),
          ],
        ),
      ];
    },
  };
}

/**
 * Severní Afrika, Navigace: the first tile beside the vehicle, each further one beside one that
 * was chosen. Tiles that bear a marker may be chosen as a link, but not as the last (N-9).
 * @rule north-africa/navigate
 */
export const navigate = (tables: ActionTables): NorthVerb =>
  marking('navigate', tables, (rules, part, { seat, unit, left, chosen = [] }) => {
    const from = chosen.length === 0 ? [tileOf(part, unit)] : chosen;
    const tiles: number[] = [];
    for (const near of from) {
      for (const tile of neighboursOf(rules, part, near)) {
        if (chosen.includes(tile) || tiles.includes(tile)) continue;
        if (left > 1 || !isScouted(rules, part, seat, tile)) tiles.push(tile);
      }
    }
    return tiles.sort((a, b) => a - b);
  });

/**
 * Severní Afrika, Průzkumný let: any tiles; those with a marker would change nothing (N-9).
 * @rule north-africa/air-recon
 */
export const airRecon = (tables: ActionTables): NorthVerb =>
  marking('air-recon', tables, (rules, part, { seat }) =>
    scenarioOf(rules, part)
      .layout.map(({ tile }) => tile)
      .filter((tile) => !isScouted(rules, part, seat, tile))
      .sort((a, b) => a - b),
  );

/**
 * Severní Afrika, Oprava.
 * @rule north-africa/repair
 */
export const repair = (tables: ActionTables): NorthVerb => ({
  verb: 'repair',
  obstacle: (_rules, table, { unit }) =>
    repairable(table.public, unit).length > 0 ? null : { code: 'nothing-to-repair' },
  refuse(_rules, table, { unit }, action) {
    if (action.kind !== 'unit' || repairable(table.public, unit).includes(action.unit)) {
      return undefined;
    }
    const isVehicle = vehicleOf(action.unit) !== undefined;
    return isVehicle
      ? { code: 'cannot-repair', unit: action.unit }
      : { code: 'no-vehicle', unit: action.unit };
  },
  steps() {
    const kit = frameKit<NorthState, Action, Event, NorthQuestion>();
    return [
      kit.when<PlayVars>(
        (state, { unit }) => repairable(state.public, unit).length > 1,
        [
          kit.ask<PlayVars>({
            question: (_state, vars) => ({ kind: 'repair', play: inPlay(vars, 'repair') }),
            seats: (_state, vars) => only(vars.seat),
            offers: (state, _seat, { unit }) =>
              repairable(state.public, unit).map((other) => nth(tables.unit, other)),
            take(state, _seat, action, _vars, io) {
              if (action.kind === 'unit') repairVehicle(state, action.unit, io);
            },
          }),
        ],
        [
          kit.run<PlayVars>((state, { unit }, io) => {
            const [only] = repairable(state.public, unit);
            if (only !== undefined) repairVehicle(state, only, io);
          }),
        ],
      ),
    ];
  },
});

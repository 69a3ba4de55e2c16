import { type Decision, frameKit, type Io, nth, type Seat } from '@bivouac/kernel';
import {
  type ActionTables,
  DONE,
  inPlay,
  neighboursOf,
  only,
  type PlayVars,
  scenarioOf,
  standing,
  tileOf,
} from '@bivouac/undaunted-core';
import { MINE, type StalingradAction, TANK_MINE } from './actions.ts';
import type { Event } from './events.ts';
import type { CityPart, CityRules, CityState, CityVerb } from './extra.ts';
import type { Question } from './questions.ts';

/** A mine on the edge between two tiles. */
export interface Mine {
  readonly seat: Seat;
  readonly tile: number;
  readonly other: number;
  readonly isForTanks: boolean;
}

/** Numbers in the list for each mine. The list is packed, since it is copied with every state. */
const PACKED = 4;

const mineAt = (mines: readonly number[], i: number): Mine => ({
  seat: nth(mines, i),
  tile: nth(mines, i + 1),
  other: nth(mines, i + 2),
  isForTanks: nth(mines, i + 3) === 1,
});

/** A mine as the list has it: owner, lower tile, higher tile, 1 against tanks. */
export const packMine = ({ seat, tile, other, isForTanks }: Mine): number[] => [
  seat,
  Math.min(tile, other),
  Math.max(tile, other),
  isForTanks ? 1 : 0,
];

export function minesOf({ extra: { mines } }: CityPart): Mine[] {
  const list: Mine[] = [];
  for (let i = 0; i < mines.length; i += PACKED) list.push(mineAt(mines, i));
  return list;
}

/** A side's mine between two tiles: at most one (Stalingrad, Žetony min). */
export function someMine(part: CityPart, seat: Seat, one: number, two: number): Mine | undefined {
  if (part.extra.mines.length === 0) return undefined;
  const [tile, other] = one < two ? [one, two] : [two, one];
  return minesOf(part).find(
    (mine) => mine.seat === seat && mine.tile === tile && mine.other === other,
  );
}

/** Gone for the rest of the scenario. */
export function removeMine(state: CityState, mine: Mine, io: Io<Event>): void {
  const { extra } = state.public;
  extra.mines = minesOf(state.public)
    .filter(({ seat, tile, other }) => {
      const isIt = seat === mine.seat && tile === mine.tile && other === mine.other;
      return !isIt;
    })
    .flatMap(packMine);
  io.emit({ type: 'mineCleared', ...mine });
}

/** A counter has used one of its markers. */
const withOneUsed = (left: readonly number[], unit: number): readonly number[] =>
  left.with(unit, nth(left, unit) - 1);

/** Edges of the unit's tile without a friendly mine, named by the tile beyond. */
function freeEdges(rules: CityRules, part: CityPart, play: PlayVars): number[] {
  const here = standing(rules, part, play);
  return neighboursOf(rules, part, here).filter(
    (tile) => someMine(part, play.seat, here, tile) === undefined,
  );
}

/** Where a counter can lay a mine now, against infantry and against tanks. */
function minesToLay(rules: CityRules, part: CityPart, play: PlayVars): StalingradAction[] {
  if (nth(part.extra.minesLeft, play.unit) === 0) return [];
  const edges = freeEdges(rules, part, play);
  return [MINE, TANK_MINE].flatMap((side) => edges.map((tile) => nth(side, tile)));
}

function layMine(state: CityState, unit: number, mine: Mine, io: Io<Event>): void {
  const { extra } = state.public;
  extra.mines.push(...packMine(mine));
  extra.minesLeft = withOneUsed(extra.minesLeft, unit);
  io.emit({ type: 'mineLaid', ...mine });
}

const nextMine = (
  rules: CityRules,
): Decision<CityState, PlayVars, StalingradAction, Event, Question> => ({
  question: (_state, vars) => ({ kind: 'mines', play: inPlay(vars, 'mines') }),
  seats: (_state, vars) => only(vars.seat),
  offers: (state, _seat, vars) => [...minesToLay(rules, state.public, vars), DONE],
  take(state, seat, action, vars, io) {
    const isMine = action.kind === 'mine' || action.kind === 'tankMine';
    vars.left = isMine ? vars.left - 1 : 0;
    if (!isMine) return;
    const here = tileOf(state.public, vars.unit);
    const [tile, other] = [Math.min(here, action.tile), Math.max(here, action.tile)];
    layMine(state, vars.unit, { seat, tile, other, isForTanks: action.kind === 'tankMine' }, io);
  },
});

/**
 * Stalingrad, Miny X.
 * @rule stalingrad/mines
 */
export const mines = (): CityVerb => ({
  verb: 'mines',
  obstacle(rules, { public: part }, play) {
    if (nth(part.extra.minesLeft, play.unit) === 0) return { code: 'no-mines-left' };
    return minesToLay(rules, part, play).length > 0 ? null : { code: 'edges-mined' };
  },
  refuse(rules, table, play, action) {
    if (action.kind !== 'mine' && action.kind !== 'tankMine') return undefined;
    const { tile } = action;
    const here = standing(rules, table.public, play);
    if (!neighboursOf(rules, table.public, here).includes(tile)) {
      return { code: 'out-of-reach', tile };
    }
    const isMined = someMine(table.public, play.seat, here, tile) !== undefined;
    return isMined ? { code: 'edge-mined', tile } : undefined;
  },
  steps(rules) {
    const kit = frameKit<CityState, StalingradAction, Event, Question>();
    const isOpen = (state: CityState, vars: PlayVars): boolean =>
      vars.left > 0 && minesToLay(rules, state.public, vars).length > 0;
    return [kit.loop<PlayVars>(9, isOpen, [kit.ask(nextMine(rules))])];
  },
});

/**
 * Stalingrad, Dýmovnice.
 * @rule stalingrad/smoke
 */
export const smoke = (): CityVerb => ({
  verb: 'smoke',
  obstacle(rules, table, play) {
    const { extra } = table.public;
    if (nth(extra.smokeLeft, play.unit) === 0) return { code: 'no-smoke-left' };
    const tile = standing(rules, table.public, play);
    return extra.smoke.includes(tile) ? { code: 'smoke-there', tile } : null;
  },
  steps: () => [
    frameKit<CityState, StalingradAction, Event, Question>().run<PlayVars>(
      (state, { unit }, io) => {
        const { extra, at } = state.public;
        const tile = nth(at, unit);
        extra.smoke.push(tile);
        extra.smokeLeft = withOneUsed(extra.smokeLeft, unit);
        io.emit({ type: 'smokeLaid', unit, tile });
      },
    ),
  ],
});

/**
 * Stalingrad, Palebný sektor.
 * @rule stalingrad/field-of-fire
 */
export const fieldOfFire = (tables: ActionTables): CityVerb => ({
  verb: 'field-of-fire',
  obstacle: () => null,
  refuse(rules, table, play, action) {
    if (action.kind !== 'aim') return undefined;
    const { tile } = action;
    const isOnMap = scenarioOf(rules, table.public).layout.some((one) => one.tile === tile);
    if (!isOnMap) return { code: 'not-laid', tile };
    return table.public.extra.fields[play.unit] === tile
      ? { code: 'field-there', tile }
      : undefined;
  },
  steps(rules) {
    return [
      frameKit<CityState, StalingradAction, Event, Question>().ask<PlayVars>({
        question: (_state, vars) => ({ kind: 'field', play: inPlay(vars, 'field-of-fire') }),
        seats: (_state, vars) => only(vars.seat),
        offers: (state, _seat, { unit }) =>
          scenarioOf(rules, state.public).layout.flatMap(({ tile }) =>
            state.public.extra.fields[unit] === tile ? [] : [nth(tables.aim, tile)],
          ),
        take(state, _seat, action, { unit }, io) {
          if (action.kind !== 'aim') return;
          const { extra } = state.public;
          extra.fields = extra.fields.with(unit, action.tile);
          io.emit({ type: 'fieldOfFireSet', unit, tile: action.tile });
        },
      }),
    ];
  },
});

import { frameKit, type Io, type Reason, type Seat } from '@bivouac/kernel';
import {
  type Action,
  type ActionTables,
  DONE,
  type Event,
  inPlay,
  neighboursOf,
  only,
  type PlayVars,
  scenarioOf,
  standing,
} from '@bivouac/undaunted-core';
import type { CityPart, CityRules, CityState, CityVerb } from './extra.ts';
import type { Question } from './questions.ts';

/** A mine on the edge between two tiles. */
export interface Mine {
  readonly seat: Seat;
  readonly tile: number;
  readonly other: number;
  readonly isForTanks: boolean;
}

const WORDS = 4;

export function minesOf({ extra: { mines } }: CityPart): Mine[] {
  const list: Mine[] = [];
  for (let i = 0; i < mines.length; i += WORDS) {
    const [seat = 0, tile = 0, other = 0, kind = 0] = mines.slice(i, i + WORDS);
    list.push({ seat, tile, other, isForTanks: kind === 1 });
  }
  return list;
}

/** A side's mine between two tiles: at most one (Stalingrad, Žetony min). */
export function someMine(part: CityPart, seat: Seat, one: number, two: number): Mine | undefined {
  if (part.extra.mines.length === 0) return undefined;
  const { mines } = part.extra;
  const [tile, other] = one < two ? [one, two] : [two, one];
  for (let i = 0; i < mines.length; i += WORDS) {
    if (mines[i] !== seat || mines[i + 1] !== tile || mines[i + 2] !== other) continue;
    return { seat, tile, other, isForTanks: mines[i + 3] === 1 };
  }
  return undefined;
}

export const mineWords = ({ seat, tile, other, isForTanks }: Mine): number[] => [
  seat,
  Math.min(tile, other),
  Math.max(tile, other),
  isForTanks ? 1 : 0,
];

/** Gone for the rest of the scenario. */
export function removeMine(state: CityState, mine: Mine, io: Io<Event>): void {
  const { extra } = state.public;
  extra.mines = minesOf(state.public)
    .filter(({ seat, tile, other }) => {
      const isIt = seat === mine.seat && tile === mine.tile && other === mine.other;
      return !isIt;
    })
    .flatMap(mineWords);
  io.emit({ type: 'mineCleared', ...mine });
}

/** A counter has used one of its markers. */
const oneLess = (left: readonly number[], unit: number): readonly number[] =>
  left.with(unit, (left[unit] as number) - 1);

/** Edges of the unit's tile without an own mine, named by the tile beyond. */
function freeEdges(rules: CityRules, part: CityPart, play: PlayVars): number[] {
  const here = standing(rules, part, play);
  return neighboursOf(rules, part, here).filter(
    (tile) => someMine(part, play.seat, here, tile) === undefined,
  );
}

/**
 * Stalingrad, Miny X.
 * @rule stalingrad/mines
 */
export const mines = (tables: ActionTables): CityVerb => {
  const offers = (rules: CityRules, part: CityPart, play: PlayVars): Action[] => {
    if ((part.extra.minesLeft[play.unit] as number) === 0) return [];
    const edges = freeEdges(rules, part, play);
    const sides = ['mine', 'tankMine'] as const;
    return sides.flatMap((side) => edges.map((tile) => tables[side][tile] as Action));
  };
  const obstacle = (rules: CityRules, part: CityPart, play: PlayVars): Reason | null => {
    if ((part.extra.minesLeft[play.unit] as number) === 0) return { code: 'no-mines-left' };
    return offers(rules, part, play).length > 0 ? null : { code: 'edges-mined' };
  };
  return {
    verb: 'mines',
    obstacle: (rules, table, play) => obstacle(rules, table.public, play),
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
      const kit = frameKit<CityState, Action, Event, Question>();
      return [
        kit.loop<PlayVars>(
          9,
          (state, vars) => vars.left > 0 && offers(rules, state.public, vars).length > 0,
          [
            kit.ask<PlayVars>({
              question: (_state, vars) => ({ kind: 'mines', play: inPlay(vars, 'mines') }),
              seats: (_state, vars) => only(vars.seat),
              offers: (state, _seat, vars) => [...offers(rules, state.public, vars), DONE],
              take(state, seat, action, vars, io) {
                vars.left -= 1;
                if (action.kind !== 'mine' && action.kind !== 'tankMine') {
                  vars.left = 0;
                  return;
                }
                const { extra, at } = state.public;
                const mine: Mine = {
                  seat,
                  tile: Math.min(at[vars.unit] as number, action.tile),
                  other: Math.max(at[vars.unit] as number, action.tile),
                  isForTanks: action.kind === 'tankMine',
                };
                extra.mines.push(...mineWords(mine));
                extra.minesLeft = oneLess(extra.minesLeft, vars.unit);
                io.emit({ type: 'mineLaid', ...mine });
              },
            }),
          ],
        ),
      ];
    },
  };
};

/**
 * Stalingrad, Dýmovnice.
 * @rule stalingrad/smoke
 */
export const smoke = (): CityVerb => ({
  verb: 'smoke',
  obstacle(rules, table, play) {
    const { extra } = table.public;
    if ((extra.smokeLeft[play.unit] as number) === 0) return { code: 'no-smoke-left' };
    const tile = standing(rules, table.public, play);
    return extra.smoke.includes(tile) ? { code: 'smoke-there', tile } : null;
  },
  steps: () => [
    frameKit<CityState, Action, Event, Question>().run<PlayVars>((state, { unit }, io) => {
      const { extra, at } = state.public;
      const tile = at[unit] as number;
      extra.smoke.push(tile);
      extra.smokeLeft = oneLess(extra.smokeLeft, unit);
      io.emit({ type: 'smokeLaid', unit, tile });
    }),
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
      frameKit<CityState, Action, Event, Question>().ask<PlayVars>({
        question: (_state, vars) => ({ kind: 'field', play: inPlay(vars, 'field-of-fire') }),
        seats: (_state, vars) => only(vars.seat),
        offers: (state, _seat, { unit }) =>
          scenarioOf(rules, state.public).layout.flatMap(({ tile }) =>
            state.public.extra.fields[unit] === tile ? [] : [tables.aim[tile] as Action],
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

import type { Io } from '@bivouac/kernel';
import { type Action, IGNORE, RETREAT } from '../actions.ts';
import { countFaces, SABERS } from '../dice.ts';
import type { Event } from '../events.ts';
import {
  exitUnit,
  killLeader,
  leaderOfUnit,
  placeUnit,
  takeBlocks,
  tellJoined,
} from '../pieces.ts';
import { flagSources, isAtExit, retreatHexes, sumOfFlags } from '../retreat.ts';
import { kindName, kindOf, leaderName, type Scenario, seatOf } from '../scenario.ts';
import { hexOf, isInSquare, leaderOn, type State } from '../state.ts';
import { type Ask, type Book, kit, only, type Proc, scenarioIn } from './kit.ts';

/** A unit takes the hits and flags of one combat. */
export type SufferVars = {
  unit: number;
  hits: number;
  flags: number;
  /** The attack came through field works. */
  works: boolean;
  /** Flags of a square against cavalry cannot be ignored. */
  isForced: boolean;
  /** One leader check in a combat is enough. */
  isChecked: boolean;
  /** Hexes still to retreat. */
  left: number;
  /** A leader whose unit is gone and who must flee; -1 for none. */
  leader: number;
  hex: number;
};

export const suffering = (
  unit: number,
  hits: number,
  flags: number,
  works: boolean,
  isForced: boolean,
): SufferVars => ({
  unit,
  hits,
  flags,
  works,
  isForced,
  isChecked: false,
  left: 0,
  leader: -1,
  hex: -1,
});

/** Blocks lost, leader checked, flags ignored, retreat (Ústup, Ověření ztráty velitele). */
export function sufferProcedures(book: Book): Proc[] {
  const { procedure, run, ask, call, when, loop } = kit;

  const isAlive = (state: State, vars: SufferVars): boolean => hexOf(state.public, vars.unit) >= 0;
  const ignorable = (state: State, vars: SufferVars): number => {
    if (vars.isForced) return 0;
    const sources = flagSources(scenarioIn(book, state), state.public, vars.unit, vars.works);
    return Math.min(vars.flags, sumOfFlags(sources));
  };

  /** @rule napoleonics/morale */
  const ignore: Ask<SufferVars> = {
    question: (_state, { unit, flags }) => ({ kind: 'ignore', unit, flags }),
    seats: (state, vars) => only(seatOf(scenarioIn(book, state), vars.unit)),
    offers: (state, _seat, vars) => IGNORE.slice(0, ignorable(state, vars) + 1),
    take(state, _seat, action, vars, io) {
      if (action.kind !== 'ignore' || action.count === 0) return;
      const { unit, flags } = vars;
      const scenario = scenarioIn(book, state);
      const sources = flagSources(scenario, state.public, unit, vars.works);
      const kind = kindName(scenario, unit);
      io.emit({ type: 'flagsIgnored', unit, kind, count: action.count, flags, sources });
      vars.flags -= action.count;
    },
  };

  /** @rule napoleonics/retreat */
  const beginRetreat = run<SufferVars>((state, vars, io) => {
    const scenario = scenarioIn(book, state);
    const { unit } = vars;
    vars.left = vars.flags * kindOf(scenario, unit).retreat;
    if (!isInSquare(state.public, unit)) return;
    // A square cannot move: each hex costs a block.
    const hexes = vars.left;
    vars.left = 0;
    lose(scenario, state, vars, hexes, 'square', io);
  });

  const options = (state: State, vars: SufferVars): number[] =>
    retreatHexes(scenarioIn(book, state), state.public, vars.unit);

  const goesOn = (state: State, vars: SufferVars): boolean => {
    if (vars.left <= 0 || !isAlive(state, vars)) return false;
    const scenario = scenarioIn(book, state);
    return isAtExit(scenario, state.public, vars.unit) || options(state, vars).length > 0;
  };

  const choose: Ask<SufferVars> = {
    question: (_state, { unit }) => ({ kind: 'retreat', unit }),
    seats: (state, vars) => only(seatOf(scenarioIn(book, state), vars.unit)),
    offers: (state, _seat, vars) => options(state, vars).map((hex) => RETREAT[hex] as Action),
    take(state, _seat, action, vars, io) {
      if (action.kind === 'retreat') stepBack(scenarioIn(book, state), state, vars, action.hex, io);
    },
  };

  const retreatStep = when<SufferVars>(
    (state, vars) => isAtExit(scenarioIn(book, state), state.public, vars.unit),
    [
      run((state, vars, io) => {
        const { unit } = vars;
        vars.left = 0;
        exitUnit(scenarioIn(book, state), state, unit, leaderOfUnit(state.public, unit), io);
      }),
    ],
    [
      when(
        (state, vars) => options(state, vars).length > 1,
        [ask(choose)],
        [
          run((state, vars, io) => {
            const [hex] = options(state, vars);
            if (hex !== undefined) stepBack(scenarioIn(book, state), state, vars, hex, io);
          }),
        ],
      ),
    ],
  );

  const takeHits = run<SufferVars>((state, vars, io) => {
    vars.hex = hexOf(state.public, vars.unit);
    lose(scenarioIn(book, state), state, vars, vars.hits, 'hits', io);
  });

  const payForRest = run<SufferVars>((state, vars, io) => {
    if (vars.left <= 0 || !isAlive(state, vars)) return;
    lose(scenarioIn(book, state), state, vars, vars.left, 'blocked', io);
  });

  return [
    procedure<SufferVars>('suffer', [
      takeHits,
      when(
        (state, vars) => vars.flags > 0 && isAlive(state, vars),
        [
          when((state, vars) => ignorable(state, vars) > 0, [ask(ignore)]),
          beginRetreat,
          loop(40, goesOn, [retreatStep]),
          payForRest,
        ],
      ),
      when(
        (_state, vars) => vars.leader >= 0,
        [
          call('flee', (_state, { leader, hex }) => ({
            leader,
            from: hex,
            hex,
            gone: 0,
            isOver: false,
          })),
        ],
      ),
    ]),
  ];
}

function stepBack(
  scenario: Scenario,
  state: State,
  vars: SufferVars,
  to: number,
  io: Io<Event>,
): void {
  const { unit } = vars;
  const part = state.public;
  const from = hexOf(part, unit);
  const own = leaderOfUnit(part, unit);
  const met = own >= 0 ? -1 : leaderOn(part, to);
  placeUnit(scenario, state, unit, to, own, io);
  io.emit({ type: 'unitRetreated', unit, kind: kindName(scenario, unit), from, to });
  vars.left -= 1;
  vars.hex = to;
  if (met < 0) return;
  // Velitelé ukončují ústup.
  vars.left = 0;
  tellJoined(scenario, met, unit, io);
}

/**
 * Takes blocks and checks the leader: two dice with the unit, one when it is gone.
 * @rule napoleonics/leader-check
 */
function lose(
  scenario: Scenario,
  state: State,
  vars: SufferVars,
  blocks: number,
  cause: 'hits' | 'blocked' | 'square',
  io: Io<Event>,
): void {
  const { unit } = vars;
  const leader = leaderOfUnit(state.public, unit);
  vars.hex = hexOf(state.public, unit);
  if (takeBlocks(scenario, state, unit, blocks, cause, io) === 0 || leader < 0) return;
  if (state.public.outcome !== null) return;
  const isGone = hexOf(state.public, unit) < 0;
  if (!vars.isChecked) {
    vars.isChecked = true;
    const dice = io.chance.dice(isGone ? 1 : 2, 6, 'battle.leader');
    const isHit = countFaces(dice, SABERS) === dice.length;
    const name = leaderName(scenario, leader);
    io.emit({ type: 'leaderChecked', leader, name, dice, isHit });
    if (isHit) {
      killLeader(scenario, state, leader, vars.hex, io);
      return;
    }
  }
  if (isGone) vars.leader = leader;
}

import { type Io, idOf, nth } from '@bivouac/kernel';
import { IGNORE, RETREAT } from '../actions.ts';
import { countFaces, SABERS } from '../dice.ts';
import type { Event, FlagSources } from '../events.ts';
import type { HexId, LeaderId, UnitId } from '../ids.ts';
import { NO_HEX, NO_LEADER } from '../ids.ts';
import { exitUnit, killLeader, leaderOfUnit, stepWith, takeBlocks } from '../pieces.ts';
import { flagSources, isAtExit, retreatHexes, sumOfFlags } from '../retreat.ts';
import { kindName, kindOf, leaderName, type Scenario, seatOf } from '../scenario.ts';
import { hexOf, isInSquare, type State } from '../state.ts';
import { fleeFrom } from './flee.ts';
import { type Ask, type Book, kit, only, type Proc, type StepOf, scenarioIn } from './kit.ts';

/** A unit takes the hits and flags of one combat. */
export type SufferVars = {
  unit: UnitId;
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
  leader: LeaderId;
  hex: HexId;
};

type Blow = Pick<SufferVars, 'hits' | 'flags' | 'works' | 'isForced'>;

export const suffering = (unit: UnitId, blow: Blow): SufferVars => ({
  unit,
  ...blow,
  isChecked: false,
  left: 0,
  leader: NO_LEADER,
  hex: NO_HEX,
});

const { procedure, run, ask, call, when, loop } = kit;

const isAlive = (state: State, vars: SufferVars): boolean => hexOf(state.public, vars.unit) >= 0;

const takeHits = (book: Book): StepOf<SufferVars> =>
  run((state, vars, io) => {
    vars.hex = hexOf(state.public, vars.unit);
    lose(scenarioIn(book, state), state, vars, vars.hits, 'hits', io);
  });

const sourcesOf = (book: Book, state: State, { unit, works }: SufferVars): FlagSources =>
  flagSources(scenarioIn(book, state), state.public, unit, works);

/** How many of the flags the owner may ignore. */
const ignorable = (book: Book, state: State, vars: SufferVars): number =>
  vars.isForced ? 0 : Math.min(vars.flags, sumOfFlags(sourcesOf(book, state, vars)));

/** @rule napoleonics/morale */
export const chooseFlags = (book: Book): Ask<SufferVars> => ({
  question: (_state, { unit, flags }) => ({ kind: 'ignore', unit, flags }),
  seats: (state, vars) => only(seatOf(scenarioIn(book, state), vars.unit)),
  offers: (state, _seat, vars) => IGNORE.slice(0, ignorable(book, state, vars) + 1),
  take(state, _seat, action, vars, io) {
    if (action.kind !== 'ignore' || action.count === 0) return;
    const { unit, flags } = vars;
    const kind = kindName(scenarioIn(book, state), unit);
    const sources = sourcesOf(book, state, vars);
    io.emit({ type: 'flagsIgnored', unit, kind, count: action.count, flags, sources });
    vars.flags -= action.count;
  },
});

/** @rule napoleonics/retreat */
const beginRetreat = (book: Book): StepOf<SufferVars> =>
  run((state, vars, io) => {
    const scenario = scenarioIn(book, state);
    const { unit } = vars;
    vars.left = vars.flags * kindOf(scenario, unit).retreat;
    if (!isInSquare(state.public, unit)) return;
    // A square cannot move: each hex costs a block.
    const hexes = vars.left;
    vars.left = 0;
    lose(scenario, state, vars, hexes, 'square', io);
  });

const waysBack = (book: Book, state: State, vars: SufferVars): HexId[] =>
  retreatHexes(scenarioIn(book, state), state.public, vars.unit);

const isLeaving = (book: Book, state: State, vars: SufferVars): boolean =>
  isAtExit(scenarioIn(book, state), state.public, vars.unit);

const goesOn = (book: Book, state: State, vars: SufferVars): boolean =>
  vars.left > 0 &&
  isAlive(state, vars) &&
  (isLeaving(book, state, vars) || waysBack(book, state, vars).length > 0);

export const chooseRetreat = (book: Book): Ask<SufferVars> => ({
  question: (_state, { unit }) => ({ kind: 'retreat', unit }),
  seats: (state, vars) => only(seatOf(scenarioIn(book, state), vars.unit)),
  offers: (state, _seat, vars) => waysBack(book, state, vars).map((hex) => nth(RETREAT, hex)),
  take(state, _seat, action, vars, io) {
    if (action.kind === 'retreat') stepBack(scenarioIn(book, state), state, vars, action.hex, io);
  },
});

const leaveField = (book: Book): StepOf<SufferVars> =>
  run((state, vars, io) => {
    const { unit } = vars;
    vars.left = 0;
    exitUnit(scenarioIn(book, state), state, unit, leaderOfUnit(state.public, unit), io);
  });

const retreatWithoutChoice = (book: Book): StepOf<SufferVars> =>
  run((state, vars, io) => {
    const [hex] = waysBack(book, state, vars);
    if (hex !== undefined) stepBack(scenarioIn(book, state), state, vars, hex, io);
  });

const retreatStep = (book: Book): StepOf<SufferVars> =>
  when(
    (state, vars) => isLeaving(book, state, vars),
    [leaveField(book)],
    [
      when(
        (state, vars) => waysBack(book, state, vars).length > 1,
        [ask(chooseRetreat(book))],
        [retreatWithoutChoice(book)],
      ),
    ],
  );

/** Hexes that it could not go cost blocks. */
const payForRest = (book: Book): StepOf<SufferVars> =>
  run((state, vars, io) => {
    if (vars.left <= 0 || !isAlive(state, vars)) return;
    lose(scenarioIn(book, state), state, vars, vars.left, 'blocked', io);
  });

/** Blocks lost, leader checked, flags ignored, retreat (Ústup, Ověření ztráty velitele). */
export const sufferProcedures = (book: Book): Proc[] => [
  procedure<SufferVars>('suffer', [
    takeHits(book),
    when(
      (state, vars) => vars.flags > 0 && isAlive(state, vars),
      [
        when((state, vars) => ignorable(book, state, vars) > 0, [ask(chooseFlags(book))]),
        beginRetreat(book),
        loop(40, (state, vars) => goesOn(book, state, vars), [retreatStep(book)]),
        payForRest(book),
      ],
    ),
    when(
      (_state, vars) => vars.leader >= 0,
      [call('flee', (_state, { leader, hex }) => fleeFrom(leader, hex))],
    ),
  ]),
];

function stepBack(
  scenario: Scenario,
  state: State,
  vars: SufferVars,
  to: HexId,
  io: Io<Event>,
): void {
  const isMet = stepWith(scenario, state, vars.unit, to, 'unitRetreated', io);
  // Velitelé ukončují ústup.
  vars.left = isMet ? 0 : vars.left - 1;
  vars.hex = to;
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
  if (isGone) vars.leader = idOf(leader);
}

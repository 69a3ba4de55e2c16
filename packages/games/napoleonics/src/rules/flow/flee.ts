import { type Io, nth, ofSeat } from '@bivouac/kernel';
import { HALT, LEAVE, RETREAT } from '../actions.ts';
import { countAny, escapeDice, facesThatHit } from '../dice.ts';
import type { Event, Modifier } from '../events.ts';
import type { HexId, LeaderId } from '../ids.ts';
import { NO_HEX, NO_UNIT } from '../ids.ts';
import { exitLeader, killLeader, tellJoined } from '../pieces.ts';
import { type Flight, flightFrom, isTrapped } from '../retreat.ts';
import { kindName, leaderName, leaderSeat, type Scenario, seatOf } from '../scenario.ts';
import { type State, unitAt } from '../state.ts';
import { type Ask, type Book, kit, only, type Proc, type StepOf, scenarioIn } from './kit.ts';

/** A leader in flight is off the field; the frame says where. */
export type FleeVars = { leader: LeaderId; from: HexId; hex: HexId; gone: number; isOver: boolean };

/** A leader begins to flee from a hex. */
export const fleeFrom = (leader: LeaderId, from: HexId): FleeVars => ({
  leader,
  from,
  hex: from,
  gone: 0,
  isOver: false,
});

const { procedure, run, ask, when, loop } = kit;

const flightOf = (book: Book, state: State, { leader, hex, gone }: FleeVars): Flight =>
  flightFrom(scenarioIn(book, state), state.public, leader, hex, gone);

export const chooseFlight = (book: Book): Ask<FleeVars> => ({
  question: (_state, { leader, hex, gone }) => ({ kind: 'flee', leader, hex, gone }),
  seats: (state, vars) => only(leaderSeat(scenarioIn(book, state), vars.leader)),
  offers(state, _seat, vars) {
    const { hexes, mayHalt, mayLeave } = flightOf(book, state, vars);
    const offers = hexes.map((hex) => nth(RETREAT, hex));
    if (mayLeave) offers.push(LEAVE);
    if (mayHalt) offers.push(HALT);
    return offers;
  },
  take: (state, _seat, action, vars, io) => {
    const scenario = scenarioIn(book, state);
    if (action.kind === 'retreat') step(scenario, state, vars, action.hex, io);
    else if (action.kind === 'leave') leave(scenario, state, vars, io);
    else rest(scenario, state, vars, io);
  },
});

/** One thing only can be done, or nothing at all. */
const isForced = (book: Book, state: State, vars: FleeVars): boolean => {
  const { hexes, mayHalt, mayLeave } = flightOf(book, state, vars);
  return hexes.length + (mayHalt ? 1 : 0) + (mayLeave ? 1 : 0) <= 1;
};

const fleeWithoutChoice = (book: Book): StepOf<FleeVars> =>
  run((state, vars, io) => {
    const scenario = scenarioIn(book, state);
    const now = flightOf(book, state, vars);
    const [hex] = now.hexes;
    if (isTrapped(now)) {
      // Nowhere to go: impassable ground, enemies all the way, or no room among friends.
      vars.isOver = true;
      killLeader(scenario, state, vars.leader, vars.hex, io);
    } else if (hex !== undefined) step(scenario, state, vars, hex, io);
    else if (now.mayLeave) leave(scenario, state, vars, io);
    else rest(scenario, state, vars, io);
  });

/**
 * Ústup velitele and Únik.
 * @rule napoleonics/leader-retreat napoleonics/escape
 */
export const fleeProcedure = (book: Book): Proc =>
  procedure<FleeVars>('flee', [
    run((state, vars) => {
      state.public.leaderAt[vars.leader] = NO_HEX;
    }),
    loop(8, (_state, vars) => !vars.isOver, [
      when(
        (state, vars) => isForced(book, state, vars),
        [fleeWithoutChoice(book)],
        [ask(chooseFlight(book))],
      ),
    ]),
  ]);

/**
 * Into the next hex; an enemy unit there strikes at the leader.
 * @rule napoleonics/escape
 */
function step(scenario: Scenario, state: State, vars: FleeVars, hex: HexId, io: Io<Event>): void {
  vars.hex = hex;
  vars.gone += 1;
  const unit = unitAt(state.public, hex);
  if (unit < 0 || seatOf(scenario, unit) === leaderSeat(scenario, vars.leader)) return;
  const modifiers: Modifier[] = [];
  const total = escapeDice(scenario, state.public, unit, modifiers);
  const dice = io.chance.dice(total, 6, 'battle.escape');
  const hitFaces = facesThatHit(scenario, unit, NO_UNIT, 'escape');
  const hits = countAny(dice, hitFaces);
  io.emit({
    type: 'diceRolled',
    why: 'escape',
    unit,
    kind: kindName(scenario, unit),
    hex,
    target: NO_UNIT,
    targetKind: '',
    targetHex: hex,
    modifiers,
    total,
    dice,
    hitFaces,
    flagFaces: [],
    hits,
    flags: 0,
  });
  if (hits === 0) return;
  vars.isOver = true;
  killLeader(scenario, state, vars.leader, hex, io);
}

/** Off their own edge: no banner, but the leader is gone; over the scenario's exit the leader scores (N-34). */
function leave(scenario: Scenario, state: State, vars: FleeVars, io: Io<Event>): void {
  const { leader, hex } = vars;
  vars.isOver = true;
  if (ofSeat(scenario.exits, leaderSeat(scenario, leader)) === hex) {
    exitLeader(scenario, state, leader, hex, io);
  } else io.emit({ type: 'leaderLeft', leader, name: leaderName(scenario, leader), hex });
}

function rest(scenario: Scenario, state: State, vars: FleeVars, io: Io<Event>): void {
  const { leader, from, hex } = vars;
  vars.isOver = true;
  state.public.leaderAt[leader] = hex;
  const name = leaderName(scenario, leader);
  io.emit({ type: 'leaderRetreated', leader, name, from, to: hex });
  const unit = unitAt(state.public, hex);
  if (unit >= 0 && seatOf(scenario, unit) === leaderSeat(scenario, leader)) {
    tellJoined(scenario, leader, unit, io);
  }
}
